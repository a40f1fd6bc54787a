import { createHash } from 'node:crypto'
import type { BigIntStats } from 'node:fs'
import { access, constants, lstat, readdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import PQueue from 'p-queue'
import { BuildError } from '../../../schemas/core/error.ts'
import { FileNotFetched } from './fetch-errors.ts'
import type { Offer, FileOrigin, SavedFile, SaveOptions } from './origin.ts'
import { isMissing, leadsOutside } from '../../../lake/disk.ts'
import { readPieces } from '../../../lake/hash.ts'
import { mirrorPath } from './mirror-path.ts'

/** This many files are taken at once. */
const AT_ONCE = 2

export async function openFolderOrigin(mirror: string): Promise<FileOrigin> {
  const there = await stat(mirror).then(
    (found) => found.isDirectory(),
    (error: unknown) => {
      if (isMissing(error)) return false
      throw new BuildError('BAD_PARAMETER', `SOURCE_MIRROR ${mirror} cannot be read: ${describeError(error)}`, {
        hint: 'Repair its permissions or its disk, then run again: the last snapshot is still served.',
        cause: error,
      })
    },
  )
  if (!there) {
    throw new BuildError('BAD_PARAMETER', `SOURCE_MIRROR ${mirror} is not a folder`, {
      hint: 'Point it at a folder that mirrors the portals, such as data/sample, or at an address such as http://mirror.',
    })
  }
  const isListed = cacheListings()
  return fewAtATime({
    mayHave: (url) => isListed(join(mirror, mirrorPath(url))),
    async ask(url, known) {
      const path = join(mirror, mirrorPath(url))
      if (!(await isListed(path))) return { says: 'absent' }
      const found = (await findMirrorFile(mirror, path)) ?? (await findMirrorFile(mirror, `${path}@`))
      if (found === null) return { says: 'absent' }
      return found.stamp === known?.stamp ? { says: 'unchanged' } : makeOffer(found)
    },
  })
}

/** Opens an origin that has only the kept files. */
export function openOfflineOrigin(): FileOrigin {
  return fewAtATime({ ask: (_url, known) => Promise.resolve({ says: known === null ? 'absent' : 'unchanged' }) })
}

/**
 * Makes an origin on this machine. Nobody else waits for it, so it delivers few files at a time: one is hashed while
 * another is written.
 */
function fewAtATime({ ask, mayHave }: Pick<FileOrigin, 'ask' | 'mayHave'>): FileOrigin {
  const queue = new PQueue({ concurrency: AT_ONCE })
  const stopped = new AbortController()
  const unlessStopped = <T>(work: () => Promise<T>) => {
    stopped.signal.throwIfAborted()
    return work()
  }
  return {
    remote: false,
    damagedDownloads: 1,
    addressOf: () => null,
    inTurn: (_url, work) => queue.add(() => unlessStopped(work), { throwOnTimeout: true }),
    ask,
    ...(mayHave !== undefined && { mayHave }),
    close: () => {
      stopped.abort()
      return Promise.resolve()
    },
  }
}

/**
 * Lists each folder once, to know which files it lacks: a mirror has few files of a daily source, and thousands are
 * requested.
 */
function cacheListings(): (path: string) => Promise<boolean> {
  const folders = new Map<string, Promise<ReadonlySet<string> | null>>()
  return async (path) => {
    const folder = dirname(path)
    const known = folders.get(folder) ?? listFolderNames(folder)
    folders.set(folder, known)
    const names = await known
    return names === null || names.has(basename(path)) || names.has(`${basename(path)}@`)
  }
}

/** Lists the names in a folder. Null if it cannot be listed, which tells nothing about its files. */
async function listFolderNames(folder: string): Promise<ReadonlySet<string> | null> {
  try {
    return new Set(await readdir(folder))
  } catch (error) {
    return isMissing(error) ? new Set() : null
  }
}

interface MirrorFile {
  readonly path: string
  readonly bytes: number
  /** Any change to the file changes its times or its inode. */
  readonly stamp: string
}

async function findMirrorFile(mirror: string, path: string): Promise<MirrorFile | null> {
  try {
    const found = await stat(path, { bigint: true })
    if (found.isDirectory()) return null
    if (!found.isFile()) throw new Error('it is a pipe, a socket or a device, and no file')
    if (await leadsOutside(mirror, path)) throw new Error('a link leads out of the mirror')
    await access(path, constants.R_OK)
    return { path, bytes: Number(found.size), stamp: makeStamp(found) }
  } catch (error) {
    if (isMissing(error) && !(await isLink(path))) return null
    throw unreadable(path, error)
  }
}

function makeStamp({ size, mtimeNs, ctimeNs, ino }: BigIntStats): string {
  return [size, mtimeNs, ctimeNs, ino].join('-')
}

/** True if a link is there, wherever it leads. */
async function isLink(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isSymbolicLink()
  } catch (error) {
    if (isMissing(error)) return false
    throw unreadable(path, error)
  }
}

