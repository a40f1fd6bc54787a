import { describe, expect, it } from 'vitest'
import { FollowedRings } from '../../../../../schemas/fund/api/look-through/followed-rings.ts'
import { FundPath } from '../../../../../schemas/fund/api/look-through/fund-path.ts'
import { holderIn } from '../../../../../schemas/fund/api/look-through/graph.ts'
import { countUnits, walkStops } from '../../../../../schemas/fund/api/look-through/walk.ts'
import { EVERYTHING } from '../helpers/look.ts'
import { makeWorld } from '../helpers/worlds.ts'

/** A root with two lines of its own and three quotas; of these one is of a fund, which lacks two cents of its NAV. */
const { graph } = makeWorld({
  root: {
    nav: 160n,
    direct: [20n, 30n],
    quotas: [
      { target: 'nobody', value: 7n },
      { target: 'held', value: 100n },
      { target: 'abroad', value: 3n, kind: 'foreign' },
    ],
  },
  held: { nav: 100n, direct: [40n, 58n], quotas: [] },
})
const root = holderIn(graph, 'root')

describe('a stop of a walk', () => {
  const [first, second, ...others] = walkStops(graph, root, EVERYTHING)

  it('has its leaves, which of its lines are followed, and why the others are not', () => {
    expect(first).toMatchObject({ path: ['root'], directValue: 50n, reconciliation: 0n, leafCount: 4 })
    expect(first?.unexpanded.map(({ line, why, value }) => [line.target, why, value])).toEqual([
      ['nobody', 'not_filed', 7n],
      ['abroad', 'foreign', 3n],
    ])
    expect(first?.expanded).toEqual(new Set(['root-quota-1']))
  })

  it('has what the line that led there is worth beyond its lines as one leaf more', () => {
    expect(second).toMatchObject({ path: ['root', 'held'], directValue: 98n, reconciliation: 2n, leafCount: 3 })
    expect(second?.holder).toBe(holderIn(graph, 'held'))
    expect(others).toEqual([])
  })

  it('is the same where the rings are known before', () => {
    const rings = new FollowedRings(graph, ['root'])

    expect([...walkStops(graph, root, EVERYTHING, rings)].map(({ path }) => path)).toEqual([['root'], ['root', 'held']])
  })
})

it('names the reason of a small line that nothing would follow', () => {
  const [first, ...others] = walkStops(graph, root, { maxDepth: 9, isBelowThreshold: (value) => value <= 100n })

  expect(first?.unexpanded.map(({ why }) => why)).toEqual(['below_threshold', 'not_filed', 'foreign'])
  expect(others).toEqual([])
})

it('counts a ring as one level, and follows it whole', () => {
  const ring = makeWorld({
    root: { nav: 100n, direct: [], quotas: [{ target: 'one', value: 100n }] },
    one: { nav: 1_000n, direct: [900n], quotas: [{ target: 'other', value: 100n }] },
    other: {
      nav: 1_000n,
      direct: [800n],
      quotas: [
        { target: 'one', value: 50n },
        { target: 'held', value: 150n },
      ],
    },
    held: { nav: 1_000n, direct: [1_000n], quotas: [] },
  })
  const walk = (maxDepth: number) =>
    [...walkStops(ring.graph, holderIn(ring.graph, 'root'), { maxDepth, isBelowThreshold: () => false })].map(
      ({ path, unexpanded }) => [path.join(' '), ...unexpanded.map(({ why }) => why)],
    )

  expect(walk(1)).toEqual([['root'], ['root one'], ['root one other', 'depth_limit', 'cycle']])
  expect(walk(2)).toEqual([['root'], ['root one'], ['root one other', 'cycle'], ['root one other held']])
})

describe('the work of a stop', () => {
  it('grows by the funds on the way and by each line, and no stop is free', () => {
    const held = holderIn(graph, 'held')
    const [line] = root.quotas
    if (line === undefined) throw new Error('the root has quotas')

    expect(countUnits(FundPath.from(root))).toBe(10 + 1 + 3 + 2)
    expect(countUnits(FundPath.from(root).follow(line, held, false))).toBe(10 + 2 + 0 + 2)
  })
})
