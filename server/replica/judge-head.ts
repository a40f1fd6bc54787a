import type { ReadableStore } from '../../lake/object-store/object-store.ts'
import { CURRENT_OBJECT, type CurrentObject } from '../../lake/object-store/published-lake.ts'
import { CLOCKS_APART_MS, isFutureSnapshot } from '../../lake/snapshots/snapshot-id.ts'
import { ReplicaRefusal } from './refusal.ts'

/** Newest snapshot of a replica, and when it was published, where that is known. */
export interface HeldHead {
  readonly snapshot: string
  readonly published_at?: string
}

/**
 * Refuses a head that does not follow the last published one: a head of the future, before which nothing new would ever
 * be served again, one that is older than the held one, and one that does not keep its own snapshot.
 */
export function refuseWrongHead(
  { address }: Pick<ReadableStore, 'address'>,
  head: CurrentObject,
  held: readonly HeldHead[],
  now: Date,
): void {
  if (isFutureHead(head, now)) {
    throw new ReplicaRefusal(
      `${address}${CURRENT_OBJECT} names ${head.snapshot}, published at ${head.published_at}, which lies in the future of this server's clock: the clock of the publisher is ahead, this one is behind, or somebody else wrote it`,
    )
  }
  // A replica that took a head of the future must find back.
  const newer = held.find((each) => !isFutureHead(each, now) && isOlder(head, each))
  if (newer !== undefined) {
    throw new ReplicaRefusal(
      `${address} steps back from ${describeHead(newer)} to ${describeHead(head)}: the newer snapshot stays. If that is meant, start with an empty DATA_DIR`,
    )
  }
  if (head.kept.at(-1)?.snapshot !== head.snapshot)
    throw new ReplicaRefusal(`${address}${CURRENT_OBJECT} does not keep the snapshot that it names`)
}

/** How long ago the head was published, in seconds. It is negative where the clocks differ a little. */
export function findHeadAge({ published_at }: Pick<CurrentObject, 'published_at'>, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(published_at)) / 1000)
}

/** True for a head that no publisher with a right clock can have put yet. */
export function isFutureHead({ snapshot, published_at }: HeldHead, now: Date): boolean {
  return (
    isFutureSnapshot(snapshot, now) ||
    (published_at !== undefined && Date.parse(published_at) > now.getTime() + CLOCKS_APART_MS)
  )
}

/** Snapshots of one publisher get later names only, and a head of the same snapshot has the same or a later time. */
function isOlder(head: CurrentObject, held: HeldHead): boolean {
  if (head.snapshot !== held.snapshot) return head.snapshot < held.snapshot
  return held.published_at !== undefined && Date.parse(head.published_at) < Date.parse(held.published_at)
}

function describeHead({ snapshot, published_at }: HeldHead): string {
  return published_at === undefined ? snapshot : `${snapshot} (published at ${published_at})`
}
