import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holderIn } from '../../../../../schemas/fund/api/look-through/graph.ts'
import { type LookThroughLimits, UNEXPANDED } from '../../../../../schemas/fund/api/look-through/outcome.ts'
import { walkStops } from '../../../../../schemas/fund/api/look-through/walk.ts'
import { PagePicker } from '../../../../../schemas/fund/api/look-through/page-picker.ts'
import { millionthsOfPercent } from '../../../../../schemas/fund/api/share-percent.ts'
import { countCases } from '../../../../helpers/tier.ts'
import { EVERYTHING, look, addUp } from '../helpers/look.ts'
import { plainLeaves } from '../helpers/plain.ts'
import { anyWorld, ladder, type MadeWorld } from '../helpers/worlds.ts'

const seed = Number(process.env['SEED'] ?? 20251031)
const numRuns = countCases('LOOK_THROUGHS', { fast: 100, long: 400, ci: 400 })

/** Ten million, in cents: the part of the root by which shares are divided here. */
const SHARE_OF = 1_000_000_000n
const limits = fc.record({
  maxDepth: fc.integer({ min: 1, max: 8 }),
  least: fc.constantFrom(0n, 0n, 1n, 100_000n, 5_000_000n),
})

function makeLimits({ maxDepth, least }: { maxDepth: number; least: bigint }): LookThroughLimits {
  const share = (value: bigint) => millionthsOfPercent(value < 0n ? -value : value, SHARE_OF)
  return { maxDepth, isBelowThreshold: (value) => share(value) < least }
}

describe('for funds that hold each other in any way', () => {
  it('the leaves add up to the total of the root, to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, limits, async (world, given) => {
        const { leaves } = await look(world, 'A', makeLimits(given))

        expect(addUp(leaves)).toBe(holderIn(world.graph, 'A').total)
      }),
      { seed, numRuns },
    )
  })

  it('the leaves are those of a second writing: same paths, resolutions and cents', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, limits, async (world, given) => {
        const { leaves } = await look(world, 'A', makeLimits(given))

        const plain = plainLeaves(world.graph, holderIn(world.graph, 'A'), { ...given, shareOf: SHARE_OF })
        const shown = leaves.map(({ path, resolution, cents }) => ({ path: path.join('>'), resolution, cents }))
        expect(shown.map(spell).sort()).toEqual(plain.map(spell).sort())
      }),
      { seed, numRuns },
    )
  })

  it('funds come in the order of a second writing, the larger quota line first', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, async (world) => {
        const { leaves } = await look(world, 'A')

        const plain = plainLeaves(world.graph, holderIn(world.graph, 'A'), { maxDepth: 20, least: 0n, shareOf: 0n })
        expect(leaves.map(({ path }) => path.join('>'))).toEqual(plain.map(({ path }) => path))
      }),
      { seed, numRuns },
    )
  })

  it('no fund is opened whose lines are more than 2 % away from its NAV', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, async (world) => {
        const { leaves } = await look(world, 'A')

        const opened = new Set(leaves.flatMap(({ path }) => path.slice(1)))
        for (const cnpj of opened) {
          const { nav, total } = holderIn(world.graph, cnpj)
          if (nav === null) continue
          const percent = Number(((total - nav) * 1_000_000n) / nav) / 10_000
          expect(Math.abs(percent), cnpj).toBeLessThanOrEqual(2)
        }
      }),
      { seed, numRuns },
    )
  })

  it('coverage adds up, and says of each resolution what its leaves add up to', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, limits, async (world, given) => {
        const { leaves, coverage } = await look(world, 'A', makeLimits(given))

        const { expandedValue, unexpandedValue } = coverage
        expect(addUp([{ cents: expandedValue }, ...Object.values(unexpandedValue).map((cents) => ({ cents }))])).toBe(
          holderIn(world.graph, 'A').total,
        )
        for (const [why, cents] of Object.entries({ direct: expandedValue, ...unexpandedValue })) {
          expect(addUp(leaves.filter(({ resolution }) => resolution === why)), why).toBe(cents)
        }
        expect(coverage.depthReached).toBe(Math.max(...leaves.map(({ depth }) => depth)))
        expect([...coverage.funds].sort()).toEqual([...new Set(leaves.flatMap(({ path }) => path))].sort())
      }),
      { seed, numRuns },
    )
  })

  it('every leaf has an id of its own, and a path without a fund twice', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, async (world) => {
        const { leaves } = await look(world, 'A')

        expect(new Set(leaves.map(({ id }) => id)).size).toBe(leaves.length)
        for (const { path, depth } of leaves) expect([new Set(path).size, path[0]]).toEqual([depth + 1, 'A'])
      }),
      { seed, numRuns },
    )
  })

  it('the months drawn show every resolution, and depths beyond three', () => {
    const drawn = fc.sample(fc.tuple(anyWorld, limits), { seed, numRuns: Math.max(numRuns, 400) })
    const leaves = drawn.flatMap(([world, given]) =>
      plainLeaves(world.graph, holderIn(world.graph, 'A'), { ...given, shareOf: SHARE_OF }),
    )

    const resolutions = new Set(leaves.map(({ resolution }) => resolution))
    expect([...resolutions].sort()).toEqual(['direct', 'reconciliation', ...UNEXPANDED].sort())
    expect(leaves.reduce((deepest, { path }) => Math.max(deepest, path.length), 0)).toBeGreaterThan('A>B>C>D'.length)
  })

  it('pages put together are the whole, and each reports the same coverage', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, fc.integer({ min: 1, max: 30 }), async (world, page_size) => {
        const whole = await look(world, 'A')
        const count = Math.floor(whole.leaves.length / page_size) + 1
        const pages = await Promise.all(
          Array.from({ length: count }, (_, page) => look(world, 'A', EVERYTHING, { page, page_size })),
        )

        expect(pages.flatMap(({ leaves }) => leaves)).toEqual(whole.leaves)
        for (const { coverage } of pages) expect(coverage).toEqual(whole.coverage)
      }),
      { seed, numRuns: Math.ceil(numRuns / 4) },
    )
  })
})

function spell({ path, resolution, cents }: { path: string; resolution: string; cents: bigint }): string {
  return `${path} ${resolution} ${String(cents)}`
}

describe('where paths double with each level', () => {
  it('the leaves of half a million paths add up, and a page keeps only its own', () => {
    const world = ladder(17)
    const picker = new PagePicker({ page: 3_000, page_size: 100 })

    let [leaves, cents] = [0, 0n]
    for (const stop of walkStops(world.graph, holderIn(world.graph, 'L0'), EVERYTHING)) {
      picker.add(stop)
      leaves += stop.leafCount
      cents += stop.directValue + stop.reconciliation + addUp(stop.unexpanded.map(({ value }) => ({ cents: value })))
    }

    expect(leaves).toBeGreaterThan(2 ** 18)
    expect(cents).toBe(holderIn(world.graph, 'L0').total)
    expect(picker.picked.length).toBeLessThanOrEqual(100)
  })

  it('a walk begins at once, however many paths there are', () => {
    const world: MadeWorld = ladder(20, 50)

    const walk = walkStops(world.graph, holderIn(world.graph, 'L0'), EVERYTHING)
    const first = Array.from({ length: 1_000 }, () => walk.next().value?.path.length)

    expect(Math.max(...first.map(Number))).toBe(21)
  })

  it('a look-through of too many portfolios is refused with what to do', async () => {
    await expect(look(ladder(20, 50), 'L0')).rejects.toMatchObject({
      code: 'invalid_input',
      errorData: { fieldErrors: { max_depth: [expect.stringContaining('min_share_percent')] } },
    })
  })
})
