import type { Logger } from 'pino'
import type { Lake } from '../lake/lake.ts'
import type { Config } from './config.ts'
import type { KeyCache } from './keys/key-cache.ts'
import type { Redis } from './system/redis.ts'
import { openFileSubscriptionStore } from './subscriptions/file-subscription-store.ts'
import { openRedisSubscriptionStore } from './subscriptions/redis-subscription-store.ts'
import type { SubscriptionRoom } from './subscriptions/serve-subscriptions.ts'
import type { OnDamaged, SubscriptionStore } from './subscriptions/subscription-store.ts'
import { createSubscriptions } from './subscriptions/subscriptions.ts'

/** Opens the subscriptions where the keys are: in Redis for all servers that share it, or in the data directory. */
export function openSubscriptionStore(lake: Lake, redis: Redis | null, log: Logger): SubscriptionStore {
  const onDamaged: OnDamaged = (subscription, error) => {
    log.error({ subscription, err: error }, 'a subscription cannot be read: none of its events is delivered')
  }
  return redis === null ? openFileSubscriptionStore(lake, onDamaged) : openRedisSubscriptionStore(redis, onDamaged)
}

/** Opens what keys subscribe to; null where the operator has not turned it on. */
export function openSubscriptions(
  config: Config,
  parts: { readonly lake: Lake; readonly redis: Redis | null; readonly keyCache: KeyCache; readonly log: Logger },
): SubscriptionRoom | null {
  if (config.SUBSCRIPTIONS === 'off') return null
  const subscriptions = createSubscriptions({
    store: openSubscriptionStore(parts.lake, parts.redis, parts.log),
    keyCache: parts.keyCache,
    most: { key: config.KEY_SUBSCRIPTIONS, all: config.SUBSCRIPTIONS_MOST },
    now: () => new Date(),
  })
  return { subscriptions, own: config.SUBSCRIPTIONS_HOSTS }
}
