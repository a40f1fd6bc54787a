import { BuildError } from '../../schemas/core/error.ts'
import {
  isPreconditionFailure,
  type ObjectStore,
  type PutCondition,
  StoreError,
} from '../../lake/object-store/object-store.ts'

/** An object that nobody reads. It is put to test how the store treats conditions, and stays. */
const PROBE = 'precondition-probe.txt'
const CONTENT = {
  bytes: Buffer.from('This object shows that the store honours conditions of a put.\n'),
  type: 'text/plain',
}
const NOBODYS_ETAG = '"00000000000000000000000000000000"'

/**
 * Refuses a store that puts an object although its condition does not hold: two publishers could mix there. It costs two
 * requests, and one more the first time.
 */
export async function probeConditions(store: ObjectStore): Promise<void> {
  const isFirst = await putUnder(store, { ifNoneMatch: '*' })
  const isOverwritten = isFirst && (await putUnder(store, { ifNoneMatch: '*' }))
  if (isOverwritten || (await putUnder(store, { ifMatch: NOBODYS_ETAG }))) throw conditionsIgnored(store.address)
}

/** True if the store took the object. */
async function putUnder(store: ObjectStore, condition: PutCondition): Promise<boolean> {
  try {
    await store.put(PROBE, CONTENT, condition)
    return true
  } catch (error) {
    if (isPreconditionFailure(error)) return false
    if (error instanceof StoreError && error.fault === 'unsupported') throw conditionsIgnored(store.address, error)
    throw error
  }
}

function conditionsIgnored(address: string, cause?: unknown): BuildError {
  return new BuildError('STORE_UNSAFE', `${address} does not honour If-None-Match and If-Match when an object is put`, {
    hint: 'Two publishers could mix their snapshots there, so nothing was published. Take a store that does: S3 itself, MinIO, Ceph, R2 and others do in their present versions.',
    cause,
  })
}
