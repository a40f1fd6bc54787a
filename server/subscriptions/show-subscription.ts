import type { z } from 'zod'
import type { deadLetterOutput, subscriptionOutput } from '../../schemas/service/subscriptions/subscription.ts'
import { toInstant } from '../exports/job.ts'
import type { StoredSubscription } from './subscription.ts'

/** Shows a subscription to its owner, without its secrets. */
export function showSubscription(
  { id, topic, url, created_at, snapshot, pending, dead, ...rest }: StoredSubscription,
  now: Date,
): z.output<typeof subscriptionOutput> {
  const { dropped, last_delivered_at, last_failure, old_secret } = rest
  return {
    ...{ id, topic, url, created_at: writeInstant(created_at), snapshot },
    ...{ waiting: pending.length, dead_letters: dead.length, dropped },
    last_delivered_at: last_delivered_at === null ? null : writeInstant(last_delivered_at),
    last_failure,
    old_secret_until: old_secret === null || new Date(old_secret.until) <= now ? null : writeInstant(old_secret.until),
  }
}

export function showDeadLetters({ dead }: StoredSubscription): z.output<typeof deadLetterOutput>[] {
  return dead.map(({ webhook_id, type, snapshot, given_up_at, tries, failure, body }) => {
    return { webhook_id, type, snapshot, given_up_at: writeInstant(given_up_at), tries, failure, body }
  })
}

function writeInstant(text: string): string {
  return toInstant(new Date(text))
}
