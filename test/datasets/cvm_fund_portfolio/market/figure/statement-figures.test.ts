import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Duck } from '../../../../../pipeline/duckdb.ts'
import { figureTable } from '../../../../../schemas/datasets/cvm_fund_portfolio/market/figure/figure-table.ts'
import { holdDuck, type HeldDatabase } from '../../../../helpers/duckdb.ts'
import { temporaryFolder } from '../../../../helpers/folders.ts'
import { makeMonth, type Relations } from '../../../../helpers/view-rows.ts'

const cnpjOf = (at: number) => String(at).padStart(14, '0')
const [OPEN, CLOSED, DEAR, EARLIER, NONE] = [1, 2, 3, 4, 5].map(cnpjOf)

let held: HeldDatabase<Duck>
beforeAll(async () => {
  held = await holdDuck({ threads: 1, temporary: await temporaryFolder() })
})
afterAll(() => held.close())

const terms = (cnpj = '', reference_date: string, fee: string, days: number, more = {}) => ({
  cnpj,
  reference_date,
  admin_fee_percent: fee,
  conversion_days: days,
  redemption_payment_days: days,
  redemption_day_type: 'DIAS ÚTEIS',
  condominium: 'ABERTO',
  ...more,
})

async function readFigures(month: string, statements: Relations[string]) {
  const all = [OPEN, CLOSED, DEAR, EARLIER, NONE].map((cnpj) => cnpj ?? '')
  await makeMonth(
    held.it,
    figureTable,
    month,
    {
      cvm_fund_month: all.map((cnpj) => ({ cnpj, type: 'fif', nav_value: '5.00' })),
      // Of these alone the register of today has a fee.
      cvm_fund: [OPEN, EARLIER].map((cnpj) => ({ cnpj: cnpj ?? '', administration_fee: '2.5' })),
      cvm_fund_class: [OPEN, EARLIER].map((cnpj) => ({ cnpj: cnpj ?? '', fund_cnpj: cnpj ?? '', status: 'normal' })),
      cvm_fund_statement: statements,
    },
    'figures',
  )
  const rows = await held.it.rows(
    `SELECT DISTINCT cnpj, administration_fee_percent AS fee, fee_source, fee_date::VARCHAR AS fee_date, fee_reason, redemption_days, payment_days,
       payment_days_unit, redemption_reason
     FROM figures ORDER BY cnpj`,
  )
  return rows.map(({ cnpj: _cnpj, ...row }) => Object.values(row))
}

const STATEMENTS = [
  terms(OPEN, '2024-03-05', '3.000000', 90),
  terms(OPEN, '2024-03-20', '0.500000', 30),
  terms(OPEN, '2024-04-01', '9.000000', 1),
  terms(CLOSED, '2024-03-11', '1.000000', 0, { condominium: 'FECHADO' }),
  terms(DEAR, '2024-03-12', '150.000000', 0),
  terms(EARLIER, '2024-02-29', '1.000000', 4),
]

describe('the fee and the terms of redemption of a class', () => {
  it('are those of its newest statement of the month, also of a class in no register', async () => {
    expect(await readFigures('2024-03', STATEMENTS)).toEqual([
      ['0.500000', 'statement', '2024-03-20', null, 30, 30, 'DIAS ÚTEIS', null],
      ['1.000000', 'statement', '2024-03-11', null, null, null, null, 'closed_fund'],
      [null, 'statement', '2024-03-12', 'fee_implausible', 0, 0, 'DIAS ÚTEIS', null],
      ['2.500000', 'legacy_register', null, null, null, null, null, 'no_statement_of_month'],
      [null, null, null, 'fee_not_registered', null, null, null, 'no_statement_of_month'],
    ])
  })

  it('are those of the register in a month without statements, and of redemption nothing is known', async () => {
    const [first] = await readFigures('2024-05', STATEMENTS)
    expect(first).toEqual(['2.500000', 'legacy_register', null, null, null, null, null, 'source_not_compiled'])
  })
})
