import { BuildError } from '../schemas/core/error.ts'
import { hasCode } from '../lake/disk.ts'

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
