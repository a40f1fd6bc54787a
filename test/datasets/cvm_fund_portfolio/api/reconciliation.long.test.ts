import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { findEndpoint, readPortfolio } from '../../../server/helpers/body.ts'
import { units } from '../../../server/helpers/cents.ts'
import { sampleDataDir } from '../../../server/helpers/snapshot.ts'
import { readTable, textRows } from '../../../helpers/build.ts'

let api: Api
let dataDir: string

beforeAll(async () => {
  dataDir = await sampleDataDir()
  api = await serve(dataDir)
})

afterAll(() => api.stop())

const ask = (cnpj: string, month: string) => api.get(`/v1/fund/${cnpj}/portfolio?date=${month}-01`)

const answered = async (cnpj: string, month = '2025-10') => readPortfolio(await ask(cnpj, month))

describe('the reconciliation of a portfolio', () => {
  it('is next to fund and portfolio, in the declared shape', async () => {
    const { text } = await ask('62415896000127', '2025-10')

    findEndpoint('fund_portfolio').output.parse(JSON.parse(text))
    expect(Object.keys((JSON.parse(text) as { data: object }).data)).toEqual(['fund', 'portfolio', 'reconciliation'])
  })

  it.each([
    ['62415896000127', '2025-10', 'inline', 'exact', '0.00'],
    ['00068305000135', '2024-02', 'nav_file', 'exact', '0.00'],
    // It books the variation of its futures in its receivables too.
    ['40155573000109', '2025-10', 'inline', 'ok', '31291.20'],
    ['30143979000118', '2025-10', 'inline', 'fail', '-106865300.95'],
    ['62567249000130', '2025-10', 'nav_file', 'ok', '63336.10'],
  ])('of %s in %s: NAV from %s, %s, residual %s', async (cnpj, month, nav_source, grade, residual_value) => {
    expect((await answered(cnpj, month)).reconciliation).toEqual({ nav_source, grade, residual_value, note: null })
  })

  it('is unknown, with the reason, where the month lacks members that may have what the lines lack', async () => {
    // No percentage of a NAV below zero makes lines of nothing agree with it.
    expect((await answered('10764978000183')).reconciliation).toEqual({
      nav_source: 'nav_file',
      grade: 'unknown',
      residual_value: '20343.27',
      note: 'The files of the month lack BLC_1, BLC_2, BLC_4, BLC_5, BLC_7, BLC_8: what the lines lack of the NAV may be in there.',
    })
  })

  it('is unknown where the class register has only the NAV of another month', async () => {
    const { fund, reconciliation, portfolio } = await answered('22282621000148')

    expect([fund.nav_value_reported, fund['nav_value_reported_reference_date']]).toEqual([null, null])
    expect(reconciliation).toEqual({ nav_source: null, grade: 'unknown', residual_value: null, note: null })
    expect(portfolio.length).toBeGreaterThan(0)
  })
})

describe('the note', () => {
  it('names the label whose lines with the other sign explain the residual, and changes no value', async () => {
    const { fund, portfolio, reconciliation } = await answered('41776150000179')

    expect(reconciliation).toEqual({
      nav_source: 'inline',
      grade: 'fail',
      residual_value: '170764766.10',
      note: 'With the other sign on the lines of "Outras aplicações" (85382383.05) the total is the NAV within R$ 1: they may be filed with the wrong sign. No value is changed.',
    })
    const filed = portfolio.filter(({ application_type }) => application_type === 'Outras aplicações')
    expect(filed.reduce((sum, line) => sum + units(line.final_position_value, 2), 0n)).toBe(85_382_383_05n)
    expect(fund.total_portfolio_value).toBe('182754052.44')
  })

  it('is that of four funds of the real structured filings, all credit funds', async () => {
    const filed = await textRows(
      `SELECT cnpj, competence_month AS month, type FROM ${await readTable({ dataDir }, 'cvm_fund_month')}
       WHERE filing_group = 'structured' AND reconciliation_grade IN ('ok', 'warn', 'fail') ORDER BY ALL`,
    )
    const noted: string[] = []
    for (const { cnpj, month, type } of filed) {
      const { reconciliation } = await answered(cnpj ?? '', month ?? '')
      if (reconciliation.note !== null) noted.push(`${month ?? ''} ${cnpj ?? ''} ${type ?? ''}`)
    }

    expect(filed.length).toBeGreaterThan(90)
    expect(noted).toEqual([
      '2025-10 28152199000192 fidc',
      '2025-10 41776150000179 fidc',
      '2025-10 54130279000157 fidc',
      '2025-10 59030572000166 fidc',
    ])
  })
})

it('the grade of a filed NAV is the one in the Parquet, and so is the residual', async () => {
  const filed = await textRows(
    `SELECT cnpj, competence_month AS month, reconciliation_grade AS grade, residual_value AS residual, nav_source
     FROM (SELECT *, row_number() OVER (PARTITION BY reconciliation_grade, nav_source ORDER BY cnpj) AS nth
           FROM ${await readTable({ dataDir }, 'cvm_fund_month')} WHERE line_count > 0 AND nav_value IS NOT NULL)
     WHERE nth <= 4`,
  )
  expect(filed.length).toBeGreaterThan(20)
  for (const { cnpj, month, grade, residual, nav_source } of filed) {
    const { reconciliation } = await answered(cnpj ?? '', month ?? '')
    expect(reconciliation, cnpj ?? '').toMatchObject({ grade, residual_value: residual, nav_source })
  }
})

it('CSV and NDJSON of a portfolio have the lines and no reconciliation', async () => {
  const [csv, ndjson] = await Promise.all(
    ['csv', 'ndjson'].map((format) => api.get(`/v1/fund/41776150000179/portfolio?date=20251031&format=${format}`)),
  )

  expect(csv?.text.trim().split('\n')).toHaveLength(71)
  expect(ndjson?.text.trim().split('\n')).toHaveLength(70)
  expect(`${csv?.text ?? ''}${ndjson?.text ?? ''}`).not.toContain('residual_value')
})
