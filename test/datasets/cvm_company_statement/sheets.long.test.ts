import { beforeAll, describe, expect, it } from 'vitest'
import { listRows, readTable, refusals, textRows } from '../../helpers/build.ts'
import { COMPANY_NIGHT, companyMirror, STATEMENTS } from '../../helpers/companies.ts'
import { type CompiledMirror, compileMirror } from '../../helpers/compile.ts'
import { type EditLines, inLines, inZip, twice } from '../../helpers/edit-source.ts'

const PETROBRAS = '33.000.167/0001-01'
const OCTOBER = { ...COMPANY_NIGHT, from: '2020-10', to: '2020-10', datasets: ['cvm_company_statement'] }
const compile = async (member: RegExp, edit: EditLines) =>
  compileMirror(await companyMirror(STATEMENTS, inZip(member, inLines(edit))), OCTOBER)

/** HLASA alone has its statements of October 2020: 392 lines, each sheet of one period. */
const COMPANY = '39.393.829/0001-37'

const [ACCOUNT, VALUE] = [-4, -2] as const

/** Edits the line of an account of the company. */
const setting = (account: string, edit: (fields: string[]) => void): EditLines => {
  return (lines) =>
    lines.map((line) => {
      const fields = line.split(';')
      if (fields[0] === COMPANY && fields.at(ACCOUNT) === account) edit(fields)
      return fields.join(';')
    })
}
const setValue = (value: string) => (fields: string[]) => fields.splice(VALUE, 1, value)

async function countSheets(compiled: CompiledMirror): Promise<Record<string, string>> {
  const rows = await textRows(
    `SELECT statement, count(*)::VARCHAR AS lines FROM ${await readTable(compiled, 'cvm_company_statement')} GROUP BY ALL ORDER BY 1`,
  )
  return Object.fromEntries(rows.map(({ statement, lines }) => [statement ?? '', lines ?? '']))
}

async function listReasons(compiled: CompiledMirror): Promise<string[]> {
  const rows = await listRows(compiled, 'cvm_company_statement_cleaned')
  return [...new Set(rows.map(({ source_member, reason }) => `${source_member ?? ''} ${reason ?? ''}`))].sort()
}

describe('the statements of a company', () => {
  let whole: Record<string, string> = {}

  beforeAll(async () => {
    whole = await countSheets(await compile(/none/, (lines) => lines))
  })

  it('are all published where they add up', () => {
    expect(Object.keys(whole)).toEqual([
      ...['assets', 'cash_flow_indirect', 'equity_changes', 'income', 'liabilities', 'value_added'],
    ])
  })

  it('are published once where every line is there twice, and the copies are counted', async () => {
    const compiled = await compile(/_(con|ind)_/, twice)

    expect(refusals(compiled)).toEqual([])
    expect(await countSheets(compiled)).toEqual(whole)
    expect(await listReasons(compiled)).toEqual(
      ['BPA', 'BPP', 'DFC_MI', 'DMPL', 'DRE', 'DVA'].map((name) => `dfp_cia_aberta_${name}_ind_2020.csv repeated_line`),
    )
    const all = Object.values(whole).reduce((sum, lines) => sum + Number(lines), 0)
    expect(await listRows(compiled, 'cvm_company_statement_cleaned')).toHaveLength(all)
  })

  it.each([
    ['assets that are not liabilities and equity', /BPP_ind/, '2', '1.0000000000', ['assets', 'liabilities']],
    ['a parent that is not its children', /BPA_ind/, '1.01.01', '7.0000000000', ['assets']],
    ['cash flows that are not the change of cash', /DFC_MI_ind/, '6.05.02', '7.0000000000', ['cash_flow_indirect']],
    ['results that do not follow', /DRE_ind/, '3.05', '7.0000000000', ['income']],
    ['equity that its adjustments do not give', /DMPL_ind/, '5.03', '7.0000000000', ['equity_changes']],
    ['parts of a cent', /DVA_ind/, '7.01', '0.0010000000', ['value_added']],
    ['a value that no company has', /DVA_ind/, '7.01', '1000000000000000.0000000000', ['value_added']],
  ])('lose the sheet with %s, and keep the others', async (_fault, member, account, value, lost) => {
    const compiled = await compile(member, setting(account, setValue(value)))

    expect(refusals(compiled)).toEqual([])
    const kept = Object.entries(whole).filter(([statement]) => !lost.includes(statement))
    expect(await countSheets(compiled)).toEqual(Object.fromEntries(kept))
    expect(await listReasons(compiled)).toHaveLength(lost.length)
  })

  it.each([
    ['another currency', 6, 'DOLAR'],
    ['another scale', 7, 'BILHAO'],
    ['another period', 8, 'ANTEPENÚLTIMO'],
    ['another group', 5, 'DF Consolidado - Demonstração do Resultado'],
  ])('lose the sheet with %s', async (_fault, at, word) => {
    const compiled = await compile(
      /DRE_ind/,
      setting('3.01', (fields) => fields.splice(at, 1, word)),
    )

    expect(refusals(compiled)).toEqual([])
    const kept = Object.entries(whole).filter(([statement]) => statement !== 'income')
    expect(await countSheets(compiled)).toEqual(Object.fromEntries(kept))
    expect(await listReasons(compiled)).toEqual(['dfp_cia_aberta_DRE_ind_2020.csv sheet_not_understood'])
  })

  it('never multiply earnings per share by the scale, at any depth', async () => {
    const mirror = await companyMirror(STATEMENTS)
    const december = { ...OCTOBER, from: '2020-12', to: '2020-12' }
    const compiled = await compileMirror(mirror, december)
    const rows = await textRows(
      `SELECT account, value::VARCHAR AS value, value_filed::VARCHAR AS value_filed, scale::VARCHAR AS scale
       FROM ${await readTable(compiled, 'cvm_company_statement')}
       WHERE cnpj = '${PETROBRAS.replaceAll(/\D/g, '')}' AND scope = 'consolidated' AND period = 'current'
         AND statement = 'income' AND account IN ('3.01', '3.99.01.01')
       ORDER BY account`,
    )
    expect(rows).toEqual([
      { account: '3.01', value: '272069000000.0000000000', value_filed: '272069000.0000000000', scale: '1000' },
      { account: '3.99.01.01', value: '0.5400000000', value_filed: '0.5400000000', scale: '1000' },
    ])
  })
})
