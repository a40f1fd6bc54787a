import type { Snapshot } from '../../api/endpoint.ts'
import { monthOfPartition } from '../../core/dataset.ts'
import type { Manifest } from '../../core/manifest.ts'
import type { Month } from '../../core/month.ts'

type ReadMonth<T> = (snapshot: Snapshot, month: Month) => Promise<T>

interface Bound {
  /** Most months that stay in memory. */
  readonly most: number
}

/** Caches the results of a read of a whole month, for the most recently requested months of a snapshot. */
export function cacheMonths<T>(read: ReadMonth<T>, { most }: Bound): ReadMonth<T> {
  const known = new WeakMap<Manifest, Map<string, Promise<T>>>()
  return (snapshot, month) => {
    const months = known.get(snapshot.manifest) ?? new Map<string, Promise<T>>()
    known.set(snapshot.manifest, months)
    return readOnce(months, month, most, () => read(snapshot, month))
  }
}

/** Caches the result of a read of a whole snapshot. */
export function cacheSnapshots<T>(read: (snapshot: Snapshot) => Promise<T>): (snapshot: Snapshot) => Promise<T> {
  const known = new WeakMap<Manifest, Map<string, Promise<T>>>()
  return (snapshot) => {
    const only = known.get(snapshot.manifest) ?? new Map<string, Promise<T>>()
    known.set(snapshot.manifest, only)
    return readOnce(only, snapshot.id, 1, () => read(snapshot))
  }
}

/**
 * Caches the results of a read that depends on one month of one table only. Snapshots with the same file share a
 * result, so the bound counts for all of them together.
 */
export function cacheTableMonths<T>(table: string, read: ReadMonth<T>, { most }: Bound): ReadMonth<T> {
  const known = new Map<string, Promise<T>>()
  return (snapshot, month) => {
    const hash = findHash(snapshot.manifest, table, month)
    return hash === undefined ? read(snapshot, month) : readOnce(known, hash, most, () => read(snapshot, month))
  }
}

function findHash({ partitions }: Manifest, table: string, month: Month): string | undefined {
  return partitions.find(({ partition, tables }) => table in tables && monthOfPartition(partition) === month)?.tables[
    table
  ]?.sha256
}

/** Reads the value of a key once for all requests; the `most` recently requested values stay in memory. */
export function readOnce<T>(
  known: Map<string, Promise<T>>,
  key: string,
  most: number,
  read: () => Promise<T>,
): Promise<T> {
  const before = known.get(key)
  if (before !== undefined) {
    // The most recently requested month is dropped last.
    known.delete(key)
    known.set(key, before)
    // The reading request can be cancelled: then one of the waiting requests reads it again for all of them.
    return before.catch(() => readOnce(known, key, most, read))
  }
  const reading = read()
  known.set(key, reading)
  // The next request tries again.
  reading.catch(() => {
    if (known.get(key) === reading) known.delete(key)
  })
  for (const oldest of [...known.keys()].slice(0, -most)) known.delete(oldest)
  return reading
}
