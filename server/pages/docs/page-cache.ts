import type { Snapshot } from '../../../schemas/api/endpoint.ts'

type Remember = <T>(snapshot: Snapshot, name: string, compute: () => Promise<T>) => Promise<T>

/**
 * Creates a cache of results for the newest snapshot, by name. The pages are open to everybody, so reading a page again
 * must not query the data again. A failed result is not kept.
 */
export function createPageCache(): Remember {
  let id: string | null = null
  let results = new Map<string, Promise<unknown>>()
  return <T>(snapshot: Snapshot, name: string, compute: () => Promise<T>) => {
    if (id !== snapshot.id) [id, results] = [snapshot.id, new Map<string, Promise<unknown>>()]
    const own = results
    const known = own.get(name)
    // A name always means the same computation, so the result has its type.
    if (known !== undefined) return known as Promise<T>
    const result = compute()
    own.set(name, result)
    result.catch(() => own.delete(name))
    return result
  }
}
