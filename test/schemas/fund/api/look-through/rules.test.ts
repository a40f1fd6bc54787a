import { describe, expect, it } from 'vitest'
import { look } from '../helpers/look.ts'
import { readResolution } from '../helpers/resolution.ts'
import { type Filed, type MadeQuota, makeWorld } from '../helpers/worlds.ts'

const held: Filed = { nav: 1_000_00n, direct: [1_000_00n], quotas: [] }

describe('a line of quotas', () => {
  const line: MadeQuota = { target: 'held', value: 500_00n }

  it('of a fund with lines and NAV is expanded', async () => {
    expect(await readResolution(line, { held })).toBe('expanded')
  })

  it('of a fund abroad is foreign, whatever else is known', async () => {
    expect(await readResolution({ ...line, kind: 'foreign' }, { held })).toBe('foreign')
  })

  it('that is a confidential total, or of a fund that shows nothing else, is confidential', async () => {
    expect(await readResolution({ ...line, target: null, kind: 'confidential' }, {})).toBe('confidential')
    expect(await readResolution(line, { held: { nav: null, direct: [], quotas: [], secret: [9n] } })).toBe(
      'confidential',
    )
  })

  it('of a fund without a line, or of no known number, is not filed', async () => {
    expect(await readResolution(line, { held: { ...held, direct: [] } })).toBe('not_filed')
    expect(await readResolution({ ...line, target: null }, { held })).toBe('not_filed')
  })

  it('of its own holder is a cycle, before anything is said of NAV or ratio', async () => {
    expect(await readResolution({ target: 'root', value: -9n }, {})).toBe('cycle')
  })

  it.each([null, 0n, -1n])('of a fund whose NAV is %s lacks it, before its lines are compared', async (nav) => {
    expect(await readResolution(line, { held: { ...held, nav } })).toBe('nav_missing')
  })

  it.each([
    ['979.99', 979_99n, 'unreconciled'],
    ['980.00', 980_00n, 'expanded'],
    ['1020.00', 1_020_00n, 'expanded'],
    ['1020.01', 1_020_01n, 'unreconciled'],
  ])('of a fund with a NAV of 1000.00 and lines for %s is %s', async (_lines, direct, resolution) => {
    expect(await readResolution(line, { held: { ...held, direct: [direct] } })).toBe(resolution)
  })

  it('of a fund that is off its NAV is unreconciled before it is a ratio anomaly', async () => {
    const off = { ...held, direct: [9_999_00n] }

    expect(await readResolution({ ...line, value: 2_000_00n }, { held: off })).toBe('unreconciled')
  })

  it('worth more than 1.005 of the fund, or less than nothing, is a ratio anomaly', async () => {
    expect(await readResolution({ ...line, value: 1_005_00n }, { held })).toBe('expanded')
    expect(await readResolution({ ...line, value: 1_005_01n }, { held })).toBe('ratio_anomaly')
    expect(await readResolution({ ...line, value: -1n }, { held })).toBe('ratio_anomaly')
  })

  it('worth nothing is expanded, into lines worth nothing', async () => {
    expect(await readResolution({ ...line, value: 0n }, { held })).toBe('expanded')
  })

  it('below the requested depth is at the limit, before it is too small', async () => {
    const middle: Filed = { nav: 1_000_00n, direct: [], quotas: [{ target: 'bottom', value: 1_000_00n }] }
    const asked = { maxDepth: 1, isBelowThreshold: (value: bigint) => value < 400_00n }

    expect(await readResolution(line, { held: middle, bottom: held }, asked)).toBe('depth_limit')
    expect(await readResolution(line, { held: middle, bottom: held }, { maxDepth: 2 })).toBe('expanded')
  })

  it('too small a part of the root is below the threshold', async () => {
    expect(await readResolution(line, { held }, { isBelowThreshold: (value) => value < 500_01n })).toBe(
      'below_threshold',
    )
  })
})

