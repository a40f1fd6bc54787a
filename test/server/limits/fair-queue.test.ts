import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFairQueue, waitForTurn, type WaitingRequest } from '../../../server/limits/fair-queue.ts'
import { WaitingKeys } from '../../../server/limits/waiting-keys.ts'

const seed = Number(process.env['SEED'] ?? 20251031)

function joined(...keys: readonly string[]): WaitingKeys {
  const waiting = new WaitingKeys()
  for (const key of keys) waiting.add(key)
  return waiting
}

it('the turn of an item that two keys wait for is a turn of both', () => {
  const queue = createFairQueue<string>()
  queue.add({ waitingKeys: joined('a', 'b'), item: 'of a and b' })
  queue.add({ waitingKeys: joined('a'), item: 'of a' })
  queue.add({ waitingKeys: joined('b'), item: 'of b' })
  queue.add({ waitingKeys: joined('c'), item: 'of c' })

  const order = Array.from({ length: 4 }, () => queue.next(() => true)?.item)
  expect(order).toEqual(['of a and b', 'of c', 'of a', 'of b'])
  expect(queue.next(() => true)).toBeNull()
})

interface Entry {
  readonly waitingKeys: WaitingKeys
  readonly item: Entry
}

function count(turns: Map<string, number> | undefined, key: string): void {
  turns?.set(key, (turns.get(key) ?? 0) + 1)
}

describe('a fair queue', () => {
  const next = (queue: ReturnType<typeof createFairQueue<string>>) => queue.next(() => true)?.item

  it('gives no key two turns while another waits, whatever the order of arrivals and departures', () => {
    const coming = fc.record({ add: fc.constantFrom('a', 'b', 'c', 'd'), joined: fc.constantFrom(null, 'a', 'b', 'c') })
    const steps = fc.array(fc.oneof(coming, fc.constant('next' as const), fc.nat(20)), { maxLength: 80 })
    fc.assert(
      fc.property(steps, (each) => {
        const queue = createFairQueue<Entry>()
        const waiting = new Set<Entry>()
        /** By entry: the turns of each other key since it began to wait. */
        const passed = new Map<Entry, Map<string, number>>()
        for (const step of each) {
          if (typeof step === 'number') {
            const leaving = [...waiting][step]
            if (leaving === undefined) continue
            queue.remove(leaving)
            waiting.delete(leaving)
          } else if (step === 'next') {
            const next = queue.next(() => true)
            expect(next === null).toBe(waiting.size === 0)
            if (next === null) continue
            waiting.delete(next.item)
            const own = new Set(next.item.waitingKeys.keys())
            for (const one of waiting) {
              // An entry waits for a turn of its own key, so such a turn starts the count again.
              const keys = [...one.waitingKeys.keys()]
              if (keys.some((key) => own.has(key))) passed.set(one, new Map())
              else count(passed.get(one), next.key)
              for (const turns of passed.get(one)?.values() ?? []) expect(turns).toBeLessThan(2)
            }
          } else {
            const waitingKeys = WaitingKeys.of(step.add)
            if (step.joined !== null) waitingKeys.add(step.joined)
            const entry: Entry = {
              waitingKeys,
              get item() {
                return entry
              },
            }
            queue.add(entry)
            waiting.add(entry)
            passed.set(entry, new Map())
          }
        }
        expect(queue.size).toBe(waiting.size)
      }),
      { seed, numRuns: 500 },
    )
  })

  it('serves the keys in turn, however many requests each has', () => {
    const queue = createFairQueue<string>()
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'])
      queue.add({ waitingKeys: WaitingKeys.of(item.slice(0, 1)), item })

    expect(Array.from({ length: 7 }, () => next(queue))).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', undefined])
  })

  it('gives an item of several keys at the first turn of any of them, even of a key that joined later', () => {
    const queue = createFairQueue<string>()
    const shared = WaitingKeys.of('a')
    for (const item of ['a1', 'a2']) queue.add({ waitingKeys: WaitingKeys.of('a'), item })
    queue.add({ waitingKeys: shared, item: 'shared' })
    queue.add({ waitingKeys: WaitingKeys.of('c'), item: 'c1' })
    shared.add('b')

    expect(Array.from({ length: 4 }, () => next(queue))).toEqual(['a1', 'c1', 'shared', 'a2'])
  })

  it('puts a key that comes back behind those who wait', () => {
    const queue = createFairQueue<string>()
    queue.add({ waitingKeys: WaitingKeys.of('a'), item: 'a1' })
    next(queue)
    queue.add({ waitingKeys: WaitingKeys.of('b'), item: 'b1' })
    queue.add({ waitingKeys: WaitingKeys.of('a'), item: 'a2' })

    expect([next(queue), next(queue)]).toEqual(['b1', 'a2'])
  })

  it('passes over what may not go on, and the keys that may not, and then gives them their turn first', () => {
    const queue = createFairQueue<string>()
    queue.add({ waitingKeys: WaitingKeys.of('a'), item: 'a1' })
    queue.add({ waitingKeys: joined('b', 'c'), item: 'of b and c' })

    expect(queue.next(() => false)).toBeNull()
    expect(queue.next((_item, key) => key === 'c')).toEqual({ item: 'of b and c', key: 'c' })
    queue.add({ waitingKeys: WaitingKeys.of('c'), item: 'c2' })
    expect([next(queue), next(queue)]).toEqual(['a1', 'c2'])
  })

  it('says if something waits with a key, also of what no client waits for any more', () => {
    const queue = createFairQueue<string>()
    expect(queue.some(() => true)).toBe(false)
    queue.add({ waitingKeys: joined('a', 'b'), item: 'of a and b' })
    queue.add({ waitingKeys: new WaitingKeys(), item: 'of nobody' })

    expect(queue.some((item, key) => item === 'of a and b' && key === 'b')).toBe(true)
    expect(queue.some((item, key) => item === 'of nobody' && key === '')).toBe(true)
    expect(queue.some((_item, key) => key === 'c')).toBe(false)
    expect(queue.size).toBe(2)
  })
})

