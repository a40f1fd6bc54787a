import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toExactNumber, toUnits, ExactNumber } from '../../../../../schemas/core/exact-number.ts'
import type { Row } from '../../../../../schemas/api/endpoint.ts'
import * as rows from '../../../../../schemas/datasets/cvm_fund_portfolio/api/compare/rows.ts'
import * as compared from '../../../../../schemas/fund/api/compare/pairs.ts'
import type { ComparedHoldings } from '../../../../../schemas/fund/api/compare/pairs.ts'
import { createUnlimitedBudget } from '../../../../../server/limits/work-budget.ts'

type Compared = ComparedHoldings<Row>

const { addOverlap } = compared
const listPairs = (own: Compared, other: Compared) => compared.pairAssets(own, other, createUnlimitedBudget())
const listChanges = async (own: Compared, other: Compared) =>
  rows.makeChangeRows(await listPairs(own, other), createUnlimitedBudget())

const seed = Number(process.env['SEED'] ?? 20251031)

const held = fc.record({
  value: fc.oneof(fc.constantFrom(0n, 1n, 100_00n), fc.bigInt({ min: -500_000n, max: 9_999_999_999n })),
  quantity: fc.constantFrom(0n, 1n),
  isHeld: fc.boolean(),
  comparable: fc.boolean(),
  standsForItself: fc.boolean(),
})
const holdings: fc.Arbitrary<Compared> = fc
  .record({
    assets: fc.uniqueArray(fc.tuple(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'), held), { selector: ([key]) => key }),
    nav: fc.option(fc.bigInt({ min: 1n, max: 99_999_999n })),
    isWhole: fc.boolean(),
  })
  .map(({ assets, nav, isWhole }) => ({
    assets: new Map(assets.map(([key, each]) => [key, { ...each, labels: { asset_id: key } }])),
    shareOf: nav === null ? null : toExactNumber(nav, 2),
    isWhole,
  }))

const cents = (rows: readonly Row[], field: string) =>
  rows.reduce((sum, row) => sum + toUnits(writeText(row[field]), 2), 0n)

function writeText(value: unknown): string {
  if (value instanceof ExactNumber) return value.text
  throw new Error('no figure')
}

function textual(value: unknown): string {
  if (typeof value === 'string') return value
  throw new Error('no text')
}

const addUpTotal = ({ assets }: Compared) => [...assets.values()].reduce((sum, { value }) => sum + value, 0n)

describe('for any two portfolios', () => {
  it('the changes add up to the difference of the totals, and each side to its own, to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(holdings, holdings, async (own, previous) => {
        const rows = await listChanges(own, previous)

        expect(cents(rows, 'change')).toBe(addUpTotal(own) - addUpTotal(previous))
        expect(cents(rows, 'value')).toBe(addUpTotal(own))
        expect(cents(rows, 'previous_value')).toBe(addUpTotal(previous))
      }),
      { seed },
    )
  })

  it('each asset of either is there once, the largest change first', async () => {
    await fc.assert(
      fc.asyncProperty(holdings, holdings, async (own, previous) => {
        const rows = await listChanges(own, previous)

        const keys = rows.map(({ asset_id }) => asset_id)
        expect([...keys].sort()).toEqual([...new Set([...own.assets.keys(), ...previous.assets.keys()])].sort())
        const sizes = rows.map(({ change }) => Math.abs(Number(writeText(change))))
        expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
      }),
      { seed },
    )
  })

  it('what one has in common with the other, the other has with it', async () => {
    await fc.assert(
      fc.asyncProperty(holdings, holdings, async (own, other) => {
        const [there, back] = [await listPairs(own, other), await listPairs(other, own)]

        expect(addOverlap(there)).toEqual(addOverlap(back))
        const common = async (pairs: typeof there) =>
          new Map(
            (await rows.makeOverlapRows(pairs, createUnlimitedBudget())).map(
              (row) => [textual(row['asset_id']), row['common_share_percent']] as const,
            ),
          )
        expect(await common(there)).toEqual(await common(back))
      }),
      { seed },
    )
  })

  it('a position turned round is closed where it was new', async () => {
    await fc.assert(
      fc.asyncProperty(holdings, holdings, async (own, other) => {
        const statuses = async (a: Compared, b: Compared) =>
          new Map(
            (await listChanges(a, b)).map(({ asset_id, status }) => [textual(asset_id), textual(status)] as const),
          )
        const opposite: Readonly<Record<string, string>> = {
          new: 'closed',
          closed: 'new',
          increased: 'reduced',
          reduced: 'increased',
          unchanged: 'unchanged',
          not_visible: 'not_visible',
        }

        const back = [...(await statuses(other, own))].map(([key, status]) => [key, opposite[status]] as const)
        expect(await statuses(own, other)).toEqual(new Map(back))
      }),
      { seed },
    )
  })
})

