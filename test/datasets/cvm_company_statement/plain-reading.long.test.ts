import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readTable, refusals, textRows } from '../../helpers/build.ts'
import { COMPANY_NIGHT, QUARTERS, STATEMENTS } from '../../helpers/companies.ts'
import { type CompiledMirror, compileMirror } from '../../helpers/compile.ts'
import { judgeSheets, plainAccounts, plainFigures, writeTenDecimals } from '../../helpers/plain-reading/companies.ts'

const [ANNUAL, QUARTERLY] = [join('data/sample', STATEMENTS), join('data/sample', QUARTERS)]

describe('the statements of the sample, by a second reader', () => {
  const annual = plainAccounts(ANNUAL)
  const accounts = [...annual, ...plainAccounts(QUARTERLY)]
  let compiled: CompiledMirror

  beforeAll(async () => {
    compiled = await compileMirror('data/sample', { ...COMPANY_NIGHT, datasets: ['cvm_company_statement'] })
    expect(refusals(compiled)).toEqual([])
  })

  it('have every line once, with its value in reais, to the digit', async () => {
    const rows = await textRows(
      `SELECT concat_ws(' ', source_member, source_line, account, value, value_filed) AS said
       FROM ${await readTable(compiled, 'cvm_company_statement')}`,
    )
    const read = accounts.map(({ member, line, account, reais, filed }) =>
      [member, line, account, writeTenDecimals(reais), writeTenDecimals(filed)].join(' '),
    )
    expect(rows.map(({ said }) => said).sort()).toEqual(read.sort())
  })

  it('keep the rules that set a sheet aside, each of them', () => {
    expect(judgeSheets(accounts)).toEqual({
      balances: { kept: 19, of: 19 },
      flows: { kept: 19, of: 19 },
      parents: { kept: 885, of: 885 },
      adjusted: { kept: 19, of: 19 },
    })
  })

  it('give the figures of each annual document, whatever chart its codes belong to', async () => {
    const names = ['total_assets', 'equity', 'revenue', 'profit', 'operating_cash_flow', 'cash']
    const selected = names.flatMap((name) => [`${name}_account`, `${name}::DECIMAL(28,10)::VARCHAR AS ${name}`])
    const rows = await textRows(
      `SELECT cnpj, reference_date::VARCHAR AS day, version::VARCHAR AS version, scope, period, ${selected.join(', ')}
       FROM ${await readTable(compiled, 'cvm_company_figures')} WHERE category = 'DFP'`,
    )
    const published = rows.map(({ cnpj, day, version, scope, period, ...figures }) => {
      const masked = (cnpj ?? '').replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
      const document = [masked, day, version, scope?.slice(0, 3), period === 'current' ? 'ÚLTIMO' : 'PENÚLTIMO'].join(
        ' ',
      )
      return [document, names.flatMap((name) => [figures[`${name}_account`], figures[name]])]
    })
    expect(Object.fromEntries(published)).toEqual(plainFigures(annual))
  })

  it('have the chart that their labels name, with its accounts for equity and profit', async () => {
    const rows = await textRows(
      `SELECT DISTINCT chart, equity_account, profit_account FROM ${await readTable(compiled, 'cvm_company_figures')} ORDER BY ALL`,
    )
    expect(rows.map(({ chart, equity_account, profit_account }) => [chart, equity_account, profit_account])).toEqual([
      ['bank_cosif', '2.05', '3.13'],
      ['bank_ifrs', '2.07', '3.11'],
      ['commercial', '2.03', '3.11'],
      ['insurance', '2.03', '3.13'],
    ])
  })
})
