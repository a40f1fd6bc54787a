import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toUnits, ExactNumber } from '../../../../../schemas/core/exact-number.ts'
import { directHoldings, type Holding, type Position } from '../../../../../schemas/fund/api/holders/reach.ts'
import { allHoldingsOrRefuse } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/bounded-walks.ts'
import { listStepsAbove } from '../../../../../schemas/fund/api/holders/steps-above.ts'
import type { AssetLine } from '../../../../../schemas/fund/api/look-through/asset-line.ts'
import { groupByHolder } from '../../../../../schemas/fund/api/look-through/by-holder.ts'
import type { Graph } from '../../../../../schemas/fund/api/look-through/graph.ts'
import { DEFAULT_DEPTH } from '../../../../../schemas/fund/api/look-through/outcome.ts'
import { walkStops } from '../../../../../schemas/fund/api/look-through/walk.ts'
import { createUnlimitedBudget } from '../../../../../server/limits/work-budget.ts'
import { DenseRings } from '../helpers/dense-rings.ts'
import { EVERYTHING, look } from '../helpers/look.ts'
import { anyWorld, ladder, type MadeWorld, makeWorld } from '../helpers/worlds.ts'

async function listHoldings(
  graph: Graph,
  positions: readonly Position[],
  unopened: ReadonlySet<string> = new Set(),
): Promise<Holding[]> {
  const work = createUnlimitedBudget()
  return allHoldingsOrRefuse(await listStepsAbove(graph, work), positions, unopened, work)
}

const seed = Number(process.env['SEED'] ?? 20251031)
const numRuns = Number(process.env['LOOK_THROUGHS'] ?? 300)

const LIMITS = { ...EVERYTHING, maxDepth: DEFAULT_DEPTH }

/** Lists lines that are no quotas and no secrets: one asset, which funds hold in several lines. */
function assetIn({ lines }: MadeWorld): Position[] {
  return [...lines.values()]
    .flat()
    .filter((line) => line['application_type'] === 'assets')
    .map((line) => ({
      cnpj: line.cnpj,
      position: 'owned',
      value: toUnits(writeText(line['final_position_value']), 2),
      quantity: toUnits(writeText(line['final_position_quantity']), 6),
    }))
}

function writeText(value: unknown): string {
  if (value instanceof ExactNumber) return value.text
  throw new Error('a line without a figure')
}

function quotasIn({ holders }: Graph, target: string): Position[] {
  return [...holders.values()].flatMap(({ cnpj, quotas }) =>
    quotas
      .filter((line) => line.target === target)
      .map(({ value }) => ({ cnpj, position: 'owned', value, quantity: value })),
  )
}

/** Makes the month in which a fund files under a number that nobody names. */
function elsewhere({ holders }: Graph, name: string): Graph {
  return {
    holders: new Map([...holders].map(([cnpj, holder]) => (cnpj === name ? ['elsewhere', { ...holder, cnpj: 'elsewhere' }] : [cnpj, holder]))), // prettier-ignore
  }
}

const namesOf = (positions: readonly Position[]) => new Set(positions.map(({ cnpj }) => cnpj))

interface Told {
  readonly cents: bigint
  readonly depth: number
}

const describeSum = ({ cents, depth }: Told) => `${String(cents)} at ${String(depth)}`

/** Returns what leaves add up to, and how near the nearest is; null if there is none. */
function summed(leaves: readonly Told[]): Told | null {
  if (leaves.length === 0) return null
  const cents = leaves.reduce((sum, leaf) => sum + leaf.cents, 0n)
  return { cents, depth: Math.min(...leaves.map(({ depth }) => depth)) }
}

function readReport(holdings: readonly Holding[]): Record<string, string> {
  return Object.fromEntries(
    holdings.map(({ cnpj, directValue, indirectValue, shortestDepth }) => [
      cnpj,
      describeSum({ cents: directValue + indirectValue, depth: shortestDepth }),
    ]),
  )
}

