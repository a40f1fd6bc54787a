import type { Key } from './key.ts'

/** When keys were last used, by id, as ISO instants. */
export type Uses = ReadonlyMap<string, string>

/** Where the keys are kept: several processes read and change them at once. */
export interface KeyStore {
  /** For the operator: where that is. */
  readonly place: string
  /** Whether no keys at all are as it should be: so begins a directory, but not what servers share. */
  readonly startsEmpty: boolean
  /** Another text after every change; null where no key was ever written, or all were lost. */
  version(): Promise<string | null>
  read(): Promise<Key[]>
  /** Replaces the keys by what `alter` makes of them; nothing that another process writes meanwhile is lost. */
  change(alter: (keys: readonly Key[]) => readonly Key[]): Promise<void>
  lastUses(): Promise<Uses>
  /** Adds to the last uses; the later of two counts. It is given up when `signal` says so. */
  recordUses(uses: Uses, signal?: AbortSignal): Promise<void>
}

/** The keys are there and cannot be read, or are gone; the message is one line for the operator. */
export class KeysUnreadable extends Error {
  override readonly name = 'KeysUnreadable'
}

/** Both together; of a key in both, the later use. */
export function laterUses(one: Uses, other: Uses): Map<string, string> {
  const merged = new Map(one)
  for (const [id, at] of other) if (at > (merged.get(id) ?? '')) merged.set(id, at)
  return merged
}
