import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { findEndpoint, exactJson, readProblem } from '../../../server/helpers/body.ts'
import { units } from '../../../server/helpers/cents.ts'

type Row = Readonly<Record<string, string | null>> & {
  readonly metainfo: Readonly<Record<string, string>>
  readonly path: readonly string[]
  readonly is_approximate: boolean
}
interface Portfolio {
  readonly reference_date: string
  readonly data: {
    readonly fund: Readonly<Record<string, string | null>>
    readonly portfolio: readonly Row[]
    readonly reconciliation: Readonly<Record<string, string | null>>
    readonly coverage: Readonly<Record<string, string>> & {
      readonly unexpanded_value: Readonly<Record<string, string>>
    }
  }
}

const FIDC = '05754060000113'
const PENSION_FIDC_HOLDER = '13054656000139'
const HOLDER_OF_ONE_SERIES = '58137388000157'
const FII_HOLDER = '00083181000167'

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

async function read(path: string): Promise<Portfolio> {
  const reply = await api.get(path)
  expect(reply.status, reply.text).toBe(200)
  return exactJson(reply.text) as Portfolio
}

const cents = (text: string | null | undefined) => units(text ?? '0', 2)
const sum = (rows: readonly Row[]) => rows.reduce((total, row) => total + cents(row['final_position_value']), 0n)

async function look(cnpj: string, date: string, query = ''): Promise<Portfolio> {
  const body = await read(`/v1/fund/${cnpj}/portfolio/look-through?date=${date}&page_size=1000${query}`)
  return body
}

describe('the portfolio of a receivables fund', () => {
  it('is its own report, whose lines add up to the NAV to the cent', async () => {
    const reply = await api.get(`/v1/fund/${FIDC}/portfolio?date=20250630`)
    findEndpoint('fund_portfolio').output.parse(JSON.parse(reply.text))
    const { reference_date, data } = exactJson(reply.text) as Portfolio

    expect(reference_date).toBe('2025-06-30')
    expect(data.fund).toMatchObject({ cnpj: FIDC, type: 'fidc', total_portfolio_value_reference_date: '2025-06-30' })
    expect(data.reconciliation).toMatchObject({
      nav_source: 'structured_report',
      grade: 'exact',
      residual_value: '0.00',
    })
    expect(sum(data.portfolio)).toBe(cents(data.fund['nav_value_reported']))
    expect(data.portfolio.map(({ metainfo }) => metainfo['block'])).toContain('fidc_segment')
    expect(data.portfolio.find(({ metainfo }) => metainfo['segment'] === 'services_general')).toMatchObject({
      application_type: 'Direitos Creditórios',
      asset_type: 'Serviços',
      final_position_value: '1387781596.25',
      metainfo: { category: 'credit_rights', report_date: '2025-06-30', report_age_months: '0' },
    })
  })

  it('of a later month says how old the report is', async () => {
    const { reference_date, data } = await read(`/v1/fund/${FIDC}/portfolio?date=20251031`)

    expect(reference_date).toBe('2025-06-30')
    expect(new Set(data.portfolio.map(({ metainfo }) => metainfo['report_age_months']))).toEqual(new Set(['4']))
  })

  it('names the line of each value', async () => {
    const { data } = await read(`/v1/fund/${FIDC}/portfolio?date=20250630&provenance=true`)

    expect(data.portfolio.map((row) => row['source'])).toEqual(
      data.portfolio.map(() => expect.objectContaining({ file: 'inf_mensal_fidc_202506.zip' }) as unknown),
    )
  })

  it.each([
    ['20260131', 'more than 6 months older'],
    ['20250531', 'Its first report is from 2025-06-30'],
  ])('of %s is not the report of another time', async (date, why) => {
    const problem = readProblem(await api.get(`/v1/fund/${FIDC}/portfolio?date=${date}`))

    expect(problem).toMatchObject({
      status: 404,
      error_data: { reason: 'portfolio_not_found', available: { nearest: '2025-06-30' } },
    })
    expect(JSON.stringify(problem)).toContain(why)
  })
})

describe('the portfolio of a real-estate fund', () => {
  it('is its balance, with the securities that its quarterly report lists where there is one', async () => {
    const { data } = await read('/v1/fund/01235622000161/portfolio?date=20240229')

    expect(data.fund).toMatchObject({ type: 'fii' })
    expect(sum(data.portfolio)).toBe(cents(data.fund['nav_value_reported']))
    expect(data.portfolio.map(({ metainfo }) => metainfo['category'])).toContain('property')
  })

  it('is its quarterly report, without a NAV, where there is no other', async () => {
    const { reference_date, data } = await read('/v1/fund/12989974000129/portfolio?date=20250331')

    expect(reference_date).toBe('2025-03-31')
    expect(new Set(data.portfolio.map(({ metainfo }) => metainfo['block']))).toEqual(
      new Set(['fii_asset', 'fii_quarter']),
    )
    expect(data.reconciliation).toMatchObject({ grade: 'unknown' })
  })
})

