import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { SUBSCRIPTIONS_SCOPE } from '../../schemas/service/subscriptions/subscription.ts'
import type { Key } from '../keys/key.ts'
import { isValid } from '../keys/key.ts'
import type { KeyCache } from '../keys/key-cache.ts'
import { hasScope } from '../keys/scopes.ts'
import { readHost } from '../subscriptions/receiver-address.ts'
import type { StoredSubscription } from '../subscriptions/subscription.ts'
import { requireTopicScopes } from '../subscriptions/topic-scopes.ts'
import { createEventFinder, type FindingParts } from './find-events.ts'
import type { SentMessage } from './send-event.ts'
import { recordDelivered, recordFailure, writeWebhookHeaders } from './try-event.ts'

interface DelivererParts extends FindingParts {
  readonly endpoints: readonly Endpoint[]
  readonly keyCache: KeyCache
  /** Sends an event once; returns null if the receiver took it, else why not. */
  readonly send: (address: string, message: SentMessage) => Promise<string | null>
  /** A number from 0 to 1, so that receivers are not all tried at the same instant. */
  readonly random: () => number
}

/**
 * Finds events and delivers them. Only one deliverer runs at a time. Whatever it had not saved when it died, the next
 * does again.
 */
interface Deliverer {
  /** Looks for events once, and starts the tries that are due. */
  round(): Promise<void>
  /** Resolves when no try is under way. */
  whenIdle(): Promise<void>
}

/** Keys whose events are tried at once. Those of one key are tried one after the other. */
const KEYS_AT_ONCE = 32
/** How long the subscriptions of a key that ended are kept, so that a mistake can be mended. */
const FORGET_AFTER_MS = 7 * 86_400_000

export function createDeliverer(parts: DelivererParts): Deliverer {
  const { store, now, log } = parts
  const working = new Map<string, Promise<void>>()
  const findEvents = createEventFinder(parts)
  return {
    round: async () => {
      const held: StoredSubscription[] = []
      for (const subscription of await store.read()) {
        if (await forgetIfEnded(subscription, parts)) continue
        held.push(subscription)
      }
      const living = held.filter((each) => findOwner(each, parts) !== null)
      const current = await findEvents(living)
      for (const [key, own] of groupByKey(current)) {
        const isDue = own.some(({ pending }) => pending.some(({ next_try_at: at }) => new Date(at) <= now()))
        if (!isDue || working.has(key) || working.size >= KEYS_AT_ONCE) continue
        const work = deliverDue(own, parts)
          .catch((error: unknown) => {
            log.error({ err: error }, 'cannot deliver events')
          })
          .finally(() => working.delete(key))
        working.set(key, work)
      }
    },
    whenIdle: async () => {
      while (working.size > 0) await Promise.all(working.values())
    },
  }
}

/**
 * Finds the valid key that a subscription belongs to, the newest of its successors; null if no key may have its events.
 */
function findOwner({ key, topic }: StoredSubscription, { keyCache, endpoints, now }: DelivererParts): Key | null {
  const owner = keyCache.listSuccession(key).findLast((each) => isValid(each, now()))
  if (owner === undefined || !hasScope(owner, SUBSCRIPTIONS_SCOPE)) return null
  try {
    requireTopicScopes(owner, topic, endpoints)
    return owner
  } catch (error) {
    if (error instanceof ApiError && error.code === 'forbidden') return null
    throw error
  }
}

/** Forgets a subscription whose keys all ended long ago. An unknown key may come back with its store. */
async function forgetIfEnded(subscription: StoredSubscription, { store, keyCache, now, log }: DelivererParts) {
  const since = new Date(now().getTime() - FORGET_AFTER_MS)
  const keys = keyCache.listSuccession(subscription.key)
  const isOver = ({ revoked_at, expires_at }: Key) => {
    return [revoked_at, expires_at].some((at) => at !== null && new Date(at) < since)
  }
  if (keys.length === 0 || !keys.every(isOver)) return false
  await store.change(subscription.id, () => null)
  log.info({ subscription: subscription.id, key: subscription.key }, 'subscription of an ended key forgotten')
  return true
}

function groupByKey(subscriptions: readonly StoredSubscription[]): Map<string, StoredSubscription[]> {
  const groups = new Map<string, StoredSubscription[]>()
  for (const each of subscriptions) groups.set(each.key, [...(groups.get(each.key) ?? []), each])
  return groups
}

/** Tries the events of one key that are due, one after the other; each result is saved before the next try. */
async function deliverDue(own: readonly StoredSubscription[], parts: DelivererParts): Promise<void> {
  const { store, send, log, now, random } = parts
  for (const { id, url, pending } of own) {
    for (const { webhook_id, next_try_at: at } of pending) {
      if (new Date(at) > now()) continue
      // Its owner may have deleted it, changed its secret or lost its key since the round began.
      const stored = await store.find(id)
      const event = stored?.pending.find((each) => each.webhook_id === webhook_id)
      if (stored === null || event === undefined || findOwner(stored, parts) === null) break
      const headers = writeWebhookHeaders(stored, event, now())
      const failure = await send(url, { headers, body: event.body })
      await store.change(id, (saved) =>
        failure === null
          ? recordDelivered(saved, webhook_id, now())
          : recordFailure(saved, webhook_id, { failure, now: now(), jitter: random() * 0.2 }),
      )
      // Only the host: the rest of an address can be a secret of its owner.
      const facts = { subscription: id, webhook: webhook_id, type: event.type, host: readHost(new URL(url)) }
      if (failure === null) log.info(facts, 'event delivered')
      else log.warn({ ...facts, failure, tries: event.tries + 1 }, 'event not taken')
      if (failure !== null) break
    }
  }
}
