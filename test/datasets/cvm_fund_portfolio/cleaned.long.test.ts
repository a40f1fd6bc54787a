import { describe, expect, it } from 'vitest'
import { cleaningReasons } from '../../../schemas/core/cleaned.ts'
import { type TestBuildOptions, listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { type MemberId, NEW } from '../../helpers/headers.ts'
import { makeBareCnpj, filed, line, masked, mirror } from '../../helpers/portal.ts'

type Values = Readonly<Record<string, string>>

// Nobody's number: the digits of a textbook example, with right check digits.
const CPF = '529.982.247-25'
const BARE = '52998224725'
const person = { PF_PJ_EMISSOR: 'PF', CPF_CNPJ_EMISSOR: CPF, EMISSOR: 'MARIA DA SILVA' }
const under = (type: string, values: Values = {}) => ({ TP_FUNDO_CLASSE: type, ...values })

/** Lists what cleaning changed in these lines: line, column, filed value, cleaned value and reason. */
async function changed(lines: Partial<Record<MemberId, readonly Values[]>>, asked: TestBuildOptions = {}) {
  const members = Object.entries(lines) as [MemberId, readonly Values[]][]
  const written = members.map(([id, values]) => [id, values.map((each) => line(NEW[id], each))] as const)
  const built = await compileMirror(await mirror({ members: filed(Object.fromEntries(written)) }), asked)
  const rows = await listRows(built, 'cvm_fund_portfolio_cleaned')
  for (const row of rows) expect(Object.keys(cleaningReasons)).toContain(row['reason'])
  return rows.map((row) => [row['source_line'], row['column_name'], row['filed'], row['cleaned'], row['reason']])
}

describe('a value that is filed as it is published', () => {
  it.each<[string, MemberId, Values]>([
    ['punctuated', 'BLC_5', { CNPJ_EMISSOR: masked(makeBareCnpj(5)) }],
    ['bare', 'BLC_5', { CNPJ_EMISSOR: makeBareCnpj(5) }],
    ['that of an issuer', 'BLC_6', { PF_PJ_EMISSOR: 'PJ', CPF_CNPJ_EMISSOR: masked(makeBareCnpj(5)), EMISSOR: 'X' }],
    ['that of an issuer with zeros in front', 'FIE', { CPF_CNPJ_EMISSOR: '00000000000191', EMISSOR: '***' }],
    ['empty', 'BLC_6', { PF_PJ_EMISSOR: 'PF', CPF_CNPJ_EMISSOR: '', EMISSOR: '' }],
    ['masked by the portal', 'FIE', { ...person, CPF_CNPJ_EMISSOR: '***.982.247-**', EMISSOR: '***' }],
  ])('is not listed if a number is %s', async (_name, id, values) => {
    expect(await changed({ [id]: [values] })).toEqual([])
  })

  it('is not listed if a label is respelled, a sign flipped or a decimal written shorter', async () => {
    const values = { TP_APLIC: 'VALORES A PAGAR', VL_MERC_POS_FINAL: '1.5', EMISSOR_LIGADO: 'S', DS_ATIVO: '  X ' }

    expect(await changed({ BLC_8: [values] })).toEqual([])
  })
})

describe('a value that cleaning changed', () => {
  it('is listed if the zeros of a CNPJ were lost, in any column', async () => {
    const lost = '191'

    expect(
      await changed({
        PL: [{ CNPJ_FUNDO_CLASSE: lost }],
        BLC_2: [{ CNPJ_FUNDO_CLASSE_COTA: '1-91' }],
        BLC_5: [{ CNPJ_EMISSOR: lost }],
        BLC_6: [
          { CNPJ_FUNDO_CLASSE: lost, PF_PJ_EMISSOR: 'PJ', CPF_CNPJ_EMISSOR: lost, CNPJ_INSTITUICAO_FINANC_COOBR: lost },
        ],
        FIE: [{ TP_APLIC: 'Cotas de Fundos', CPF_CNPJ_EMISSOR: lost }],
      }),
    ).toEqual([
      ['2', 'CNPJ_FUNDO_CLASSE_COTA', '1-91', '00000000000191', 'leading_zeros_restored'],
      ['2', 'CNPJ_EMISSOR', lost, '00000000000191', 'leading_zeros_restored'],
      ['2', 'CNPJ_FUNDO_CLASSE', lost, '00000000000191', 'leading_zeros_restored'],
      ['2', 'CNPJ_INSTITUICAO_FINANC_COOBR', lost, '00000000000191', 'leading_zeros_restored'],
      ['2', 'CPF_CNPJ_EMISSOR', lost, '00000000000191', 'leading_zeros_restored'],
      ['2', 'CNPJ_FUNDO_CLASSE', lost, '00000000000191', 'leading_zeros_restored'],
      ['2', 'CPF_CNPJ_EMISSOR', lost, '00000000000191', 'leading_zeros_restored'],
    ])
  })

  it('is listed if only punctuation was in place of a number', async () => {
    expect(await changed({ BLC_5: [{ CNPJ_EMISSOR: '-' }], BLC_6: [{ CPF_CNPJ_EMISSOR: './-' }] })).toEqual([
      ['2', 'CNPJ_EMISSOR', '-', null, 'number_without_characters'],
      ['2', 'CPF_CNPJ_EMISSOR', './-', null, 'number_without_characters'],
    ])
  })

  it('is listed if number and name of a natural person are masked, without either', async () => {
    expect(await changed({ BLC_8: [{}, person], FIE: [{ ...person, CPF_CNPJ_EMISSOR: `000${BARE}` }] })).toEqual([
      ['3', 'CPF_CNPJ_EMISSOR', null, '***982247**', 'personal_document_masked'],
      ['3', 'EMISSOR', null, '***', 'personal_name_masked'],
      ['2', 'CPF_CNPJ_EMISSOR', null, '***982247**', 'personal_document_masked'],
      ['2', 'EMISSOR', null, '***', 'personal_name_masked'],
    ])
  })

  it('is not masked if personal data are shown; a CPF has its own length there', async () => {
    const short = { ...person, CPF_CNPJ_EMISSOR: '456789' }
    const filled = { ...person, CPF_CNPJ_EMISSOR: `000${BARE}` }

    expect(await changed({ BLC_8: [person, short, filled] }, { maskPersonalData: false })).toEqual([
      ['3', 'CPF_CNPJ_EMISSOR', '456789', '00000456789', 'leading_zeros_restored'],
      ['4', 'CPF_CNPJ_EMISSOR', `000${BARE}`, BARE, 'filling_zeros_dropped'],
    ])
  })

  it('is listed if a flag is neither S nor N', async () => {
    expect(
      await changed({
        BLC_5: [{ EMISSOR_LIGADO: 'S', TITULO_POSFX: 'N', RISCO_EMISSOR: 's' }],
        BLC_6: [{ TITULO_CETIP: '?', TITULO_GARANTIA: '1' }],
        BLC_7: [{ EMISSOR_LIGADO: 'X', INVEST_COLETIVO: 'SIM', INVEST_COLETIVO_GESTOR: 'NÃO' }],
      }),
    ).toEqual([
      ['2', 'RISCO_EMISSOR', 's', null, 'flag_not_understood'],
      ['2', 'TITULO_CETIP', '?', null, 'flag_not_understood'],
      ['2', 'TITULO_GARANTIA', '1', null, 'flag_not_understood'],
      ['2', 'EMISSOR_LIGADO', 'X', null, 'flag_not_understood'],
      ['2', 'INVEST_COLETIVO', 'SIM', null, 'flag_not_understood'],
      ['2', 'INVEST_COLETIVO_GESTOR', 'NÃO', null, 'flag_not_understood'],
    ])
  })
})

describe('a line that is in no table', () => {
  it('is listed if its portfolio is filed under two types', async () => {
    expect(await changed({ BLC_8: [under('FI'), under('CLASSES - FIF')], CONFID: [under('FI')] })).toEqual([
      ['2', 'TP_FUNDO_CLASSE', 'FI', null, 'filed_under_two_types'],
      ['2', 'TP_FUNDO_CLASSE', 'FI', null, 'filed_under_two_types'],
    ])
  })

  it('is listed if its NAV is filed again, under the same type or the old one', async () => {
    const nav = { VL_PATRIM_LIQ: '5.00' }

    expect(
      await changed({
        PL: [under('FI', { VL_PATRIM_LIQ: '4.00' }), under('CLASSES - FIF', nav), under('CLASSES - FIF', nav)],
      }),
    ).toEqual([
      ['2', 'VL_PATRIM_LIQ', '4.00', null, 'filed_under_two_types'],
      ['4', 'VL_PATRIM_LIQ', '5.00', null, 'repeated_nav_dropped'],
    ])
  })

  it('is listed if it cannot be read, without its text; a remark of the portal is not a line', async () => {
    const good = Array.from({ length: 3000 }, (_, at) => line(NEW.BLC_8, { DS_ATIVO: String(at) }))
    const bad = line(NEW.BLC_8, { ...person, VL_MERC_POS_FINAL: BARE.replace(/$/, ',1') })

    const built = await compileMirror(await mirror({ members: filed({ BLC_8: ['', bad, 'only one field', ...good] }) }))

    expect(await listRows(built, 'cvm_fund_portfolio_cleaned')).toMatchObject([
      { source_line: '3', column_name: 'VL_MERC_POS_FINAL', filed: null, cleaned: null, reason: 'unreadable' },
      { source_line: '4', column_name: null, filed: null, cleaned: null, reason: 'unreadable' },
    ])
  })
})
