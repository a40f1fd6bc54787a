import type { Logger } from 'pino'
import { openReadableStore } from '../shared/object-store/open-store.ts'
import type { Config } from './config.ts'
import type { Integrity } from './integrity/integrity.ts'
import type { Metrics } from './observability/metrics.ts'
import { type Replica, startReplica } from './replica/replica.ts'
import { UnusableReplicaFolder } from './replica/replica-folder.ts'
import { StartError } from './start-error.ts'

/** Makes the server a replica of an object store, if it has one. */
export async function followStore(
  { DATA_URL: place, DATA_DIR: dataDir, REPLICA_POLL_SECONDS, REPLICA_MAX_BYTES }: Config,
  integrity: Integrity,
  metrics: Metrics,
  log: Logger,
): Promise<Replica | null> {
  if (place === undefined) return null
  const store = await openReadableStore(place, process.env)
  const options = {
    store,
    dataDir,
    pollMs: REPLICA_POLL_SECONDS * 1000,
    mostBytes: REPLICA_MAX_BYTES ?? null,
    received: metrics.replicaReceived,
    listDamaged: () => integrity.listDamaged(),
  }
  const replica = await startReplica(options, log).catch((error: unknown) => {
    throw error instanceof UnusableReplicaFolder ? new StartError(error.message) : error
  })
  metrics.watchReplica(replica)
  log.info({ source: store.address }, 'this server is a replica')
  return replica
}
