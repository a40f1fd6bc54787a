import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { TOPIC_KINDS } from '../../schemas/service/subscriptions/subscription.ts'

const instant = z.iso.datetime()

/** An event that waits for a try. */
const pendingSchema = z.strictObject({
  webhook_id: z.string(),
  type: z.string(),
  snapshot: z.string().nullable(),
  /** Signed and sent, the same text in each try. */
  body: z.string(),
  tries: z.int().min(0),
  next_try_at: instant,
})

const deadSchema = z.strictObject({
  webhook_id: z.string(),
  type: z.string(),
  snapshot: z.string().nullable(),
  body: z.string(),
  tries: z.int().min(0),
  given_up_at: instant,
  failure: z.string(),
})

/** A subscription as it is stored, for the owner of the folder only: whoever signs must know the secret itself. */
export const storedSubscriptionSchema = z.strictObject({
  id: z.uuid(),
  /** Id of the key that made it. */
  key: z.string(),
  topic: z.strictObject({ kind: z.enum(TOPIC_KINDS), id: z.string().nullable() }),
  url: z.string(),
  created_at: instant,
  /** Name that its client gave to the request, hashed, and a hash of what it asked. */
  named: z.strictObject({ name: z.string(), asks: z.string() }).nullable(),
  secret: z.string(),
  /** Previous secret, while it still signs too. */
  old_secret: z.strictObject({ secret: z.string(), until: instant }).nullable(),
  /** Changes up to this snapshot are told or wait. */
  snapshot: z.string().nullable(),
  /** Ids of the parts of the status that were told already; null before the first look. */
  seen: z.array(z.string()).nullable(),
  pending: z.array(pendingSchema),
  dead: z.array(deadSchema),
  dropped: z.int().min(0),
  last_delivered_at: instant.nullable(),
  last_failure: z.string().nullable(),
})

export type StoredSubscription = Readonly<z.infer<typeof storedSubscriptionSchema>>
export type PendingEvent = z.infer<typeof pendingSchema>
export type Topic = StoredSubscription['topic']

/** Events of one subscription that wait or are given up. One more takes the place of the oldest. */
export const MOST_PENDING = 50
export const MOST_DEAD = 50

const SECRET_BYTES = 32

/** Makes a secret in the form of Standard Webhooks. */
export function makeSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
}

/** Names an event: a subscription's event has the same name each time in a snapshot, so that receivers drop repeats. */
export function nameEvent(subscription: string, snapshot: string | null, subject: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([subscription, snapshot, subject]))
    .digest('hex')
  return `msg_${hash.slice(0, 32)}`
}

/** Adds events to those that wait, and forgets the oldest beyond the bound. */
export function addPending(subscription: StoredSubscription, events: readonly PendingEvent[]): StoredSubscription {
  const byName = new Map(events.map((event) => [event.webhook_id, event]))
  for (const { webhook_id } of subscription.pending) byName.delete(webhook_id)
  const all = [...subscription.pending, ...byName.values()]
  const pending = all.slice(-MOST_PENDING)
  return { ...subscription, pending, dropped: subscription.dropped + all.length - pending.length }
}
