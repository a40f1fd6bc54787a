import { describe, expect, it } from 'vitest'
import type { Cost } from '../../../schemas/api/cost.ts'
import { WaitingKeys } from '../../../server/limits/waiting-keys.ts'
import { createUnlimitedBudget } from '../../../server/limits/work-budget.ts'
import { createWorkLane, createWorkLanes } from '../../../server/limits/work-lanes.ts'
import { gate } from '../helpers/made-up.ts'

function contextOf(key: string, cost: Cost) {
  const owner = { waitingKeys: WaitingKeys.of(key), signal: new AbortController().signal }
  return { ...owner, cost, work: createUnlimitedBudget(owner) }
}

/** Lets every callback that is ready run. */
async function settle() {
  for (let round = 0; round < 12; round++) await new Promise((resolve) => setImmediate(resolve))
}

describe('a lane for requests', () => {
  /** Counts what waits and runs now, and remembers the most. */
  function countWork() {
    const now = { waiting: 0, running: 0 }
    const count = (what: keyof typeof now) => () => {
      now[what] += 1
      return () => {
        now[what] -= 1
      }
    }
    return { now, onWait: count('waiting'), onRun: count('running') }
  }

  it('counts what waits and what runs, and refuses one more than may wait', async () => {
    const { now, ...counts } = countWork()
    const refused: string[] = []
    const lane = createWorkLane({
      ...counts,
      places: 2,
      mostWaiting: 1,
      onRefused: (reason) => refused.push(reason),
    })
    const over = gate()
    const run = (key: string) => lane.run(contextOf(key, 'heavy'), () => over.wait)
    const all = [run('a'), run('b'), run('c')]
    await settle()
    expect(now).toEqual({ waiting: 1, running: 2 })

    await expect(run('d')).rejects.toMatchObject({ code: 'unavailable' })
    expect(refused).toEqual(['heavy_queue'])
    over.open()
    await Promise.all(all)
    expect(now).toEqual({ waiting: 0, running: 0 })
  })

  it('refuses also where nobody counts what it refuses', async () => {
    const lane = createWorkLane({ places: 1, mostWaiting: 0 })

    await expect(lane.run(contextOf('a', 'heavy'), () => Promise.resolve())).rejects.toMatchObject({
      code: 'unavailable',
    })
  })

  it('has its place back after work that failed', async () => {
    const { now, ...counts } = countWork()
    const lane = createWorkLane({ ...counts, places: 1, mostWaiting: 1 })
    const fail = () => lane.run(contextOf('a', 'heavy'), () => Promise.reject(new Error('of the work')))

    await expect(fail()).rejects.toThrow('of the work')
    await expect(fail()).rejects.toThrow('of the work')
    expect(now).toEqual({ waiting: 0, running: 0 })
  })

  it('leaves a place to others where it has several, unless it is told what a key may have', async () => {
    const running = async (ofKey: { ofKey?: number }) => {
      const { now, onRun } = countWork()
      const lane = createWorkLane({ ...ofKey, onRun, places: 3, mostWaiting: 9 })
      const over = gate()
      const all = Array.from({ length: 3 }, () => lane.run(contextOf('a', 'heavy'), () => over.wait))
      await settle()
      const most = now.running
      over.open()
      await Promise.all(all)
      return most
    }

    expect([await running({}), await running({ ofKey: 3 }), await running({ ofKey: 1 })]).toEqual([2, 3, 1])
  })

  it('is one of its cost, with counts of its own', async () => {
    const counts = { light: countWork(), wide: countWork(), heavy: countWork() }
    const lanes = createWorkLanes({ heavy: { places: 2, mostWaiting: 9 }, queries: 4, counts })
    const over = gate()
    const all = (['light', 'wide', 'heavy'] as const).map((cost, at) =>
      Array.from({ length: at + 1 }, (_request, key) => lanes.run(contextOf(String(key), cost), () => over.wait)),
    )
    await settle()

    expect([counts.light.now.running, counts.wide.now.running, counts.heavy.now.running]).toEqual([1, 2, 2])
    expect(counts.heavy.now.waiting).toBe(1)
    over.open()
    await Promise.all(all.flat())
  })
})
