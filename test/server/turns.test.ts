import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cost } from '../../schemas/core/cost.ts'
import { fairQueue } from '../../server/limits/fair-queue.ts'
import { Party } from '../../server/limits/party.ts'
import { turnsOf } from '../../server/limits/turns.ts'

const seed = Number(process.env['SEED'] ?? 20251031)
const PLACES = 3
const SHARES = { heavy: 2, key: 2 }

type Step =
  | { readonly does: 'ask'; readonly key: string; readonly cost: Cost }
  | { readonly does: 'end' | 'leave'; readonly which: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('ask' as const), key: fc.constantFrom('a', 'b', 'c', 'd'), cost: fc.constantFrom<Cost>('light', 'heavy') }) }, // prettier-ignore
  { weight: 3, arbitrary: fc.record({ does: fc.constant('end' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('leave' as const), which: fc.nat(20) }) },
)

interface Request {
  readonly key: string
  readonly cost: Cost
  readonly leaving: AbortController
  place: number | null
  state: 'waits' | 'runs' | 'ended' | 'left'
}

/** Lets everything that is ready happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Requests that come, end and leave as told, with each state after each step. */
async function played(steps: readonly Step[]) {
  const turns = turnsOf([0, 1, 2], SHARES)
  const requests: Request[] = []
  const order: { readonly key: string; readonly waiting: readonly Request[] }[] = []
  const among = (state: Request['state'], which: number) => {
    const some = requests.filter((each) => each.state === state)
    return some[which % Math.max(1, some.length)]
  }
  const ask = (key: string, cost: Cost) => {
    const request: Request = { key, cost, leaving: new AbortController(), place: null, state: 'waits' }
    requests.push(request)
    turns.take({ party: Party.of(key), cost, signal: request.leaving.signal }).then(
      (place) => {
        request.place = place
        request.state = 'runs'
        order.push({ key, waiting: requests.filter(({ state }) => state === 'waits') })
      },
      () => {
        expect(request.state).toBe('left')
      },
    )
  }
  const end = (request: Request) => {
    request.state = 'ended'
    turns.give(request.place ?? -1)
  }
  for (const each of steps) {
    if (each.does === 'ask') ask(each.key, each.cost)
    else if (each.does === 'end') {
      const running = among('runs', each.which)
      if (running) end(running)
    } else {
      const waiting = among('waits', each.which)
      if (waiting) {
        waiting.state = 'left'
        waiting.leaving.abort(new Error('gone'))
      }
    }
    await settle()
    const running = requests.filter(({ state }) => state === 'runs')
    expect(new Set(running.map(({ place }) => place)).size).toBe(running.length)
    expect(running.filter(({ cost }) => cost === 'heavy').length).toBeLessThanOrEqual(SHARES.heavy)
    for (const key of 'abcd') expect(running.filter((one) => one.key === key).length).toBeLessThanOrEqual(SHARES.key)
    expect(turns.waiting()).toBe(requests.filter(({ state }) => state === 'waits').length)
  }
  return { turns, requests, end, order }
}

describe('turns, whoever comes, ends and leaves in whatever order', () => {
  it('are never two of one place, stay within the shares, and go to nobody who has left', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        await played(steps)
      }),
      { seed, numRuns: 150 },
    )
  })

  it('lose no place: in the end everybody who stayed has had one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { turns, requests, end } = await played(steps)
        let atRest = false
        for (let running = requests.filter(({ state }) => state === 'runs'); running.length > 0;) {
          for (const each of running) end(each)
          await settle()
          running = requests.filter(({ state }) => state === 'runs')
        }
        turns.whenAllFree(() => (atRest = true))

        expect(requests.filter(({ state }) => state === 'waits')).toEqual([])
        expect([atRest, turns.waiting()]).toEqual([true, 0])
        const again = await Promise.all(
          Array.from({ length: PLACES }, (_each, at) =>
            turns.take({ party: Party.of(String(at)), cost: 'light', signal: new AbortController().signal }),
          ),
        )
        expect([...again].sort()).toEqual([0, 1, 2])
      }),
      { seed, numRuns: 150 },
    )
  })

  it('no key that can go on waits while another has two', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const light = steps.map((each) => (each.does === 'ask' ? { ...each, cost: 'light' as const } : each))
        const { order } = await played(light)

        // A request is known by its signal: the same one waits at both turns of another key.
        order.forEach(({ key }, at) => {
          const next = order.findIndex((other, later) => later > at && other.key === key)
          if (next < 0) return
          const waited = order[next]?.waiting.filter((one) => order[at]?.waiting.includes(one) && one.key !== key) ?? []
          const turnsBetween = new Set(order.slice(at, next + 1).map((turn) => turn.key))
          // One that holds its whole share cannot go on.
          const passed = waited.filter((one) => !turnsBetween.has(one.key) && !holdsItsShare(one.key))
          expect(passed).toEqual([])
        })
        function holdsItsShare(own: string): boolean {
          return order.filter((turn) => turn.key === own).length >= SHARES.key
        }
      }),
      { seed, numRuns: 150 },
    )
  })
})

describe('a fair queue', () => {
  const next = (queue: ReturnType<typeof fairQueue<string>>) => queue.next(() => true)?.about

  it('goes round the keys, however many requests either has', () => {
    const queue = fairQueue<string>()
    for (const about of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add({ party: Party.of(about.slice(0, 1)), about })

    expect(Array.from({ length: 7 }, () => next(queue))).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', undefined])
  })

  it('gives what several keys wait for at the first turn of any of them, also of one that joined later', () => {
    const queue = fairQueue<string>()
    const shared = Party.of('a')
    for (const about of ['a1', 'a2']) queue.add({ party: Party.of('a'), about })
    queue.add({ party: shared, about: 'shared' })
    queue.add({ party: Party.of('c'), about: 'c1' })
    shared.join('b')

    expect(Array.from({ length: 4 }, () => next(queue))).toEqual(['a1', 'c1', 'shared', 'a2'])
  })

  it('puts a key that comes again behind those who wait', () => {
    const queue = fairQueue<string>()
    queue.add({ party: Party.of('a'), about: 'a1' })
    next(queue)
    queue.add({ party: Party.of('b'), about: 'b1' })
    queue.add({ party: Party.of('a'), about: 'a2' })

    expect([next(queue), next(queue)]).toEqual(['b1', 'a2'])
  })
})
