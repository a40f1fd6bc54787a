import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AssetNumbers } from '../../../../../schemas/fund/api/look-through/asset-numbers.ts'
import type { AssetLine } from '../../../../../schemas/fund/api/look-through/asset-line.ts'
import { FollowedRings } from '../../../../../schemas/fund/api/look-through/followed-rings.ts'
import { FundLines } from '../../../../../schemas/fund/api/look-through/fund-lines.ts'
import { holderIn } from '../../../../../schemas/fund/api/look-through/graph.ts'
import { addUpWeighed, listWeighedFunds } from '../../../../../schemas/fund/api/look-through/weighed-assets.ts'
import { MonthLookThrough } from '../../../../../schemas/fund/api/look-through/whole-month.ts'
import { createUnlimitedBudget } from '../../../../../server/limits/work-budget.ts'
import { DenseRings } from '../helpers/dense-rings.ts'
import { nameLines } from '../helpers/named-lines.ts'
import { anyWorld, crosswise, type MadeWorld, makeWorld } from '../helpers/worlds.ts'

const seed = Number(process.env['SEED'] ?? 20251031)
const numRuns = Number(process.env['LOOK_THROUGHS'] ?? 80)

type Lines = ReadonlyMap<string, readonly AssetLine[]>

/** Lists what every fund has in the table, without the reconciliation: `direct asset 1 7` for seven cents. */
function listTable({ graph }: MadeWorld, lines: Lines, maxDepth: number) {
  return new Map(
    [...new MonthLookThrough(graph, lines, maxDepth).list()].map(({ cnpj, assets }) => [
      cnpj,
      assets.map(({ name, value, quantity }) => ({ ...name, value: BigInt(value), quantity: BigInt(quantity) })),
    ]),
  )
}

async function addUp({ graph }: MadeWorld, lines: Lines, root: string, maxDepth: number) {
  const [numbers, work] = [new AssetNumbers(), createUnlimitedBudget()]
  const held = new Map(
    [...lines].map(([cnpj, own]) => [cnpj, FundLines.of(cnpj, `line 2025-10 ${cnpj} `, own, numbers)]),
  )
  const rings = new FollowedRings(graph, [root])
  const funds = await listWeighedFunds(rings, holderIn(graph, root), maxDepth, work)
  const { coverage, sorted } = await addUpWeighed(holderIn(graph, root), funds, held, numbers, work)
  return { coverage, sums: await sorted(0, 1_000) }
}

const total = (values: Iterable<bigint>) => [...values].reduce((sum, value) => sum + value, 0n)

describe('a fund that leads to a ring, among funds that hold each other in any way,', () => {
  it('has in the table what a dense system in fractions has, each sum rounded once', () => {
    let [rings, endless] = [0, 0]
    fc.assert(
      fc.property(anyWorld, fc.integer({ min: 1, max: 6 }), (world, maxDepth) => {
        const lines = nameLines(world)
        const dense = new DenseRings(world.graph)
        const table = listTable(world, lines, maxDepth)
        for (const root of world.graph.holders.keys()) {
          if (!dense.leadsToRing(root)) continue
          rings += 1
          if (dense.isEndless(root)) endless += 1
          const rows = (table.get(root) ?? []).filter(({ resolution }) => resolution !== 'reconciliation')
          const shown = (amount: 'value' | 'quantity') =>
            new Map(rows.map((row) => [`${row.resolution} ${row.key}`, row[amount]]))
          expect(shown('value')).toEqual(dense.sums(root, lines, maxDepth))
          expect(shown('quantity')).toEqual(dense.sums(root, lines, maxDepth, 'quantity'))
          if (!endless) expect(rows.filter(({ resolution }) => resolution === 'cycle')).toEqual([])
        }
      }),
      { seed, numRuns },
    )
    expect(rings).toBeGreaterThan(numRuns / 2)
    expect(endless).toBeGreaterThan(0)
  })

  it('has by asset the rows of the table, grouped, and a coverage that adds up to its total as they do', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, fc.integer({ min: 1, max: 6 }), async (world, maxDepth) => {
        const lines = nameLines(world)
        const dense = new DenseRings(world.graph)
        const table = listTable(world, lines, maxDepth)
        for (const root of world.graph.holders.keys()) {
          if (!dense.leadsToRing(root)) continue
          const rows = table.get(root) ?? []
          const { coverage, sums } = await addUp(world, lines, root, maxDepth)

          const byKey = new Map<string, bigint>()
          for (const { key, value } of rows) byKey.set(key, (byKey.get(key) ?? 0n) + value)
          expect(new Map(sums.map(({ key, value }) => [key, value]))).toEqual(byKey)
          expect(total(sums.map(({ value }) => value))).toBe(holderIn(world.graph, root).total)
          for (const [why, value] of Object.entries({ direct: coverage.expandedValue, ...coverage.unexpandedValue })) {
            const those = rows.filter(({ resolution }) => resolution === why)
            expect(total(those.map((row) => row.value)), why).toBe(value)
          }
        }
      }),
      { seed, numRuns },
    )
  })
})

