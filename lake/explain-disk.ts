import { existsSync, readlinkSync, statfsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { BuildError } from '../schemas/core/error.ts'
import { MANIFEST, SNAPSHOT_ID } from '../schemas/core/manifest.ts'
import { hasCode, isMissing } from './disk.ts'

const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG']
const FORBIDDEN = ['EACCES', 'EPERM', 'EROFS']
const IN_THE_WAY = ['EEXIST', 'ENOTDIR']
const DISK_CODES = [...FULL, ...FORBIDDEN, ...IN_THE_WAY, 'EIO', 'EXDEV']
const MACHINE_CODES = ['EMFILE', 'ENFILE', 'ENOMEM']

/** DuckDB's messages for the same errors. */
const DUCKDB_MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/No space left|not enough disk space/i, 'ENOSPC'],
  [/Disk quota exceeded/, 'EDQUOT'],
  [/File too large/, 'EFBIG'],
  [/Permission denied/, 'EACCES'],
  [/Read-only file system/, 'EROFS'],
  [/Too many open files in system/, 'ENFILE'],
  [/Too many open files/, 'EMFILE'],
  [/Cannot allocate memory/, 'ENOMEM'],
  [/Could not write|Input\/output error/, 'EIO'],
]

/** A failure and its remedy. */
interface Trouble {
  readonly code: 'DISK' | 'MACHINE'
  readonly message: string
  readonly advice: string
}

/** Explains an error of the disk or of the machine to the operator of a build; other errors pass through unchanged. */
export function explainDisk(error: unknown, dataDir: string): unknown {
  const trouble = findTrouble(error, dataDir)
  if (trouble === null) return error
  const { code, message, advice } = trouble
  const hint = `${advice}. Then run again: ${describeServed(dataDir)}.`
  return new BuildError(code, message, { hint, cause: error })
}

/** Explains an error of the disk or of the machine; null for any other. */
export function findTrouble(error: unknown, dataDir: string): Trouble | null {
  if (error instanceof BuildError || !(error instanceof Error)) return null
  const code = findCode(error)
  if (code === null) return null
  if (MACHINE_CODES.includes(code)) {
    const message = `the machine gives this process no more: ${error.message}`
    return { code: 'MACHINE', message, advice: MACHINE_HINTS[code] ?? '' }
  }
  if (code === 'EXDEV') {
    return {
      code: 'DISK',
      message: `the data directory ${dataDir} is on several file systems: ${error.message}`,
      advice:
        'lake, snapshots and .market-data-work share files by hard links, which never lead to another file system. Move the folder that is elsewhere back into the data directory, or move all of it',
    }
  }
  const room = FULL.includes(code) ? describeRoom(error, dataDir) : ''
  const path = findPath(error) ?? dataDir
  const what = isBelow(path, dataDir) ? `the data directory ${dataDir}` : path
  return { code: 'DISK', message: `${what} cannot be used: ${error.message}${room}`, advice: adviseOn(code, path) }
}

const MACHINE_HINTS: Readonly<Record<string, string>> = {
  EMFILE: 'Raise the number of files that one process may have open (ulimit -n, or LimitNOFILE of systemd)',
  ENFILE: 'All processes together have too many files open: end some, or raise fs.file-max',
  ENOMEM: 'Free some memory, or lower BUILD_PROCESSES',
}

function findCode(error: Error): string | null {
  const code = [...DISK_CODES, ...MACHINE_CODES].find((candidate) => hasCode(error, candidate))
  return code ?? DUCKDB_MESSAGES.find(([message]) => message.test(error.message))?.[1] ?? null
}

function adviseOn(code: string, path: string): string {
  if (FULL.includes(code)) {
    return 'Make room on that file system, such as by market-data-server prune --keep 60, or raise the quota or limit (ulimit -f)'
  }
  if (FORBIDDEN.includes(code)) return `Give ${path} to the user who builds, or let it be written`
  if (IN_THE_WAY.includes(code)) return `Move away what is in the place of ${path}`
  return 'Look for faults of the disk in the log of the kernel'
}

/** True for a data directory, its content, and the folders above it, which are made with it. */
function isBelow(path: string, dataDir: string): boolean {
  const [place, root] = [resolve(path), resolve(dataDir)]
  return `${place}/`.startsWith(`${root}/`) || `${root}/`.startsWith(`${place}/`)
}

/** Finds the path that an error is about: Node gives it, and DuckDB quotes it in the message. */
function findPath(error: Error): string | null {
  if ('path' in error && typeof error.path === 'string') return error.path
  return /"(\/[^"]+)"/.exec(error.message)?.[1] ?? null
}

/** Describes how full the file system of an error is: the one of its path or of the data directory. */
function describeRoom(error: Error, dataDir: string): string {
  for (let folder = findPath(error) ?? dataDir; ; folder = dirname(folder)) {
    try {
      const { bsize, bavail, blocks } = statfsSync(folder)
      return ` (${formatBytes(bavail * bsize)} of ${formatBytes(blocks * bsize)} bytes are free there)`
    } catch (thrown) {
      // A file that could not be made is not there, and perhaps its folder is not either.
      if (!isMissing(thrown) || dirname(folder) === folder) return ''
    }
  }
}

/** Describes what readers still get. It only looks, because this disk has failed. */
function describeServed(dataDir: string): string {
  const current = join(dataDir, 'current')
  try {
    const id = basename(readlinkSync(current))
    if (SNAPSHOT_ID.test(id) && existsSync(join(current, MANIFEST))) return `the snapshot ${id} is still served`
  } catch (thrown) {
    if (isMissing(thrown)) return 'no snapshot is served yet'
  }
  return 'the snapshot that was served cannot be read'
}

function formatBytes(bytes: number): string {
  return bytes.toLocaleString('en-US')
}
