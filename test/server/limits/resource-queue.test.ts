import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cost, COSTS } from '../../../schemas/api/cost.ts'
import { OWN_KEY, WaitingKeys } from '../../../server/limits/waiting-keys.ts'
import { createKeyActivity } from '../../../server/limits/key-activity.ts'
import { createResourceQueue } from '../../../server/limits/resource-queue.ts'

const seed = Number(process.env['SEED'] ?? 20251031)
const PLACES = 3
const SHARES = { costly: 2, key: 2 }

type Step =
  | { readonly does: 'ask'; readonly key: string; readonly cost: Cost }
  | { readonly does: 'end' | 'leave'; readonly which: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('ask' as const),
      key: fc.constantFrom('a', 'b', 'c', 'd'),
      cost: fc.constantFrom<Cost>(...COSTS),
    }),
  },
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

/** Describes a request of a key, whose client stays. */
const asked = (key: string, cost: Cost = 'light') => ({
  waitingKeys: WaitingKeys.of(key),
  cost,
  signal: new AbortController().signal,
})

/** Lets every callback that is ready run. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Plays requests that come, end and leave in the given order, and returns the state after each step. */
async function played(steps: readonly Step[]) {
  const turns = createResourceQueue([0, 1, 2], SHARES)
  const requests: Request[] = []
  const among = (state: Request['state'], which: number) => {
    const some = requests.filter((each) => each.state === state)
    return some[which % Math.max(1, some.length)]
  }
  const ask = (key: string, cost: Cost) => {
    const request: Request = { key, cost, leaving: new AbortController(), place: null, state: 'waits' }
    requests.push(request)
    turns.take({ waitingKeys: WaitingKeys.of(key), cost, signal: request.leaving.signal }).then(
      (place) => {
        request.place = place
        request.state = 'runs'
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
    expect(running.filter(({ cost }) => cost !== 'light').length).toBeLessThanOrEqual(SHARES.costly)
    for (const key of 'abcd') expect(running.filter((one) => one.key === key).length).toBeLessThanOrEqual(SHARES.key)
    expect(turns.waiting()).toBe(requests.filter(({ state }) => state === 'waits').length)
  }
  return { turns, requests, end }
}

describe('a resource queue, whatever the order of arrivals, ends and departures', () => {
  it('lends each resource once, keeps the shares, and lends nothing to a request that has left', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        await played(steps)
      }),
      { seed, numRuns: 150 },
    )
  })

  it('loses no resource: in the end every request that stayed has had one', async () => {
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
        const again = await Promise.all(Array.from({ length: PLACES }, (_each, at) => turns.take(asked(String(at)))))
        expect([...again].sort()).toEqual([0, 1, 2])
      }),
      { seed, numRuns: 150 },
    )
  })
})

it('sets no timer while nobody waits', async () => {
  const due: (() => void)[] = []
  const clock = { now: () => 0, after: (_ms: number, act: () => void) => due.push(act) }
  const turns = createResourceQueue([0, 1], { costly: 2, key: 2 }, createKeyActivity(clock))

  turns.give(await turns.take(asked('a')))
  expect(due).toEqual([])
})

describe('the share of a key', () => {
  it('is divided while others ask, and whole again a second after the last of them asked', async () => {
    let at = 0
    const asking = createKeyActivity({ now: () => at, after: () => undefined })
    const turns = createResourceQueue([0, 1, 2, 3, 4], { costly: 5, key: 4 }, asking)
    const held: number[] = []
    const ask = (key: string) =>
      turns.take(asked(key)).then((place) => {
        if (key === 'greedy') held.push(place)
        else turns.give(place)
      })
    const giveAll = async () => {
      for (const place of held.splice(0)) turns.give(place)
      await settle()
      return held.length
    }
    for (let n = 0; n < 20; n++) void ask('greedy')
    await settle()
    expect(held.length).toBe(4)

    await ask('modest')
    expect(await giveAll()).toBe(2)
    await ask('third')
    expect(await giveAll()).toBe(1)
    at = 1_001
    expect(await giveAll()).toBe(4)
  })

  describe('of four that all wait for answers without end', () => {
    async function press(other: string) {
      let at = 0
      const due: (() => void)[] = []
      const clock = { now: () => at, after: (_ms: number, act: () => void) => due.push(act) }
      const turns = createResourceQueue([0, 1, 2, 3], { costly: 4, key: 3 }, createKeyActivity(clock))
      const take = (key: string) => turns.take(asked(key))
      const held: number[] = []
      turns.give(await take(other))
      for (let n = 0; n < 4; n++) void take('patient').then((place) => held.push(place))
      await settle()
      const pass = async (ms: number) => {
        at += ms
        for (const act of due.splice(0)) act()
        await settle()
        return held.length
      }
      return { held: held.length, due, pass }
    }

    it('grows when the other key falls silent, though nobody asks or ends anything then', async () => {
      const { held, due, pass } = await press('modest')
      expect([held, due.length]).toEqual([1, 1])
      expect(await pass(999)).toBe(1)
      expect(await pass(1)).toBe(3)
    })

    it('is whole where only the server asked something beside it', async () => {
      expect((await press(OWN_KEY)).held).toBe(3)
    })
  })
})

it('gives a turn to work whose clients have all left, so that it comes to its end', async () => {
  const turns = createResourceQueue([0], { costly: 1, key: 1 })
  const { signal } = new AbortController()
  const [running, left] = [WaitingKeys.of('a'), WaitingKeys.of('b')]
  const place = await turns.take({ waitingKeys: running, cost: 'light', signal })
  const waiting = turns.take({ waitingKeys: left, cost: 'light', signal })
  left.remove('b')
  let isAtRest = false
  turns.whenAllFree(() => (isAtRest = true))

  turns.give(place)
  turns.give(await waiting)

  expect(isAtRest).toBe(true)
})

it('a request chooses among the resources that are free', async () => {
  const turns = createResourceQueue(['a', 'b', 'c'], { costly: 3, key: 3 })
  const take = (choose?: (free: readonly string[]) => string) => turns.take(asked('k'), { ...(choose && { choose }) })
  const seen: string[][] = []
  const chooseFirst = (free: readonly string[]) => {
    seen.push([...free])
    return free[0] ?? ''
  }

  expect([await take(chooseFirst), await take(chooseFirst), await take()]).toEqual(['a', 'b', 'c'])
  const later = take(chooseFirst)
  turns.give('b')
  expect(await later).toBe('b')
  expect(seen).toEqual([['a', 'b', 'c'], ['b', 'c'], ['b']])
})