describe('a ring', () => {
  it('of two funds that have half of each other gives each two thirds of its own and a third of the other', async () => {
    const half = (target: string) => ({ nav: 200n, direct: [100n], quotas: [{ target, value: 100n }] })
    const world = makeWorld({ A: half('B'), B: half('A') })
    const lines = new Map(
      [...world.lines].map(([cnpj, own]) => [
        cnpj,
        own.map(({ id }): AssetLine => ({ cnpj, id, key: id, basis: 'filed', value: 100n, quantity: 0n })),
      ]),
    )

    const { sums, coverage } = await addUp(world, lines, 'A', 10)

    // 100 × (1 + 1/4 + 1/16 + …) and half of it: 133.33 and 66.67.
    expect(sums).toMatchObject([
      { key: 'A-direct-0', value: 133n, paths: 1 },
      { key: 'B-direct-0', value: 67n, paths: 1 },
    ])
    expect(coverage).toMatchObject({ depthReached: 0, funds: ['A', 'B'], unexpandedValue: { cycle: 0n } })
  })

  it.each([
    [
      'two funds that have all of each other',
      {
        A: { nav: 100n, direct: [0n], quotas: [{ target: 'B', value: 100n }] },
        B: { nav: 100n, direct: [0n], quotas: [{ target: 'A', value: 100n }] },
      },
    ],
    ['a fund that has all of itself', { A: { nav: 100n, direct: [0n], quotas: [{ target: 'A', value: 100n }] } }],
    [
      'funds in debt that have twice of what there is',
      {
        A: {
          nav: 100n,
          direct: [-100n],
          quotas: [
            { target: 'B', value: 100n },
            { target: 'B', value: 100n },
          ],
        },
        B: { nav: 100n, direct: [0n], quotas: [{ target: 'A', value: 100n }] },
      },
    ],
  ])('of %s, in which amounts never get less, is not followed: its lines are cycles', async (_what, filed) => {
    const world = makeWorld(filed)
    const { coverage } = await addUp(world, nameLines(world), 'A', 10)

    const quotas = total(filed.A.quotas.map(({ value }) => value))
    expect(coverage.unexpandedValue).toMatchObject({ cycle: quotas, reconciliation: 0n })
    expect(coverage.expandedValue).toBe(100n - quotas)
    expect(
      total(
        listTable(world, nameLines(world), 10)
          .get('A')
          ?.map(({ value }) => value) ?? [],
      ),
    ).toBe(100n)
  })

  it('of 12 funds that all hold each other has no cycle, and one of 40 in debt to each other is not followed', async () => {
    const seen = async (funds: number) =>
      (await addUp(crosswise(funds), nameLines(crosswise(funds)), 'X0', 10)).coverage

    expect((await seen(12)).unexpandedValue).toMatchObject({ cycle: 0n, depth_limit: 0n })
    expect((await seen(40)).unexpandedValue.cycle).toBe(39n * 50_021n + (38n * 39n) / 2n)
  })
})
