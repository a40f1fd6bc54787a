import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IdentifiedCount } from '../../../../../schemas/fund/api/identified-count.ts'
import type { AssetLine } from '../../../../../schemas/fund/api/look-through/asset-line.ts'
import { AssetCount, RECONCILIATION } from '../../../../../schemas/fund/api/look-through/aggregate.ts'
import { AssetNumbers } from '../../../../../schemas/fund/api/look-through/asset-numbers.ts'
import { takePart } from '../../../../../schemas/fund/api/look-through/fraction.ts'
import { FundLines } from '../../../../../schemas/fund/api/look-through/fund-lines.ts'
import { holderIn } from '../../../../../schemas/fund/api/look-through/graph.ts'
import { walkStops } from '../../../../../schemas/fund/api/look-through/walk.ts'
import { createUnlimitedBudget } from '../../../../../server/limits/work-budget.ts'
import { EVERYTHING } from '../helpers/look.ts'
import { anyWorld, type MadeWorld, makeWorld } from '../helpers/worlds.ts'

const seed = Number(process.env['SEED'] ?? 20251031)
const numRuns = Number(process.env['LOOK_THROUGHS'] ?? 400)
const BASES = ['filed', 'derived', 'unidentified', null] as const

/** Lines of few assets, some of which are added up with no other, and quantities beyond what a binary number holds. */
function nameLines({ lines }: MadeWorld): Map<string, AssetLine[]> {
  const named = [...lines].map(([cnpj, own]) => {
    const assets = own.map(({ id, ...line }, at): AssetLine => {
      const text = (line['final_position_value'] as { readonly text: string }).text
      const value = BigInt(text.replace('.', ''))
      const key = at % 4 === 3 ? `own ${cnpj} ${id}` : `asset ${String(at % 3)}`
      return { cnpj, id, key, basis: BASES[at % 4] ?? null, value, quantity: value * 1_000_003n }
    })
    return [cnpj, assets] as const
  })
  return new Map(named)
}

/** Adds up again, in whole numbers only, leaf by leaf. */
function addPlainly(world: MadeWorld, lines: ReadonlyMap<string, readonly AssetLine[]>) {
  const sums = new Map<string, { quantity: bigint; value: bigint; paths: Set<number>; largest: bigint; line: string }>()
  const identified = new IdentifiedCount()
  let stops = 0
  const add = (key: string, value: bigint, quantity: bigint, line: string) => {
    const sum = sums.get(key) ?? { quantity: 0n, value: 0n, paths: new Set(), largest: -1n, line: '' }
    const size = value < 0n ? -value : value
    sums.set(key, {
      quantity: sum.quantity + quantity,
      value: sum.value + value,
      paths: sum.paths.add(stops),
      largest: line !== '' && size > sum.largest ? size : sum.largest,
      line: line !== '' && size > sum.largest ? line : sum.line,
    })
  }
  for (const { holder, part, expanded, reconciliation } of walkStops(
    world.graph,
    holderIn(world.graph, 'A'),
    EVERYTHING,
  )) {
    stops += 1
    for (const { id, key, basis, value, quantity } of lines.get(holder.cnpj) ?? []) {
      if (expanded.has(id)) continue
      identified.add(basis, takePart(part, value))
      add(key, takePart(part, value), takePart(part, quantity), `${holder.cnpj} ${id}`)
    }
    if (reconciliation !== 0n) add(RECONCILIATION, reconciliation, 0n, '')
  }
  const rows = [...sums].sort(([key, { value }], [other, { value: otherValue }]) => {
    const [size, otherSize] = [value < 0n ? -value : value, otherValue < 0n ? -otherValue : otherValue]
    return size === otherSize ? (key < other ? -1 : 1) : size > otherSize ? -1 : 1
  })
  return {
    rows: rows.map(([key, { quantity, value, paths, line }]) => [key, quantity, value, paths.size, line].join(' ')),
    identified: identified.result(),
  }
}