/** A file that somebody writes while it is copied is neither the old one nor the new one. */
async function requireUnchanged({ path, stamp }: MirrorFile): Promise<void> {
  const now = await stat(path, { bigint: true }).catch((error: unknown) => {
    throw unreadable(path, error)
  })
  if (makeStamp(now) !== stamp) throw unreadable(path, new Error('it changed while it was copied'))
}

function makeOffer(found: MirrorFile): Offer {
  const { path, bytes, stamp } = found
  return {
    says: 'offer',
    calledPage: false,
    save: async (into, options) => {
      // The size is checked before any copying: the disk may not have room for the file.
      if (bytes > options.maxBytes) throw fileTooLarge(path, bytes, options.maxBytes)
      const copied = await copy(found, into, options)
      await requireUnchanged(found)
      return { ...copied, validators: { etag: null, lastModified: null, stamp } }
    },
    decline: () => Promise.resolve(),
  }
}

async function copy(
  from: MirrorFile,
  into: string,
  { files, maxBytes, arrived }: SaveOptions,
): Promise<Omit<SavedFile, 'validators'>> {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await files.open(into, 'w')
  try {
    for await (const piece of readFilePieces(from.path)) {
      bytes += piece.length
      if (bytes > maxBytes) throw fileTooLarge(from.path, bytes, maxBytes)
      // A file that somebody goes on writing is not followed to its end.
      if (bytes > from.bytes) await requireUnchanged(from)
      hash.update(piece)
      // This is not `write`: on a full disk `write` writes a part and reports nothing.
      await file.appendFile(piece)
      arrived(piece.length)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { sha256: hash.digest('hex'), bytes }
}

/** Reads a file of the mirror. The mirror is at fault for a failure here, not the disk that receives the copy. */
async function* readFilePieces(path: string): AsyncGenerator<Buffer> {
  const pieces = readPieces(path)
  try {
    for (;;) {
      const piece = await pieces.next().catch((error: unknown) => {
        throw unreadable(path, error)
      })
      if (piece.done === true) return
      yield piece.value
    }
  } finally {
    await pieces.return(undefined)
  }
}

/** Describes one unreadable file among many: its partition is held back and the build continues. */
function unreadable(path: string, error: unknown): FileNotFetched {
  return new FileNotFetched(`${path} cannot be read: ${describeError(error)}`, {
    hint: 'Repair the permissions or the disk of the mirror; the next run asks again.',
    cause: error,
  })
}

function fileTooLarge(path: string, bytes: number, maxBytes: number): FileNotFetched {
  return new FileNotFetched(`${path} is larger than ${String(maxBytes)} bytes: at least ${String(bytes)}`, {
    hint: 'If it is meant to be that large, raise maxUnpackedBytes of the source in its dataset.ts.',
  })
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