describe('a request that waits for its turn', () => {
  /** What happens, in order; a request is granted where `hasRoom` says so. */
  function line(room: { hasRoom: boolean }) {
    const queue = createFairQueue<WaitingRequest<string, string>>()
    const events: string[] = []
    const handOut = () => {
      events.push('hands out')
      if (room.hasRoom) queue.next(() => true)?.item.grant('a place')
    }
    const wait = (signal: AbortSignal) =>
      waitForTurn(queue, { waitingKeys: WaitingKeys.of('a'), signal }, 'a request', handOut, () => {
        events.push('waits')
        return () => events.push('has waited')
      })
    return { queue, events, handOut, wait }
  }
  const gone = new Error('gone')

  it('waits for nothing where there is room', async () => {
    const { wait, events } = line({ hasRoom: true })

    expect(await wait(new AbortController().signal)).toBe('a place')
    expect(events).toEqual(['hands out'])
  })

  it('has waited once it is granted, and does not give up afterwards', async () => {
    const [room, leaving] = [{ hasRoom: false }, new AbortController()]
    const { queue, wait, handOut, events } = line(room)
    const waiting = wait(leaving.signal)
    expect(queue.some(({ request }) => request === 'a request')).toBe(true)

    room.hasRoom = true
    handOut()
    expect(await waiting).toBe('a place')
    leaving.abort(gone)

    expect(events).toEqual(['hands out', 'waits', 'hands out', 'has waited'])
    expect(queue.size).toBe(0)
  })

  it('gives up when its client leaves, for the reason of that, and hands out what is free', async () => {
    const leaving = new AbortController()
    const { queue, wait, events } = line({ hasRoom: false })
    const waiting = wait(leaving.signal)

    leaving.abort(gone)

    await expect(waiting).rejects.toBe(gone)
    expect(events).toEqual(['hands out', 'waits', 'has waited', 'hands out'])
    expect(queue.size).toBe(0)
  })

  it('does not come if its client has left already', () => {
    const { queue, wait, events } = line({ hasRoom: true })

    expect(() => wait(AbortSignal.abort(gone))).toThrow(gone)
    expect([queue.size, events]).toEqual([0, []])
  })
})
