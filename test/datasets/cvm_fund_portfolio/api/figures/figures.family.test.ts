import { beforeAll, describe, expect, it } from 'vitest'
import { categories, nameShare } from '../../../../../schemas/datasets/cvm_fund_portfolio/market/figure/categories.ts'
import { isLongTier, takeFewWhenFast } from '../../../../helpers/tier.ts'
import { findEndpoint } from '../../../../server/helpers/body.ts'
import { type SharedApi, shareSample } from '../../../../server/helpers/shared.ts'

type Row = Readonly<Record<string, string | number | boolean | null>>
interface Answer {
  readonly data: readonly Row[]
  readonly excluded: readonly { readonly reason: string; readonly class_count: number }[]
}

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

async function ask(query: string): Promise<Answer> {
  const reply = await api.get(`/v1/figures?${query}`)
  expect(reply.status, reply.text).toBe(200)
  return findEndpoint('class_figures').output.parse(JSON.parse(reply.text)) as unknown as Answer
}

const numberOf = (value: Row[string] | undefined) => (typeof value === 'number' ? value : null)
const CATEGORY_SHARES = categories.map(nameShare)
const MONTH = 'date=2024-02&period=last_1_month&page_size=1000'

describe('the figures of the classes of a month', () => {
  it('compound the returns that real-estate funds report, and rank them among each other', async () => {
    const { data } = await ask(`${MONTH}&type=fii`)
    const placed = data.filter(({ rank }) => rank !== null)

    expect(placed.length).toBeGreaterThan(9)
    for (const row of data) {
      expect(row).toMatchObject({ universe: 'fii', return_basis: 'monthly_report', volatility_reason: 'monthly_only' })
      expect(row['rank'] === null).toBe(row['rank_reason'] !== '')
    }
    const known = placed.map((row) => numberOf(row['return_percent']) ?? Number.NaN)
    for (const [at, row] of placed.entries()) {
      const better = known.filter((each) => each > (known[at] ?? 0)).length
      expect(row).toMatchObject({ rank: better + 1, universe_count: placed.length })
      expect(numberOf(row['percentile'])).toBeCloseTo((100 * (placed.length - better - 1)) / (placed.length - 1), 5)
    }
    // The report covers that month alone, so its figure is a part.
    const [first] = data
    const reply = await api.get(`/v1/fund/${String(first?.['cnpj'])}/figures?date=2024-02&period=last_1_month`)
    expect(JSON.parse(reply.text)).toMatchObject({ data: [{ return_percent: first?.['return_percent'] }] })
  })

  it('keep a class out of each range whose figure is not known, and count it with the reason', async () => {
    const all = await ask(`${MONTH}&type=etf,fii`)
    const within = await ask(`${MONTH}&type=etf,fii&min_hhi=0`)
    const unknown = all.data.filter(({ hhi }) => hhi === null)

    expect(within.data.length).toBe(all.data.length - unknown.length)
    expect(all.excluded).toEqual([])
    const reasons = [...new Set(unknown.map(({ composition_reason }) => composition_reason))].sort()
    expect(within.excluded).toEqual(
      reasons.map((reason) => ({
        figure: 'hhi',
        reason,
        class_count: unknown.filter(({ composition_reason }) => composition_reason === reason).length,
      })),
    )
    expect(reasons).toContain('portfolio_not_filed')
  })

  it.runIf(isLongTier())('keep to the classes whose lines explain the NAV so well', async () => {
    const all = (await ask(`${MONTH}&type=etf,fapi,fmp,fidc`)).data
    const failing = await ask(`${MONTH}&type=etf,fapi,fmp,fidc&reconciliation_grade=fail,warn`)
    const numbers = (rows: readonly Row[]) => rows.map(({ cnpj }) => cnpj).sort()

    expect(numbers(failing.data)).toEqual(
      numbers(all.filter(({ reconciliation_grade }) => ['fail', 'warn'].includes(String(reconciliation_grade)))),
    )
    expect(failing.data.length).toBeGreaterThan(0)
  })

  it('have shares that close, where the month can say them', async () => {
    const { data } = await ask('date=2025-10&period=last_1_month&type=etf,fapi,fmp&page_size=1000')
    const known = data.filter(({ portfolio_reason }) => portfolio_reason === '')

    expect(known.length).toBeGreaterThan(10)
    for (const row of known) {
      const shares = Object.entries(row).flatMap(([name, value]) =>
        /^(bank_paper|cash|derivatives|equities|foreign|fund_quotas|other|other_liability|payable|private_credit|public_bonds|receivable|repo|confidential|residual)_percent$/.test(
          name,
        )
          ? (numberOf(value) ?? Number.NaN)
          : [],
      )
      expect(shares.length).toBe(15)
      expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(100, 4)
      for (const group of ['indexer', 'maturity']) {
        if (row['fixed_income_reason'] !== '') continue
        const parts = Object.entries(row).flatMap(([name, value]) =>
          name.startsWith(`${group}_`) ? (numberOf(value) ?? 0) : [],
        )
        expect(parts.reduce((sum, each) => sum + each, 0)).toBeCloseTo(100, 4)
      }
    }
  })

  it('are those of the holders of an asset, with its share of their NAV', async () => {
    const holders = await api.get('/v1/asset/b3:PETR4/holders?date=2025-10&page_size=1000')
    const { data: rows } = JSON.parse(holders.text) as Answer
    const owned = new Set(rows.map(({ cnpj }) => cnpj))
    const { data } = await ask('date=2025-10&period=last_1_month&asset=b3:PETR4&page_size=1000')

    expect(data.length).toBeGreaterThan(0)
    for (const { cnpj } of data) expect(owned).toContain(cnpj)
    const least = numberOf(data.find(({ asset_percent }) => asset_percent !== null)?.['asset_percent']) ?? 0
    const narrowed = await ask(
      `date=2025-10&period=last_1_month&asset=b3:PETR4&min_asset_percent=${String(least)}&page_size=1000`,
    )
    expect(narrowed.data.length).toBe(
      data.filter(({ asset_percent }) => (numberOf(asset_percent) ?? -1) >= least).length,
    )
  })

  it('are those of the holders of an issuer', async () => {
    const reply = await api.get('/v1/issuer/33000167/holders?date=2025-10&page_size=1000')
    const holders = (JSON.parse(reply.text) as Answer).data
    const { data } = await ask('date=2025-10&period=last_1_month&issuer=33000167&page_size=1000')

    expect(data.map(({ cnpj }) => cnpj).sort()).toEqual(holders.map(({ cnpj }) => cnpj).sort())
  })

  it.each(
    takeFewWhenFast(
      [
        'rank_by=hhi',
        'rank_by=volatility_percent&universe=anbima_class',
        'sort_by=name&sort_order=desc',
        'classification=unclassified,Multimercado',
        'audience=Profissional',
        'anbima_class=Multimercados Livre',
        'rank_by=nav_value&min_percentile=50',
      ],
      4,
    ),
  )('answer %s', async (query) => {
    const { data } = await ask(`date=2025-10&period=last_1_month&page_size=5&${encodeURI(query)}`)
    expect(data.length).toBeLessThanOrEqual(5)
  })

  it.each([
    [
      'categories, what is hidden and the rest are the NAV',
      'residual_percent',
      /^confidential_percent$|^residual_percent$/,
    ],
    ['indexes are all fixed income', 'indexer_cdi_percent', /^indexer_.*_percent$/],
    ['maturities are all fixed income', 'maturity_30_percent', /^maturity_.*_percent$/],
  ])('close: %s', async (_what, sorted, isPart) => {
    const { data } = await ask(`date=2025-10&period=last_1_month&sort_by=${sorted}&page_size=60`)
    const parts = Object.keys(data[0] ?? {}).filter(
      (name) => isPart.test(name) || (sorted === 'residual_percent' && CATEGORY_SHARES.includes(name)),
    )
    const known = data.filter((row) => row[sorted] !== null)
    expect(known.length).toBeGreaterThan(9)
    for (const row of known) {
      expect(parts.reduce((sum, part) => sum + (numberOf(row[part]) ?? Number.NaN), 0)).toBeCloseTo(100, 4)
    }
  })

  it('are those of the classes of a manager, or of a filing group', async () => {
    const query = 'date=2025-10&period=last_1_month&page_size=1000'
    const cnpjsOf = async (more: string) => (await ask(`${query}&${more}`)).data.map(({ cnpj }) => cnpj).sort()
    const reply = await api.get('/v1/manager/30822936000169/funds?date=2025-10&page_size=1000')
    const managed = (JSON.parse(reply.text) as Answer).data.map(({ cnpj }) => cnpj).sort()

    expect(managed.length).toBeGreaterThan(0)
    expect(await cnpjsOf('manager=30822936000169')).toEqual(managed)
    const etfs = await cnpjsOf('type=etf')
    expect(etfs.length).toBeGreaterThan(0)
    expect(await cnpjsOf('type=etf&filing_group=structured')).toEqual(etfs)
    expect(await cnpjsOf('type=etf&filing_group=fif')).toEqual([])
  })

  it('of a month that the snapshot does not have are a 404', async () => {
    const reply = await api.get('/v1/figures?date=1999-01')
    expect(reply.status).toBe(404)
    expect(JSON.parse(reply.text)).toMatchObject({ code: 'not_found', error_data: { reason: 'outside_coverage' } })
  })
})

describe('the figures of a fund', () => {
  it('are one row for each period, the one of the list', async () => {
    const { data } = await ask('date=2025-10&period=year_to_date&page_size=1')
    const cnpj = String(data[0]?.['cnpj'])
    const reply = await api.get(`/v1/fund/${cnpj}/figures?date=2025-10`)
    expect(reply.status, reply.text).toBe(200)
    const rows = (findEndpoint('fund_figures').output.parse(JSON.parse(reply.text)) as unknown as Answer).data

    expect(new Set(rows.map(({ period }) => period)).size).toBe(7)
    const [own] = rows.filter(({ period }) => period === 'year_to_date')
    expect(data[0]).toMatchObject(own ?? {})
  })

  it.each([
    // No reports of real-estate funds of that month, and not all members of portfolios, are in the sample.
    ['report_not_compiled', '/v1/fund/28757546000100/figures?date=2025-10'],
    ['outside_ranges', '/v1/fund/60023816000162/figures?date=2025-10&min_nav_value=999999999999999'],
  ])('say why there are none: %s', async (rows_reason, path) => {
    expect(JSON.parse((await api.get(path)).text)).toMatchObject({ rows_reason, data: [] })
  })
})
