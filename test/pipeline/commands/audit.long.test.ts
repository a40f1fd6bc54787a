import { Lake } from '../../../lake/lake.ts'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { audit, type AuditOptions } from '../../../pipeline/commands/audit.ts'
import type { Table } from '../../../schemas/core/dataset.ts'
import portfolio from '../../../schemas/datasets/cvm_fund_portfolio/dataset.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { type Built, buildFrom, filesBelow } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { NEW, REGISTER_HEADERS } from '../../helpers/headers.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { makeBareCnpj, filed, line, masked, mirror } from '../../helpers/portal.ts'
import { quoteFile, quotesMirror } from '../../helpers/quotes.ts'

/** Declares that the name of the fund copies another column: the audit must see that it does not. */
function withOtherValue(table: Table): Table {
  const { fund_name_filed: name, fund_type_filed: type } = table.columns
  if (name === undefined || type?.copied === undefined) return table
  return { ...table, columns: { ...table.columns, fund_name_filed: { ...name, copied: type.copied } } }
}

async function audited({ dataDir }: Built, options: Partial<AuditOptions> = {}) {
  const printed: string[] = []
  await audit(datasets, { lake: new Lake(dataDir), maskPersonalData: true, seed: 1, rows: 100, ...options }, (text) =>
    printed.push(text),
  )
  return printed.join('')
}

/** Fails unless there is one edition. */
async function findDownload({ dataDir }: Built, name: string): Promise<string> {
  const found = (await filesBelow(dataDir)).filter((path) => path.includes(`/${name}/`) && path.endsWith('.zip'))
  expect(found).toHaveLength(1)
  return join(dataDir, found[0] ?? '')
}

const held = (at: number, more = {}) =>
  line(NEW.BLC_8, {
    CNPJ_FUNDO_CLASSE: masked(makeBareCnpj(at)),
    TP_APLIC: 'Valores a pagar',
    VL_MERC_POS_FINAL: `${String(123_456_700 + at)}.01`,
    DS_ATIVO: `line ${String(at + 2)}`,
    ...more,
  })

