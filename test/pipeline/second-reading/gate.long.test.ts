import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Dataset } from '../../../schemas/core/dataset.ts'
import portfolio from '../../../schemas/datasets/cvm_fund_portfolio/dataset.ts'
import quotes from '../../../schemas/datasets/b3_quote/dataset.ts'
import { buildFrom, refusals, readServed, listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { withFault } from '../../helpers/sql-faults.ts'
import { NEW } from '../../helpers/headers.ts'
import { filed, line, mirror } from '../../helpers/portal.ts'

const LINES = [
  line(NEW.BLC_8, { TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: '150.10', VL_CUSTO_POS_FINAL: '140.00' }),
  line(NEW.BLC_8, { TP_APLIC: 'Valores a pagar', VL_MERC_POS_FINAL: '50.10', VL_CUSTO_POS_FINAL: '50.10' }),
  line(NEW.BLC_8, { TP_APLIC: 'Outras aplicações', DS_ATIVO: 'O "TÍTULO', VL_MERC_POS_FINAL: '-1.5' }),
]
const month = () => mirror({ members: filed({ PL: [line(NEW.PL, { VL_PATRIM_LIQ: '98.50' })], BLC_8: LINES }) })

const SQL = 'cvm_fund_portfolio.sql'
const SIGN = 'CASE WHEN is_liability THEN -abs(VL_MERC_POS_FINAL) ELSE VL_MERC_POS_FINAL END'

const compileWith = async (dataset: Dataset) => compileMirror(await month(), { declared: [dataset] })

describe('the second reading of a month', () => {
  it('lets a month pass that is as filed, and says what it read', async () => {
    const built = await compileWith(portfolio)

    expect(built.exit).toBe(0)
    const [said] = built.log.filter(({ detail }) => detail.startsWith('read again'))
    expect(said?.detail).toMatch(/^read again: 4 rows and 4 lines, \d+ values$/)
  })

  it('refuses a value that is a cent off, and names file, line and column', async () => {
    const fault = await withFault(portfolio, SQL, SIGN, `${SIGN} + 0.01`)

    const built = await compileWith(fault)

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toMatch(
      /^SECOND_READING_DIFFERS: cda_fi_202510\.zip cda_fi_BLC_8_202510\.csv line 2 column cvm_fund_portfolio\.final_position_value is "150\.11", filed is "150\.10" \(VL_MERC_POS_FINAL\)/,
    )
  })

  it.each([
    ['a sign that is flipped', SIGN, 'VL_MERC_POS_FINAL'],
    ['a flag that is turned', 'is_yes(EMISSOR_LIGADO)', 'NOT is_yes(EMISSOR_LIGADO)'],
    ['another column in the place of one', 'coalesce(CD_ATIVO, CD_ATIVO_BV_MERC)', 'TP_ATIVO'],
    ['another meaning of a label', '  category,', "  'cash' AS category,"],
    ['the asset of another line', 'coalesce(share_by_price.asset_id, line_identity.asset_id)', "'b3:VALE3'"],
  ])('refuses %s', async (_what, from, to) => {
    const owed = line(NEW.BLC_8, { TP_APLIC: 'Valores a pagar', VL_MERC_POS_FINAL: '5.00', EMISSOR_LIGADO: 'S' })
    const shares = line(NEW.BLC_4, { TP_APLIC: 'Ações', TP_ATIVO: 'Ação ordinária', CD_ATIVO: 'PETR3' })
    const fault = await withFault(portfolio, SQL, from, to)
    const source = await mirror({ members: filed({ BLC_4: [shares], BLC_8: [owed] }) })

    const built = await compileMirror(source, { declared: [fault], datasets: ['cvm_fund_portfolio'] })

    expect(refusals(built).join()).toContain('SECOND_READING_DIFFERS')
  })

  it.each([
    [
      'a packed value that differs from its row',
      '{packed}',
      "replace({packed}, '150.10', '150.11')",
      'final_position_value',
    ],
    [
      'a packed text that lacks its first value',
      '{packed}',
      'substr({packed}, 2 + instr({packed}, chr(31)))',
      'application_type',
    ],
    ['a row that is not packed', 'id,', 'md5(id) AS id,', 'is not packed'],
  ])('refuses %s', async (_what, from, to, named) => {
    const fault = await withFault(portfolio, 'cvm_fund_portfolio_packed.sql', from, to)

    const told = refusals(await compileWith(fault)).join()

    expect(told).toContain('SECOND_READING_DIFFERS')
    expect(told).toContain(named)
  })

  it('refuses a month that shows the number of a natural person, and does not repeat it', async () => {
    const person = { PF_PJ_EMISSOR: 'PF', CPF_CNPJ_EMISSOR: '529.982.247-25', EMISSOR: 'JOSÉ DA SILVA' }
    const note = line(NEW.BLC_8, { TP_APLIC: 'Outras aplicações', VL_MERC_POS_FINAL: '5.00', ...person })
    const masked =
      'CASE WHEN issuer_is_person AND NOT hides_issuer THEN bare_cpf(CPF_CNPJ_EMISSOR) ELSE document_for_id END'
    const fault = await withFault(portfolio, SQL, masked, 'bare_number(CPF_CNPJ_EMISSOR)')
    const source = await mirror({ members: filed({ BLC_8: [note] }) })

    const told = refusals(await compileMirror(source, { declared: [fault], datasets: ['cvm_fund_portfolio'] })).join()

    expect(told).toContain('issuer_document shows the number of a natural person')
    expect(told).not.toMatch(/529.?982/)
  })

  it('refuses a month that loses a line without a reason', async () => {
    const fault = await withFault(
      portfolio,
      SQL,
      'FROM labelled_line\n',
      "FROM (FROM labelled_line WHERE category <> 'payable') AS labelled_line\n",
    )

    expect(refusals(await compileWith(fault)).join()).toMatch(
      /cda_fi_BLC_8_202510\.csv line 3 is in no table, and nothing says why/,
    )
  })

  it('refuses a row that names a line that the file does not have', async () => {
    const fault = await withFault(
      portfolio,
      SQL,
      '  line                                             AS source_line',
      '  line + 10 AS source_line',
    )

    expect(refusals(await compileWith(fault)).join()).toMatch(/line 1[234] is not in the file/)
  })

  it('keeps the published version of a month that it refuses, and reports it', async () => {
    const good = await buildFrom(await month(), { declared: [portfolio] })
    const before = await readServed(good.dataDir)
    const fault = await withFault(portfolio, SQL, SIGN, `${SIGN} + 0.01`)

    const next = { dataDir: good.dataDir, now: '2025-12-16T03:00:00Z' }
    const bad = await buildFrom(await month(), { declared: [fault], ...next })

    expect((await readServed(good.dataDir)).id).toBe(before.id)
    expect(bad.exit).toBe(2)
    const report: unknown = JSON.parse(await readFile(join(good.dataDir, 'last-build.json'), 'utf8'))
    expect(report).toMatchObject({
      exit_code: 2,
      held_back: [{ partition: 'competence_month=2025-10', code: 'SECOND_READING_DIFFERS' }],
    })
  })

  it('publishes the other datasets of a build', async () => {
    const fault = await withFault(portfolio, SQL, SIGN, `${SIGN} + 0.01`)
    const built = await compileMirror('data/sample', {
      declared: [fault, quotes],
      datasets: ['cvm_fund_portfolio', 'b3_quote'],
      from: '2024-11',
      to: '2025-10',
    })

    expect(built.exit).toBe(1)
    expect(await listRows(built, 'b3_quote')).not.toHaveLength(0)
  })
})
