import PQueue from 'p-queue'
import { waitUnlessAborted } from '../system/abort.ts'
import type { Logger } from 'pino'
import { DamagedFile, type PlacedFile, describeSubject } from './damaged-file.ts'
import type { Integrity } from './integrity.ts'
import {
  type FileStat,
  hasSameContentTime,
  type HashFile,
  hashFile,
  isUnwritten,
  type HashPause,
  statNow,
} from './hash-file.ts'

/** Result of the last check of a file. All its names, in several snapshots, share one result. */
interface FileCheck {
  stat: FileStat | null
  /** A number that changes each time somebody is found to have written to the file. */
  version: number
  readonly sha256: string
  isGood: boolean
  /** When the file was last read to its end, by a clock that only goes forward. */
  readAt: number
}

/** Files that are hashed at once for answers. A request that needs many takes turns with those that need few. */
const AT_ONCE = 2
/** Shortest time between two readings of the same file: an error that repeats does not repeat the reading. */
const VERIFY_AGAIN_AFTER_MS = 60_000
/** Errors of a disk that cannot read a file. Any other error is not the fault of the file. */
const UNREADABLE = new Set(['EIO', 'EACCES', 'EPERM', 'EISDIR', 'EINVAL', 'ENXIO', 'EUCLEAN'])

export function createIntegrity(log: Logger, hash: HashFile = hashFile): Integrity {
  return new FileIntegrity(log, hash)
}

class FileIntegrity implements Integrity {
  readonly #log: Logger
  readonly #hash: HashFile
  readonly #queue = new PQueue({ concurrency: AT_ONCE })
  readonly #byPath = new Map<string, FileCheck>()
  readonly #byInode = new Map<string, FileCheck>()
  readonly #underWay = new Map<string, Promise<void>>()
  /** Files of open snapshots by path. `snapshots` counts the snapshots that have each. */
  readonly #watched = new Map<string, { readonly file: PlacedFile; snapshots: number }>()
  readonly #damaged = new Map<string, PlacedFile>()
  #versions = 0

  constructor(log: Logger, hash: HashFile) {
    this.#log = log
    this.#hash = hash
  }

  verify(files: readonly PlacedFile[], signal?: AbortSignal): Promise<void> | null {
    for (const file of files) {
      const known = this.#findCheck(file)
      if (known === null) return this.#verifyEach(files, signal)
      if (!known.isGood) throw new DamagedFile(file, known.stat === null)
    }
    return null
  }

  findVersion(file: PlacedFile): number | null {
    const known = this.#findCheck(file)
    return known?.isGood === true ? known.version : null
  }

  async settleVersion(file: PlacedFile): Promise<number | null> {
    const known = this.#findCheck(file) ?? (await this.#hashWhenFree(file))
    return known.isGood ? known.version : null
  }

  isUnwritten(file: PlacedFile, stat: FileStat): boolean {
    const known = this.#byPath.get(file.path)
    return known?.isGood === true && known.stat !== null && isUnwritten(known.stat, stat)
  }

  async verifyAgain(files: readonly PlacedFile[]): Promise<void> {
    for (const file of files) {
      const readAt = this.#byPath.get(file.path)?.readAt ?? 0
      if (performance.now() - readAt >= VERIFY_AGAIN_AFTER_MS) await this.#queue.add(() => this.hashAgain(file))
    }
    await this.#verifyEach(files)
  }

