import type { UseCounts } from './use-count.ts'

/** Keeps the uses of keys. Several processes add to them at once. */
export interface UseStore {
  /** Adds counts, key by key; `added` hears of each key whose counts are there. Gives up when the signal aborts. */
  add(batch: ReadonlyMap<string, UseCounts>, added: (key: string) => void, signal?: AbortSignal): Promise<void>
  /** Reads the counts of a key, by its visible beginning. */
  read(key: string): Promise<UseCounts>
}
