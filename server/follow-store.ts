import type { Lake } from '../lake/lake.ts'
import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { SigningKey } from '../lake/signature/manifest-signature.ts'
import { openReadableStore } from '../lake/object-store/open-store.ts'
import { parsePublicKeys } from '../lake/signature/public-keys.ts'
import type { Config } from './config.ts'
import type { Integrity } from './integrity/integrity.ts'
import type { Metrics } from './observability/metrics.ts'
import { type Replica, startReplica } from './replica/replica.ts'
import { UnusableReplicaFolder } from './replica/replica-folder.ts'
import { StartError } from './system/start-error.ts'

/** Makes the server a replica of an object store, if it has one. */
export async function followStore(
  { DATA_URL: place, REPLICA_POLL_SECONDS, REPLICA_MAX_BYTES, PUBLIC_KEY_FILE }: Config,
  lake: Lake,
  integrity: Integrity,
  metrics: Metrics,
  log: Logger,
): Promise<Replica | null> {
  if (place === undefined) return null
  const store = await openReadableStore(place, process.env)
  const options = {
    store,
    lake,
    pollMs: REPLICA_POLL_SECONDS * 1000,
    mostBytes: REPLICA_MAX_BYTES ?? null,
    keys: PUBLIC_KEY_FILE === undefined ? null : await readPublicKeyFile(PUBLIC_KEY_FILE),
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

async function readPublicKeyFile(path: string): Promise<readonly SigningKey[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartError(`PUBLIC_KEY_FILE cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  const keys = parsePublicKeys(text)
  if (keys !== null && keys.length > 0) return keys
  throw new StartError(
    `PUBLIC_KEY_FILE ${path} has no public key that can be read: give the file .pub.pem of market-data-server signing-key, several of them in one file, or a copy of /.well-known/market-data-keys.json`,
  )
}
