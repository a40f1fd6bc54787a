import { randomUUID } from 'node:crypto'
import { ApiError } from '../../schemas/api/error.ts'
import { quoted } from '../../schemas/api/client-text.ts'
import type { NamedRequest } from '../exports/idempotency.ts'
import type { Key } from '../keys/key.ts'
import type { KeyCache } from '../keys/key-cache.ts'
import { addPending, makeSecret, type PendingEvent, type StoredSubscription } from './subscription.ts'
import type { SubscriptionInput } from './read-request.ts'
import type { SubscriptionStore } from './subscription-store.ts'
import { subscriptionMessages } from './subscription-messages.ts'

/** A subscription belongs to the key that made it, or a successor of that key; for any other key it does not exist. */
export interface Subscriptions {
  /** Adds one, unless the key has made one by the same name: then that is the answer, and `isNew` false. */
  add(
    asked: SubscriptionInput,
    key: Key,
    how: { readonly named: NamedRequest | null; readonly snapshot: string | null },
  ): Promise<{ readonly subscription: StoredSubscription; readonly isNew: boolean }>
  /** Lists those of a key, the oldest first. */
  list(key: Key): Promise<readonly StoredSubscription[]>
  find(key: Key, id: string): Promise<StoredSubscription>
  remove(key: Key, id: string): Promise<void>
  rotate(key: Key, id: string, graceHours: number): Promise<StoredSubscription>
  /** Lets dead letters wait for a try again: those with these names, or all. */
  replay(key: Key, id: string, webhookIds: readonly string[] | null): Promise<StoredSubscription>
}

interface SubscriptionParts {
  readonly store: SubscriptionStore
  readonly keyCache: Pick<KeyCache, 'listSuccession'>
  readonly most: { readonly key: number; readonly all: number }
  readonly now: () => Date
}

const MS_AN_HOUR = 3_600_000

export function createSubscriptions({ store, keyCache, most, now }: SubscriptionParts): Subscriptions {
  const isOf = ({ id }: Key, subscription: StoredSubscription) =>
    keyCache.listSuccession(subscription.key).some((key) => key.id === id)
  const change = async (
    key: Key,
    id: string,
    alter: (subscription: StoredSubscription) => StoredSubscription | null,
  ): Promise<StoredSubscription | null> => {
    const asked = { isOwn: false }
    const changed = await store.change(id, (subscription) => {
      asked.isOwn = isOf(key, subscription)
      return asked.isOwn ? alter(subscription) : subscription
    })
    if (!asked.isOwn) throw noSuchSubscription(id)
    return changed
  }
  return {
    add: async ({ topic, url }, key, { named, snapshot }) => {
      const made: StoredSubscription = {
        ...{ id: randomUUID(), key: key.id, topic, url, created_at: now().toISOString(), named, snapshot },
        ...{ secret: makeSecret(), old_secret: null, seen: null, pending: [], dead: [], dropped: 0 },
        ...{ last_delivered_at: null, last_failure: null },
      }
      const subscription = await store.add(made, (all) => {
        const own = all.filter((each) => isOf(key, each))
        const before = findNamed(own, named)
        if (before !== null) return before
        requireRoom(own.length, all.length, most)
        return null
      })
      return { subscription, isNew: subscription.id === made.id }
    },
    list: async (key) => {
      const own = (await store.read()).filter((each) => isOf(key, each))
      return own.sort((a, b) => (a.created_at < b.created_at ? -1 : 1))
    },
    find: async (key, id) => {
      const found = await store.find(id)
      if (found === null || !isOf(key, found)) throw noSuchSubscription(id)
      return found
    },
    remove: async (key, id) => {
      await change(key, id, () => null)
    },
    rotate: async (key, id, graceHours) => {
      const until = new Date(now().getTime() + graceHours * MS_AN_HOUR).toISOString()
      const changed = await change(key, id, (subscription) => ({
        ...subscription,
        secret: makeSecret(),
        old_secret: graceHours === 0 ? null : { secret: subscription.secret, until },
      }))
      return changed ?? noneLeft(id)
    },
    replay: async (key, id, webhookIds) => {
      const changed = await change(key, id, (subscription) => replayDead(subscription, webhookIds, now()))
      return changed ?? noneLeft(id)
    },
  }
}

function replayDead(
  subscription: StoredSubscription,
  webhookIds: readonly string[] | null,
  now: Date,
): StoredSubscription {
  const isWanted = ({ webhook_id }: { readonly webhook_id: string }) => webhookIds?.includes(webhook_id) ?? true
  const again = subscription.dead.filter(isWanted).map(({ webhook_id, type, snapshot, body }): PendingEvent => {
    return { webhook_id, type, snapshot, body, tries: 0, next_try_at: now.toISOString() }
  })
  return addPending({ ...subscription, dead: subscription.dead.filter((each) => !isWanted(each)) }, again)
}

/**
 * Finds the subscription that a request of the same name made. If that request asked for something else, it is a
 * conflict.
 */
function findNamed(own: readonly StoredSubscription[], named: NamedRequest | null): StoredSubscription | null {
  const found = own.find((each) => named !== null && each.named?.name === named.name)
  if (found === undefined) return null
  if (found.named?.asks === named?.asks) return found
  const message = subscriptionMessages.subscriptionNameReused({ address: `/v1/subscriptions/${found.id}` })
  throw new ApiError('conflict', message, { reason: 'idempotency_key_reused', id: found.id })
}

function requireRoom(ofKey: number, ofAll: number, most: SubscriptionParts['most']): void {
  if (ofKey >= most.key) {
    const message = subscriptionMessages.tooManySubscriptions({ count: most.key })
    throw new ApiError('rate_limited', message, { limit: most.key })
  }
  if (ofAll >= most.all) throw new ApiError('unavailable', subscriptionMessages.noRoomForSubscriptions)
}

function noneLeft(id: string): never {
  throw noSuchSubscription(id)
}

function noSuchSubscription(id: string): ApiError {
  const message = subscriptionMessages.noSuchSubscription({ id: quoted(id) })
  return new ApiError('not_found', message, { reason: 'subscription_not_found' })
}
