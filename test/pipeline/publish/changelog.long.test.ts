import { describe, expect, it } from 'vitest'
import { RULES_VERSION } from '../../../schemas/datasets/cvm_fund_portfolio/identity-rules.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, listRows } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { NEW, REGISTER_HEADERS } from '../../helpers/headers.ts'
import { cashMonth, filed, line, mirror } from '../../helpers/portal.ts'

const LATER = { now: '2025-12-16T03:00:00Z' }

async function readChangelog(dataDir: string, snapshot: string) {
  return (await listRows({ dataDir }, 'changelog')).filter((row) => row['snapshot'] === snapshot)
}

describe('the changelog', () => {
  it('has a row for each table of a partition that is new', async () => {
    const portal = await mirror({
      ...cashMonth('1.00'),
      legacy: [REGISTER_HEADERS.legacy, line(REGISTER_HEADERS.legacy, {})],
    })

    const rows = await listRows(await buildFrom(portal), 'changelog')

    expect(rows.find(({ table_name }) => table_name === 'cvm_fund_portfolio')).toMatchObject({
      snapshot: '20251215T030000Z',
      published_at: '2025-12-15T03:00:00Z',
      dataset: 'cvm_fund_portfolio',
      partition: 'competence_month=2025-10',
      change: 'added',
      rows: '1',
      rows_added: '1',
      rows_removed: '0',
      rows_changed: '0',
    })
    expect(rows.map(({ table_name }) => table_name)).toEqual(
      expect.arrayContaining(['cvm_fund', 'cvm_fund_class', 'cvm_fund_month']),
    )
  })

  it('says when the rules of a dataset have another version, and under which each partition is', async () => {
    const { portal, dataDir } = await builtOnce({ portals: [cashMonth('1.00')] })
    const declared = datasets.map((each) => (each.id === 'cvm_fund_portfolio' ? { ...each, rulesVersion: 7 } : each))

    await buildFrom(portal, { dataDir, declared, ...LATER })

    expect(
      (await listRows({ dataDir }, 'changelog')).find(({ table_name }) => table_name === 'cvm_fund_month'),
    ).toMatchObject({ rules_version: String(RULES_VERSION) })
    expect(await readChangelog(dataDir, '20251216T030000Z')).toMatchObject([
      { dataset: 'cvm_fund_portfolio', partition: 'all', change: 'rules_changed', rows: '1', rules_version: '7' },
    ])
  })

  it('counts the rows that an amendment adds, removes and changes, and keeps the rows before it', async () => {
    const held = (name: string, value: string) =>
      line(NEW.BLC_8, { TP_APLIC: 'Disponibilidades', DS_ATIVO: name, VL_MERC_POS_FINAL: value })
    const nav = [line(NEW.PL, { VL_PATRIM_LIQ: '1.00' })]
    const portal = await mirror({
      members: filed({ PL: nav, BLC_8: [held('A', '1.00'), held('B', '2.00'), held('C', '3.00')] }),
    })
    const { dataDir } = await buildFrom(portal)
    const before = await listRows({ dataDir }, 'changelog')
    await mirror(
      { members: filed({ PL: nav, BLC_8: [held('D', '9.00'), held('C', '3.00'), held('B', '2.01')] }) },
      portal,
    )

    await buildFrom(portal, { dataDir, ...LATER })

    const [category, direct, month, lines, ...others] = await readChangelog(dataDir, '20251216T030000Z')
    expect([lines, month, direct, category]).toMatchObject([
      {
        table_name: 'cvm_fund_portfolio',
        change: 'amended',
        rows: '3',
        rows_added: '1',
        rows_removed: '1',
        rows_changed: '1',
      },
      { table_name: 'cvm_fund_month', rows_added: '0', rows_removed: '0', rows_changed: '1' },
      { table_name: 'cvm_fund_direct', rows_added: '0', rows_removed: '0', rows_changed: '1' },
      { table_name: 'cvm_fund_category', rows_added: '0', rows_removed: '0', rows_changed: '1' },
    ])
    expect(others).toEqual([])
    expect((await listRows({ dataDir }, 'changelog')).slice(0, before.length)).toEqual(before)
  })

  it('reports a change of the settings as compiled again, and it adds no version of a fund-month', async () => {
    const person = line(NEW.BLC_6, {
      TP_APLIC: 'T\xedtulos de Cr\xe9dito Privado',
      PF_PJ_EMISSOR: 'PF',
      CPF_CNPJ_EMISSOR: '123.456.789-09',
      EMISSOR: 'FULANO',
      VL_MERC_POS_FINAL: '1.00',
    })
    const portal = await mirror({ members: filed({ PL: [line(NEW.PL, { VL_PATRIM_LIQ: '1.00' })], BLC_6: [person] }) })
    const { dataDir } = await buildFrom(portal)

    await buildFrom(portal, { dataDir, ...LATER, maskPersonalData: false })

    const rows = await readChangelog(dataDir, '20251216T030000Z')
    expect(rows.find(({ table_name }) => table_name === 'cvm_fund_portfolio')).toMatchObject({
      change: 'recompiled',
      rows_changed: '1',
    })
    expect(await listRows({ dataDir }, 'cvm_fund_revision')).toHaveLength(1)
  })
})
