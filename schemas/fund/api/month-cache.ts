import type { Snapshot } from '../../api/endpoint.ts'
import type { Manifest } from '../../core/manifest.ts'
import type { Month } from '../../core/month.ts'

type ReadMonth<T> = (snapshot: Snapshot, month: Month) => Promise<T>

/** Caches what a read of a whole month finds, for those months of a snapshot that were asked for last. */
export function cacheMonths<T>(read: ReadMonth<T>, { most }: { readonly most: number }): ReadMonth<T> {
  const known = new WeakMap<Manifest, Map<Month, Promise<T>>>()
  return (snapshot, month) => {
    const months = known.get(snapshot.manifest) ?? new Map<Month, Promise<T>>()
    known.set(snapshot.manifest, months)
    const before = months.get(month)
    if (before !== undefined) {
      // The month asked for last is the last to go.
      months.delete(month)
      months.set(month, before)
      // Another request that reads it can be given up.
      return before.catch(() => read(snapshot, month))
    }
    const reading = read(snapshot, month)
    months.set(month, reading)
    // The next request tries again.
    reading.catch(() => {
      if (months.get(month) === reading) months.delete(month)
    })
    for (const oldest of [...months.keys()].slice(0, -most)) months.delete(oldest)
    return reading
  }
}