  async watch(files: readonly PlacedFile[]): Promise<() => void> {
    for (const file of files) {
      const entry = this.#watched.get(file.path)
      if (entry === undefined) this.#watched.set(file.path, { file, snapshots: 1 })
      else entry.snapshots += 1
      // Most files are links to files of the snapshot before, which were checked. That can be seen only while the older
      // links exist.
      this.#findCheck(file)
      if (this.#watched.size % YIELD_EVERY === 0) await new Promise(setImmediate)
    }
    return () => {
      for (const { path } of files) this.#unwatch(path)
      const inUse = new Set(this.#byPath.values())
      for (const [inode, known] of this.#byInode) if (!inUse.has(known)) this.#byInode.delete(inode)
    }
  }

  findLongestUnread(): { readonly file: PlacedFile; readonly readAt: number } | null {
    let found: { file: PlacedFile; readAt: number } | null = null
    for (const { file } of this.#watched.values()) {
      const readAt = this.#byPath.get(file.path)?.readAt ?? 0
      if (found === null || readAt < found.readAt) found = { file, readAt }
      if (readAt === 0) break
    }
    return found
  }

  async hashAgain(file: PlacedFile, pause?: HashPause): Promise<void> {
    const hashed = await this.#hash(file.path, file.sha256, pause).catch((error: unknown) => {
      if (!isUnreadable(error)) throw error
      return { sha256: null, stat: statNow(file.path), error }
    })
    const isGood = hashed?.sha256 === file.sha256 && hashed.stat.size === file.bytes
    const known: FileCheck = {
      stat: hashed?.stat ?? null,
      version: this.#countVersion(file, hashed?.stat ?? null, isGood),
      sha256: file.sha256,
      isGood,
      readAt: performance.now(),
    }
    this.#remember(file, known)
    if (known.isGood) this.#logRestored(file)
    else this.#logDamaged(file, hashed)
  }

  listDamaged(): readonly PlacedFile[] {
    return [...this.#damaged.values()]
  }

  isDamaged({ path }: PlacedFile): boolean {
    return this.#damaged.has(path)
  }

  damageError(file: PlacedFile): DamagedFile {
    return new DamagedFile(file, statNow(file.path) === null)
  }

  async lookForRestored(): Promise<void> {
    for (const file of [...this.#damaged.values()]) {
      if (this.#findCheck(file) === null) await this.#hashWhenFree(file)
    }
  }

  /** Finds the result for the file that is there at this moment; null if the file must be read first. */
  #findCheck(file: PlacedFile): FileCheck | null {
    const known = this.#byPath.get(file.path)
    const stat = statNow(file.path)
    if (stat === null) return known?.stat === null ? known : null
    if (known?.stat != null && isUnwritten(known.stat, stat)) {
      known.stat = stat
      return known
    }
    const other = this.#byInode.get(formatInode(stat))
    if (other?.stat == null || other.sha256 !== file.sha256 || !isUnwritten(other.stat, stat)) return null
    other.stat = stat
    this.#remember(file, other)
    if (!other.isGood) this.#logDamaged(file, other)
    return other
  }

  /**
   * Counts one version more, unless the file with this stat was checked before: under this name, or under another one
   * while this reading went on. Where both checks found the published bytes, only links have changed the `ctime`.
   */
  #countVersion({ path }: PlacedFile, stat: FileStat | null, isGood: boolean): number {
    const checks = stat === null ? [] : [this.#byPath.get(path), this.#byInode.get(formatInode(stat))]
    for (const before of checks) {
      if (before?.stat == null || stat === null) continue
      if (isUnwritten(before.stat, stat)) return before.version
      if (isGood && before.isGood && hasSameContentTime(before.stat, stat)) return before.version
    }
    this.#versions += 1
    return this.#versions
  }

  #remember(file: PlacedFile, known: FileCheck): void {
    this.#byPath.set(file.path, known)
    if (known.stat === null) return
    // Two files with equal bytes that are not the same file keep separate results.
    const inode = formatInode(known.stat)
    const before = this.#byInode.get(inode)
    this.#byInode.set(inode, known)
    if (before === undefined || before === known || before.sha256 !== known.sha256) return
    // The other names of the file get the result too.
    Object.assign(before, known)
  }

  async #verifyEach(files: readonly PlacedFile[], signal?: AbortSignal): Promise<void> {
    for (const file of files) {
      signal?.throwIfAborted()
      const known = this.#findCheck(file) ?? (await this.#hashWhenFree(file, signal))
      if (!known.isGood) throw new DamagedFile(file, known.stat === null)
    }
  }

  /** Hashes a file when its turn comes. A request that needs the same file meanwhile waits for the same hash. */
  async #hashWhenFree(file: PlacedFile, signal?: AbortSignal): Promise<FileCheck> {
    const underWay =
      this.#underWay.get(file.path) ??
      this.#queue.add(() => this.hashAgain(file)).finally(() => this.#underWay.delete(file.path))
    this.#underWay.set(file.path, underWay)
    await waitUnlessAborted(underWay, signal)
    const known = this.#byPath.get(file.path)
    if (known === undefined) throw new Error(`${file.path} was read and is not known`)
    return known
  }

  #unwatch(path: string): void {
    const entry = this.#watched.get(path)
    if (entry === undefined) return
    entry.snapshots -= 1
    if (entry.snapshots > 0) return
    this.#watched.delete(path)
    this.#byPath.delete(path)
    this.#damaged.delete(path)
  }

  #logRestored(file: PlacedFile): void {
    if (!this.#damaged.delete(file.path)) return
    this.#log.info({ file: file.path }, `${describeSubject(file)} is whole again`)
  }

  #logDamaged(file: PlacedFile, found: object | null): void {
    if (this.#damaged.has(file.path)) return
    if (this.#watched.has(file.path)) this.#damaged.set(file.path, file)
    const err = found !== null && 'error' in found ? found.error : undefined
    const what = found === null ? 'is missing' : 'is damaged'
    const message = `${describeSubject(file)} ${what} and is not answered: run market-data-server verify --repair`
    this.#log.error({ file: file.path, sha256: file.sha256, ...(err !== undefined && { err }) }, message)
  }
}

/** Files to look at before other work goes on. */
const YIELD_EVERY = 64

function formatInode({ dev, ino }: FileStat): string {
  return `${String(dev)}:${String(ino)}`
}

function isUnreadable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNREADABLE.has(String(error.code))
}
