import type { ObjectStore } from '../../lake/object-store/object-store.ts'
import type { CurrentObject } from '../../lake/object-store/published-lake.ts'
import { type PutCurrent, putCurrentObject } from './current-object.ts'

/** Younger objects stay: a publisher under way has put them, and no manifest names them yet. */
const GARBAGE_AGE_MS = 24 * 3_600_000
/** A collection ends within this time; a much older mark was left by one that died. */
const COLLECT_WITHIN_MS = 10 * 60_000
const DEAD_AFTER_MS = 60 * 60_000

/** Names that a publisher gives. A collection may remove only these, and dropped versions of logs. */
const COLLECTABLE = [
  /^lake\/[a-z0-9_]+\/[a-z0-9_=-]+\/[0-9a-f]{64}\.parquet$/,
  /^snapshots\/\d{8}T\d{6}Z\/manifest\.(?:json|sig)$/,
]

export interface Collected {
  readonly objects: number
  readonly bytes: number
}

/** True while another process removes objects; one that died is not waited for. */
export function isBeingCollected({ collecting_since }: CurrentObject, now: Date): boolean {
  // A collection that began in the future had another clock; if its start is as far away, it is not waited for either.
  return collecting_since !== null && Math.abs(now.getTime() - Date.parse(collecting_since)) < DEAD_AFTER_MS
}

/** Which objects a collection leaves, and which objects of the logs it removes. */
export interface CollectionRules {
  /** Keys that kept snapshots name. */
  readonly named: ReadonlySet<string>
  readonly isDroppedVersion: (key: string) => boolean
}

/** Lists the objects that no kept manifest names, and that are older than a day. */
async function listGarbage(
  store: ObjectStore,
  { named, isDroppedVersion }: CollectionRules,
  now: Date,
): Promise<{ key: string; bytes: number }[]> {
  const garbage: { key: string; bytes: number }[] = []
  for (const prefix of ['lake/', 'snapshots/']) {
    for await (const { key, bytes, modified } of store.list(prefix)) {
      const isOld = now.getTime() - modified.getTime() > GARBAGE_AGE_MS
      const isOurs = COLLECTABLE.some((name) => name.test(key)) || isDroppedVersion(key)
      if (isOld && isOurs && !named.has(key)) garbage.push({ key, bytes })
    }
  }
  return garbage
}

/**
 * Removes the objects that no kept manifest names. The switch is marked meanwhile: a publisher that relies on one of the
 * objects cannot replace the switch, because it has changed, and a publisher that begins waits.
 */
export async function collectGarbage(
  store: ObjectStore,
  { current, etag }: PutCurrent,
  rules: CollectionRules,
  now: () => Date,
  dryRun: boolean,
): Promise<Collected> {
  const sum = (removed: readonly { bytes: number }[]) => ({
    objects: removed.length,
    bytes: removed.reduce((bytes, each) => bytes + each.bytes, 0),
  })
  if (dryRun) return sum(await listGarbage(store, rules, now()))
  const marked = { ...current, collecting_since: now().toISOString() }
  const markedETag = await putCurrentObject(store, marked, { etag })
  const until = now().getTime() + COLLECT_WITHIN_MS
  const removed: { key: string; bytes: number }[] = []
  for (const each of await listGarbage(store, rules, now())) {
    if (now().getTime() > until) break
    await store.remove(each.key)
    removed.push(each)
  }
  await putCurrentObject(store, { ...current, collecting_since: null }, { etag: markedETag })
  return sum(removed)
}
