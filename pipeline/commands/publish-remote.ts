import type { Lake } from '../../lake/lake.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { isPreconditionFailure, type ObjectStore, StoreError } from '../../lake/object-store/object-store.ts'
import { BadStoreAddress, parseStoreAddress } from '../../lake/object-store/open-store.ts'
import type { RetryPolicy } from '../../lake/object-store/retry.ts'
import type { Effects } from '../effects.ts'
import { type Environment, readVariable } from '../environment.ts'
import { explainDisk } from '../../lake/explain-disk.ts'
import { sweep } from '../integrity/sweep.ts'
import { publishLake, type PublishOptions } from '../remote/publish-lake.ts'
import { withDataDir } from './claim-data-dir.ts'

export type RemoteFlags = Omit<PublishOptions, 'serveAfterMs'>

/** This exit code means that another publisher was first; its snapshot stays. */
export const SUPERSEDED_EXIT = 3

export interface RemotePlaces {
  readonly lake: Lake
  readonly destination: string
  readonly environment: Environment
  /** Opens the store; the client of S3 does it if this is not given. */
  readonly openStore?: () => Promise<ObjectStore>
}

/** Between publication and service lies a day at most. */
const MOST_SERVE_AFTER_SECONDS = 86_400

/**
 * Publishes the snapshots of a data directory to an object store. No build runs meanwhile, so nothing that is published is
 * pruned under it.
 */
export async function publishRemote(
  { lake, destination, environment, openStore }: RemotePlaces,
  flags: RemoteFlags,
  effects: Effects,
  policy?: RetryPolicy,
): Promise<void> {
  const place = readDestination(destination)
  const serveAfterMs = readServeAfter(environment) * 1000
  try {
    await withDataDir(lake, effects.log, async () => {
      // A killed publication leaves what it was writing, and perhaps no build runs here to sweep it.
      if (!flags.dryRun) await sweep(lake)
      const store = await (openStore ?? (() => openS3(place, environment, policy)))()
      try {
        await publishLake(store, lake, { ...flags, serveAfterMs }, effects)
      } finally {
        store.close()
      }
    })
  } catch (error) {
    throw explainDisk(explainStore(error), lake.root)
  }
}

async function openS3(
  place: ReturnType<typeof readDestination>,
  environment: Environment,
  policy?: RetryPolicy,
): Promise<ObjectStore> {
  const { openS3Store } = await import('../../lake/object-store/s3-store.ts')
  return openS3Store(place, environment, policy)
}

function readDestination(text: string) {
  const refuse = (message: string) =>
    new BuildError('BAD_PARAMETER', message, {
      hint: 'Run market-data-server publish-remote s3://bucket/prefix. Endpoint, region and credentials come from AWS_ENDPOINT_URL, AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or from the files of AWS.',
    })
  try {
    const place = parseStoreAddress(text)
    if (place.kind === 's3') return place
  } catch (error) {
    if (!(error instanceof BadStoreAddress)) throw error
    throw refuse(error.message)
  }
  throw refuse('snapshots are published to s3://bucket/prefix; an address of HTTP can only be read')
}

function readServeAfter(environment: Environment): number {
  const text = readVariable(environment, 'SERVE_AFTER_SECONDS') ?? '0'
  if (/^\d{1,5}$/.test(text) && Number(text) <= MOST_SERVE_AFTER_SECONDS) return Number(text)
  throw new BuildError('BAD_PARAMETER', 'SERVE_AFTER_SECONDS is a number of seconds, 86400 at most', {
    hint: 'It is the time that replicas have to fetch a snapshot before all of them serve it.',
  })
}

/** Explains an error of the store to the operator; other errors pass through. */
function explainStore(error: unknown): unknown {
  if (!(error instanceof StoreError)) return error
  if (isPreconditionFailure(error)) {
    return new BuildError('SUPERSEDED', `another publisher was faster each time: ${error.message}`, {
      hint: 'What it published stays. Run this again.',
      cause: error,
    })
  }
  const hint =
    error.fault === 'refused'
      ? 'The switch was not changed. Check the bucket, AWS_ENDPOINT_URL, AWS_REGION and the credentials, which must allow to get, put and list.'
      : 'The switch was not changed. Run this again: what was put stays, and is not put twice.'
  return new BuildError('STORE_UNREACHABLE', error.message, { hint, cause: error })
}
