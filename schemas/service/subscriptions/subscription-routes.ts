/** A route of subscriptions, for the reference. */
export interface SubscriptionRoute {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly summary: string
  /** Markdown. */
  readonly description: string
}

/** Subscriptions have routes of their own, because they are not data endpoints. */
export const SUBSCRIPTION_ROUTES = {
  create: {
    id: 'create_subscription',
    method: 'POST',
    path: '/v1/subscriptions',
    summary: 'Get told by a signed request when a fund, asset, issuer, manager, dataset or the status changes',
    description:
      'Needs the scope `subscriptions`, and those of the data that the events tell. The answer has the secret, which is never shown again. Each new snapshot is compared with the one before; an event is a POST with the headers of Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`). It can come more than once, always with the same `webhook-id`. An address that does not answer 2xx within 15 seconds gets it again, eight times in 32 hours; then it is a dead letter.',
  },
  list: {
    id: 'subscriptions',
    method: 'GET',
    path: '/v1/subscriptions',
    summary: 'The subscriptions of the key',
    description: 'The oldest first. A key sees its own, and those of the keys that it replaced.',
  },
  one: {
    id: 'subscription',
    method: 'GET',
    path: '/v1/subscriptions/{id}',
    summary: 'A subscription: what waits, and why the last try failed',
    description: 'The secret is not in it.',
  },
  remove: {
    id: 'delete_subscription',
    method: 'DELETE',
    path: '/v1/subscriptions/{id}',
    summary: 'End a subscription',
    description: 'What waits and its dead letters are forgotten. A try that is under way may still arrive.',
  },
  rotate: {
    id: 'rotate_subscription_secret',
    method: 'POST',
    path: '/v1/subscriptions/{id}/rotate',
    summary: 'Replace the secret of a subscription',
    description:
      'The answer has the new secret, which is never shown again. Until `grace_hours` are over, each request has two signatures: one by each secret.',
  },
  deadLetters: {
    id: 'dead_letters',
    method: 'GET',
    path: '/v1/subscriptions/{id}/dead-letters',
    summary: 'The events that the address did not take',
    description: 'The oldest first, 50 at most: the oldest one is forgotten when one more is given up.',
  },
  replay: {
    id: 'replay_dead_letters',
    method: 'POST',
    path: '/v1/subscriptions/{id}/replay',
    summary: 'Send dead letters again',
    description: 'They wait for a try like new events, with the same `webhook-id` and body.',
  },
} as const satisfies Readonly<Record<string, SubscriptionRoute>>
