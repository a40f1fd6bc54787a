import type { StoredSubscription } from '../../../../server/subscriptions/subscription.ts'

/** A stored subscription to the status, one for each number up to 99. */
export const storedSubscription = (n: number): StoredSubscription => ({
  ...{ id: `6f0a5f5e-3c6b-4f0a-9d55-0c1a1f6f7a${String(n).padStart(2, '0')}`, key: 'mk_1' },
  ...{ topic: { kind: 'status', id: null }, url: 'https://example.org/', created_at: '2026-01-10T03:00:00.000Z' },
  ...{ named: null, secret: 'whsec_x', old_secret: null, snapshot: null, seen: null, pending: [], dead: [] },
  ...{ dropped: 0, last_delivered_at: null, last_failure: null },
})