const position = (value: bigint, more = {}) => ({
  value,
  quantity: 1n,
  isHeld: true,
  comparable: true,
  standsForItself: false,
  labels: {},
  ...more,
})
const portfolio = (nav: bigint, assets: Record<string, ReturnType<typeof position>>): Compared => ({
  assets: new Map(Object.entries(assets)),
  shareOf: toExactNumber(nav, 2),
  isWhole: true,
})

describe('the overlap of two funds', () => {
  it('adds up the smaller shares: 30 and 40 % of one, 20 and 50 % of the other are 60', async () => {
    const pairs = await listPairs(
      portfolio(100_00n, { PETR4: position(30_00n), VALE3: position(40_00n), ITUB4: position(30_00n) }),
      portfolio(200_00n, { PETR4: position(40_00n), VALE3: position(100_00n), BBAS3: position(60_00n) }),
    )

    expect(addOverlap(pairs)).toEqual(new ExactNumber('60.000000'))
  })

  it('leaves out what is short in either, and what is no asset or none that can be compared', async () => {
    const short = portfolio(100_00n, {
      PETR4: position(-30_00n),
      Disponibilidades: position(9_00n, { comparable: false }),
    })

    expect(addOverlap(await listPairs(short, short))).toEqual(new ExactNumber('0.000000'))
  })

  it('is not known where a fund has nothing to divide by', async () => {
    const without = { ...portfolio(1n, { PETR4: position(1n) }), shareOf: null }

    expect(addOverlap(await listPairs(without, portfolio(1n, {})))).toBeNull()
  })
})

it('a line that was sold out, filed with nothing left, is closed; the same at the beginning is new', async () => {
  const [gone, there] = [
    portfolio(100n, { PETR4: position(0n, { quantity: 0n, isHeld: false }) }),
    portfolio(100n, { PETR4: position(100n) }),
  ]

  expect((await listChanges(gone, there))[0]).toMatchObject({ status: 'closed' })
  expect((await listChanges(there, gone))[0]).toMatchObject({ status: 'new' })
})

describe('an asset that one side does not show', () => {
  const [held, empty] = [portfolio(100n, { PETR4: position(100n) }), portfolio(100n, {})]
  const readStatus = async (own: Compared, other: Compared) => (await listChanges(own, other))[0]?.['status']

  it('is new or closed where that side is whole', async () => {
    expect([await readStatus(held, empty), await readStatus(empty, held)]).toEqual(['new', 'closed'])
  })

  it('is not visible where that side lacks members or is confidential, whatever the other is', async () => {
    const partial = { ...empty, isWhole: false }

    expect([await readStatus(held, partial), await readStatus(partial, held)]).toEqual(['not_visible', 'not_visible'])
    expect(await readStatus({ ...held, isWhole: false }, empty)).toBe('new')
  })

  it('is not visible where its line names nothing, so that no line could be the same', async () => {
    const unnamed = portfolio(100n, { 'line 1': position(100n, { standsForItself: true }) })

    expect([await readStatus(unnamed, empty), await readStatus(empty, unnamed)]).toEqual(['not_visible', 'not_visible'])
  })
})
