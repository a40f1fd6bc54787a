import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { PAUSES_MS, recordDelivered, recordFailure, writeWebhookHeaders } from '../../../server/delivery/try-event.ts'
import {
  addPending,
  makeSecret,
  MOST_DEAD,
  MOST_PENDING,
  nameEvent,
  type PendingEvent,
  type StoredSubscription,
} from '../../../server/subscriptions/subscription.ts'

const [NOW, SECRET, OLD] = [new Date(), makeSecret(), makeSecret()]
const event = (name: string): PendingEvent => ({
  ...{ webhook_id: `msg_${name}`, type: 'fund.filed', snapshot: '20260110T030000Z', body: '{"type":"fund.filed"}' },
  ...{ tries: 0, next_try_at: NOW.toISOString() },
})
const subscription: StoredSubscription = {
  ...{ id: '6f0a5f5e-3c6b-4f0a-9d55-0c1a1f6f7a01', key: 'mk_1', topic: { kind: 'status', id: null } },
  ...{ url: 'https://example.org/', created_at: NOW.toISOString(), named: null, secret: SECRET, old_secret: null },
  ...{ snapshot: null, seen: null, pending: [event('a'), event('b')], dead: [], dropped: 0 },
  ...{ last_delivered_at: null, last_failure: null },
}
const failing = { failure: 'status 500', now: NOW, jitter: 0 }

describe('A try of an event', () => {
  it('is signed as the library of Standard Webhooks verifies it, and nothing else passes', () => {
    const headers = writeWebhookHeaders(subscription, event('a'), NOW)
    const body = event('a').body
    expect(new Webhook(SECRET).verify(body, headers)).toEqual({ type: 'fund.filed' })
    expect(() => new Webhook(SECRET).verify(`${body} `, headers)).toThrow()
    expect(() => new Webhook(SECRET).verify(body, { ...headers, 'webhook-id': 'msg_b' })).toThrow()
    expect(() => new Webhook(OLD).verify(body, headers)).toThrow()
    const hourAgo = writeWebhookHeaders(subscription, event('a'), new Date(NOW.getTime() - 3_600_000))
    expect(() => new Webhook(SECRET).verify(body, hourAgo)).toThrow(/too old/)
  })

  it('is signed by both secrets until the old one ends', () => {
    const until = (ms: number) => ({ secret: OLD, until: new Date(NOW.getTime() + ms).toISOString() })
    const both = writeWebhookHeaders({ ...subscription, old_secret: until(1) }, event('a'), NOW)
    for (const secret of [SECRET, OLD]) expect(() => new Webhook(secret).verify(event('a').body, both)).not.toThrow()
    const one = writeWebhookHeaders({ ...subscription, old_secret: until(0) }, event('a'), NOW)
    expect(() => new Webhook(OLD).verify(event('a').body, one)).toThrow()
  })

  it('waits longer after each failure, and is a dead letter after the last', () => {
    let failed = subscription
    const waits: number[] = []
    for (let tries = 0; tries <= PAUSES_MS.length; tries += 1) {
      failed = recordFailure(failed, 'msg_a', failing)
      const again = failed.pending.find(({ webhook_id }) => webhook_id === 'msg_a')
      if (again !== undefined) waits.push(Date.parse(again.next_try_at) - NOW.getTime())
    }
    expect(waits).toEqual(PAUSES_MS)
    expect(failed.dead).toMatchObject([{ webhook_id: 'msg_a', tries: PAUSES_MS.length + 1, failure: 'status 500' }])
    expect(failed.pending).toMatchObject([{ webhook_id: 'msg_b', tries: 0 }])
    expect(failed.pending[0]?.next_try_at).not.toBe(event('b').next_try_at)
  })

  it('is a dead letter at once where the receiver is gone for good', () => {
    const gone = recordFailure(subscription, 'msg_a', { ...failing, failure: 'status 410' })
    expect(gone.dead).toMatchObject([{ webhook_id: 'msg_a', tries: 1 }])
  })

  it('that is taken leaves nothing behind', () => {
    const taken = recordDelivered(recordFailure(subscription, 'msg_a', failing), 'msg_a', NOW)
    expect(taken).toMatchObject({ last_failure: null, last_delivered_at: NOW.toISOString(), dead: [] })
    expect(taken.pending.map(({ webhook_id }) => webhook_id)).toEqual(['msg_b'])
  })
})

describe('The events of a subscription', () => {
  it('have a name that is the same for the same subscription, snapshot and event, and for no other', () => {
    const name = nameEvent('s', '1', 'fund.filed')
    expect(nameEvent('s', '1', 'fund.filed')).toBe(name)
    const others = [
      nameEvent('t', '1', 'fund.filed'),
      nameEvent('s', '2', 'fund.filed'),
      nameEvent('s', '1', 'fund.refiled'),
    ]
    expect(new Set([name, ...others]).size).toBe(4)
  })

  it('are bounded: those that wait and those that are given up, and what is forgotten is counted', () => {
    const many = Array.from({ length: MOST_PENDING + 5 }, (_, n) => event(`n${String(n)}`))
    const full = addPending({ ...subscription, pending: [] }, [...many, ...many])
    expect([full.pending.length, full.dropped, full.pending[0]?.webhook_id]).toEqual([MOST_PENDING, 5, 'msg_n5'])
    const dead = Array.from({ length: MOST_DEAD }, (_, n) => ({
      ...{ webhook_id: `msg_d${String(n)}`, type: 'x', snapshot: null, body: '', tries: 8, failure: 'timeout' },
      given_up_at: NOW.toISOString(),
    }))
    const one = recordFailure({ ...subscription, dead }, 'msg_a', { ...failing, failure: 'status 410' })
    expect([one.dead.length, one.dropped, one.dead.at(-1)?.webhook_id]).toEqual([MOST_DEAD, 1, 'msg_a'])
  })
})
