import PQueue from 'p-queue'
import type { Logger } from 'pino'
import { DamagedFile, type PlacedFile, describeSubject } from './damaged-file.ts'
import type { Integrity } from './integrity.ts'
import { type FileStat, type HashFile, hashFile, isUnwritten, statNow } from './hash-file.ts'

/** What is known of the bytes of a file; all its names, in several snapshots, share it. */
interface FileCheck {
  stat: FileStat | null
  readonly sha256: string
  isGood: boolean
  /** When it was last read to its end, by a clock that only goes forward. */
  readAt: number
}

/** Files that are hashed at once for answers; who needs many waits in turn with those who need few. */
const AT_ONCE = 2
/** An error that comes again and again does not have the same file read each time. */
const DOUBT_EVERY_MS = 60_000
/** What a disk says of a file that it cannot read. Any other error is no fault of the file. */
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
  /** Files of open snapshots by path, and in how many of them. */
  readonly #lookedAfter = new Map<string, { readonly file: PlacedFile; snapshots: number }>()
  readonly #damaged = new Map<string, PlacedFile>()

  constructor(log: Logger, hash: HashFile) {
    this.#log = log
    this.#hash = hash
  }

  verify(files: readonly PlacedFile[], signal?: AbortSignal): Promise<void> | null {
    for (const file of files) {
      const known = this.#knownNow(file)
      if (known === null) return this.#demandEach(files, signal)
      if (!known.isGood) throw new DamagedFile(file, known.stat === null)
    }
    return null
  }

  areUnwritten(files: readonly PlacedFile[]): boolean {
    return files.every((file) => this.#knownNow(file)?.isGood === true)
  }

  isUnwritten(file: PlacedFile, stat: FileStat): boolean {
    const known = this.#byPath.get(file.path)
    return known?.isGood === true && known.stat !== null && isUnwritten(known.stat, stat)
  }

  async verifyAgain(files: readonly PlacedFile[]): Promise<void> {
    for (const file of files) {
      const readAt = this.#byPath.get(file.path)?.readAt ?? 0
      if (performance.now() - readAt >= DOUBT_EVERY_MS) await this.#queue.add(() => this.hashAgain(file))
    }
    await this.#demandEach(files)
  }

  async watch(files: readonly PlacedFile[]): Promise<() => void> {
    for (const file of files) {
      const entry = this.#lookedAfter.get(file.path)
      if (entry === undefined) this.#lookedAfter.set(file.path, { file, snapshots: 1 })
      else entry.snapshots += 1
      // Most are links to what the snapshot before has, and known: that is seen while it is still there to be seen.
      this.#knownNow(file)
      if (this.#lookedAfter.size % YIELD_EVERY === 0) await new Promise(setImmediate)
    }
    return () => {
      for (const { path } of files) this.#leave(path)
      const inUse = new Set(this.#byPath.values())
      for (const [inode, known] of this.#byInode) if (!inUse.has(known)) this.#byInode.delete(inode)
    }
  }

  findLongestUnread(): { readonly file: PlacedFile; readonly readAt: number } | null {
    let found: { file: PlacedFile; readAt: number } | null = null
    for (const { file } of this.#lookedAfter.values()) {
      const readAt = this.#byPath.get(file.path)?.readAt ?? 0
      if (found === null || readAt < found.readAt) found = { file, readAt }
      if (readAt === 0) break
    }
    return found
  }

  async hashAgain(file: PlacedFile, pause?: (bytes: number) => Promise<void>): Promise<void> {
    const hashed = await this.#hash(file.path, pause).catch((error: unknown) => {
      if (!isUnreadable(error)) throw error
      return { sha256: null, stat: statNow(file.path), error }
    })
    const known: FileCheck = {
      stat: hashed?.stat ?? null,
      sha256: file.sha256,
      isGood: hashed?.sha256 === file.sha256 && hashed.stat.size === file.bytes,
      readAt: performance.now(),
    }
    this.#remember(file, known)
    if (known.isGood) this.#tellRestored(file)
    else this.#tellDamaged(file, hashed)
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
      if (this.#knownNow(file) === null) await this.#hashInTurn(file)
    }
  }

  /** What is known of the file that stands there at this moment; null where that must be read first. */
  #knownNow(file: PlacedFile): FileCheck | null {
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
    if (!other.isGood) this.#tellDamaged(file, other)
    return other
  }

  #remember(file: PlacedFile, known: FileCheck): void {
    this.#byPath.set(file.path, known)
    if (known.stat === null) return
    // Files of equal bytes that are not one file keep what is known apart.
    const inode = formatInode(known.stat)
    const before = this.#byInode.get(inode)
    this.#byInode.set(inode, known)
    if (before === undefined || before === known || before.sha256 !== known.sha256) return
    // The other names of the file learn it too.
    Object.assign(before, known)
  }

  async #demandEach(files: readonly PlacedFile[], signal?: AbortSignal): Promise<void> {
    for (const file of files) {
      signal?.throwIfAborted()
      const known = this.#knownNow(file) ?? (await this.#hashInTurn(file, signal))
      if (!known.isGood) throw new DamagedFile(file, known.stat === null)
    }
  }

  /** Hashes a file when its turn comes; who needs the same file meanwhile waits for the same hash. */
  async #hashInTurn(file: PlacedFile, signal?: AbortSignal): Promise<FileCheck> {
    const underWay =
      this.#underWay.get(file.path) ??
      this.#queue.add(() => this.hashAgain(file)).finally(() => this.#underWay.delete(file.path))
    this.#underWay.set(file.path, underWay)
    await waitUnlessAborted(underWay, signal)
    const known = this.#byPath.get(file.path)
    if (known === undefined) throw new Error(`${file.path} was read and is not known`)
    return known
  }

  #leave(path: string): void {
    const entry = this.#lookedAfter.get(path)
    if (entry === undefined) return
    entry.snapshots -= 1
    if (entry.snapshots > 0) return
    this.#lookedAfter.delete(path)
    this.#byPath.delete(path)
    this.#damaged.delete(path)
  }

  #tellRestored(file: PlacedFile): void {
    if (!this.#damaged.delete(file.path)) return
    this.#log.info({ file: file.path }, `${describeSubject(file)} is whole again`)
  }

  #tellDamaged(file: PlacedFile, found: object | null): void {
    if (this.#damaged.has(file.path)) return
    if (this.#lookedAfter.has(file.path)) this.#damaged.set(file.path, file)
    const err = found !== null && 'error' in found ? found.error : undefined
    const what = found === null ? 'is missing' : 'is damaged'
    const message = `${describeSubject(file)} ${what} and is not answered: run make verify ARGS=--repair`
    this.#log.error({ file: file.path, sha256: file.sha256, ...(err !== undefined && { err }) }, message)
  }
}

/** Files that are looked at before others have their turn. */
const YIELD_EVERY = 64

function formatInode({ dev, ino }: FileStat): string {
  return `${String(dev)}:${String(ino)}`
}

function isUnreadable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNREADABLE.has(String(error.code))
}

/** Waits, and not after the signal says that nobody needs it any more. */
async function waitUnlessAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return work
  signal.throwIfAborted()
  let stop: () => void = () => undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => {
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