describe('an audit', () => {
  it('prints each row next to its source line', async () => {
    const lines = Array.from({ length: 12 }, (_, at) => held(at))
    const built = await buildFrom(await mirror({ members: filed({ BLC_8: ['Warning: x', ...lines] }) }))

    const text = await audited(built)

    const pairs = /BLC_8_202510\.csv line (\d+) sha256[^\n]*\n(?: {2}\|.*\n)*? {2}\| DS_ATIVO +line (\d+)/g
    const printed = [...text.matchAll(pairs)].map(([, source, described]) => Number(source) - Number(described))
    expect(printed).toEqual(Array.from({ length: 12 }, () => 1))
  })

  it('prints a record field by field, by their positions', async () => {
    const source = await quotesMirror({
      D31102025: quoteFile([{ DATPRE: '20251031', PREULT: '3618', CODNEG: 'PETR4' }]),
    })

    const text = await audited(await buildFrom(source, { datasets: ['b3_quote'] }))

    expect(text).toMatch(/COTAHIST_D31102025\.TXT line 2 sha256/)
    expect(text).toMatch(/\| CODNEG +PETR4\n/)
    expect(text).toMatch(/\| PREULT +0000000003618\n/)
    expect(text).toMatch(/close +36\.18\n/)
  })

  it('prints the figures as they were filed', async () => {
    const built = await buildFrom(await mirror({ members: filed({ BLC_8: [held(89)] }) }))

    const text = await audited(built)

    expect(text).toMatch(/\| VL_MERC_POS_FINAL +123456789\.01\n/)
    expect(text).toMatch(/final_position_value +-123456789\.01\n/)
  })

  it('counts lines as the compiler does if a line contains a carriage return', async () => {
    const built = await buildFrom(
      await mirror({ members: filed({ BLC_8: [held(0, { DENOM_SOCIAL: 'UM\rDOIS' }), held(1)] }) }),
    )

    expect(await audited(built)).toMatch(/line 3 sha256[^\n]*\n(?: {2}\|.*\n)*? {2}\| DS_ATIVO +line 3\n/)
  })

  it('draws the same rows for the same seed, and others for another', async () => {
    const lines = Array.from({ length: 200 }, (_, at) => held(at))
    const built = await buildFrom(await mirror({ members: filed({ BLC_8: lines }) }))

    const [first, again, other] = [
      await audited(built, { rows: 3 }),
      await audited(built, { rows: 3 }),
      await audited(built, { rows: 3, seed: 2 }),
    ]

    expect(again).toBe(first)
    expect(other).not.toBe(first)
    expect(first.match(/sha256/g)).toHaveLength(3)
  })

  it('reads the registers too, and masks persons unless the operator shows them', async () => {
    const manager = { PF_PJ_GESTOR: 'PF', CPF_CNPJ_GESTOR: '529.982.247-25', GESTOR: 'MARIA DA SILVA' }
    const built = await buildFrom(
      await mirror({ legacy: [REGISTER_HEADERS.legacy, line(REGISTER_HEADERS.legacy, manager)] }),
    )

    const [hidden, shown] = [await audited(built), await audited(built, { maskPersonalData: false })]

    expect(hidden).toMatch(/\| CPF_CNPJ_GESTOR +\*\*\*982247\*\*\n/)
    expect(hidden).not.toContain('529.982.247-25')
    expect(shown).toMatch(/\| CPF_CNPJ_GESTOR +529\.982\.247-25\n/)
  })

  it('says of each column whether it is as filed, and how many are', async () => {
    const built = await buildFrom(await mirror({ members: filed({ BLC_8: [held(89)] }) }))

    const text = await audited(built)

    expect(text).toMatch(/\n {2}= final_position_value +-123456789\.01\n/)
    expect(text).toMatch(/\n {2}= category +payable\n/)
    expect(text).toMatch(/\n {4}asset_kind +payable\n/)
    expect(text).toMatch(/\n1 rows and 1 lines, \d+ values, 0 different\n$/)
  })

  it('ends with a line for each table, so that the one that differs is seen', async () => {
    const other = { ...portfolio, tables: portfolio.tables.map(withOtherValue) }
    const navs = filed({ BLC_8: [held(89)], PL: [line(NEW.PL, { VL_PATRIM_LIQ: '9.00' })] })
    const built = await buildFrom(await mirror({ members: navs }))
    const printed: string[] = []
    const options = { lake: new Lake(built.dataDir), maskPersonalData: true, seed: 1, rows: 3 }

    await audit([other], options, (text) => printed.push(text))

    expect(printed.join('')).toMatch(
      /\n\ncvm_fund_month +1 rows, [1-9]\d* values, 0 different\ncvm_fund_portfolio +1 rows, [1-9]\d* values, [1-9]\d* different\n\n2 rows/,
    )
  })

  it('ends with 1 if a published value is not the filed one', async () => {
    const other = { ...portfolio, tables: portfolio.tables.map(withOtherValue) }
    const built = await buildFrom(await mirror({ members: filed({ BLC_8: [held(89)] }) }))
    const printed: string[] = []

    const options = { lake: new Lake(built.dataDir), maskPersonalData: true, seed: 1, rows: 3 }
    const exit = await audit([other], options, (text) => printed.push(text))

    expect(exit).toBe(1)
    expect(printed.join('')).toMatch(/different: .* line 2 column cvm_fund_portfolio\.fund_name_filed is "FUNDO UM"/)
  })

  it('draws from one dataset and month on request', async () => {
    const source = await mirror(dayMonth('1.00', '2025-09'))
    const built = await buildFrom(await mirror(dayMonth('2.00', '2025-10'), source))

    const text = await audited(built, { dataset: 'cvm_fund_daily', month: '2025-09' })

    expect(text).toContain('inf_diario_fi_202509.csv line 2')
    expect(text).not.toContain('202510')
  })

  it('is refused if it would compare nothing', async () => {
    const built = await buildFrom(await mirror(dayMonth('1.00', '2025-09')))

    await expect(audited(built, { rows: 0 })).rejects.toMatchObject({ code: 'BAD_PARAMETER' })
    await expect(audited(built, { dataset: 'cvm_fund' })).rejects.toMatchObject({ code: 'BAD_PARAMETER' })
    await expect(audited(built, { month: '2025-10' })).rejects.toMatchObject({ code: 'NOTHING_PUBLISHED' })
    await expect(audited(built, { dataset: 'b3_quote' })).rejects.toMatchObject({ code: 'NOTHING_PUBLISHED' })
  })

  it('of rows whose downloads are partly gone counts them, compares the others and ends with 2', async () => {
    const portal = await mirror({
      ...dayMonth('1.00', '2025-09'),
      legacy: [REGISTER_HEADERS.legacy, line(REGISTER_HEADERS.legacy)],
    })
    const built = await buildFrom(await mirror(dayMonth('2.00', '2025-10'), portal))
    const options = { lake: new Lake(built.dataDir), maskPersonalData: true, seed: 1, rows: 100 }
    const auditAll = async (more: Partial<AuditOptions> = {}) => {
      const printed: string[] = []
      const exit = await audit(datasets, { ...options, ...more }, (text) => printed.push(text))
      return { exit, text: printed.join('') }
    }
    const whole = await auditAll()

    await rm(await findDownload(built, 'inf_diario_fi_202509.zip'))
    const part = await auditAll()
    await rm(`${await findDownload(built, 'inf_diario_fi_202510.zip')}.json`)
    const nothing = await auditAll({ dataset: 'cvm_fund_daily' })

    expect(whole.exit).toBe(0)
    expect(part.exit).toBe(2)
    expect(part.text).toMatch(/inf_diario_fi_202509\.zip sha256 \w+: the file is no longer in data\/raw/)
    expect(part.text).toContain('inf_diario_fi_202510.csv line 2')
    expect(part.text).toMatch(/\n[1-9]\d* rows and \d+ lines, \d+ values, 0 different\n1 rows are not compared: /)
    expect(nothing.exit).toBe(2)
    expect(nothing.text).toMatch(/\n0 rows and 0 lines, 0 values, 0 different\n2 rows are not compared: /)
  })

  it('says that nothing is published if there is no snapshot', async () => {
    const nowhere = { dataDir: await temporaryFolder(), exit: 0 as const, log: [] }

    await expect(audited(nowhere)).rejects.toMatchObject({ code: 'NOTHING_PUBLISHED' })
  })
})
