import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { limitKinds } from '../../../schemas/datasets/cvm_fund_statement/limit-kinds.ts'
import { listRows, refusals } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const FILE = 'dados.cvm.gov.br/dados/FI/DOC/EXTRATO/DADOS/extrato_fi.csv'
const SAMPLE = new URL(`../../../data/sample/${FILE}`, import.meta.url)

/** Compiles the first line of the sample with other values, in as many versions as are given. */
async function compiled(...versions: readonly Readonly<Record<string, string>>[]) {
  const [header = '', line = ''] = (await readFile(SAMPLE, 'latin1')).split('\r\n')
  const names = header.split(';')
  const lines = versions.map((values) => {
    const fields = line.split(';')
    return names.map((name, at) => values[name] ?? fields[at] ?? '').join(';')
  })
  const folder = await temporaryFolder()
  await mkdir(dirname(join(folder, FILE)), { recursive: true })
  await writeFile(join(folder, FILE), [header, ...lines, ''].join('\r\n'), 'latin1')
  return compileMirror(folder, { datasets: ['cvm_fund_statement'], from: null })
}

const on = (day: string, values: Readonly<Record<string, string>> = {}) => ({ DT_COMPTC: day, ...values })

describe('the statements of funds', () => {
  it('keep what is filed, and name the columns whose value no fund can mean', async () => {
    const built = await compiled(
      on('2020-01-02', { TAXA_ADM: '2.000000', FATOR_OPER_VL_SUPERIOR_PL: '1.50' }),
      on('2020-01-03', { TAXA_ADM: '150295.000000', FATOR_OPER_VL_SUPERIOR_PL: '999.99' }),
      on('2020-01-06', { TAXA_ADM: '20.000000', EXISTE_TAXA_PERFM: 'S', TAXA_PERFM: '0.200000000000' }),
    )

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'cvm_fund_statement')).toMatchObject([
      { admin_fee_percent: '2.000000', leverage_factor: '1.5000000000', implausible: null },
      { admin_fee_percent: '150295.000000', implausible: 'admin_fee_percent;leverage_factor' },
      { admin_fee_percent: '20.000000', performance_fee_percent: '0.200000', implausible: 'performance_fee_percent' },
    ])
    expect(built.log.map(({ detail }) => detail)).toContain('plausible_statements 2 of 3 with implausible values')
  })

  it('have each limit once, and mark a most that is below its least', async () => {
    const built = await compiled(on('2020-01-02', { PR_TITPUB_MIN: '95.00', PR_TITPUB_MAX: '5.00' }))
    const limits = await listRows(built, 'cvm_fund_statement_limit')

    expect(limits.map(({ limit_kind }) => limit_kind)).toEqual([...limitKinds].sort())
    expect(limits.filter(({ is_implausible }) => is_implausible === 'true')).toMatchObject([
      { limit_kind: 'TITPUB', min_percent: '95.000000', max_percent: '5.000000' },
    ])
  })

  it('list a flag that is neither S nor N, and a fee that is rounded, as cleaned', async () => {
    const built = await compiled(on('2020-01-02', { FUNDO_COTAS: 'X', TAXA_SAIDA_PR: '1.123456789000' }))

    expect(await listRows(built, 'cvm_fund_statement')).toMatchObject([
      { is_fund_of_funds: null, exit_fee_percent: '1.123457' },
    ])
    expect(await listRows(built, 'cvm_fund_statement_cleaned')).toMatchObject([
      { column_name: 'FUNDO_COTAS', filed: 'X', reason: 'flag_not_understood' },
      { column_name: 'TAXA_SAIDA_PR', filed: '1.123456789000', cleaned: '1.123457', reason: 'rounded' },
    ])
  })

  it('are refused where a fund has two of a day', async () => {
    const built = await compiled(on('2020-01-02'), on('2020-01-02'))

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toMatch(/several rows for cnpj/)
  })
})
