import { describe, expect, it } from 'vitest'
import { readQuarantine, refusals, listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { type MemberId, NEW } from '../../helpers/headers.ts'
import { FUND, filed, line, mirror } from '../../helpers/portal.ts'

type Values = Readonly<Record<string, string>>
const NEW_TYPE = 'CLASSES - FIF'
const cash = { TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: '5.00' }
const payable = { TP_APLIC: 'Valores a pagar', VL_MERC_POS_FINAL: '2.00' }

async function built(lines: Partial<Record<MemberId, readonly Values[]>>) {
  const members = Object.entries(lines) as [MemberId, readonly Values[]][]
  const written = members.map(([id, values]) => [id, values.map((each) => line(NEW[id], each))] as const)
  return compileMirror(await mirror({ members: filed(Object.fromEntries(written)) }))
}

const under = (type: string, values: Values) => ({ ...values, TP_FUNDO_CLASSE: type })

describe('a portfolio filed under its old and its new type', () => {
  it('counts once, under the new type, and the other lines are in quarantine', async () => {
    const twice = [under('FI', cash), under('FI', payable), under(NEW_TYPE, cash), under(NEW_TYPE, payable)]

    const result = await built({ BLC_8: twice })

    expect(await listRows(result, 'cvm_fund_portfolio')).toMatchObject([
      { fund_type_filed: NEW_TYPE, source_line: '4' },
      { fund_type_filed: NEW_TYPE, source_line: '5' },
    ])
    expect(await listRows(result, 'cvm_fund_month')).toMatchObject([{ total_portfolio_value: '3.00', line_count: '2' }])
    expect(await readQuarantine(result)).toMatchObject([
      {
        url: 'https://dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/cda_fi_202510.zip',
        member: 'cda_fi_BLC_8_202510.csv',
        line: 2,
        column: 'TP_FUNDO_CLASSE',
        reason: `filed under FI and under ${NEW_TYPE}, which counts`,
        text: line(NEW.BLC_8, under('FI', cash)),
      },
      { line: 3, text: line(NEW.BLC_8, under('FI', payable)) },
    ])
  })

  it('counts under the type of the NAV, if that is the old one', async () => {
    const result = await built({
      PL: [under('FI', { VL_PATRIM_LIQ: '5.00' })],
      BLC_8: [under('FI', cash), under(NEW_TYPE, { ...cash, VL_MERC_POS_FINAL: '9.00' })],
    })

    expect(await listRows(result, 'cvm_fund_portfolio')).toMatchObject([{ fund_type_filed: 'FI', filed_value: '5.00' }])
    expect(await readQuarantine(result)).toMatchObject([{ line: 3 }])
  })

  it('counts once over all blocks, and does not use up the tolerance for bad lines', async () => {
    const result = await built({
      BLC_4: [
        under('FI', { CD_ATIVO: 'A' }),
        under('FI', { CD_ATIVO: 'B' }),
        under(NEW_TYPE, { CD_ATIVO: 'A' }),
        under(NEW_TYPE, { CD_ATIVO: 'B' }),
      ],
      BLC_8: [under('FI', cash), under(NEW_TYPE, cash)],
      CONFID: [under('FI', cash), under(NEW_TYPE, cash)],
    })

    expect(refusals(result)).toEqual([])
    expect(await listRows(result, 'cvm_fund_month')).toMatchObject([
      { line_count: '4', total_portfolio_value: '10.00' },
    ])
    expect(await readQuarantine(result)).toHaveLength(4)
  })

  it('leaves other funds of either type unchanged', async () => {
    const other = { CNPJ_FUNDO_CLASSE: '00.068.305/0001-35' }

    const result = await built({ BLC_8: [under('FI', cash), under(NEW_TYPE, { ...cash, ...other })] })

    expect(await listRows(result, 'cvm_fund_month')).toMatchObject([
      { cnpj: '00068305000135', fund_type_filed: NEW_TYPE },
      { cnpj: FUND, fund_type_filed: 'FI' },
    ])
    expect(await readQuarantine(result)).toEqual([])
  })

  it('counts under one of two old types by a rule, not by the order of the lines', async () => {
    const lines = Array.from({ length: 40 }, (_, at) =>
      line(NEW.BLC_8, under(at % 2 ? 'FIF' : 'FI', { ...cash, DS_ATIVO: String(at) })),
    )
    const portal = await mirror({ members: filed({ BLC_8: lines }) })

    const kept = await listRows(await compileMirror(portal), 'cvm_fund_month')
    const keptInReverse = await listRows(
      await compileMirror(await mirror({ members: filed({ BLC_8: [...lines].reverse() }) })),
      'cvm_fund_month',
    )

    expect(keptInReverse[0]?.['fund_type_filed']).toBe(kept[0]?.['fund_type_filed'])
  })
})

describe('a member written twice over', () => {
  const cash = Array.from({ length: 12 }, (_, at) =>
    line(NEW.BLC_8, { TP_APLIC: 'Disponibilidades', DS_ATIVO: `CONTA ${String(at)}`, VL_MERC_POS_FINAL: '1.00' }),
  )
  const build = async (lines: readonly string[]) => compileMirror(await mirror({ members: filed({ BLC_8: lines }) }))

  it('is refused, with the first line that repeats another', async () => {
    const built = await build([...cash, ...cash])

    expect(built.exit).toBe(2)
    expect(refusals(built)[0]).toContain(
      'cda_fi_BLC_8_202510.csv line 14 column CNPJ_FUNDO_CLASSE and every other repeat line 2; 12 of 24 lines repeat another',
    )
  })

  it('is distinguished from the few equal lines that funds do file', async () => {
    const built = await build([...cash, ...cash.slice(0, 10)])

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'cvm_fund_portfolio')).toHaveLength(22)
  })
})

