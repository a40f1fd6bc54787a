import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample, shareServer, shareWorld } from '../../../server/helpers/shared.ts'
import { exactJson, type ExactFund, type ExactItem } from '../../../server/helpers/body.ts'
import { units } from '../../../server/helpers/cents.ts'
import type { Reply } from '../../../server/helpers/http.ts'
import { late, lateFilerDataDir } from '../../../server/helpers/late-filer-world.ts'
import { type ExactAsset, type ExactLeaf, leafCents, readLookThrough } from '../../../server/helpers/look-through.ts'

let api: SharedApi
let real: SharedApi
beforeAll(async () => {
  api = await shareServer(await shareWorld(lateFilerDataDir))
  real = await shareSample()
})

interface Portfolio {
  readonly reference_date: string
  readonly data: { readonly fund: ExactFund; readonly portfolio: readonly ExactItem[] }
}

const query = (month: string | null, more = '') => `?${month === null ? '' : `date=${month}&`}page_size=1000${more}`

async function readPortfolio(of: SharedApi, cnpj: string, month: string | null): Promise<Portfolio | null> {
  const reply = await of.get(`/v1/fund/${cnpj}/portfolio${month === null ? '' : `?date=${month}`}`)
  return reply.status === 200 ? (exactJson(reply.text) as Portfolio) : null
}

const look = (of: SharedApi, cnpj: string, month: string | null, more = ''): Promise<Reply> =>
  of.get(`/v1/fund/${cnpj}/portfolio/look-through${query(month, more)}`)

const values = (rows: readonly ExactItem[]) =>
  Object.fromEntries(
    rows.map((row) => [String(row.metainfo['fund_cnpj'] ?? row.metainfo['report_item']), row.final_position_value]),
  )
const periods = (leaves: readonly ExactLeaf[]) =>
  new Set(
    leaves.map((leaf) => ['report_source', 'source_period', 'age_months'].map((name) => String(leaf[name])).join(' ')),
  )

describe('the look-through of a late filer', () => {
  it('opens the quarterly report that its portfolio is, where the monthly one is more than six months old', async () => {
    const reply = await look(api, late.filer, '2025-10')

    expect(JSON.parse(reply.text)).toMatchObject({ reference_date: '2025-06-30' })
    const { fund, portfolio } = readLookThrough(reply)
    expect(fund).toMatchObject({ total_portfolio_value: '1240.00' })
    expect(leafCents(portfolio)).toBe(124_000n)
    expect(periods(portfolio)).toEqual(new Set(['fii_quarter 2025-06-30 4', 'cda 2025-10-31 0']))
  })

  it('opens the report, and not the holdings of a month that lacks a member', async () => {
    const { fund, portfolio } = readLookThrough(await look(api, late.both, null))

    expect(fund).toMatchObject({ total_portfolio_value: '300.00' })
    expect(leafCents(portfolio)).toBe(30_000n)
    expect(periods(portfolio)).toEqual(new Set(['fii_month 2025-11-30 0']))
  })
})

describe('by asset, the look-through of a month without holdings', () => {
  it('has the lines of reports under the names that they file', async () => {
    const { portfolio } = readLookThrough<ExactAsset>(await look(api, late.filer, '2025-05', '&view=aggregate'))

    expect(portfolio).toMatchObject([
      { asset_id: `fund:${late.heldFirst}`, asset_id_basis: 'filed', value: '500.00' },
      { asset_id: `fund:${late.heldSecond}`, asset_id_basis: 'filed', value: '400.00' },
      { asset_id: null, asset_kind: 'cash', value: '100.00' },
    ])
  })
})

describe('the portfolio of a late filer', () => {
  it.each([
    ['2025-05', '500.00', '400.00'],
    ['2025-06', '225.00', '675.00'],
  ])('lists in %s the securities of the quarter that is nearest to that month', async (month, first, second) => {
    const portfolio = await readPortfolio(api, late.filer, month)

    expect(portfolio?.reference_date).toBe('2025-03-31')
    expect(values(portfolio?.data.portfolio ?? [])).toEqual({
      cash: '100.00',
      [late.heldFirst]: first,
      [late.heldSecond]: second,
    })
  })

  it('names the report of each line, and how old that is in the requested month', async () => {
    const portfolio = await readPortfolio(api, late.filer, '2025-06')

    const ages = portfolio?.data.portfolio.map(({ metainfo }) =>
      [metainfo['block'], metainfo['report_date'], metainfo['report_age_months']].join(' '),
    )
    expect(new Set(ages)).toEqual(new Set(['fii_balance 2025-03-31 3', 'fii_asset 2025-06-30 0']))
  })

  it('has the lines that another fund opens in that month', async () => {
    const portfolio = await readPortfolio(api, late.filer, '2025-06')
    const held = readLookThrough(await look(api, late.holder, '2025-06', '&max_depth=1'))

    expect(values(held.portfolio)).toEqual(values(portfolio?.data.portfolio ?? []))
  })
})

const LATE_MONTHS = [
  null,
  '2025-03',
  '2025-05',
  '2025-06',
  '2025-08',
  '2025-09',
  '2025-10',
  '2025-11',
  '2025-12',
  '2026-02',
]
const FUNDS_OF_SAMPLE = [
  '05754060000113',
  '42357817000161',
  '01235622000161',
  '03683056000186',
  '12989974000129',
] as const
const SAMPLE_MONTHS = [null, '2024-02', '2024-04', '2024-09', '2025-03', '2025-06', '2025-08', '2025-10']

/** A class in its newest month and in some others. */
const asked = [
  ...[late.filer, late.both].flatMap((cnpj) =>
    LATE_MONTHS.map((month) => [month ?? 'its newest month', 'made up', cnpj, month] as const),
  ),
  ...FUNDS_OF_SAMPLE.flatMap((cnpj) =>
    SAMPLE_MONTHS.map((month) => [month ?? 'its newest month', 'real', cnpj, month] as const),
  ),
]

it.each(asked)(
  'in %s the leaves and the assets of the %s fund %s add up to its portfolio of the same request, of the same age',
  async (_when, world, cnpj, month) => {
    const of = world === 'real' ? real : api
    const portfolio = await readPortfolio(of, cnpj, month)
    const reply = await look(of, cnpj, month)
    if (portfolio === null) {
      expect(reply.status).toBe(404)
      return
    }

    const total = units(portfolio.data.fund.total_portfolio_value ?? '', 2)
    const { portfolio: leaves } = readLookThrough(reply)
    expect((JSON.parse(reply.text) as Portfolio).reference_date).toBe(portfolio.reference_date)
    expect(leafCents(leaves)).toBe(total)
    const { portfolio: assets } = readLookThrough<ExactAsset>(await look(of, cnpj, month, '&view=aggregate'))
    expect(assets.reduce((sum, { value }) => sum + units(value, 2), 0n)).toBe(total)
    const { portfolio: own } = readLookThrough(await look(of, cnpj, month, '&min_share_percent=100'))
    const age = ({ metainfo }: ExactItem) =>
      `${String(metainfo['report_date'])} ${String(metainfo['report_age_months'])}`
    expect(
      own
        .filter(({ depth }) => depth === '0')
        .map(age)
        .sort(),
    ).toEqual(portfolio.data.portfolio.map(age).sort())
  },
)
