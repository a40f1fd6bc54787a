import type { Snapshot } from '../../schemas/core/endpoint.ts'

/**
 * Remembers, by name, what was worked out for the newest snapshot: a page is open to everybody, so reading it again
 * asks the data nothing. What failed is not kept.
 */
export function createPageCache(): <T>(snapshot: Snapshot, name: string, work: () => Promise<T>) => Promise<T> {
  let id: string | null = null
  let known = new Map<string, Promise<unknown>>()
  return <T>(snapshot: Snapshot, name: string, work: () => Promise<T>) => {
    if (id !== snapshot.id) [id, known] = [snapshot.id, new Map<string, Promise<unknown>>()]
    const kept = known
    const found = kept.get(name)
    // What stands under a name was made by the work of that name.
    if (found !== undefined) return found as Promise<T>
    const working = work()
    kept.set(name, working)
    working.catch(() => kept.delete(name))
    return working
  }
}