describe('for funds that hold each other in any way', () => {
  it('each holder has what the leaves of the asset in its look-through add up to, and no other fund has any', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, async (world) => {
        const holdings = await listHoldings(world.graph, assetIn(world))

        const rings = new DenseRings(world.graph)
        const looked: [string, string][] = []
        for (const root of world.graph.holders.keys()) {
          const { leaves } = await look(world, root, LIMITS)
          const assets = leaves.filter(({ application }) => application === 'assets')
          const sum = rings.leadsToRing(root, namesOf(assetIn(world))) ? null : summed(assets)
          if (sum !== null) looked.push([root, describeSum(sum)])
        }
        const outside = holdings.filter(({ cnpj }) => !rings.leadsToRing(cnpj, namesOf(assetIn(world))))
        expect(readReport(outside)).toEqual(Object.fromEntries(looked))
      }),
      { seed, numRuns },
    )
  })

  it('a holder through a ring has what a dense system of equations finds of the asset over all turns', async () => {
    let found = 0
    await fc.assert(
      fc.asyncProperty(anyWorld, async (world) => {
        const positions = assetIn(world)
        const holdings = await listHoldings(world.graph, positions)

        const rings = new DenseRings(world.graph)
        const lines = new Map(
          [...groupByHolder(positions)].map(([cnpj, own]) => [cnpj, own.map((line, at): AssetLine => ({ ...line, id: `${cnpj} ${String(at)}`, key: 'asset', basis: 'filed' }))]), // prettier-ignore
        )
        const solved: [string, bigint][] = []
        for (const root of world.graph.holders.keys()) {
          if (!rings.leadsToRing(root, namesOf(positions))) continue
          const value = rings.sums(root, lines, DEFAULT_DEPTH).get('direct asset')
          if (value !== undefined) solved.push([root, value])
        }
        const through = holdings.filter(({ cnpj }) => rings.leadsToRing(cnpj, namesOf(positions)))
        found += through.length
        const values = through.map(
          ({ cnpj, directValue, indirectValue }) => [cnpj, directValue + indirectValue] as const,
        )
        expect(new Map(values)).toEqual(new Map(solved))
      }),
      { seed, numRuns: Math.ceil(numRuns / 4) },
    )
    expect(found).toBeGreaterThan(numRuns / 10)
  })

  it('quotas of a fund are held as in look-throughs of a month in which that fund files elsewhere', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, async ({ graph }) => {
        const holdings = await listHoldings(graph, quotasIn(graph, 'B'), new Set(['B']))

        // Through a ring all turns count, which the test before this compares.
        const rings = new DenseRings(elsewhere(graph, 'B'))
        const without = { ...graph, holders: new Map([...graph.holders].filter(([cnpj]) => cnpj !== 'B')) }
        const renamed = (cnpj: string) => (cnpj === 'B' ? 'elsewhere' : cnpj)
        const held = new Set(quotasIn(graph, 'B').map(({ cnpj }) => renamed(cnpj)))
        const isOutside = (cnpj: string) => !rings.leadsToRing(renamed(cnpj), held)
        const roots = [...graph.holders.values()].filter(({ cnpj }) => isOutside(cnpj))
        const looked = roots.flatMap((root): [string, string][] => {
          const leaves = [...walkStops(without, root, LIMITS)].flatMap(({ unexpanded, path }) =>
            unexpanded
              .filter(({ line }) => line.target === 'B')
              .map(({ value }) => ({ cents: value, depth: path.length - 1 })),
          )
          const sum = summed(leaves)
          return sum === null ? [] : [[root.cnpj, describeSum(sum)]]
        })
        expect(readReport(holdings.filter(({ cnpj }) => isOutside(cnpj)))).toEqual(Object.fromEntries(looked))
      }),
      { seed, numRuns },
    )
  })

  it('what is held directly is the same with what is held through others and without', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, async (world) => {
        const positions = assetIn(world)
        const direct = directHoldings(positions)
        const all = new Map((await listHoldings(world.graph, positions)).map((holding) => [holding.cnpj, holding]))

        for (const { cnpj, directValue } of direct) {
          expect(all.get(cnpj)).toMatchObject({ directValue, shortestDepth: 0 })
        }
        // In these months a cent of value is a millionth in quantity.
        for (const { directValue, indirectValue, quantity } of all.values()) {
          expect(quantity).toBe(directValue + indirectValue)
        }
      }),
      { seed, numRuns },
    )
  })

  it('lines held in two ways are added up each way by itself', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, async (world) => {
        const positions = assetIn(world).map((line, at) => ({ ...line, position: at % 2 === 0 ? 'owned' : 'borrowed' }))
        const ways = ['owned', 'borrowed'].map((way) => positions.filter(({ position }) => position === way))

        const together = await listHoldings(world.graph, positions)
        const apart = (await Promise.all(ways.map((lines) => listHoldings(world.graph, lines)))).flat()
        const named = (holdings: readonly Holding[]) =>
          new Map(holdings.map((holding) => [`${holding.cnpj} ${holding.position}`, holding]))
        expect(named(together)).toEqual(named(apart))
        expect(named(together).size).toBe(together.length)
      }),
      { seed, numRuns },
    )
  })

  it('the months drawn have holders at every distance up to three, and some that net to nothing', async () => {
    const drawn = fc.sample(anyWorld, { seed, numRuns: 3 * numRuns })
    const holdings = (await Promise.all(drawn.map((world) => listHoldings(world.graph, assetIn(world))))).flat()

    const distances = [...new Set(holdings.map(({ shortestDepth }) => shortestDepth))]
    expect(distances).toEqual(expect.arrayContaining([0, 1, 2, 3]))
    expect(holdings.some(({ directValue, indirectValue }) => directValue + indirectValue === 0n)).toBe(true)
  })
})

describe('a chain of funds', () => {
  it('is followed ten funds up, as far as a look-through goes down', async () => {
    const names = Array.from({ length: 13 }, (_, at) => `F${String(at)}`)
    const world = makeWorld(
      Object.fromEntries(
        names.map((name, at) => [
          name,
          {
            nav: 100n,
            direct: at === 12 ? [100n] : [],
            quotas: at === 12 ? [] : [{ target: `F${String(at + 1)}`, value: 100n }],
          },
        ]),
      ),
    )

    const holdings = await listHoldings(world.graph, [{ cnpj: 'F12', position: 'owned', value: 100n, quantity: 0n }])

    expect(holdings.map(({ cnpj, shortestDepth }) => [cnpj, shortestDepth])).toEqual(
      names
        .slice(2)
        .reverse()
        .map((name, depth) => [name, depth]),
    )
  })

  it('that splits at every level into many is refused, with what to do', async () => {
    const { graph } = ladder(10, 8)

    await expect(
      listHoldings(graph, [{ cnpj: 'L10', position: 'owned', value: 1n, quantity: 1n }]),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      errorData: { fieldErrors: { indirect: [expect.stringContaining('without indirect')] } },
    })
  })
})