describe('a portfolio that each type has a part of', () => {
  const quotas = { TP_APLIC: 'Cotas de Fundos', VL_MERC_POS_FINAL: '90.00' }
  const owed = { TP_APLIC: 'Valores a pagar', VL_MERC_POS_FINAL: '3.00' }
  const nav = (value: string) => [under(NEW_TYPE, { VL_PATRIM_LIQ: value })]

  it('counts whole if both parts together are nearer to the NAV than either', async () => {
    const result = await built({
      PL: nav('92.00'),
      BLC_2: [under('FI', quotas)],
      BLC_8: [under(NEW_TYPE, cash), under(NEW_TYPE, owed)],
    })

    expect(await listRows(result, 'cvm_fund_month')).toMatchObject([
      { total_portfolio_value: '92.00', line_count: '3', reconciliation_grade: 'exact' },
    ])
    expect(await readQuarantine(result)).toEqual([])
  })

  it('counts under one type if that type has the NAV already, or if there is no NAV to say', async () => {
    const parts = { BLC_2: [under('FI', quotas)], BLC_8: [under(NEW_TYPE, { ...cash, VL_MERC_POS_FINAL: '1.00' })] }

    const reached = await built({ PL: [under('FI', { VL_PATRIM_LIQ: '90.00' })], ...parts })
    const unknown = await built(parts)

    expect(await listRows(reached, 'cvm_fund_month')).toMatchObject([{ total_portfolio_value: '90.00' }])
    expect(await listRows(unknown, 'cvm_fund_month')).toMatchObject([{ total_portfolio_value: '1.00' }])
  })

  it('counts under one type if a member has lines of both', async () => {
    const result = await built({
      PL: nav('95.00'),
      BLC_2: [under('FI', quotas)],
      BLC_8: [under('FI', cash), under(NEW_TYPE, cash)],
    })

    expect(await listRows(result, 'cvm_fund_month')).toMatchObject([{ total_portfolio_value: '5.00' }])
    expect(await readQuarantine(result)).toHaveLength(2)
  })
})

describe('two documents of a structured fund for one month', () => {
  const of = (ID_DOC: string, value: string) => ({ ...cash, ID_DOC, VL_MERC_POS_FINAL: value })

  it('are one: the highest number counts, over both members, and the other lines are in quarantine', async () => {
    const result = await built({
      FIE: [of('1000001', '7.00'), of('999999', '5.00')],
      FIE_CONFID: [of('999999', '3.00')],
    })

    expect(await listRows(result, 'cvm_fund_portfolio')).toMatchObject([
      { document_id: '1000001', filed_value: '7.00' },
    ])
    expect(await readQuarantine(result)).toMatchObject([
      { line: 3, column: 'ID_DOC', reason: 'of document 999999; document 1000001 is newer and counts' },
      { line: 2, column: 'ID_DOC' },
    ])
    expect(await listRows(result, 'cvm_fund_portfolio_cleaned')).toMatchObject([
      { filed: '999999', reason: 'earlier_document' },
      { filed: '999999', reason: 'earlier_document' },
    ])
  })
})

describe('a fund whose every line is there twice', () => {
  const owed = { TP_APLIC: 'Valores a pagar', VL_MERC_POS_FINAL: '2.00' }
  const other = { CNPJ_FUNDO_CLASSE: '00.068.305/0001-35' }

  it('counts once, with the reason; its neighbours stay', async () => {
    const result = await built({ BLC_8: [cash, owed, { ...cash, ...other }, cash, owed] })

    expect(await listRows(result, 'cvm_fund_month')).toMatchObject([
      { cnpj: '00068305000135', total_portfolio_value: '5.00' },
      { cnpj: FUND, total_portfolio_value: '3.00', line_count: '2' },
    ])
    expect(await readQuarantine(result)).toMatchObject([
      { line: 5, reason: 'repeats line 2, as every line of its fund in this member repeats another' },
      { line: 6 },
    ])
    expect(await listRows(result, 'cvm_fund_portfolio_cleaned')).toMatchObject([
      { source_line: '5', reason: 'repeated_fund' },
      { source_line: '6', reason: 'repeated_fund' },
    ])
  })

  it('counts as often as it is there if the NAV confirms that', async () => {
    const result = await built({ PL: [{ VL_PATRIM_LIQ: '6.00' }], BLC_8: [cash, owed, cash, owed] })

    expect(await listRows(result, 'cvm_fund_month')).toMatchObject([{ total_portfolio_value: '6.00' }])
    expect(await readQuarantine(result)).toEqual([])
  })

  it('counts once with a single line only if the NAV confirms that: a fund can file one line twice', async () => {
    const once = await built({ PL: [{ VL_PATRIM_LIQ: '5.00' }], BLC_8: [cash, cash] })
    const twice = await built({ BLC_8: [cash, cash] })

    expect(await listRows(once, 'cvm_fund_month')).toMatchObject([{ total_portfolio_value: '5.00' }])
    expect(await listRows(twice, 'cvm_fund_month')).toMatchObject([{ total_portfolio_value: '10.00' }])
  })
})
