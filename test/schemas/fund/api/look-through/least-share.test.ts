import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AssetLine } from '../../../../../schemas/fund/api/look-through/asset-line.ts'
import { TooManyPaths } from '../../../../../schemas/core/work-budget.ts'
import { FollowedRings } from '../../../../../schemas/fund/api/look-through/followed-rings.ts'
import { holderIn } from '../../../../../schemas/fund/api/look-through/graph.ts'
import { findLeastShare } from '../../../../../schemas/fund/api/look-through/least-share.ts'
import { countUnits, type WalkStop, walkStops } from '../../../../../schemas/fund/api/look-through/walk.ts'
import { millionthsOfPercent } from '../../../../../schemas/fund/api/share-percent.ts'
import { createUnlimitedBudget } from '../../../../../server/limits/work-budget.ts'
import { DenseRings } from '../helpers/dense-rings.ts'
import { nameLines } from '../helpers/named-lines.ts'
import { crosswise, type Filed, type MadeWorld, makeWorld } from '../helpers/worlds.ts'

const seed = Number(process.env['SEED'] ?? 20251031)
const numRuns = Number(process.env['LOOK_THROUGHS'] ?? 100)

const NAMES = ['A', 'B', 'C', 'D', 'E'] as const

/** Funds in no debt that are worth what their lines add up to, most of which hold each other. */
const fund = fc.record({
  direct: fc.array(fc.bigInt({ min: 0n, max: 2_000_000n }), { minLength: 1, maxLength: 3 }),
  quotas: fc.array(fc.record({ target: fc.constantFrom(...NAMES), value: fc.bigInt({ min: 0n, max: 1_000_000n }) }), {
    maxLength: 4,
  }),
})
const worlds = fc.tuple(...NAMES.map(() => fund)).map((funds) => {
  const filed = funds.map(({ direct, quotas }, at): [string, Filed] => {
    const nav = [...direct, ...quotas.map(({ value }) => value), 1n].reduce((sum, value) => sum + value, 0n)
    return [NAMES[at] ?? '', { nav, direct: [...direct, 1n], quotas }]
  })
  return makeWorld(Object.fromEntries(filed))
})

/** Walks a fund down to a share in millionths of a percent of its total. */
function walk({ graph }: MadeWorld, root: string, least: bigint, maxDepth = 10): WalkStop[] {
  const { total } = holderIn(graph, root)
  const isBelowThreshold = (value: bigint) => millionthsOfPercent(value, total) < least
  return [...walkStops(graph, holderIn(graph, root), { maxDepth, isBelowThreshold })]
}

const unitsOf = (stops: readonly WalkStop[]) => stops.reduce((sum, { way }) => sum + countUnits(way), 0)

function find(
  { graph }: MadeWorld,
  root: string,
  least: bigint,
  most: number,
  maxDepth = 10,
  work = createUnlimitedBudget(),
): Promise<bigint> {
  const divisor = holderIn(graph, root).total
  const rings = new FollowedRings(graph, [root])
  return findLeastShare(rings, holderIn(graph, root), { maxDepth, least, divisor, most }, work)
}

/** A fund whose lines are half a fund without quotas, and 13 units of work; the other fund takes 13, too. */
const halves = makeWorld({
  A: { nav: 100n, direct: [50n], quotas: [{ target: 'B', value: 50n }] },
  B: { nav: 50n, direct: [50n], quotas: [] },
})

/** Adds up the leaves of a walk: by asset, and those whose quotas may hold other assets in turn. */
function addUp(stops: readonly WalkStop[], lines: ReadonlyMap<string, readonly AssetLine[]>) {
  const byAsset = new Map<string, bigint>()
  let [cut, leaves] = [0n, 0]
  for (const { holder, outcomes, part, quotaValues, reconciliation } of stops) {
    const places = new Map(holder.quotas.map(({ id }, at) => [id, at]))
    for (const { id, key, value } of lines.get(holder.cnpj) ?? []) {
      const at = places.get(id)
      const why = at === undefined ? 'direct' : outcomes[at]
      if (typeof why !== 'string') continue
      const rounded = at === undefined ? takeRounded(part, value) : quotaValues.at(at)
      if (why === 'below_threshold' || why === 'cycle') cut += rounded
      else byAsset.set(key, (byAsset.get(key) ?? 0n) + rounded)
      leaves += 1
    }
    byAsset.set('reconciliation', (byAsset.get('reconciliation') ?? 0n) + reconciliation)
  }
  return { byAsset, cut, leaves }
}

function takeRounded({ numerator, denominator }: { numerator: bigint; denominator: bigint }, value: bigint): bigint {
  return (2n * numerator * value + denominator) / (2n * denominator)
}