describe('a fund', () => {
  it('on two branches is expanded on both', async () => {
    const world = makeWorld({
      root: {
        nav: 20n,
        direct: [1n],
        quotas: [
          { target: 'left', value: 10n },
          { target: 'right', value: 9n },
        ],
      },
      left: { nav: 10n, direct: [], quotas: [{ target: 'both', value: 10n }] },
      right: { nav: 9n, direct: [], quotas: [{ target: 'both', value: 9n }] },
      both: { nav: 19n, direct: [19n], quotas: [] },
    })

    const { leaves } = await look(world, 'root')

    expect(leaves.map(({ path, cents }) => [path.join('>'), cents])).toEqual([
      ['root', 1n],
      ['root>left>both', 10n],
      ['root>right>both', 9n],
    ])
  })

  it('held through two subclasses has its lines twice, under ids that differ', async () => {
    const world = makeWorld({
      root: {
        nav: 9n,
        direct: [],
        quotas: [
          { target: 'held', value: 4n },
          { target: 'held', value: 5n },
        ],
      },
      held: { nav: 9n, direct: [9n], quotas: [] },
    })

    const { leaves } = await look(world, 'root')

    expect(leaves.map(({ cents }) => cents)).toEqual([5n, 4n])
    expect(leaves[0]?.id).not.toBe(leaves[1]?.id)
  })
})

describe('the reconciliation', () => {
  it('is what rounding leaves: a third of a cent three times is a cent', async () => {
    const world = makeWorld({
      root: { nav: 1n, direct: [], quotas: [{ target: 'held', value: 1n }] },
      held: { nav: 3n, direct: [1n, 1n, 1n], quotas: [] },
    })

    const { leaves, coverage } = await look(world, 'root')

    expect(leaves.map(({ resolution, cents }) => [resolution, cents])).toEqual([
      ['direct', 0n],
      ['direct', 0n],
      ['direct', 0n],
      ['reconciliation', 1n],
    ])
    expect(coverage.unexpandedValue.reconciliation).toBe(1n)
  })

  it('is what the lines of the fund held lack of its NAV, as a part', async () => {
    const world = makeWorld({
      root: { nav: 50_00n, direct: [], quotas: [{ target: 'held', value: 50_00n }] },
      held: { nav: 100_00n, direct: [98_02n], quotas: [] },
    })

    const { leaves } = await look(world, 'root')

    expect(leaves.map(({ resolution, cents, path }) => [resolution, cents, path.join('>')])).toEqual([
      ['direct', 49_01n, 'root>held'],
      ['reconciliation', 99n, 'root>held'],
    ])
  })

  it('is left out where it is nothing', async () => {
    const world = makeWorld({ root: { nav: 9n, direct: [], quotas: [{ target: 'held', value: 9n }] }, held })

    const { leaves } = await look(makeWorld({ ...{ root: { nav: 9n, direct: [3n], quotas: [] } } }), 'root')

    expect(leaves.map(({ resolution }) => resolution)).toEqual(['direct'])
    expect((await look(world, 'root')).leaves.map(({ resolution }) => resolution)).toEqual(['direct'])
  })

  it('is counted at each level for that level only, so that no fraction is rounded twice', async () => {
    const world = makeWorld({
      root: { nav: 100n, direct: [], quotas: [{ target: 'middle', value: 100n }] },
      middle: { nav: 300n, direct: [], quotas: [{ target: 'bottom', value: 300n }] },
      bottom: { nav: 700n, direct: [350n, 350n], quotas: [] },
    })

    const { leaves } = await look(world, 'root')

    // 350 × 300/700 × 100/300 is exactly 50, which a ratio cut at any level would miss.
    expect(leaves.map(({ cents }) => cents)).toEqual([50n, 50n])
  })
})

describe('amounts', () => {
  it('are rounded half away from zero, of either sign', async () => {
    const world = makeWorld({
      root: { nav: 1n, direct: [], quotas: [{ target: 'held', value: 1n }] },
      held: { nav: 2n, direct: [5n, -3n], quotas: [] },
    })

    const { leaves } = await look(world, 'root')

    expect(leaves.map(({ cents }) => cents)).toEqual([3n, -2n])
  })
})
