import { beforeAll, describe, expect, it } from 'vitest'
import { leafOutput, assetOutput } from '../../../../schemas/datasets/cvm_fund_portfolio/api/look-through/output.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { findEndpoint, type ExactItem, readPortfolio, readProblem } from '../../../server/helpers/body.ts'
import { units } from '../../../server/helpers/cents.ts'
import type { ExactAsset } from '../../../server/helpers/look-through.ts'
import { coveredCents, leafCents, readLookThrough, listQuotas, real } from '../../../server/helpers/look-through.ts'

const { CHINA_UNIVERSAL, CHINA_AMC, INTRA_BLACK, DIGITAL_CASH, SMART, SMART_INCOME, DEEP } = real

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

const ask = (cnpj: string, query = '') => api.get(`/v1/fund/${cnpj}/portfolio/look-through?date=20251031${query}`)
const look = async (cnpj: string, query = '') => readLookThrough(await ask(cnpj, query))
const assets = async (cnpj: string, query = '') =>
  readLookThrough<ExactAsset>(await ask(cnpj, `&view=aggregate${query}`))

describe('two funds that name each other by mistake', () => {
  it('open the other one from the one whose part is possible, and the line back is a cycle', async () => {
    const { portfolio, coverage, fund } = await look(CHINA_UNIVERSAL)

    const [back] = listQuotas(portfolio, CHINA_UNIVERSAL)
    expect(back).toMatchObject({ resolution: 'cycle', depth: '1', path: [CHINA_UNIVERSAL, CHINA_AMC] })
    // 60,009,817.36 × 40,203,997.58 ÷ 60,213,068.10
    expect(back?.final_position_value).toBe('40068287.97')
    expect(coverage).toMatchObject({ depth_reached: '1', funds_visited: '2', expanded_value: '356412.76' })
    expect(coverage.unexpanded_value).toMatchObject({ cycle: '40068287.97' })
    expect(leafCents(portfolio)).toBe(units(fund.total_portfolio_value ?? '', 2))
  })

  it('are a ratio anomaly from the other one, which would hold 1.4845 of it', async () => {
    const { portfolio, coverage } = await look(CHINA_AMC)

    expect(listQuotas(portfolio, CHINA_UNIVERSAL)).toMatchObject([
      { resolution: 'ratio_anomaly', depth: '0', path: [CHINA_AMC], final_position_value: '60009817.36' },
    ])
    expect(coverage).toMatchObject({ depth_reached: '0', funds_visited: '1' })
  })
})

describe('two funds that do hold each other', () => {
  it.each([
    [SMART, SMART_INCOME],
    [SMART_INCOME, SMART],
    [INTRA_BLACK, DIGITAL_CASH],
  ])('%s opens %s, whose line back is a cycle', async (root, other) => {
    const { portfolio, fund } = await look(root, '&page_size=1000')

    expect(listQuotas(portfolio, other)).toEqual([])
    expect(listQuotas(portfolio, root)).toMatchObject([{ resolution: 'cycle', path: [root, other] }])
    expect(leafCents(portfolio)).toBe(units(fund.total_portfolio_value ?? '', 2))
  })

  it('leave what filed 30 % more lines than its NAV unreconciled', async () => {
    const { portfolio } = await look(DIGITAL_CASH)

    expect(listQuotas(portfolio, INTRA_BLACK)).toMatchObject([{ resolution: 'unreconciled', path: [DIGITAL_CASH] }])
  })
})

describe('a fund held', () => {
  it('that has a NAV in the month and no line is not filed', async () => {
    const { portfolio } = await look('45123558000100')

    expect(listQuotas(portfolio, '06175696000173')).toMatchObject([
      { resolution: 'not_filed', final_position_value: '62723557.29' },
    ])
  })

  it('that filed a sliver of its lines is unreconciled, though the part is all of it', async () => {
    const { portfolio } = await look('53314618000192')

    expect(listQuotas(portfolio, '30143979000118')).toMatchObject([
      { resolution: 'unreconciled', final_position_value: '107055562.86' },
    ])
  })
})

const figures = ({ application_type, final_position_value, final_position_quantity, metainfo }: ExactItem) => ({
  application_type,
  final_position_value,
  final_position_quantity,
  metainfo,
})

