import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { BuildError } from '../schemas/core/error.ts'
import { hasCode } from '../shared/files.ts'

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
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash)
  return hash.digest('hex')
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
