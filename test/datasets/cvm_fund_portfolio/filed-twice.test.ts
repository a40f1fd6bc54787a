import { describe, expect, it } from 'vitest'
import { buildFrom, quarantineOf, refusals, rowsOf } from '../../helpers/build.ts'
import { type MemberId, NEW } from '../../helpers/headers.ts'
import { FUND, filed, line, mirror } from '../../helpers/portal.ts'

type Values = Readonly<Record<string, string>>
const NEW_TYPE = 'CLASSES - FIF'
const cash = { TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: '5.00' }
const payable = { TP_APLIC: 'Valores a pagar', VL_MERC_POS_FINAL: '2.00' }

async function built(lines: Partial<Record<MemberId, readonly Values[]>>) {
  const members = Object.entries(lines) as [MemberId, readonly Values[]][]
  const written = members.map(([id, values]) => [id, values.map((each) => line(NEW[id], each))] as const)
  return buildFrom(await mirror({ members: filed(Object.fromEntries(written)) }))
}

const under = (type: string, values: Values) => ({ ...values, TP_FUNDO_CLASSE: type })

describe('a portfolio filed under its old and its new type', () => {
  it('counts once, under the new type, and the other lines are in quarantine', async () => {
    const twice = [under('FI', cash), under('FI', payable), under(NEW_TYPE, cash), under(NEW_TYPE, payable)]

    const result = await built({ BLC_8: twice })

    expect(await rowsOf(result, 'cvm_fund_portfolio')).toMatchObject([
      { fund_type_filed: NEW_TYPE, source_line: '4' },
      { fund_type_filed: NEW_TYPE, source_line: '5' },
    ])
    expect(await rowsOf(result, 'cvm_fund_month')).toMatchObject([{ total_portfolio_value: '3.00', line_count: '2' }])
    expect(await quarantineOf(result)).toMatchObject([
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

    expect(await rowsOf(result, 'cvm_fund_portfolio')).toMatchObject([{ fund_type_filed: 'FI', filed_value: '5.00' }])
    expect(await quarantineOf(result)).toMatchObject([{ line: 3 }])
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
    expect(await rowsOf(result, 'cvm_fund_month')).toMatchObject([{ line_count: '4', total_portfolio_value: '10.00' }])
    expect(await quarantineOf(result)).toHaveLength(4)
  })

  it('leaves other funds of either type unchanged', async () => {
    const other = { CNPJ_FUNDO_CLASSE: '00.068.305/0001-35' }

    const result = await built({ BLC_8: [under('FI', cash), under(NEW_TYPE, { ...cash, ...other })] })

    expect(await rowsOf(result, 'cvm_fund_month')).toMatchObject([
      { cnpj: '00068305000135', fund_type_filed: NEW_TYPE },
      { cnpj: FUND, fund_type_filed: 'FI' },
    ])
    expect(await quarantineOf(result)).toEqual([])
  })

  it('counts under one of two old types by a rule, not by the order of the lines', async () => {
    const lines = Array.from({ length: 40 }, (_, at) =>
      line(NEW.BLC_8, under(at % 2 ? 'FIF' : 'FI', { ...cash, DS_ATIVO: String(at) })),
    )
    const portal = await mirror({ members: filed({ BLC_8: lines }) })

    const kept = await rowsOf(await buildFrom(portal), 'cvm_fund_month')
    const keptInReverse = await rowsOf(
      await buildFrom(await mirror({ members: filed({ BLC_8: [...lines].reverse() }) })),
      'cvm_fund_month',
    )

    expect(keptInReverse[0]?.['fund_type_filed']).toBe(kept[0]?.['fund_type_filed'])
  })
})

describe('a member written twice over', () => {
  const cash = Array.from({ length: 12 }, (_, at) =>
    line(NEW.BLC_8, { TP_APLIC: 'Disponibilidades', DS_ATIVO: `CONTA ${String(at)}`, VL_MERC_POS_FINAL: '1.00' }),
  )
  const build = async (lines: readonly string[]) => buildFrom(await mirror({ members: filed({ BLC_8: lines }) }))

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
    expect(await rowsOf(built, 'cvm_fund_portfolio')).toHaveLength(22)
  })
})