describe('the least share of a root that leads to a ring', () => {
  it('is the one asked for, or the smallest above it at which the walk keeps its bound', async () => {
    let raised = 0
    await fc.assert(
      fc.asyncProperty(
        worlds,
        fc.constantFrom(0n, 5_000n, 9_000_000n),
        fc.integer({ min: 30, max: 200 }),
        fc.constantFrom(1, 2, 10),
        async (world, least, most, maxDepth) => {
          const share = await find(world, 'A', least, most, maxDepth)

          expect(share).toBeGreaterThanOrEqual(least)
          expect(unitsOf(walk(world, 'A', share, maxDepth))).toBeLessThanOrEqual(most)
          if (share > least) {
            raised += 1
            expect(unitsOf(walk(world, 'A', share - 1n, maxDepth))).toBeGreaterThan(most)
          }
        },
      ),
      { seed, numRuns },
    )
    expect(raised).toBeGreaterThan(numRuns / 10)
  })

  it('is the larger of a larger one asked for and of what a smaller one was raised to', async () => {
    let raised = 0
    await fc.assert(
      fc.asyncProperty(
        worlds,
        fc.constantFrom(0n, 5_000n, 9_000_000n),
        fc.bigInt({ min: 0n, max: 30_000_000n }),
        fc.integer({ min: 30, max: 200 }),
        async (world, least, more, most) => {
          const share = await find(world, 'A', least, most)
          const larger = least + more
          if (share > larger) raised += 1

          expect(await find(world, 'A', larger, most)).toBe(share > larger ? share : larger)
        },
      ),
      { seed, numRuns },
    )
    expect(raised).toBeGreaterThan(numRuns / 20)
  })

  it('leaves out by path what differs by asset: at most the leaves below it and the cycles, and a cent a leaf', async () => {
    let rings = 0
    await fc.assert(
      fc.asyncProperty(
        worlds,
        fc.integer({ min: 60, max: 3_000 }),
        fc.integer({ min: 1, max: 3 }),
        async (world, most, maxDepth) => {
          const dense = new DenseRings(world.graph)
          if (!dense.leadsToRing('A') || dense.isEndless('A')) return
          rings += 1
          const lines = nameLines(world)
          const stops = walk(world, 'A', await find(world, 'A', 0n, most, maxDepth), maxDepth)
          const { byAsset: byPath, cut, leaves } = addUp(stops, lines)

          const byAsset = new Map<string, bigint>()
          for (const [name, value] of dense.sums('A', lines, maxDepth)) {
            const key = name.slice(name.indexOf(' ') + 1)
            byAsset.set(key, (byAsset.get(key) ?? 0n) + value)
          }
          for (const [key, value] of byAsset) {
            const difference = value - (byPath.get(key) ?? 0n)
            expect(difference, key).toBeLessThanOrEqual(cut + BigInt(leaves))
            expect(difference, key).toBeGreaterThanOrEqual(-BigInt(leaves))
          }
          const shown = [...byPath.values()].reduce((sum, value) => sum + value, cut)
          expect(shown).toBe(holderIn(world.graph, 'A').total)
        },
      ),
      { seed, numRuns },
    )
    expect(rings).toBeGreaterThan(numRuns / 3)
  })

  it.each([12, 40])(
    'lets a walk through %i funds that all hold each other keep its bound of 200,000 units',
    async (funds) => {
      const world = crosswise(funds)
      const share = await find(world, 'X0', 0n, 200_000)

      const units = unitsOf(walk(world, 'X0', share))
      expect(units).toBeLessThanOrEqual(200_000)
      expect(unitsOf(walk(world, 'X0', share - 1n))).toBeGreaterThan(200_000)
    },
  )

  it('is not found where the lines of the root alone are more than the bound', async () => {
    await expect(find(halves, 'A', 0n, 12)).rejects.toThrow(TooManyPaths)
    expect(await find(halves, 'A', 0n, 13)).toBe(50_000_001n)
  })

  it('counts a line with exactly the share that is asked for', async () => {
    expect(await find(halves, 'A', 50_000_000n, 13)).toBe(50_000_001n)
    expect(await find(halves, 'A', 50_000_001n, 13)).toBe(50_000_001n)
    expect(await find(halves, 'A', 50_000_000n, 26)).toBe(50_000_000n)
  })

  it('counts a line whose share is too small to be written, after a fund that leads nowhere', async () => {
    const world = makeWorld({
      A: {
        nav: 10n ** 12n,
        direct: [10n ** 11n],
        quotas: [
          { target: 'B', value: 9n * 10n ** 11n - 1n },
          { target: 'C', value: 1n },
        ],
      },
      B: { nav: 9n * 10n ** 11n - 1n, direct: [9n * 10n ** 11n - 1n], quotas: [] },
      C: { nav: 1n, direct: [1n], quotas: [] },
    })

    expect(await find(world, 'A', 0n, 14 + 13)).toBe(1n)
    expect(await find(world, 'A', 0n, 14 + 13 + 13)).toBe(0n)
  })

  it.each([true, false])('is found in turns: a turn that is over (%s) lets others work', async (isOver) => {
    let rests = 0
    const work = {
      spend: () => isOver,
      rest: () => {
        rests += 1
        return Promise.resolve()
      },
    }

    await find(halves, 'A', 0n, 26, 10, work)

    expect(rests).toBe(isOver ? 1 : 0)
  })
})
