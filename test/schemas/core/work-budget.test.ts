import { describe, expect, it } from 'vitest'
import { mapInTurns, sortInTurns, TooManyPaths, type WorkBudget } from '../../../schemas/core/work-budget.ts'
import { Amounts } from '../../../schemas/fund/api/look-through/amounts.ts'
import { AssetNumbers } from '../../../schemas/fund/api/look-through/asset-numbers.ts'
import { FundLines } from '../../../schemas/fund/api/look-through/fund-lines.ts'
import { AssetCount } from '../../../schemas/fund/api/look-through/aggregate.ts'
import { FundPath } from '../../../schemas/fund/api/look-through/fund-path.ts'
import { type Holder, holderIn } from '../../../schemas/fund/api/look-through/graph.ts'
import { MOST_OF_A_WALK, visitStops } from '../../../schemas/fund/api/look-through/stop-visitors.ts'
import { countUnits } from '../../../schemas/fund/api/look-through/walk.ts'
import { MOST_OF_ALL_WAYS } from '../../../schemas/fund/api/holders/reach.ts'
import { listStepsAbove } from '../../../schemas/fund/api/holders/steps-above.ts'
import { allHoldingsOrRefuse } from '../../../schemas/datasets/cvm_fund_portfolio/api/bounded-walks.ts'
import { WaitingKeys } from '../../../server/limits/waiting-keys.ts'
import { createUnlimitedBudget, createWorkBudget } from '../../../server/limits/work-budget.ts'
import { EVERYTHING, look } from '../fund/api/helpers/look.ts'
import { crosswise } from '../fund/api/helpers/worlds.ts'

const PAGE = { page: 0, page_size: 100 }

/** A WorkBudget that counts, and that a test can end. */
function counting(): WorkBudget & { readonly spent: () => number; readonly rests: () => number; leave: () => void } {
  let [spent, rests] = [0, 0]
  const gone = new AbortController()
  const free = createUnlimitedBudget({ waitingKeys: WaitingKeys.of('key'), signal: gone.signal })
  return {
    spend: (units) => {
      spent += units
      return free.spend(units)
    },
    rest: () => {
      rests += 1
      return free.rest()
    },
    spent: () => spent,
    rests: () => rests,
    leave: () => {
      gone.abort(new Error('gone'))
    },
  }
}

describe('funds that all hold each other', () => {
  it.each([
    [12, 3],
    [12, 500],
    [40, 20],
  ])('%i of them with %i other lines each are answered after a bounded amount of work', async (funds, direct) => {
    const work = counting()
    const world = crosswise(funds, direct)

    const { coverage } = await look(world, 'X0', EVERYTHING, PAGE, work)

    const { expandedValue, unexpandedValue } = coverage
    expect(Object.values(unexpandedValue).reduce((sum, value) => sum + value, expandedValue)).toBe(1_000_003n)
    expect(coverage.funds).toHaveLength(funds)
    // Finding the least share takes as much as the walk that keeps it.
    expect(work.spent()).toBeLessThan(MOST_OF_A_WALK * 2.01)
    // Others have their turns all the while.
    expect(work.rests()).toBeGreaterThan(100)
  })

  it.each([12, 40])('are all found as holders of each other where there are %i of them', async (funds) => {
    const { graph } = crosswise(funds)
    const work = counting()
    const positions = [{ cnpj: 'X0', position: 'owned', value: 100n, quantity: 1n }]

    const holdings = await allHoldingsOrRefuse(await listStepsAbove(graph, work), positions, new Set(), work)

    // Of 40 funds that are in debt to each other amounts grow from turn to turn, so no line is followed.
    expect(holdings).toHaveLength(funds === 12 ? 12 : 1)
    expect(work.spent()).toBeLessThan(MOST_OF_ALL_WAYS / 10)
  })

  it('are left off within a turn when nobody waits any more', async () => {
    const { graph, lines } = crosswise(12)
    const work = counting()
    const numbers = new AssetNumbers()
    const empty = [...lines.keys()].map((cnpj) => [cnpj, FundLines.of(cnpj, '', [], numbers)] as const)
    const assets = new AssetCount(new Map(empty), numbers)

    const walking = visitStops(graph, holderIn(graph, 'X0'), EVERYTHING, [assets], work)
    const before = work.spent()
    work.leave()

    await expect(walking).rejects.toThrow('gone')
    expect(work.spent()).toBe(before)
  })
})

describe('a walk', () => {
  const makeHolder = (lines: number): Holder => ({
    ...{ cnpj: 'X', nav: 1n, total: 0n, isConfidential: false, quotas: [] },
    directValues: Amounts.of(Array.from({ length: lines }, () => 0n)),
  })
  const visit = (root: Holder) =>
    visitStops({ holders: new Map([[root.cnpj, root]]) }, root, EVERYTHING, [], createUnlimitedBudget())

  it('may take as much work as its bound, and not one unit more', async () => {
    const most = MOST_OF_A_WALK - countUnits(FundPath.from(makeHolder(0)))

    await expect(visit(makeHolder(most))).resolves.toBeUndefined()
    await expect(visit(makeHolder(most + 1))).rejects.toThrow(TooManyPaths)
  })
})

describe('work', () => {
  const BOUNDS = { work: 1_000, narrower: { page_size: { en: 'ask for less.', pt: 'peça menos.' } } }
  const of = (key: string) => ({ waitingKeys: WaitingKeys.of(key), signal: new AbortController().signal })

  it('beyond its bound is refused with what to change', () => {
    const work = createWorkBudget(BOUNDS, of('key'))
    work.spend(1_000)

    expect(() => work.spend(1)).toThrow(
      'page_size: This asks for more work than one request may have done: ask for less.',
    )
  })

  it('lets others have their turns in between, one piece of work at a time', async () => {
    const order: string[] = []
    const busy = async (name: string) => {
      const work = createUnlimitedBudget(of(name))
      for (let turn = 0; turn < 3; turn++) {
        order.push(name)
        await work.rest()
      }
    }
    const over = new AbortController()
    const others = (async () => {
      while (!over.signal.aborted) {
        order.push('-')
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    await Promise.all([busy('a'), busy('b'), busy('c')])
    over.abort()
    await others

    // Not two pieces without a look at what else there is to do, once all have begun.
    expect(order.slice(order.indexOf('c') + 1).join('')).not.toMatch(/[abc]{2}/)
  })

  it('of one key goes on after one turn of each other key, however many pieces those have', async () => {
    const order: string[] = []
    const piece = async (name: string) => {
      await createUnlimitedBudget(of(name)).rest()
      order.push(name)
    }
    await Promise.all([...Array.from({ length: 30 }, () => piece('greedy')), piece('modest'), piece('other')])

    expect(order.indexOf('modest')).toBeLessThanOrEqual(2)
    expect(order.indexOf('other')).toBeLessThanOrEqual(3)
    expect(order).toHaveLength(32)
  })

  it('on a list makes each item in order, and sorts as a sort does', async () => {
    const numbers = Array.from({ length: 12_345 }, (_each, at) => (at * 7919) % 1000)
    const items = numbers.map((value, at) => ({ value, at }))
    const work = counting()

    const sorted = await sortInTurns(work, items, (a, b) => a.value - b.value)

    expect(sorted).toEqual([...items].sort((a, b) => a.value - b.value))
    expect(await mapInTurns(work, numbers, 10, (value) => value + 1)).toEqual(numbers.map((value) => value + 1))
    expect(await sortInTurns(work, [], () => 0)).toEqual([])
    expect(work.rests()).toBeGreaterThan(10)
  })
})
