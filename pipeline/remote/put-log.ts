import type { WholeLog } from '../../lake/manifest-log/own-log.ts'
import { listNewFiles } from '../../lake/manifest-log/tiles.ts'
import type { ObjectStore } from '../../lake/object-store/object-store.ts'
import { LOG_CHECKPOINT_OBJECT, logKey } from '../../lake/object-store/published-lake.ts'
import { putOnce } from './put-objects.ts'

interface KnownLog {
  /** Number of entries whose tiles the store has, if it has a head at all. */
  readonly entries: number
  /** True puts every tile again, whatever is there. */
  readonly isDoubted: boolean
}

/**
 * Puts the tiles of the log of manifests that the store lacks, and then its head. Readers of a bucket's plain objects
 * then see the same log as readers of a server.
 */
export async function putManifestLog(
  store: ObjectStore,
  { checkpoint, entries }: WholeLog,
  known: KnownLog,
): Promise<void> {
  const isNew = known.isDoubted || (await store.head(LOG_CHECKPOINT_OBJECT)) === null
  for (const [path, bytes] of listNewFiles(entries, isNew ? 0 : known.entries)) {
    const content = { bytes, type: 'application/octet-stream' }
    if (known.isDoubted) await store.put(logKey(path), content, null)
    else await putOnce(store, logKey(path), content)
  }
  await store.put(LOG_CHECKPOINT_OBJECT, { bytes: Buffer.from(checkpoint), type: 'text/plain', changes: true }, null)
}
