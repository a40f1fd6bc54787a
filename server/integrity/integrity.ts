import type { DamagedFile, PlacedFile } from './damaged-file.ts'
import type { FileStat } from './hash-file.ts'

/** Knows of each published file whether it is what was published, so that no answer reads one that is not. */
export interface Integrity {
  /**
   * Waits until each file has been hashed, once since the server started or since somebody wrote to it; throws a
   * `DamagedFile` for one that is not as published. Null where all of that is known already.
   */
  verify(files: readonly PlacedFile[], signal?: AbortSignal): Promise<void> | null
  /** Whether nobody has written to the files since `demand` let them pass; to be asked after they were read. */
  areUnwritten(files: readonly PlacedFile[]): boolean
  /** Whether an open file is the very one that `demand` let pass. */
  isUnwritten(file: PlacedFile, stat: FileStat): boolean
  /** Hashes files again whatever is known of them; throws as `demand` does. */
  verifyAgain(files: readonly PlacedFile[]): Promise<void>
  /** Says that these may be asked for, so that they are looked after; the answer ends that. */
  watch(files: readonly PlacedFile[]): Promise<() => void>
  /** The file that was read longest ago of those looked after, and when that was; 0 for never. */
  findLongestUnread(): { readonly file: PlacedFile; readonly readAt: number } | null
  /** Reads a file to its end as slowly as `pause` makes it, and keeps what it finds. */
  hashAgain(file: PlacedFile, pause?: (bytes: number) => Promise<void>): Promise<void>
  /** The damaged ones of those looked after. */
  listDamaged(): readonly PlacedFile[]
  isDamaged(file: PlacedFile): boolean
  /** What to throw where a file was left out. */
  damageError(file: PlacedFile): DamagedFile
  /** Looks whether damaged files were restored. */
  lookForRestored(): Promise<void>
}
