import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AssetCount, RECONCILIATION } from '../../../../../schemas/fund/api/look-through/aggregate.ts'
import type { AssetLine } from '../../../../../schemas/fund/api/look-through/asset-line.ts'
import { AssetNumbers } from '../../../../../schemas/fund/api/look-through/asset-numbers.ts'
import { CoverageCount } from '../../../../../schemas/fund/api/look-through/coverage.ts'
import { FollowedRings } from '../../../../../schemas/fund/api/look-through/followed-rings.ts'
import { FundLines } from '../../../../../schemas/fund/api/look-through/fund-lines.ts'
import { holderIn } from '../../../../../schemas/fund/api/look-through/graph.ts'
import { LeafAmounts, LeafNumbers } from '../../../../../schemas/fund/api/look-through/leaf-amounts.ts'
import { RinglessWalk } from '../../../../../schemas/fund/api/look-through/ringless-walk.ts'
import { walkStops } from '../../../../../schemas/fund/api/look-through/walk.ts'
import { createUnlimitedBudget } from '../../../../../server/limits/work-budget.ts'
import { EVERYTHING } from '../helpers/look.ts'
import { anyWorld, type MadeWorld, makeWorld } from '../helpers/worlds.ts'

const seed = Number(process.env['SEED'] ?? 20251031)
const numRuns = Number(process.env['LOOK_THROUGHS'] ?? 400)
const work = createUnlimitedBudget()

/** Lines of few assets, some of which are added up with no other. */
function makeFundLines({ lines }: MadeWorld) {
  const numbers = new AssetNumbers()
  const made = [...lines].map(([cnpj, own]) => {
    const assets = own.map(({ id, ...line }, at): AssetLine => {
      const value = BigInt((line['final_position_value'] as { readonly text: string }).text.replace('.', ''))
      const key = at % 4 === 3 ? `own ${cnpj} ${id}` : `asset ${String(at % 3)}`
      return { cnpj, id, key, basis: null, value, quantity: 0n }
    })
    return [cnpj, FundLines.of(cnpj, `own ${cnpj} `, assets, numbers)] as const
  })
  return { lines: new Map(made), numbers }
}

/** Adds up with a stop for each path. */
async function addUpByStops(world: MadeWorld, maxDepth: number) {
  const { lines, numbers } = makeFundLines(world)
  const [coverage, assets] = [new CoverageCount(), new AssetCount(lines, numbers)]
  for (const stop of walkStops(world.graph, holderIn(world.graph, 'A'), { ...EVERYTHING, maxDepth })) {
    coverage.add(stop)
    assets.add(stop)
  }
  const { expandedValue, unexpandedValue } = coverage.result()
  const sums = await assets.sorted(0, 1_000, work)
  return { leaves: sums.map(({ key, value }) => `${key} ${String(value)}`).sort(), expandedValue, unexpandedValue }
}

async function addUpInColumns(world: MadeWorld, maxDepth: number) {
  const { lines, numbers } = makeFundLines(world)
  const leaves = new LeafNumbers()
  const reconciliation = leaves.number(RECONCILIATION)
  const numbered = new Map(
    [...lines].map(([cnpj, own]) => {
      const places = Int32Array.from(own.keys(numbers), (key) => leaves.number(key))
      return [cnpj, { lines: own, leaves: places }] as const
    }),
  )
  const amounts = new LeafAmounts(leaves.size)
  const walk = new RinglessWalk(new FollowedRings(world.graph, ['A']), numbered, maxDepth)
  const coverage = await walk.addUp(holderIn(world.graph, 'A'), { amounts, reconciliation }, work)
  const held = amounts.list().map((leaf) => `${leaves.keys[leaf] ?? ''} ${String(amounts.total(leaf))}`)
  return { leaves: held.sort(), ...coverage }
}

const leadsToRing = ({ graph }: MadeWorld) => new FollowedRings(graph, ['A']).leadsToRing('A')

describe('a walk through funds that lead to no ring', () => {
  it('adds up the same leaves, and the same values by reason, as a walk with a stop for each path', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyWorld.filter((world) => !leadsToRing(world)),
        fc.integer({ min: 1, max: 6 }),
        async (world, maxDepth) => {
          expect(await addUpInColumns(world, maxDepth)).toEqual(await addUpByStops(world, maxDepth))
        },
      ),
      { seed, numRuns },
    )
  })

  it('adds up amounts beyond those that a binary number holds', async () => {
    const most = 2n ** 62n + 1n
    const world = makeWorld({
      A: { nav: 2n * most, direct: [most], quotas: [{ target: 'B', value: most }] },
      B: { nav: most, direct: [most - 3n, 3n], quotas: [] },
    })

    expect(await addUpInColumns(world, 3)).toEqual(await addUpByStops(world, 3))
  })

  it('keeps an asset of no value among the leaves', async () => {
    const world = makeWorld({ A: { nav: 10n, direct: [10n, 5n, 0n], quotas: [] } })

    const { leaves } = await addUpInColumns(world, 3)
    expect(leaves).toEqual((await addUpByStops(world, 3)).leaves)
    expect(leaves).toContain('asset 2 0')
  })

  it('calls a line that leads back, and is not followed, a cycle', async () => {
    const world = makeWorld({
      A: { nav: 100n, direct: [50n], quotas: [{ target: 'B', value: 50n }] },
      B: { nav: 100n, direct: [-900n], quotas: [{ target: 'A', value: 1000n }] },
    })

    const { unexpandedValue } = await addUpInColumns(world, 3)
    expect(leadsToRing(world)).toBe(false)
    expect(unexpandedValue.cycle).toBe(500n)
  })
})
