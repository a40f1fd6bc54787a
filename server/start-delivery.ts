import type { Logger } from 'pino'
import { endpoints } from '../schemas/service/endpoints.ts'
import { datasets } from '../schemas/registry.gen.ts'
import type { Lake } from '../lake/lake.ts'
import { makeKeysDir } from '../lake/private-files.ts'
import type { HeldLock } from '../lake/lock/held-lock.ts'
import { tryLock } from '../lake/lock/kernel-lock.ts'
import type { Config } from './config.ts'
import { findLake } from './find-lake.ts'
import { createLog } from './create-log.ts'
import { createIntegrity } from './integrity/file-integrity.ts'
import { readGroupsFile } from './issuer-groups-file.ts'
import { openFileKeyStore } from './keys/file-key-store.ts'
import { openKeyCache } from './keys/key-cache.ts'
import { openRedisKeyStore } from './keys/redis-key-store.ts'
import { readStatus } from './observability/status.ts'
import { follow } from './snapshots/follow.ts'
import { makeStatusFeed } from './pages/status/status-feed.ts'
import { StartError } from './system/start-error.ts'
import { openSubscriptionStore } from './open-subscriptions.ts'
import { connectRedis } from './system/redis.ts'
import { createAbort } from './system/abort.ts'
import { repeat } from './system/repeat.ts'
import { shuttingDownError } from './system/shutdown.ts'
import { createTopicAsk } from './topic-ask.ts'
import { createDeliverer } from './delivery/deliverer.ts'
import { resolveName, SEND_TIMEOUT_MS, sendEvent, type SendingParts } from './delivery/send-event.ts'

/** Pause between two looks for events and for tries that are due. */
const LOOK_EVERY_MS = 5_000
/** Comparisons wait for nobody, so they may take longer than a request. */
const QUERY_TIMEOUT_MS = 60_000
const QUERIES_AT_ONCE = 2

/** Replacements for a test. */
interface DeliveryOverrides {
  readonly log?: Logger
  readonly resolve?: SendingParts['resolve']
  readonly now?: () => Date
  readonly lookEveryMs?: number
}

export interface RunningDelivery {
  /** Looks for events and tries what is due; resolves when those tries have ended. */
  deliver(): Promise<void>
  /** Ends after the tries that are under way. */
  stop(): Promise<void>
}

/** Starts to deliver. Throws where another process does already: two of them would send everything twice. */
export async function startDelivery(config: Config, overrides: DeliveryOverrides = {}): Promise<RunningDelivery> {
  if (config.SUBSCRIPTIONS === 'off') throw new StartError('SUBSCRIPTIONS is off: there is nothing to deliver')
  const { log = createLog(config), now = () => new Date(), resolve = resolveName } = overrides
  const lake = findLake(config)
  const lock = await takeLock(lake)
  const stopping = createAbort()
  const groups = await readGroupsFile(config.ISSUER_GROUPS_FILE)
  const redis =
    config.REDIS_URL === undefined ? null : await connectRedis(config.REDIS_URL, log, config.REDIS_TIMEOUT_MS)
  const keyCache = await openKeyCache(redis === null ? openFileKeyStore(lake) : openRedisKeyStore(redis), log, now)
  const following = await follow(
    lake,
    {
      ...{ concurrency: QUERIES_AT_ONCE, timeoutMs: QUERY_TIMEOUT_MS, olderSnapshots: 1, cut: stopping.signal },
      ...{ integrity: createIntegrity(log), issuerGroups: groups?.members ?? null },
    },
    log,
  )
  const sending = { own: config.SUBSCRIPTIONS_HOSTS, timeoutMs: SEND_TIMEOUT_MS, resolve }
  const store = openSubscriptionStore(lake, redis, log)
  const deliverer = createDeliverer({
    ...{ store, keyCache, following, endpoints, log, now, random: Math.random },
    createAsk: createTopicAsk(endpoints),
    listEntries: (status) => makeStatusFeed(status, '').entries,
    readStatus: () => readStatus({ datasets, lake, following, keyCache, redis, replica: null, now }),
    send: (address, message) => sendEvent(address, message, sending),
  })
  let looking = Promise.resolve()
  const look = () =>
    (looking = looking
      .then(() => deliverer.round())
      .catch((error: unknown) => {
        log.error({ err: error }, 'cannot look for events yet')
      }))
  const stopLooking = repeat(look, overrides.lookEveryMs ?? LOOK_EVERY_MS)
  log.info({ snapshot: following.current() }, 'delivering')
  return {
    deliver: async () => {
      await look()
      await deliverer.whenIdle()
    },
    stop: async () => {
      stopLooking()
      await looking
      await deliverer.whenIdle()
      stopping.abort(shuttingDownError())
      await following.close()
      await keyCache.close()
      redis?.close()
      lock.release()
      log.info('stopped')
    },
  }
}

async function takeLock(lake: Lake): Promise<HeldLock> {
  await makeKeysDir(lake)
  const lock = await tryLock(lake.files, lake.deliveryLock)
  if ('release' in lock) return lock
  throw new StartError(`process ${lock.holder ?? 'unknown'} delivers from ${lake.keysRoot} already: one is enough`)
}
