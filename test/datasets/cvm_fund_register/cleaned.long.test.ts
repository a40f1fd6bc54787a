import { describe, expect, it } from 'vitest'
import { listRows } from '../../helpers/build.ts'
import { makeBareCnpj, FUND } from '../../helpers/portal.ts'
import { buildRegisters } from '../../helpers/registers.ts'

// Nobody's number: the digits of a textbook example, with right check digits.
const CPF = '52998224725'
const firm = makeBareCnpj(50)

/** Lists what cleaning changed in these registers: file, line, column, filed value, cleaned value and reason. */
async function changed(...asked: Parameters<typeof buildRegisters>) {
  const rows = await listRows(await buildRegisters(...asked), 'cvm_fund_register_cleaned')
  return rows.map((row) => [
    row['source_member'],
    row['source_line'],
    row['column_name'],
    row['filed'],
    row['cleaned'],
    row['reason'],
  ])
}

const managed = (document: string, name = 'MARIA DA SILVA') => ({
  Tipo_Pessoa_Gestor: document.length === 14 ? 'PJ' : 'PF',
  CPF_CNPJ_Gestor: document,
  Gestor: name,
})
const managedBefore = { PF_PJ_GESTOR: 'PF', CPF_CNPJ_GESTOR: CPF, GESTOR: 'MARIA DA SILVA' }

describe('a value of the registers', () => {
  it('is not listed if it is published as it is registered', async () => {
    const fund = { CNPJ_Administrador: firm, Administrador: 'ADM', Data_Registro: '2020-01-01' }

    expect(
      await changed({
        fund: [
          { ...fund, ...managed(firm, 'UM') },
          { ...fund, ...managed(makeBareCnpj(51), 'DOIS') },
        ],
        class: [{ CNPJ_Auditor: firm, Auditor: 'AUD' }],
        legacy: [{ DT_REG: '2020-01-01' }],
      }),
    ).toEqual([])
  })

  it('is listed if the number of a manager is masked, in either register, without the number', async () => {
    const legacyFund = { CNPJ_FUNDO: makeBareCnpj(9), ...managedBefore }

    expect(await changed({ fund: [managed(CPF)], class: [{}], legacy: [legacyFund] })).toEqual([
      ['cad_fi.csv', '2', 'CPF_CNPJ_GESTOR', null, '***982247**', 'personal_document_masked'],
      ['registro_fundo.csv', '2', 'CPF_CNPJ_Gestor', null, '***982247**', 'personal_document_masked'],
    ])
  })

  it('is not masked if personal data are shown', async () => {
    const filled = { ...managed(`000${CPF}`), Tipo_Pessoa_Gestor: 'PF' }

    expect(await changed({ fund: [managed(CPF)] }, { maskPersonalData: false })).toEqual([])
    expect(await changed({ fund: [filled] }, { maskPersonalData: false })).toEqual([
      ['registro_fundo.csv', '2', 'CPF_CNPJ_Gestor', `000${CPF}`, CPF, 'filling_zeros_dropped'],
    ])
  })

  it('is listed if the zeros of a CNPJ were lost or punctuation was in its place', async () => {
    const fund = {
      CNPJ_Administrador: '191',
      Administrador: 'ADM',
      ...managed('191', 'GESTORA'),
      Tipo_Pessoa_Gestor: 'PJ',
    }

    expect(await changed({ fund: [fund], class: [{ CNPJ_Auditor: '-', Auditor: 'AUD' }] })).toEqual([
      ['registro_classe.csv', '2', 'CNPJ_Auditor', '-', null, 'number_without_characters'],
      ['registro_fundo.csv', '2', 'CNPJ_Administrador', '191', '00000000000191', 'leading_zeros_restored'],
      ['registro_fundo.csv', '2', 'CPF_CNPJ_Gestor', '191', '00000000000191', 'leading_zeros_restored'],
    ])
  })

  it('is listed if another line of the registration differs and counts', async () => {
    const again = { ...managed(makeBareCnpj(51), 'DOIS'), Codigo_CVM: '2', Patrimonio_Liquido: '7.00' }

    expect(
      await changed({
        fund: [{ ...managed(firm, 'UM'), Codigo_CVM: '1' }, again],
        class: [{ Publico_Alvo: 'A' }, { Publico_Alvo: 'B' }],
        legacy: [
          { DT_REG: '2020-01-01', CLASSE: 'A' },
          { DT_REG: '2020-01-01', CLASSE: 'B' },
        ],
      }),
    ).toEqual([
      ['cad_fi.csv', '3', 'CLASSE', 'B', 'A', 'repeated_line_differs'],
      ['registro_classe.csv', '3', 'Publico_Alvo', 'B', 'A', 'repeated_line_differs'],
      ['registro_fundo.csv', '3', 'Codigo_CVM', '2', '1', 'repeated_line_differs'],
      ['registro_fundo.csv', '3', 'Patrimonio_Liquido', '7.00', null, 'repeated_line_differs'],
    ])
  })

  it('is listed if one party has two names, a natural person without them', async () => {
    const fund = { CNPJ_Administrador: firm }

    expect(
      await changed({
        fund: [
          { ...fund, Administrador: 'ADM SA', ...managed(CPF) },
          { ...fund, Administrador: 'ADM S.A.', ...managed(CPF, 'M. DA SILVA') },
        ],
        class: [{}],
      }),
    ).toEqual([
      ['registro_fundo.csv', '2', 'CPF_CNPJ_Gestor', null, '***982247**', 'personal_document_masked'],
      ['registro_fundo.csv', '3', 'Administrador', 'ADM S.A.', 'ADM SA', 'repeated_line_differs'],
      ['registro_fundo.csv', '3', 'Gestor', null, 'MARIA DA SILVA', 'repeated_line_differs'],
    ])
  })

  it('is listed if a fund was registered again', async () => {
    expect(
      await changed({
        fund: [
          { ID_Registro_Fundo: '1', Data_Registro: '2010-01-01' },
          { ID_Registro_Fundo: '2', Data_Registro: '2020-01-01' },
        ],
        legacy: [
          { CNPJ_FUNDO: makeBareCnpj(9), DT_REG: '2010-01-01', DT_CANCEL: '2015-01-01' },
          { CNPJ_FUNDO: makeBareCnpj(9), DT_REG: '2015-01-01' },
        ],
      }),
    ).toEqual([
      ['cad_fi.csv', '2', 'DT_REG', '2010-01-01', null, 'other_registration_dropped'],
      ['cad_fi.csv', '3', 'DT_REG', '2015-01-01', '2010-01-01', 'first_registration_taken'],
      ['registro_fundo.csv', '3', 'Data_Registro', '2020-01-01', '2010-01-01', 'first_registration_taken'],
    ])
  })

  it('is listed if its line cannot be read', async () => {
    expect(await changed({ fund: [{}, { CNPJ_Fundo: FUND, Data_Registro: '01/01/2020' }] })).toEqual([
      ['registro_fundo.csv', '3', 'Data_Registro', null, null, 'unreadable'],
    ])
  })
})
