import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AssetLine } from '../../../../../schemas/fund/api/look-through/asset-line.ts'
import { sumLeavesExactly } from '../../../../../schemas/fund/api/look-through/exact-sum.ts'
import type { LeafName } from '../../../../../schemas/fund/api/look-through/leaf-name.ts'
import { walkStops } from '../../../../../schemas/fund/api/look-through/walk.ts'
import type { FundAsset } from '../../../../../schemas/fund/api/look-through/round-assets.ts'
import { MonthLookThrough } from '../../../../../schemas/fund/api/look-through/whole-month.ts'
import { DenseRings } from '../helpers/dense-rings.ts'
import { nameLines } from '../helpers/named-lines.ts'
import { anyWorld, type MadeWorld, makeWorld } from '../helpers/worlds.ts'

const seed = Number(process.env['SEED'] ?? 20251031)
const numRuns = Number(process.env['LOOK_THROUGHS'] ?? 400)

function listAll(world: MadeWorld, lines: ReadonlyMap<string, readonly AssetLine[]>, maxDepth: number) {
  const listed = [...new MonthLookThrough(world.graph, lines, maxDepth).list()]
  expect(listed.map(({ cnpj }) => cnpj).sort()).toEqual([...world.graph.holders.keys()].sort())
  return new Map(listed.map(({ cnpj, assets }) => [cnpj, assets]))
}

/** Computes the same by a walk from the top of each fund, leaf by leaf, as exact fractions. */
function walkAll(world: MadeWorld, lines: ReadonlyMap<string, readonly AssetLine[]>, maxDepth: number) {
  const limits = { maxDepth, isBelowThreshold: () => false }
  return [...world.graph.holders.values()].map((root) => {
    const depths = new Map<string, number>()
    for (const { holder, path, expanded, unexpanded } of walkStops(world.graph, root, limits)) {
      for (const { id, key } of lines.get(holder.cnpj) ?? []) {
        if (expanded.has(id)) continue
        const name = `${unexpanded.find(({ line }) => line.id === id)?.why ?? 'direct'}|${key}`
        depths.set(name, Math.min(depths.get(name) ?? 99, path.length - 1))
      }
    }
    const names = [...depths.keys()].map((text) => {
      const [resolution = '', key = ''] = text.split('|')
      return { key, resolution: resolution as LeafName['resolution'] }
    })
    const sums = sumLeavesExactly({ graph: world.graph, lines, maxDepth }, root, names)
    const assets = [...depths.values()].map((shortestDepth, at) => {
      const [name, sum] = [names[at], sums[at]]
      if (name === undefined || sum === undefined) throw new Error('each name has a sum')
      return { name, ...sum, shortestDepth }
    })
    return { root, assets }
  })
}

const spell = ({ name: { key, resolution }, quantity, value, shortestDepth }: Omit<FundAsset, 'number'>) =>
  [key, resolution, quantity, value, shortestDepth].join(' ')

describe('the look-throughs of all funds that hold each other in any way', () => {
  it('are those that a walk from the top of each fund finds, added up as fractions and rounded once', () => {
    fc.assert(
      fc.property(anyWorld, fc.integer({ min: 1, max: 6 }), (world, maxDepth) => {
        const lines = nameLines(world)
        const listed = listAll(world, lines, maxDepth)

        // Those that lead to a ring are tested in a file of their own.
        const rings = new DenseRings(world.graph)
        for (const { root, assets } of walkAll(world, lines, maxDepth)) {
          if (rings.leadsToRing(root.cnpj)) continue
          const own = (listed.get(root.cnpj) ?? []).filter(({ name }) => name.resolution !== 'reconciliation')
          expect(own.map(spell).sort()).toEqual(assets.map(spell).sort())
        }
      }),
      { seed, numRuns },
    )
  })

  it('add up to the total of each fund to the cent', () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        for (const [cnpj, assets] of listAll(world, nameLines(world), 10)) {
          const sum = assets.reduce((all, { value }) => all + BigInt(value), 0n)
          expect(sum).toBe(world.graph.holders.get(cnpj)?.total)
        }
      }),
      { seed, numRuns },
    )
  })
})

it('rounds half a cent away from zero where two thirds and a sixth of odd cents meet at it', () => {
  const world = makeWorld({
    // It has a third of B and a sixth of C, which have 1 cent and 1 cent of the asset.
    A: {
      nav: 5n,
      direct: [],
      quotas: [
        { target: 'B', value: 100n },
        { target: 'C', value: 50n },
      ],
    },
    B: { nav: 300n, direct: [1n, 299n], quotas: [] },
    C: { nav: 300n, direct: [1n, 299n], quotas: [] },
  })
  const lines = new Map(
    [...world.lines].map(([cnpj, own]) => [
      cnpj,
      own.map(({ id, ...line }): AssetLine => {
        const text = (line['final_position_value'] as { readonly text: string }).text
        const value = BigInt(text.replace('.', ''))
        return { cnpj, id, key: value === 1n ? 'odd' : 'rest', basis: 'filed', value, quantity: -value }
      }),
    ]),
  )

  const odd = listAll(world, lines, 10)
    .get('A')
    ?.find(({ name }) => name.key === 'odd')

  expect(odd).toMatchObject({ value: 1n, quantity: -1n })
})

it('names a line a cycle that would lead back but is not followed', () => {
  const world = makeWorld({
    A: { nav: 200n, direct: [100n], quotas: [{ target: 'B', value: 100n }] },
    // B would have more than all of A.
    B: { nav: 400n, direct: [100n], quotas: [{ target: 'A', value: 300n }] },
  })

  const found = listAll(world, nameLines(world), 10)

  const resolutions = (cnpj: string) => (found.get(cnpj) ?? []).map(({ name }) => name.resolution)
  expect(resolutions('A')).toContain('cycle')
  expect(resolutions('A')).not.toContain('ratio_anomaly')
  expect(resolutions('B')).toEqual(['direct', 'ratio_anomaly'])
})
