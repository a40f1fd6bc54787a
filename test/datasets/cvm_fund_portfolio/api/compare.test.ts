import { beforeAll, describe, expect, it } from 'vitest'
import { exactJson } from '../../../helpers/exact-json.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { readPortfolio, readProblem } from '../../../server/helpers/body.ts'
import { sum, units } from '../../../server/helpers/cents.ts'
import type { Reply } from '../../../server/helpers/http.ts'
import { real } from '../../../server/helpers/look-through.ts'

interface Compared {
  readonly fund: { readonly cnpj: string; readonly total_portfolio_value: string }
  readonly compared: { readonly cnpj: string; readonly reference_date: string; readonly total_portfolio_value: string }
  readonly overlap_percent: string | null
  readonly assets: readonly Readonly<Record<string, string>>[]
}

/** Funds with lines in both months of the sample. */
const BOTH_MONTHS = ['11184136000115', '30982547000109', '34606480000150', '45064129000100']
const { SMART, SMART_INCOME } = real

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

const ask = (cnpj: string, query: string) => api.get(`/v1/fund/${cnpj}/portfolio/compare?${query}`)
const compare = async (cnpj: string, query: string) => readCompared(await ask(cnpj, query))

function readCompared(reply: Reply): Compared {
  expect(reply.status, reply.text.slice(0, 300)).toBe(200)
  return (exactJson(reply.text) as { data: Compared }).data
}

const cents = (rows: Compared['assets'], field: string) =>
  rows.reduce((sum, row) => sum + units(row[field] ?? '', 2), 0n)

describe('two months of a fund', () => {
  it.each(BOTH_MONTHS)('%s: the changes add up to the difference of what it filed, to the cent', async (cnpj) => {
    const { fund, compared, assets } = await compare(cnpj, 'date=20251031&with=2024-02-01')

    expect(cents(assets, 'value')).toBe(units(fund.total_portfolio_value, 2))
    expect(cents(assets, 'previous_value')).toBe(units(compared.total_portfolio_value, 2))
    expect(cents(assets, 'change')).toBe(cents(assets, 'value') - cents(assets, 'previous_value'))
    expect(compared).toMatchObject({ cnpj, reference_date: '2024-02-29' })
  })

  it('show an asset as each month shows it, and a status that follows', async () => {
    const { assets } = await compare('11184136000115', 'with=20240229')

    const valued = async (date: string) =>
      readPortfolio(await api.get(`/v1/fund/11184136000115/portfolio?date=${date}`))
        .portfolio.filter(({ metainfo }) => metainfo['asset_code'] === 'VALE3')
        .map(({ final_position_value }) => final_position_value)
    // Assets that are lent out have a line of their own.
    expect(assets.find(({ asset_id }) => asset_id === 'b3:VALE3')).toMatchObject({
      previous_value: sum(await valued('20240229')),
      value: sum(await valued('20251031')),
      status: 'reduced',
    })
    expect(assets.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['new', 'closed', 'increased', 'reduced', 'unchanged']),
    )
  })

  it('the other way round are the same with the sign turned', async () => {
    const there = await compare('11184136000115', 'date=20251031&with=20240229')
    const back = await compare('11184136000115', 'date=20240229&with=20251031')

    expect(cents(back.assets, 'change')).toBe(-cents(there.assets, 'change'))
    expect(back.overlap_percent).toBe(there.overlap_percent)
  })

  it('that are one month have not changed', async () => {
    const { assets } = await compare(SMART, 'date=20251031&with=20251001')

    expect(new Set(assets.map(({ change, status }) => `${String(change)} ${String(status)}`))).toEqual(
      new Set(['0.00 unchanged']),
    )
  })
})

describe('two funds in a month', () => {
  it('have in common the smaller share of each asset, which add up to the overlap', async () => {
    const { assets, overlap_percent, compared } = await compare(SMART, `date=20251031&against=${SMART_INCOME}`)

    const common = assets.map(({ common_share_percent = '' }) => units(common_share_percent, 6))
    expect(common.reduce((sum, each) => sum + each, 0n)).toBe(units(overlap_percent ?? '', 6))
    const [first] = assets
    expect(first?.['common_share_percent']).toBe(
      Number(first?.['share_percent']) < Number(first?.['against_share_percent'])
        ? first?.['share_percent']
        : first?.['against_share_percent'],
    )
    expect(Number(overlap_percent)).toBeGreaterThan(50)
    expect(compared).toMatchObject({ cnpj: SMART_INCOME, reference_date: '2025-10-31' })
  })

  it('are compared by their own totals', async () => {
    const { fund, compared, assets } = await compare(SMART, `date=20251031&against=${SMART_INCOME}`)

    expect(cents(assets, 'value')).toBe(units(fund.total_portfolio_value, 2))
    expect(cents(assets, 'against_value')).toBe(units(compared.total_portfolio_value, 2))
  })
})

describe('a question', () => {
  it('for both at once is a conflict', async () => {
    expect(readProblem(await ask(SMART, `with=20240229&against=${SMART_INCOME}`))).toMatchObject({
      status: 409,
      code: 'conflict',
      error_data: { reason: 'mutually_exclusive_parameters', parameters: ['with', 'against'] },
    })
  })

  it('for neither says what to send', async () => {
    expect(readProblem(await ask(SMART, 'date=20251031'))).toMatchObject({
      status: 400,
      error_data: { formErrors: [expect.stringMatching(/with=.+against=/)] },
    })
  })

  it('for a month without a portfolio of the fund says which months there are', async () => {
    expect(readProblem(await ask('11184136000115', 'with=20230131'))).toMatchObject({
      status: 404,
      error_data: { reason: 'portfolio_not_found', available: { first: '2024-02-29' } },
    })
  })

  it('for a fund that does not exist is a 404 with that reason', async () => {
    expect(readProblem(await ask(SMART, 'against=11222333000181'))).toMatchObject({
      status: 404,
      error_data: { reason: 'fund_not_found' },
    })
  })
})
