import { describe, expect, it } from 'vitest'
import { listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { NEW } from '../../helpers/headers.ts'
import { makeBareCnpj, filed, line, masked, mirror } from '../../helpers/portal.ts'

/** Compiles one line of block 8 for each label and value. */
async function valued(labels: readonly string[], values: readonly string[]) {
  const lines = labels.flatMap((TP_APLIC) =>
    values.map((VL_MERC_POS_FINAL) => line(NEW.BLC_8, { TP_APLIC, VL_MERC_POS_FINAL })),
  )
  return listRows(await compileMirror(await mirror({ members: filed({ BLC_8: lines }) })), 'cvm_fund_portfolio')
}

const liabilities = [
  ['Opções - Posições lançadas', 'derivatives', 'short'],
  ['Obrigações por ações e outros TVM recebidos em empréstimo', 'equities', null],
  ['DIFERENCIAL DE SWAP A PAGAR', 'derivatives', null],
  ['Obrigações por compra a termo a pagar', 'derivatives', 'long'],
  ['Obrigações por venda a termo a entregar', 'derivatives', 'short'],
  ['Valores a pagar', 'payable', null],
  ['Outras operações passivas e exigibilidades', 'other_liability', null],
] as const

const kept = [
  ['Mercado Futuro - Posições compradas', 'derivatives', 'long'],
  ['Mercado Futuro - Posições vendidas', 'derivatives', 'short'],
  ['Opções - Posições titulares', 'derivatives', 'long'],
  ['DIFERENCIAL DE SWAP A RECEBER', 'derivatives', null],
  ['Compras a termo a receber', 'derivatives', 'long'],
  ['Vendas a termo a receber', 'derivatives', 'short'],
  ['Ações e outros TVM cedidos em empréstimo', 'equities', null],
  ['Disponibilidades', 'cash', null],
  ['Valores a receber', 'receivable', null],
  ['Outras aplicações', 'other', null],
  ['DISPONÍVEL DE OURO', 'other', null],
  ['A label that nobody declared', 'other', null],
] as const

describe('the value of a line', () => {
  it('under a label that nobody declared is of something owned, of a kind that nobody knows', async () => {
    const rows = await valued(['A label that nobody declared'], ['1.00'])

    expect(rows).toMatchObject([{ asset_kind: 'other', position: 'owned', asset_id_basis: 'unidentified' }])
  })

  it('is negative for a liability, however it was filed', async () => {
    const rows = await valued(
      liabilities.map(([label]) => label),
      ['10.25', '-3.50', '0.00', ''],
    )

    expect(rows).toMatchObject(
      liabilities.flatMap(([application_type, category, side]) => [
        { application_type, category, side, final_position_value: '-10.25', filed_value: '10.25' },
        { application_type, category, side, final_position_value: '-3.50', filed_value: '-3.50' },
        { application_type, category, side, final_position_value: '0.00', filed_value: '0.00' },
        { application_type, category, side, final_position_value: null, filed_value: null },
      ]),
    )
  })

  it('keeps its filed sign for futures, long or short, and for everything else', async () => {
    const rows = await valued(
      kept.map(([label]) => label),
      ['10.25', '-250045.54'],
    )

    expect(rows).toMatchObject(
      kept.flatMap(([application_type, category, side]) => [
        { application_type, category, side, final_position_value: '10.25', filed_value: '10.25' },
        { application_type, category, side, final_position_value: '-250045.54', filed_value: '-250045.54' },
      ]),
    )
  })

  it('follows the same rule in confidential totals, which are whole reais', async () => {
    const members = filed({
      CONFID: [
        line(NEW.CONFID, { TP_APLIC: 'Mercado Futuro - Posições compradas', VL_MERC_POS_FINAL: '-311' }),
        line(NEW.CONFID, { TP_APLIC: 'Mercado Futuro - Posições vendidas', VL_MERC_POS_FINAL: '1489' }),
        line(NEW.CONFID, { TP_APLIC: 'Valores a pagar', VL_MERC_POS_FINAL: '500' }),
      ],
      FIE_CONFID: [line(NEW.FIE_CONFID, { TP_APLIC: 'DIFERENCIAL DE SWAP A PAGAR', VL_MERC_POS_FINAL: '7' })],
    })

    const built = await compileMirror(await mirror({ members }))

    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject([
      { block: 'confid', confidential: 'true', final_position_value: '-311.00' },
      { block: 'confid', confidential: 'true', final_position_value: '1489.00' },
      { block: 'confid', confidential: 'true', final_position_value: '-500.00', filed_value: '500.00' },
      { block: 'fie_confid', confidential: 'true', final_position_value: '-7.00', filed_value: '7.00' },
    ])
  })
})

const distances = [
  ['100000.00', '99999.00', 'exact'],
  ['100000.00', '99998.99', 'ok'],
  ['100000.00', '99500.00', 'ok'],
  ['100000.00', '99499.99', 'warn'],
  ['100000.00', '102000.00', 'warn'],
  ['100000.00', '102000.01', 'fail'],
  ['-100000.00', '-99500.00', 'ok'],
  ['0.00', '0.50', 'exact'],
  ['0.00', '2.00', 'fail'],
] as const
const filer = (at: number) => masked(makeBareCnpj(at))

describe('the total of a fund', () => {
  it('adds up assets, liabilities, futures and confidential totals, and says how it agrees with the NAV', async () => {
    const members = filed({
      PL: [line(NEW.PL, { VL_PATRIM_LIQ: '84935606.40' })],
      BLC_8: [
        line(NEW.BLC_8, { TP_APLIC: 'Títulos Públicos', VL_MERC_POS_FINAL: '37986622.91' }),
        line(NEW.BLC_8, { TP_APLIC: 'Operações Compromissadas', VL_MERC_POS_FINAL: '47286717.79' }),
        line(NEW.BLC_8, { TP_APLIC: 'Mercado Futuro - Posições compradas', VL_MERC_POS_FINAL: '-250045.54' }),
        line(NEW.BLC_8, { TP_APLIC: 'Valores a pagar', VL_MERC_POS_FINAL: '89423.67' }),
      ],
      CONFID: [line(NEW.CONFID, { TP_APLIC: 'Valores a receber', VL_MERC_POS_FINAL: '1735' })],
    })

    const built = await compileMirror(await mirror({ members }))

    expect(await listRows(built, 'cvm_fund_month')).toMatchObject([
      {
        nav_value: '84935606.40',
        nav_source: 'nav_file',
        total_portfolio_value: '84935606.49',
        residual_value: '0.09',
        reconciliation_grade: 'exact',
        line_count: '5',
        confidential_line_count: '1',
      },
    ])
  })

  it('is graded by its distance from the NAV: R$ 1, 0.5 %, 2 %; more is not known where members are missing', async () => {
    const members = filed({
      PL: distances.map(([VL_PATRIM_LIQ], at) => line(NEW.PL, { VL_PATRIM_LIQ, CNPJ_FUNDO_CLASSE: filer(at) })),
      BLC_8: distances.map(([, VL_MERC_POS_FINAL], at) =>
        line(NEW.BLC_8, { TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL, CNPJ_FUNDO_CLASSE: filer(at) }),
      ),
    })

    const built = await compileMirror(await mirror({ members }))

    expect(await listRows(built, 'cvm_fund_month')).toMatchObject(
      distances.map(([nav_value, total_portfolio_value, grade]) => ({
        nav_value,
        total_portfolio_value,
        // What the lines lack may be in the members that the file lacks.
        reconciliation_grade: grade === 'fail' ? 'unknown' : grade,
        completeness: 'partial',
      })),
    )
  })

  it('is unknown if a fund filed no line, and the residual if it filed no NAV', async () => {
    const navAlone = filed({ PL: [line(NEW.PL, { VL_PATRIM_LIQ: '5.00' })] })
    const linesAlone = filed({ BLC_8: [line(NEW.BLC_8, { TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: '7.00' })] })

    const [first, second] = [await mirror({ members: navAlone }), await mirror({ members: linesAlone })]

    expect(await listRows(await compileMirror(first), 'cvm_fund_month')).toMatchObject([
      { nav_value: '5.00', total_portfolio_value: null, residual_value: null, reconciliation_grade: 'unknown' },
    ])
    expect(await listRows(await compileMirror(second), 'cvm_fund_month')).toMatchObject([
      { nav_value: null, total_portfolio_value: '7.00', residual_value: null, reconciliation_grade: 'unknown' },
    ])
  })
})
