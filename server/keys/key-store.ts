import type { Key } from './key.ts'

/** ISO instant of each key's last use, by id. */
export type Uses = ReadonlyMap<string, string>

/** Stores the keys. Several processes read and change them at once. */
export interface KeyStore {
  /** Names the place, for the operator. */
  readonly place: string
  /** True if a store without keys is normal: a new directory has none, but a shared store must have some. */
  readonly startsEmpty: boolean
  /** Reads a text that changes with every change of the keys; null if no key was ever written, or all were lost. */
  version(): Promise<string | null>
  read(): Promise<Key[]>
  /**
   * Replaces the keys by the result of `alter`, and writes what that changes into the log. Changes that other processes
   * make meanwhile are not lost.
   */
  change(alter: (keys: readonly Key[]) => readonly Key[]): Promise<void>
  /** Reads the log of changes, each as a line of JSON, the oldest first. */
  readLog(): Promise<readonly string[]>
  lastUses(): Promise<Uses>
  /** Adds to the last uses; the later of two counts. Gives up when the signal aborts. */
  recordUses(uses: Uses, signal?: AbortSignal): Promise<void>
}

/** Keys exist but cannot be read, or they are gone. The message is one line for the operator. */
export class KeysUnreadable extends Error {
  override readonly name = 'KeysUnreadable'
}

/** Merges two sets of last uses. For a key in both, the later use counts. */
export function laterUses(one: Uses, other: Uses): Map<string, string> {
  const merged = new Map(one)
  for (const [id, at] of other) if (at > (merged.get(id) ?? '')) merged.set(id, at)
  return merged
}
