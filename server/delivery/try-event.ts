import { writeSignatures } from '../subscriptions/signature.ts'
import { MOST_DEAD, type PendingEvent, type StoredSubscription } from '../subscriptions/subscription.ts'

/** Pauses before the second try and those after it, some 32 hours in all. Events are given up after the last. */
export const PAUSES_MS: readonly number[] = [5_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000, 50_400_000]

/** How long the other events of an address wait after a failure. No try of theirs is counted. */
const AFTER_FAILURE_MS = 300_000

/** Writes the headers of Standard Webhooks for a try. */
export function writeWebhookHeaders(
  { secret, old_secret }: StoredSubscription,
  { webhook_id: id, body }: PendingEvent,
  now: Date,
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000)
  const old = old_secret !== null && new Date(old_secret.until) > now ? [old_secret.secret] : []
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': writeSignatures({ id, timestamp, body }, [secret, ...old]),
  }
}

/** Records a try that ended well: the event waits no more. */
export function recordDelivered(subscription: StoredSubscription, webhookId: string, now: Date): StoredSubscription {
  return {
    ...subscription,
    pending: subscription.pending.filter(({ webhook_id }) => webhook_id !== webhookId),
    last_delivered_at: now.toISOString(),
    last_failure: null,
  }
}

/**
 * Records a failed try: the event waits longer, or is a dead letter. The other events wait for a while too, so that a
 * hanging address costs one try at a time.
 */
export function recordFailure(
  subscription: StoredSubscription,
  webhookId: string,
  { failure, now, jitter }: { readonly failure: string; readonly now: Date; readonly jitter: number },
): StoredSubscription {
  const event = subscription.pending.find(({ webhook_id }) => webhook_id === webhookId)
  if (event === undefined) return subscription
  const tries = event.tries + 1
  // A receiver that is gone for good answers 410.
  const pause = failure === 'status 410' ? undefined : PAUSES_MS[event.tries]
  const later = addMs(now, AFTER_FAILURE_MS)
  const others = subscription.pending
    .filter((each) => each !== event)
    .map((each) => (each.next_try_at < later ? { ...each, next_try_at: later } : each))
  if (pause !== undefined) {
    const again = { ...event, tries, next_try_at: addMs(now, pause * (1 + jitter)) }
    return { ...subscription, pending: [again, ...others], last_failure: failure }
  }
  const { webhook_id, type, snapshot, body } = event
  const dead = [
    ...subscription.dead,
    { webhook_id, type, snapshot, body, tries, given_up_at: now.toISOString(), failure },
  ]
  const kept = dead.slice(-MOST_DEAD)
  const dropped = subscription.dropped + dead.length - kept.length
  return { ...subscription, pending: others, dead: kept, dropped, last_failure: failure }
}

function addMs(date: Date, ms: number): string {
  return new Date(date.getTime() + ms).toISOString()
}
