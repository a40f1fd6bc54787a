import { describe, expect, it } from 'vitest'
import { listRows } from '../../helpers/build.ts'
import { makeBareCnpj, masked } from '../../helpers/portal.ts'
import { buildRegisters } from '../../helpers/registers.ts'

const each = <T>(items: readonly T[]) => items.map((item, at) => ({ item, id: String(at), cnpj: makeBareCnpj(at) }))

const statuses = [
  ['Em Funcionamento Normal', 'EM FUNCIONAMENTO NORMAL', 'normal'],
  ['Fase Pré-Operacional', 'FASE PRÉ-OPERACIONAL', 'pre_operational'],
  ['Em Análise', 'EM ANÁLISE', 'under_review'],
  ['Em Situação Especial', 'EM SITUAÇÃO ESPECIAL', 'suspended'],
  ['Paralisada', 'PARALISADA', 'suspended'],
  ['Em Liquidação', 'LIQUIDAÇÃO', 'liquidation'],
  ['Incorporação', 'INCORPORAÇÃO', 'merged'],
  ['Cancelado', 'CANCELADA', 'cancelled'],
  ['Transformação', 'TRANSFORMAÇÃO', 'unknown'],
  ['', '', 'unknown'],
] as const

const types = [
  ['Classes de Cotas de Fundos FIF', 'FIF', 'fif'],
  ['Classes de Cotas de Fundos FII', 'F.I.I.', 'fii'],
  ['Classes de Cotas de Fundos FIDC', 'FIDC', 'fidc'],
  ['Classes de Cotas de Fundos FIIM', 'FIIM', 'etf'],
  ['Classes de Cotas de Fundos FIP (FMIEE)', 'FMIEE', 'fip'],
  ['Classes de Cotas de Fundos FIAGRO', 'FIAGRO', 'fiagro'],
  ['Classes de Cotas de Fundos FIF (FAPI)', 'FAPI', 'fapi'],
  ['CLASSES DE COTAS DE FUNDOS FIP', 'FMP-FGTS', null],
  ['Nunca visto', 'FUNCINE', 'other'],
] as const

describe('the vocabulary of both registers', () => {
  it('has one status for each of their labels, and unknown for any other', async () => {
    const built = await buildRegisters({
      class: each(statuses).map(({ item, id, cnpj }) => ({
        ID_Registro_Classe: id,
        CNPJ_Classe: cnpj,
        Situacao: item[0],
      })),
      legacy: each(statuses).map(({ item, id }) => ({
        CNPJ_FUNDO: masked(makeBareCnpj(1000 + Number(id))),
        SIT: item[1],
      })),
    })

    const rows = await listRows(built, 'cvm_fund_class')
    expect(rows.map((row) => row['status'])).toEqual([...statuses, ...statuses].map(([, , status]) => status))
    expect(rows.map((row) => row['status_filed'] ?? '')).toEqual([
      ...statuses.map(([label]) => label),
      ...statuses.map(([, label]) => label),
    ])
    expect(built.log).toContainEqual(
      expect.objectContaining({ level: 'warn', detail: 'status_labels_known TRANSFORMAÇÃO, Transformação' }),
    )
  })

  it('has one type for each of their labels, and other for any other', async () => {
    const built = await buildRegisters({
      class: each(types).map(({ item, id, cnpj }) => ({
        ID_Registro_Classe: id,
        CNPJ_Classe: cnpj,
        Tipo_Classe: item[0],
      })),
      legacy: each(types).map(({ item, id }) => ({
        CNPJ_FUNDO: masked(makeBareCnpj(1000 + Number(id))),
        TP_FUNDO: item[1],
      })),
    })

    const rows = await listRows(built, 'cvm_fund_class')
    expect(rows.map((row) => row['type'])).toEqual([
      ...types.map(([, , type]) => type ?? 'fip'),
      ...types.map(([, , type]) => type ?? 'fmp'),
    ])
    expect(built.log).toContainEqual(expect.objectContaining({ detail: 'type_labels_known Nunca visto' }))
  })
})

describe('the day of cancellation', () => {
  it("is the fund's, and where only the class is cancelled the day its status began", async () => {
    const built = await buildRegisters({
      fund: [
        { ID_Registro_Fundo: '1', CNPJ_Fundo: makeBareCnpj(1), Data_Cancelamento: '2020-01-31', Situacao: 'Cancelado' },
        { ID_Registro_Fundo: '2', CNPJ_Fundo: makeBareCnpj(2) },
        { ID_Registro_Fundo: '3', CNPJ_Fundo: makeBareCnpj(3) },
      ],
      class: [
        {
          ID_Registro_Fundo: '1',
          ID_Registro_Classe: '1',
          CNPJ_Classe: makeBareCnpj(1),
          Situacao: 'Cancelado',
          Data_Inicio_Situacao: '2020-02-15',
        },
        {
          ID_Registro_Fundo: '2',
          ID_Registro_Classe: '2',
          CNPJ_Classe: makeBareCnpj(2),
          Situacao: 'Cancelado',
          Data_Inicio_Situacao: '2021-03-31',
        },
        {
          ID_Registro_Fundo: '3',
          ID_Registro_Classe: '3',
          CNPJ_Classe: makeBareCnpj(3),
          Data_Inicio_Situacao: '2022-03-31',
        },
      ],
    })

    const rows = await listRows(built, 'cvm_fund_class')
    expect(rows.map((row) => row['cancelation_date'])).toEqual(['2020-01-31', '2021-03-31', null])
    expect(rows.map((row) => row['status_date'])).toEqual(['2020-02-15', '2021-03-31', '2022-03-31'])
  })

  it('of a fund that lives on in the newer register does not come from its old registration', async () => {
    const built = await buildRegisters({
      fund: [{}],
      class: [{}],
      legacy: [{ SIT: 'CANCELADA', DT_CANCEL: '2025-05-12', DT_INI_SIT: '2025-05-12' }],
    })

    expect(await listRows(built, 'cvm_fund_class')).toMatchObject([{ status: 'normal', cancelation_date: null }])
  })

  it('of a fund that is only in the legacy register is the one there', async () => {
    const built = await buildRegisters({
      legacy: [{ SIT: 'CANCELADA', DT_CANCEL: '2010-06-30', DT_INI_SIT: '2010-07-01' }],
    })

    expect(await listRows(built, 'cvm_fund_class')).toMatchObject([
      { status: 'cancelled', status_date: '2010-07-01', cancelation_date: '2010-06-30' },
    ])
  })
})
