import type { DamagedFile, PlacedFile } from './damaged-file.ts'
import type { FileStat, HashPause } from './hash-file.ts'

/** Knows whether each published file still has the published bytes, so that no answer reads a damaged file. */
export interface Integrity {
  /**
   * Waits until each file has been hashed, once since the server started or since somebody wrote to it. Throws a
   * `DamagedFile` for one that differs from what was published. Returns null if all files are known to be good.
   */
  verify(files: readonly PlacedFile[], signal?: AbortSignal): Promise<void> | null
  /**
   * Finds the version of a file that `verify` passed: a number that changes when somebody writes to the file, even if
   * it has the published bytes again. Null for a file that differs now, or that needs hashing again.
   */
  findVersion(file: PlacedFile): number | null
  /** Finds the same, and hashes the file first if it must: a file keeps its version if only its links have changed. */
  settleVersion(file: PlacedFile): Promise<number | null>
  /** True if an open file is the very file that `verify` passed. */
  isUnwritten(file: PlacedFile, stat: FileStat): boolean
  /** Hashes files again even if they are known. Throws like `verify`. */
  verifyAgain(files: readonly PlacedFile[]): Promise<void>
  /** Watches files for damage because a snapshot with them is open. The returned function ends that. */
  watch(files: readonly PlacedFile[]): Promise<() => void>
  /** Finds the watched file that was read longest ago, and the time of that; 0 for never. */
  findLongestUnread(): { readonly file: PlacedFile; readonly readAt: number } | null
  /** Reads a file to its end, as slowly as `pause` makes it, and records the result. */
  hashAgain(file: PlacedFile, pause?: HashPause): Promise<void>
  /** Lists the watched files that are damaged. */
  listDamaged(): readonly PlacedFile[]
  isDamaged(file: PlacedFile): boolean
  /** Creates the error for a damaged file that was left out. */
  damageError(file: PlacedFile): DamagedFile
  /** Checks whether damaged files were restored. */
  lookForRestored(): Promise<void>
}
