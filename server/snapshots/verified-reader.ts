import { ApiError } from '../../schemas/api/error.ts'
import type { PlacedFile } from '../integrity/damaged-file.ts'
import { fileBeingWritten } from '../integrity/hash-file.ts'
import type { Integrity } from '../integrity/integrity.ts'
import { UnknownColumn } from './query-error.ts'

/** Reads files with DuckDB, and only such as have the published bytes. */
interface VerifiedReader {
  /**
   * Runs a read of files. Before it each file is hashed, unless it was hashed already. Throws a `DamagedFile` for a
   * damaged file, and a 503 for one that somebody writes to meanwhile.
   */
  read<T>(files: readonly PlacedFile[], run: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** True if somebody wrote to a file while it was read. */
  hasReadWrites(): boolean
}

/**
 * Creates the reader of one database. DuckDB keeps pieces and footers of the files that it read, and tells two versions
 * of a file apart by the second of their last change. So a file that somebody writes to under a read is not read again
 * by this database: it may keep the wrong bytes after the file has the right ones.
 */
export function createVerifiedReader(integrity: Integrity): VerifiedReader {
  const writtenUnderRead = new Set<PlacedFile>()
  const underRead = new Map<PlacedFile, { readonly version: number | null; reads: number }>()
  const begin = (file: PlacedFile, version: number | null) => {
    const others = underRead.get(file)
    if (others === undefined) underRead.set(file, { version, reads: 1 })
    else {
      others.reads += 1
      // A read that began with the earlier file may have got other bytes, and has not ended.
      if (others.version !== version) writtenUnderRead.add(file)
    }
  }
  const end = (file: PlacedFile) => {
    const others = underRead.get(file)
    if (others !== undefined && --others.reads === 0) underRead.delete(file)
  }
  return {
    hasReadWrites: () => writtenUnderRead.size > 0,
    read: async (files, run, signal) => {
      const unknown = integrity.verify(files, signal)
      if (unknown !== null) await unknown
      const versions = await settleVersions(integrity, files)
      for (const [at, file] of files.entries()) begin(file, versions[at] ?? null)
      if (files.some((file) => writtenUnderRead.has(file))) {
        files.forEach(end)
        throw fileBeingWritten()
      }
      const [outcome] = await Promise.allSettled([run()])
      files.forEach(end)
      const written = await findWritten(integrity, files, versions)
      for (const file of written) writtenUnderRead.add(file)
      if (files.some((file) => writtenUnderRead.has(file))) {
        await integrity.verifyAgain(written)
        throw fileBeingWritten()
      }
      if (outcome.status === 'fulfilled') return outcome.value
      const isOurs = outcome.reason instanceof ApiError || outcome.reason instanceof UnknownColumn
      if (!isOurs) await integrity.verifyAgain(files)
      throw outcome.reason
    },
  }
}

/** Finds the version of each file; those of which links came or went since they were hashed are hashed again. */
export async function settleVersions(
  integrity: Integrity,
  files: readonly PlacedFile[],
): Promise<readonly (number | null)[]> {
  const versions: (number | null)[] = []
  for (const file of files) versions.push(integrity.findVersion(file) ?? (await integrity.settleVersion(file)))
  return versions
}

/** Finds the files whose version has changed, or that had none. */
export async function findWritten(
  integrity: Integrity,
  files: readonly PlacedFile[],
  versions: readonly (number | null)[],
): Promise<PlacedFile[]> {
  const written: PlacedFile[] = []
  for (const [at, file] of files.entries()) {
    const before = versions[at] ?? null
    if (before !== null && integrity.findVersion(file) === before) continue
    // A file that cannot be hashed counts as written.
    const [settled] = await Promise.allSettled([integrity.settleVersion(file)])
    if (before === null || settled.status === 'rejected' || settled.value !== before) written.push(file)
  }
  return written
}
