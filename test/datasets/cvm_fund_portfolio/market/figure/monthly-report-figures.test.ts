import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Duck } from '../../../../../pipeline/duckdb.ts'
import { figureTable } from '../../../../../schemas/datasets/cvm_fund_portfolio/market/figure/figure-table.ts'
import { holdDuck, type HeldDatabase } from '../../../../helpers/duckdb.ts'
import { temporaryFolder } from '../../../../helpers/folders.ts'
import { makeMonth } from '../../../../helpers/view-rows.ts'

let held: HeldDatabase<Duck>
beforeAll(async () => {
  held = await holdDuck({ threads: 1, temporary: await temporaryFolder() })
})
afterAll(() => held.close())

describe('figures of monthly reports', () => {
  const fii = (months: Readonly<Record<string, string>>) =>
    Object.entries(months).map(([competence_month, return_effective]) => ({
      competence_month,
      cnpj: '2'.padStart(14, '0'),
      return_effective,
      nav: '5.00',
    }))
  const ask = async (earlier: Readonly<Record<string, string>>, now = '0.02') => {
    await makeMonth(
      held.it,
      figureTable,
      '2024-03',
      {
        cvm_fii_month: fii({ '2024-03': now }),
        earlier_cvm_fii_month: fii(earlier),
        cvm_fidc_month: [{ cnpj: '3'.padStart(14, '0'), nav: '7.00' }],
      },
      'figures',
    )
    return held.it.rows(
      `SELECT period, return_percent, return_reason, volatility_reason, has_break FROM figures WHERE period IN ('last_1_month', 'last_3_months') AND cnpj LIKE '%2' ORDER BY period`,
    )
  }

  it('compound the returns of the months, where there is one of each', async () => {
    expect(await ask({ '2024-02': '-0.01', '2024-01': '0.1' })).toMatchObject([
      { return_percent: '2.000000', return_reason: null, volatility_reason: 'monthly_only', has_break: false },
      { return_percent: '11.078000', return_reason: null },
    ])
    expect(await ask({ '2024-01': '0.1' })).toMatchObject([
      {},
      { return_percent: null, return_reason: 'month_not_covered' },
    ])
  })

  it('show a break, and say that the series of other funds differ', async () => {
    expect(await ask({}, '8.9')).toMatchObject([{ return_percent: '890.000000', has_break: true }, {}])
    expect(
      await held.it.rows(`SELECT DISTINCT return_reason, type, nav_value FROM figures WHERE cnpj LIKE '%3'`),
    ).toEqual([{ return_reason: 'series_differ', type: 'fidc', nav_value: '7.00' }])
  })
})