describe('the look-through', () => {
  it('opens receivables funds by their nearest report, conserves the total, and says how old each report is', async () => {
    const { data } = await look(PENSION_FIDC_HOLDER, '20251031')

    expect(sum(data.portfolio)).toBe(cents(data.fund['total_portfolio_value']))
    const below = data.portfolio.filter((row) => row['report_source'] === 'fidc_month')
    expect(below.length).toBeGreaterThan(20)
    for (const row of below) expect(row).toMatchObject({ source_period: '2025-06-30', age_months: '4' })
    expect(new Set(below.map(({ depth, path }) => Number(depth) - path.length))).toEqual(new Set([-1]))
    expect(new Set(below.map(({ metainfo }) => metainfo['category']))).toContain('credit_rights')
    for (const { is_approximate } of below) expect(is_approximate).toBe(true)
    const reported = new Set(below.map(({ path }) => path.at(-1)))
    const closed = data.portfolio.filter((row) => row['resolution'] === 'not_filed')
    expect(closed.filter(({ metainfo }) => reported.has(metainfo['fund_cnpj'] ?? ''))).toEqual([])
  })

  it('is exact where it opens a receivables fund that is known to have one live series, and approximate for all others', async () => {
    const { data } = await look(HOLDER_OF_ONE_SERIES, '20251031')

    const below = data.portfolio.filter((row) => row['report_source'] === 'fidc_month')
    // A reconciliation has no number of live series.
    for (const { metainfo, is_approximate } of below) expect(is_approximate).toBe(metainfo['live_series'] !== '1')
    expect(new Set(below.map(({ is_approximate }) => is_approximate))).toEqual(new Set([true, false]))
  })

  it('opens real-estate funds by the report of the month, also one that is held whole at a price above its NAV', async () => {
    const { data } = await look(FII_HOLDER, '20240229')

    const quotas = ['42273290000197', '01235622000161', '10522648000181', '35360651000177', '41833876000104']
    const below = data.portfolio.filter((row) => row['report_source'] === 'fii_month')
    expect(new Set(below.map(({ path }) => path[1]))).toEqual(new Set(quotas))
    for (const { is_approximate } of below) expect(is_approximate).toBe(false)
    expect(sum(data.portfolio)).toBe(cents(data.fund['total_portfolio_value']))
  })

  it('does not open a real-estate fund whose newest report is too old', async () => {
    const { data } = await look('36046508000178', '20251031')

    const stale = data.portfolio.filter((row) => row['resolution'] === 'stale')
    expect(stale.length).toBeGreaterThan(0)
    expect(sum(stale)).toBe(cents(data.coverage.unexpanded_value['stale']))
  })

  it('by asset adds the lines of reports up too', async () => {
    const { data } = await look(PENSION_FIDC_HOLDER, '20251031', '&view=aggregate')

    const total = data.portfolio.reduce((all, row) => all + cents(row['value']), 0n)
    expect(total).toBe(cents(data.fund['total_portfolio_value']))
  })

  it('can begin at a structured fund', async () => {
    const { data } = await look(FIDC, '20250630')

    expect(sum(data.portfolio)).toBe(cents(data.fund['nav_value_reported']))
  })

  it('can begin there by asset too, in a month without holdings of any fund', async () => {
    const { data } = await look(FIDC, '20250630', '&view=aggregate')

    expect(data.portfolio.reduce((all, row) => all + cents(row['value']), 0n)).toBe(
      cents(data.fund['nav_value_reported']),
    )
  })
})

describe('the reports of a structured fund', () => {
  it('have its NAV, and what only its kind of fund has', async () => {
    const { data } = await read(`/v1/fund/${FIDC}/reports`)

    expect(data).toMatchObject([{ reference_date: '2025-06-30', report_source: 'fidc_month', dividend_yield: null }])
    expect((await read('/v1/fund/12989974000129/reports')).data).toMatchObject([
      { reference_date: '2024-02-29', report_source: 'fii_month', overdue: null },
    ])
  })

  it('are a 404 of a fund that files none', async () => {
    expect(readProblem(await api.get('/v1/fund/62415896000127/reports'))).toMatchObject({
      status: 404,
      error_data: { reason: 'report_not_filed' },
    })
  })
})

describe('the list of funds', () => {
  it('has structured funds among those with a portfolio', async () => {
    const { data } = await read(`/v1/funds?q=${FIDC}&has_portfolio=true`)

    expect(data).toMatchObject([{ cnpj: FIDC, type: 'fidc' }])
  })
})
