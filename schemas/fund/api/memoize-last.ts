import type { Snapshot } from '../../api/endpoint.ts'
import { readOnce } from './month-cache.ts'

/**
 * Keeps what was read last for a request, which has a snapshot object of its own: a page that asks for several pages of
 * an answer begins each of them alike.
 */
export function memoizeLast<Key extends readonly (string | null)[], T>(
  read: (snapshot: Snapshot, ...key: Key) => Promise<T>,
): (snapshot: Snapshot, ...key: Key) => Promise<T> {
  const known = new WeakMap<Snapshot, Map<string, Promise<T>>>()
  return (snapshot, ...key) => {
    const last = known.get(snapshot) ?? new Map<string, Promise<T>>()
    known.set(snapshot, last)
    return readOnce(last, JSON.stringify(key), 1, () => read(snapshot, ...key))
  }
}
