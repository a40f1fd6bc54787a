import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { STATEMENTS } from '../../../helpers/companies.ts'
import { plainAccounts, writeTenDecimals } from '../../../helpers/plain-reading/companies.ts'
import { exactJson, readProblem } from '../../../server/helpers/body.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

const PETROBRAS = '33000167000101'
const FINANCEIRA = '33040601000187'
/** An invented company, which has filed quarters and no year. */
const SINTETICA = '99111222000149'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

async function ask(path: string): Promise<Record<string, unknown>> {
  const { status, text } = await api.get(path)
  expect(status, text.slice(0, 300)).toBe(200)
  return exactJson(text) as Record<string, unknown>
}

const askRows = async (path: string) => (await ask(path))['data'] as Readonly<Record<string, string | null>>[]

describe('the statements of a company', () => {
  it('are those of the file, account by account', async () => {
    const rows = await askRows(
      `/v1/company/${PETROBRAS}/statements?statement=income&scope=consolidated&period=current&page_size=1000`,
    )
    const filed = plainAccounts(join('data/sample', STATEMENTS)).filter(
      ({ member, document }) =>
        member.includes('DRE_con') && document.startsWith('33.000.167') && document.endsWith(' ÚLTIMO'),
    )
    const pad = (value: string | null | undefined) => {
      const [whole = '', fraction = ''] = (value ?? '').split('.')
      return `${whole}.${fraction.padEnd(10, '0')}`
    }
    expect(rows.map(({ account, label, value }) => [account, label, pad(value)])).toEqual(
      filed.map(({ account, label, reais }) => [account, label, writeTenDecimals(reais)]),
    )
  })

  it('come from the newest document, or from that of the year that ends in the month of the day', async () => {
    const newest = await ask(`/v1/company/${FINANCEIRA}/statements?statement=assets&page_size=1`)
    expect(newest).toMatchObject({ company_cnpj: FINANCEIRA, reference_date: '2020-12-31', version: '2' })
    const { snapshot: _own, ...named } = await ask(
      `/v1/company/${FINANCEIRA}/statements?statement=assets&page_size=1&date=2020-12-01`,
    )
    expect(newest).toMatchObject({ ...named, next: expect.any(String) as string })
  })

  it('have the chart beside each account', async () => {
    const rows = await askRows(
      `/v1/company/${FINANCEIRA}/statements?statement=liabilities&scope=individual&period=current`,
    )
    expect(new Set(rows.map(({ chart }) => chart))).toEqual(new Set(['bank_cosif']))
  })
})

describe('the documents of a company', () => {
  it('have every version, and say which a higher one replaced', async () => {
    const rows = await askRows(`/v1/company/${FINANCEIRA}/documents?sort_by=version&sort_order=asc`)
    expect(rows).toMatchObject([
      { version: '1', superseded: true, category: 'DFP', reference_date: '2020-12-31' },
      { version: '2', superseded: false, category: 'DFP', reference_date: '2020-12-31' },
    ])
  })

  it('are none of a company without any', async () => {
    expect(await askRows('/v1/company/61186680000174/documents')).toEqual([])
  })
})

describe('the revisions of the documents of a company', () => {
  it('begin with the state of each that was first seen, in its highest version', async () => {
    const rows = await askRows(`/v1/company/${FINANCEIRA}/revisions`)
    expect(rows).toMatchObject([{ reference_date: '2020-12-31', revision: '1', change: 'first', version: '2' }])
  })
})

describe('the figures of a company', () => {
  it('are there for each scope and year, with the accounts of its chart', async () => {
    const rows = await askRows(`/v1/company/${PETROBRAS}/figures`)
    expect(rows.map(({ scope, period, period_end }) => [scope, period, period_end])).toEqual([
      ['consolidated', 'current', '2020-12-31'],
      ['consolidated', 'previous', '2019-12-31'],
      ['individual', 'current', '2020-12-31'],
      ['individual', 'previous', '2019-12-31'],
    ])
    expect(rows[0]).toMatchObject({
      chart: 'commercial',
      total_assets: '987419000000.00',
      equity_account: '2.03',
      revenue: '272069000000.00',
      profit: '6246000000.00',
      profit_account: '3.11',
      earnings_per_share_account: '3.99.01.01',
    })
  })

  it('take equity and profit of a bank from its own accounts', async () => {
    const rows = await askRows(`/v1/company/${FINANCEIRA}/figures?period=current`)
    expect(rows).toMatchObject([{ chart: 'bank_cosif', equity_account: '2.05', profit_account: '3.13' }])
  })
})

describe('the quarterly statements of a company', () => {
  it('have the income twice, of the quarter and of the year so far', async () => {
    const rows = await askRows(
      `/v1/company/${SINTETICA}/statements?category=ITR&statement=income&period=current&page_size=1000`,
    )
    const profits = rows.filter(({ account }) => account === '3.11')
    expect(profits.map(({ period_start, period_end, value }) => [period_start, period_end, Number(value)])).toEqual([
      ['2020-01-01', '2020-09-30', 150_000],
      ['2020-07-01', '2020-09-30', 70_000],
    ])
  })

  it('cover the quarter that ends in the month of the day, in its highest version', async () => {
    const answer = await ask(`/v1/company/${SINTETICA}/statements?category=ITR&date=2020-06-01&page_size=1`)
    expect(answer).toMatchObject({ reference_date: '2020-06-30', version: '2', received_date: '2020-08-20' })
  })

  it('are asked for by their kind: a company without a year has none where nothing is said', async () => {
    const problem = readProblem(await api.get(`/v1/company/${SINTETICA}/statements`))
    expect(problem).toMatchObject({ status: 404, error_data: { reason: 'document_not_found' } })
    expect(await askRows(`/v1/company/${SINTETICA}/figures`)).toEqual([])
    expect(await askRows(`/v1/company/${PETROBRAS}/documents?category=ITR`)).toEqual([])
  })

  it('give figures of both spans, cash flows of the year so far alone, and name the day of the balance', async () => {
    const rows = await askRows(`/v1/company/${SINTETICA}/figures?category=ITR&from=2020-09-01`)
    const shown = rows.map(({ period_start, balance_date, total_assets, profit, operating_cash_flow, cash }) => {
      return [period_start, balance_date, total_assets, profit, operating_cash_flow, cash]
    })
    expect(shown).toEqual([
      ['2020-01-01', '2020-09-30', '2150000.00', '150000.00', '160000.00', '650000.00'],
      ['2020-07-01', '2020-09-30', '2150000.00', '70000.00', null, '650000.00'],
      ['2019-01-01', '2019-12-31', '2000000.00', '160000.00', '170000.00', '500000.00'],
      ['2019-07-01', '2019-12-31', '2000000.00', '60000.00', null, '500000.00'],
    ])
  })
})