/** Writes the part of another fund that one line of quotas holds, of an amount. */
const writePart = (text: string | undefined, decimals: number) =>
  (units(text ?? '', decimals) * 55_837_62n * 2n + 105_478_734_36n) / (2n * 105_478_734_36n)

describe('a leaf', () => {
  it('has the fields of the contract in its order', async () => {
    const { portfolio } = await look(CHINA_UNIVERSAL)

    expect(Object.keys(portfolio[0] ?? {})).toEqual([
      'id', 'application_type', 'asset_type', 'related_issuer', 'business_type', 'sales_quantity', 'sales_value',
      'purchases_quantity', 'purchases_value', 'final_position_quantity', 'final_position_value',
      'final_position_cost', 'confidentiality_deadline', 'portfolio_share_percent', 'metainfo', 'depth', 'path',
      'resolution', 'report_source', 'source_period', 'age_months', 'is_approximate',
    ]) // prettier-ignore
    for (const leaf of portfolio) {
      const { sales_quantity, sales_value, purchases_quantity, purchases_value, final_position_cost } = leaf
      expect([sales_quantity, sales_value, purchases_quantity, purchases_value, final_position_cost]).toEqual([
        '0.000000', '0.00', '0.000000', '0.00', null,
      ]) // prettier-ignore
    }
  })

  it('of the fund itself is its line; below, value and quantity are a part, rounded once', async () => {
    const lines = readPortfolio(await api.get(`/v1/fund/${SMART_INCOME}/portfolio?date=20251031`)).portfolio
    const { portfolio } = await look(SMART, '&page_size=1000')
    const { portfolio: own } = await look(SMART_INCOME, '&page_size=1000')

    const direct = lines.filter(({ metainfo }) => metainfo['fund_cnpj'] !== SMART)
    expect(own.filter(({ depth }) => depth === '0').map(figures)).toEqual(direct.map(figures))
    const [whole, part] = [own, portfolio].map((leaves) =>
      leaves.find(
        ({ depth, metainfo }) => depth === (leaves === own ? '0' : '1') && metainfo['asset_code'] === 'PETR4',
      ),
    )
    expect(units(part?.final_position_value ?? '', 2)).toBe(writePart(whole?.final_position_value, 2))
    expect(units(String(part?.['final_position_quantity']), 6)).toBe(
      writePart(String(whole?.['final_position_quantity']), 6),
    )
  })

  it("below the root leaves out the figures of the holder's own position", async () => {
    const { portfolio } = await look(CHINA_UNIVERSAL)

    const payables = portfolio.filter(({ metainfo }) => metainfo['category'] === 'payable')
    expect(payables.map(({ depth, metainfo }) => [depth, metainfo['filed_value']])).toEqual([
      ['0', '62043.48'],
      ['1', undefined],
    ])
  })
})

describe('the parameters', () => {
  it('max_depth stops there and gives the reason', async () => {
    const [whole, cut] = [await look(DEEP, '&page_size=1000'), await look(DEEP, '&page_size=1000&max_depth=1')]

    expect(Number(whole.coverage.depth_reached)).toBeGreaterThan(1)
    expect(cut.coverage.depth_reached).toBe('1')
    const stopped = cut.portfolio.filter(({ resolution }) => resolution === 'depth_limit')
    expect(stopped.length).toBeGreaterThan(0)
    for (const { depth } of stopped) expect(depth).toBe('1')
    expect(leafCents(cut.portfolio)).toBe(leafCents(whole.portfolio))
  })

  it.each([
    // 100 × 55,837.62 ÷ 75,646,198.31 is 0.073814
    ['0.073814', '2'],
    ['0.073815', '1'],
  ])('min_share_percent=%s opens %s funds, by the share that is shown', async (least, funds) => {
    const { coverage } = await look(SMART, `&min_share_percent=${least}`)

    expect(coverage.funds_visited).toBe(funds)
  })

  it.each([
    ['max_depth', '0'],
    ['max_depth', '21'],
    ['min_share_percent', '100.000001'],
    ['min_share_percent', '1.0000001'],
    ['view', 'tree'],
  ])('refuses %s=%s', async (name, value) => {
    expect(readProblem(await ask(SMART, `&${name}=${value}`))).toMatchObject({
      status: 400,
      error_data: { fieldErrors: { [name]: [expect.any(String)] } },
    })
  })
})

