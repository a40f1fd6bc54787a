import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { BuildError } from '../schemas/core/error.ts'
import { hasCode, namePath } from '../shared/files.ts'

export {
  createFileOnce,
  forEachFile,
  readIfPresent,
  replaceFile,
  sha256OfText,
  syncToDisk,
  writeSynced,
} from '../shared/durable-files.ts'

export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of readPieces(path)) hash.update(piece)
  return hash.digest('hex')
}

/**
 * Reads a file in pieces of up to 1 MiB, all in one buffer: a piece is valid until the next one is asked for. A stream
 * takes a new buffer for each read, and most files here are smaller than one; V8 counts those bytes as garbage to collect.
 */
export async function* readPieces(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const buffer = Buffer.allocUnsafe(Math.min(Math.max(size, 1024), 1 << 20))
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, null)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } catch (error) {
    throw namePath(error, path)
  } finally {
    await file.close()
  }
}

/** JSON with sorted keys, so that equal content has equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

const DISK_CODES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EFBIG', 'EXDEV', 'EEXIST', 'ENOTDIR']
/** DuckDB's messages for the same errors. */
const DISK_MESSAGES = /No space left|Disk quota exceeded|Permission denied|Read-only file system|Could not write/

/** Explains an error of the disk to the operator; other errors pass through unchanged. */
export function explainDisk(error: unknown, dataDir: string): unknown {
  const code = DISK_CODES.find((candidate) => hasCode(error, candidate))
  const fromDuckDB = error instanceof Error && DISK_MESSAGES.test(error.message)
  if (error instanceof BuildError || (code === undefined && !fromDuckDB)) return error
  const message = error instanceof Error ? error.message : String(error)
  if (code === 'EXDEV') {
    return new BuildError('DISK', `the data directory ${dataDir} is on several file systems: ${message}`, {
      hint: 'lake, snapshots and .market-data-work share files by hard links, which never lead to another file system. Move the folder that is elsewhere back into the data directory, or move all of it, then run again: the last snapshot is still served.',
      cause: error,
    })
  }
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
