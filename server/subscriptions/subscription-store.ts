import type { StoredSubscription } from './subscription.ts'

/** Hears of a stored subscription that cannot be read, each time the store meets it. */
export type OnDamaged = (name: string, error: unknown) => void

/** Stores subscriptions. Servers and the process that delivers read and change them at once. */
export interface SubscriptionStore {
  /** Reads all that can be read. */
  read(): Promise<StoredSubscription[]>
  /** Finds one; null where there is none. */
  find(id: string): Promise<StoredSubscription | null>
  /** Adds one. `require` gets the existing ones and throws if there is no room; it can give one in its place. */
  add(
    subscription: StoredSubscription,
    require: (all: readonly StoredSubscription[]) => StoredSubscription | null,
  ): Promise<StoredSubscription>
  /**
   * Replaces one by the result of `alter`, or removes it where that is null; changes that other processes make meanwhile
   * are not lost. Returns the result; null also where there is none.
   */
  change(
    id: string,
    alter: (subscription: StoredSubscription) => StoredSubscription | null,
  ): Promise<StoredSubscription | null>
}