async function count(world: MadeWorld, lines: ReadonlyMap<string, readonly AssetLine[]>, from: number, to: number) {
  const numbers = new AssetNumbers()
  const columns = [...lines].map(([cnpj, own]) => [cnpj, FundLines.of(cnpj, `own ${cnpj} `, own, numbers)] as const)
  const assets = new AssetCount(new Map(columns), numbers)
  for (const stop of walkStops(world.graph, holderIn(world.graph, 'A'), EVERYTHING)) assets.add(stop)
  const sums = await assets.sorted(from, to, createUnlimitedBudget())
  return {
    rows: sums.map(({ key, quantity, value, paths, line }) =>
      [key, quantity, value, paths, line === null ? '' : `${line.cnpj} ${line.id}`].join(' '),
    ),
    identified: assets.identified().result(),
  }
}

describe('the leaves of a look-through, added up by asset', () => {
  it('are what whole numbers give, leaf by leaf, in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, async (world) => {
        const lines = nameLines(world)

        expect(await count(world, lines, 0, 1_000)).toEqual(addPlainly(world, lines))
      }),
      { seed, numRuns },
    )
  })

  it('are the same in pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyWorld,
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 1, max: 4 }),
        async (world, from, size) => {
          const lines = nameLines(world)

          const { rows } = await count(world, lines, from, from + size)
          expect(rows).toEqual(addPlainly(world, lines).rows.slice(from, from + size))
        },
      ),
      { seed, numRuns: Math.ceil(numRuns / 4) },
    )
  })

  it('of a fund whose lines nobody knows are none', async () => {
    const world = makeWorld({ A: { nav: 10n, direct: [10n], quotas: [] } })

    expect((await count(world, new Map(), 0, 9)).rows).toEqual([])
  })

  const line = (key: string, value: bigint, id = key): AssetLine => ({
    ...{ cnpj: 'A', id, key, basis: 'filed', value },
    quantity: 0n,
  })

  it('are as many as the lines where no two are of one asset', async () => {
    const world = makeWorld({ A: { nav: 6n, direct: [1n, 2n, 3n], quotas: [] } })
    const lines = [line('x', 1n), line('y', 2n), line('z', 3n)]

    const { rows } = await count(world, new Map([['A', lines]]), 0, 9)
    expect(rows).toEqual(['z 0 3 1 A z', 'y 0 2 1 A y', 'x 0 1 1 A x'])
  })

  it('are sorted by their exact values where one binary number is the nearest to both', async () => {
    const [less, more] = [2n ** 53n, 2n ** 53n + 1n]
    const world = makeWorld({ A: { nav: less + more, direct: [less, more], quotas: [] } })

    const { rows } = await count(world, new Map([['A', [line('x', less), line('y', more)]]]), 0, 9)
    expect(rows).toEqual([`y 0 ${String(more)} 1 A y`, `x 0 ${String(less)} 1 A x`])
  })

  it('are described by the line with the largest part, though a part before it lay between two cents', async () => {
    const world = makeWorld({
      A: { nav: 50n, direct: [], quotas: [{ target: 'B', value: 50n }] },
      B: { nav: 100n, direct: [1n, 98n], quotas: [] },
    })
    const lines = [line('x', 1n, 'halved'), line('x', 98n, 'larger')].map((each) => ({ ...each, cnpj: 'B' }))

    const { rows } = await count(
      world,
      new Map([
        ['A', []],
        ['B', lines],
      ]),
      0,
      1,
    )
    expect(rows).toEqual(['x 0 50 1 B larger'])
  })

  it('cost the lines of each fund on the way, and a fund without a line costs nothing', () => {
    const world = makeWorld({ A: { nav: 10n, direct: [4n, 6n], quotas: [] }, B: { nav: 1n, direct: [1n], quotas: [] } })
    const numbers = new AssetNumbers()
    const lines = FundLines.of('A', 'own A ', nameLines(world).get('A') ?? [], numbers)
    const assets = new AssetCount(new Map([['A', lines]]), numbers)
    const costs = ['A', 'B'].map((cnpj) =>
      [...walkStops(world.graph, holderIn(world.graph, cnpj), EVERYTHING)].map((stop) => assets.unitsAt(stop)),
    )

    expect(costs).toEqual([[8], [0]])
  })
})
