import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BuildError } from '../schemas/core/error.ts'
import { hasCode, isMissing } from '../shared/files.ts'
import { awaitAll } from './await-all.ts'

/** Reads the text of a file; null if there is none. */
export async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Replaces a file in one step: readers see the old text or the new one, even after a crash. */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${String(process.pid)}.tmp`
  try {
    const file = await open(temporary, 'w')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}

/**
 * Writes a file whole under a name that no file has yet: readers see nothing or all of it. Returns false, and changes
 * nothing, if there is a file of that name. The caller flushes the folder.
 */
export async function createFileOnce(path: string, content: string): Promise<boolean> {
  const temporary = `${path}.${String(process.pid)}.tmp`
  try {
    await writeSynced(temporary, content)
    await link(temporary, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Writes to the disk a file that nobody reads yet. */
export async function writeSynced(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

const AT_ONCE = 32

/** Works on many files, some at a time: waiting for the disk after each file makes twenty years of months slow. */
export async function forEachFile<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE) await awaitAll(items.slice(at, at + AT_ONCE).map(work))
}

/** Flushes a file or folder, so that its content survives a power cut. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash)
  return hash.digest('hex')
}

export function sha256OfText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** JSON with sorted keys, so that equal content has equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

const DISK_CODES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EFBIG', 'EEXIST', 'ENOTDIR']
/** DuckDB's messages for the same errors. */
const DISK_MESSAGES = /No space left|Disk quota exceeded|Permission denied|Read-only file system|Could not write/

/** Explains an error of the disk to the operator; other errors pass through unchanged. */
export function explainDisk(error: unknown, dataDir: string): unknown {
  const code = DISK_CODES.find((candidate) => hasCode(error, candidate))
  const fromDuckDB = error instanceof Error && DISK_MESSAGES.test(error.message)
  if (error instanceof BuildError || (code === undefined && !fromDuckDB)) return error
  const message = error instanceof Error ? error.message : String(error)
  return new BuildError('DISK', `the data directory ${dataDir} cannot be used: ${message}`, {
    hint: 'Free some space or repair the permissions, then run again: the last snapshot is still served.',
    cause: error,
  })
}

/** Parses a file's text; damaged JSON is null, as if there were none: the caller decides. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
