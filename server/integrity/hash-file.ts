import { createHash } from 'node:crypto'
import { type Stats, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { ApiError } from '../../schemas/api/error.ts'
import { isMissing } from '../../lake/disk.ts'
import { snapshotMessages } from '../snapshots/snapshot-messages.ts'

/** The values that change when somebody writes to a file or replaces it. */
export type FileStat = Pick<Stats, 'dev' | 'ino' | 'size' | 'mtimeMs' | 'ctimeMs' | 'nlink'>

/** The hash of a file, and the stat that it had from the first byte read to the last. */
interface Hashed {
  readonly sha256: string
  readonly stat: FileStat
}

/** Reads a file to its end; null if there is none. Calls `pause` with the bytes of each piece, and waits for it. */
export type HashFile = (path: string, pause?: (bytes: number) => Promise<void>) => Promise<Hashed | null>

/** Small enough that no request waits long for the hashing of one piece: a fifth of a millisecond. */
const PIECE = 128 * 1024
/** File systems count time in ticks: a second write within the same tick would not change the times. */
const TICK_MS = 20
const TRIES = 3

export const hashFile: HashFile = async (path, pause) => {
  for (let tries = 1; ; tries++) {
    const hashed = await hashOnce(path, pause)
    if (hashed !== 'changed') return hashed
    if (tries === TRIES) throw fileBeingWritten()
  }
}

/** A 503 for an answer whose file somebody writes to while the server reads it. */
export function fileBeingWritten(): ApiError {
  return new ApiError('unavailable', snapshotMessages.beingWritten)
}

async function hashOnce(path: string, pause?: (bytes: number) => Promise<void>): Promise<Hashed | 'changed' | null> {
  const handle = await open(path, 'r').catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (handle === null) return null
  try {
    const stat = await handle.stat()
    const age = Date.now() - stat.ctimeMs
    if (age < TICK_MS) await setTimeout(TICK_MS)
    const hash = createHash('sha256')
    const buffer = Buffer.allocUnsafe(PIECE)
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, PIECE, null)
      if (bytesRead === 0) break
      hash.update(bytesRead === PIECE ? buffer : buffer.subarray(0, bytesRead))
      await pause?.(bytesRead)
    }
    return isUnwritten(stat, await handle.stat()) ? { sha256: hash.digest('hex'), stat } : 'changed'
  } finally {
    await handle.close()
  }
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
  return (
    before.ino === now.ino &&
    before.dev === now.dev &&
    before.size === now.size &&
    before.mtimeMs === now.mtimeMs &&
    (before.ctimeMs === now.ctimeMs || before.nlink !== now.nlink)
  )
}
