import type { PublishedSnapshots } from './snapshots/published-snapshots.ts'
import type { Replica } from './replica/replica.ts'

/**
 * Reads the snapshots of the store that a replica follows. The newest one counts from the time at which all replicas
 * serve it.
 */
export function publishedInStore(replica: Pick<Replica, 'announced'>): PublishedSnapshots {
  return {
    newest: () => {
      const found = replica.announced()
      return Promise.resolve(
        found === null ? null : { id: found.snapshot, since: new Date(found.serve_from ?? found.published_at) },
      )
    },
    isKept: (id) => replica.announced()?.kept.some(({ snapshot }) => snapshot === id) ?? false,
  }
}
