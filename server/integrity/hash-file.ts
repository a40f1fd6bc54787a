import { createHash } from 'node:crypto'
import { type Stats, statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { ApiError } from '../../schemas/api/error.ts'
import { isMissing } from '../../lake/disk.ts'
import { integrityMessages } from './integrity-messages.ts'

/** These values change when somebody writes to a file or replaces it. */
export type FileStat = Pick<Stats, 'dev' | 'ino' | 'size' | 'mtimeMs' | 'ctimeMs' | 'nlink'>

/** `stat` stayed the same from the first byte read to the last. */
interface Hashed {
  readonly sha256: string
  readonly stat: FileStat
}

/** Called with the bytes of each piece that was read, and waited for. */
export type HashPause = (bytes: number) => Promise<void>

/**
 * Reads a file to its end; null if there is none. If only its links changed meanwhile, the file is read again, unless it
 * has the expected hash.
 */
export type HashFile = (path: string, expected?: string, pause?: HashPause) => Promise<Hashed | null>

/** Small enough that no request waits long for the hashing of one piece: a fifth of a millisecond. */
const PIECE = 128 * 1024
/** File systems count time in ticks: a second write within the same tick would not change the times. */
const TICK_MS = 20
const TRIES = 3

export const hashFile: HashFile = async (path, expected, pause) => {
  for (let tries = 1; ; tries++) {
    const hashed = await hashOnce(path, expected, pause)
    if (hashed !== 'changed') return hashed
    if (tries === TRIES) throw fileBeingWritten()
  }
}

/** A 503 for an answer whose file somebody writes to while the server reads it. */
export function fileBeingWritten(): ApiError {
  return new ApiError('unavailable', integrityMessages.beingWritten)
}

async function hashOnce(
  path: string,
  expected: string | undefined,
  pause: HashPause | undefined,
): Promise<Hashed | 'changed' | null> {
  const handle = await open(path, 'r').catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (handle === null) return null
  try {
    return await hashOpenFile(handle, expected, pause)
  } finally {
    await handle.close()
  }
}

/** Hashes an open file, whatever its names are by now; `changed` if somebody wrote to it meanwhile. */
export async function hashOpenFile(
  handle: FileHandle,
  expected?: string,
  pause?: HashPause,
): Promise<Hashed | 'changed'> {
  const before = await handle.stat()
  const age = Date.now() - before.ctimeMs
  if (age < TICK_MS) await setTimeout(TICK_MS)
  const hash = createHash('sha256')
  const buffer = Buffer.allocUnsafe(PIECE)
  for (let at = 0; ;) {
    const { bytesRead } = await handle.read(buffer, 0, PIECE, at)
    if (bytesRead === 0) break
    at += bytesRead
    hash.update(bytesRead === PIECE ? buffer : buffer.subarray(0, bytesRead))
    await pause?.(bytesRead)
  }
  const [sha256, stat] = [hash.digest('hex'), await handle.stat()]
  if (isUnwritten(before, stat)) return { sha256, stat }
  return sha256 === expected && hasSameContentTime(before, stat) ? { sha256, stat } : 'changed'
}

/**
 * Reads the present stat of a file; null if it is gone. It is synchronous: it takes microseconds and runs before each
 * query.
 */
export function statNow(path: string): FileStat | null {
  return statSync(path, { throwIfNoEntry: false }) ?? null
}

/** True if nobody has written to the file. A link that is made or removed changes `ctime` too, but not the content. */
export function isUnwritten(before: FileStat, now: FileStat): boolean {
  return hasSameContentTime(before, now) && (before.ctimeMs === now.ctimeMs || before.nlink !== now.nlink)
}

/**
 * True if at most the names of the file have changed, as far as the times tell. A link that is made and removed between two
 * looks leaves the number of links as it was, and `ctime` new: only the hash tells that from a write.
 */
export function hasSameContentTime(before: FileStat, now: FileStat): boolean {
  return before.ino === now.ino && before.dev === now.dev && before.size === now.size && before.mtimeMs === now.mtimeMs
}
