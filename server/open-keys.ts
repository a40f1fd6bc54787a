import type { Logger } from 'pino'
import type { Lake } from '../lake/lake.ts'
import { isOpenToAll } from '../lake/private-files.ts'
import type { Config } from './config.ts'
import { countUses, type UseCounter } from './key-use/count-uses.ts'
import { openFileUseStore } from './key-use/file-use-store.ts'
import { openRedisUseStore } from './key-use/redis-use-store.ts'
import { openFileKeyStore } from './keys/file-key-store.ts'
import { type KeyCache, openKeyCache } from './keys/key-cache.ts'
import { openRedisKeyStore } from './keys/redis-key-store.ts'
import { connectRedis, type Redis } from './system/redis.ts'

interface OpenKeys {
  readonly redis: Redis | null
  readonly keyCache: KeyCache
  readonly uses: UseCounter
}

/** Opens the keys in Redis, where there is one, or in the data directory. */
export async function openKeys(config: Config, lake: Lake, log: Logger): Promise<OpenKeys> {
  const { keysRoot } = lake
  if (await isOpenToAll(keysRoot))
    log.warn(`anybody may write into ${keysRoot}, and so replace its keys: chmod o-w ${keysRoot}`)
  const redis =
    config.REDIS_URL === undefined ? null : await connectRedis(config.REDIS_URL, log, config.REDIS_TIMEOUT_MS)
  const now = () => new Date()
  const store = redis === null ? openFileKeyStore(lake) : openRedisKeyStore(redis)
  const uses = redis === null ? openFileUseStore(lake, now) : openRedisUseStore(redis, now)
  return { redis, keyCache: await openKeyCache(store, log, now), uses: countUses(uses, log, now) }
}