describe('the answer', () => {
  it('says of a month what the portfolio says: complete, or what is missing', async () => {
    const [structured, other] = [await ask(SMART), await api.get('/v1/fund/00068305000135/portfolio/look-through')]

    expect(structured.headers['x-data-completeness']).toBe('complete')
    expect(other.headers['x-data-completeness']).toMatch(/^partial; missing=BLC_1,/)
  })

  it('keeps to the declared shape in both views, each row with all fields of its own', async () => {
    const { output } = findEndpoint('fund_look_through')
    const [paths, aggregate] = [await ask(SMART, '&page_size=1000'), await ask(SMART, '&view=aggregate')]

    for (const { text } of [paths, aggregate]) output.parse(JSON.parse(text))
    for (const row of listRows(paths.text)) leafOutput.parse(row)
    for (const row of listRows(aggregate.text)) assetOutput.parse(row)
  })
})

function listRows(text: string): unknown[] {
  return (JSON.parse(text) as { data: { portfolio: unknown[] } }).data.portfolio
}

describe('view=aggregate', () => {
  it('nets an asset over all paths: each once, the largest first', async () => {
    const { portfolio: leaves } = await look(SMART, '&page_size=1000')
    const { portfolio: rows, coverage } = await assets(SMART, '&page_size=1000')

    const stock = rows.find(({ asset_id }) => asset_id === 'b3:PETR4')
    const held = leaves.filter(({ metainfo }) => metainfo['asset_code'] === 'PETR4')
    expect(held).toHaveLength(2)
    expect(stock).toMatchObject({ paths: '2', metainfo: { asset_code: 'PETR4' } })
    // It leads to two funds that hold each other: by asset all turns count, by path what turns back is a cycle.
    const turned = units(stock?.value ?? '', 2) - leafCents(held)
    expect(turned).toBeGreaterThan(0n)
    expect(turned).toBeLessThanOrEqual(leafCents(leaves.filter(({ resolution }) => resolution === 'cycle')))
    expect(new Set(rows.map(({ asset_id }) => asset_id ?? Symbol())).size).toBe(rows.length)
    expect(rows.reduce((sum, { value }) => sum + units(value, 2), 0n)).toBe(leafCents(leaves))
    expect(coverage).toMatchObject({ min_share_percent: '0.000000', unexpanded_value: { cycle: '0.00' } })
    const sizes = rows.map(({ value }) => Math.abs(Number(value)))
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  })

  it('names quotas by the CNPJ of the fund, and what expanded lines leave reconciliation', async () => {
    const { portfolio } = await assets(INTRA_BLACK)

    expect(portfolio.map(({ asset_id }) => asset_id)).toEqual(expect.arrayContaining([`fund:${INTRA_BLACK}`, null]))
    expect(portfolio.at(-1)).toMatchObject({ asset_kind: 'reconciliation', value: '-0.01', name: '', paths: '1' })
  })
})

describe('a page', () => {
  it.each(['paths', 'aggregate'])('of view=%s goes on where the one before ended, as its link says', async (view) => {
    const whole = (await look(SMART, `&view=${view}&page_size=1000`)).portfolio
    const walked: unknown[] = []
    let next: string | null = `/v1/fund/${SMART}/portfolio/look-through?date=20251031&view=${view}&page_size=7`
    while (next !== null) {
      const reply = await api.get(next)
      walked.push(...readLookThrough(reply).portfolio)
      next = /^<([^>]+)>; rel="next"/.exec(String(reply.headers['link'] ?? ''))?.[1] ?? null
    }

    expect(walked).toEqual(whole)
    expect(whole.length).toBeGreaterThan(14)
  })

  it('far behind the last leaf is empty and has the same coverage', async () => {
    const [first, far] = [await look(SMART), await look(SMART, '&page=999999999')]

    expect(far.portfolio).toEqual([])
    expect(far.coverage).toEqual(first.coverage)
    expect(coveredCents(far.coverage)).toBe(units(first.fund.total_portfolio_value ?? '', 2))
  })
})
