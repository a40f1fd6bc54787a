import { describe, expect, it } from 'vitest'
import { refusals, listRows } from '../../helpers/build.ts'
import { makeBareCnpj, FUND, masked } from '../../helpers/portal.ts'
import { buildRegisters } from '../../helpers/registers.ts'

const [OTHER, THIRD] = [makeBareCnpj(2), makeBareCnpj(3)]
const legacy = (cnpj: string, more = {}) => ({ CNPJ_FUNDO: masked(cnpj), ...more })

describe('a class', () => {
  it('has its own number and knows its fund, whose number it may share', async () => {
    const built = await buildRegisters({
      fund: [{ ID_Registro_Fundo: '1', CNPJ_Fundo: FUND }],
      class: [
        { ID_Registro_Fundo: '1', ID_Registro_Classe: '10', CNPJ_Classe: FUND },
        { ID_Registro_Fundo: '1', ID_Registro_Classe: '11', CNPJ_Classe: OTHER },
      ],
    })

    expect(await listRows(built, 'cvm_fund_class')).toMatchObject([
      { cnpj: FUND, class_id: '10', fund_id: '1', fund_cnpj: FUND, cvm_id: '10', register: 'rcvm175' },
      { cnpj: OTHER, class_id: '11', fund_id: '1', fund_cnpj: FUND, cvm_id: '11', register: 'rcvm175' },
    ])
    expect(await listRows(built, 'cvm_fund')).toMatchObject([{ cnpj: FUND, fund_id: '1', class_count: '2' }])
  })

  it('is one class, however many custodians and controllers repeat it', async () => {
    const custodian = (n: number) => ({
      CNPJ_Custodiante: makeBareCnpj(50 + n),
      Custodiante: `CUSTODIANTE ${String(n)}`,
    })

    const built = await buildRegisters({ fund: [{}], class: [custodian(1), custodian(2), custodian(3)] })

    expect(await listRows(built, 'cvm_fund_class')).toMatchObject([{ cnpj: FUND, source_line: '2' }])
    expect(await listRows(built, 'cvm_fund')).toMatchObject([{ class_count: '1' }])
  })

  it('without its fund takes missing values from the legacy register', async () => {
    const built = await buildRegisters({
      class: [{ ID_Registro_Fundo: '999', Denominacao_Social: 'CLASSE' }],
      legacy: [legacy(FUND, { DT_REG: '2001-01-01', DT_CONST: '2000-12-01', CD_CVM: '77' })],
    })

    expect(await listRows(built, 'cvm_fund_class')).toMatchObject([
      { name: 'CLASSE', fund_id: null, registration_date: '2001-01-01', creation_date: '2000-12-01', cvm_code: '77' },
    ])
    expect(built.log).toContainEqual(
      expect.objectContaining({ level: 'warn', detail: 'classes_have_funds 1 without of 1' }),
    )
  })

  it('has the age of its fund, not the day of its own adaptation, and its own NAV', async () => {
    const built = await buildRegisters({
      fund: [
        {
          Data_Constituicao: '1994-05-26',
          Data_Registro: '1994-06-01',
          Data_Adaptacao_RCVM175: '2025-05-12',
          Patrimonio_Liquido: '1.00',
        },
      ],
      class: [
        {
          Data_Inicio: '2025-05-12',
          Data_Constituicao: '2025-05-12',
          Patrimonio_Liquido: '2.00',
          Data_Patrimonio_Liquido: '2025-10-30',
        },
      ],
    })

    expect(await listRows(built, 'cvm_fund_class')).toMatchObject([
      {
        creation_date: '1994-05-26',
        registration_date: '1994-06-01',
        rcvm175_date: '2025-05-12',
        class_start_date: '2025-05-12',
        nav_value: '2.00',
        nav_date: '2025-10-30',
      },
    ])
  })
})

describe('a fund without a class', () => {
  it('is its own class, from whichever register has it', async () => {
    const built = await buildRegisters({
      fund: [{ ID_Registro_Fundo: '1', CNPJ_Fundo: FUND, Denominacao_Social: 'REGISTRADO' }],
      legacy: [legacy(OTHER, { DENOM_SOCIAL: 'ANTIGO', TP_FUNDO: 'FI', CD_CVM: '5' })],
    })

    expect(await listRows(built, 'cvm_fund_class')).toMatchObject([
      { cnpj: FUND, class_id: null, fund_id: '1', cvm_id: '1', register: 'rcvm175', name: 'REGISTRADO' },
      { cnpj: OTHER, class_id: null, fund_id: null, cvm_id: null, register: 'legacy', name: 'ANTIGO', cvm_code: '5' },
    ])
  })

  it('of both registers is there once, under the newer one', async () => {
    const built = await buildRegisters({ fund: [{}], legacy: [legacy(FUND, { DT_REG: '1999-01-01' })] })

    expect(await listRows(built, 'cvm_fund_class')).toMatchObject([
      { cnpj: FUND, register: 'rcvm175', registration_date: '1999-01-01' },
    ])
  })

  it('that the legacy register repeats is the registration that is not cancelled, with the first day of any', async () => {
    const built = await buildRegisters({
      legacy: [
        legacy(FUND, {
          DT_REG: '2005-04-29',
          SIT: 'EM FUNCIONAMENTO NORMAL',
          DENOM_SOCIAL: 'DE HOJE',
          DT_INI_SIT: '2005-04-29',
        }),
        legacy(FUND, {
          DT_REG: '1998-01-01',
          SIT: 'CANCELADA',
          DT_CANCEL: '2005-04-29',
          DENOM_SOCIAL: 'DE ONTEM',
          DT_INI_SIT: '2010-01-01',
        }),
      ],
    })

    expect(await listRows(built, 'cvm_fund')).toMatchObject([
      { name: 'DE HOJE', status: 'normal', cancelation_date: null, registration_date: '1998-01-01' },
    ])
    expect(await listRows(built, 'cvm_fund_class')).toMatchObject([
      { name: 'DE HOJE', status: 'normal', cancelation_date: null, registration_date: '1998-01-01' },
    ])
  })

  it('whose number was registered twice does not refuse the register', async () => {
    const built = await buildRegisters({
      fund: [
        { ID_Registro_Fundo: '1', CNPJ_Fundo: THIRD, Tipo_Fundo: 'FIF', Situacao: 'Cancelado' },
        { ID_Registro_Fundo: '2', CNPJ_Fundo: THIRD, Tipo_Fundo: 'FI', Situacao: 'Cancelado' },
      ],
    })

    expect(refusals(built)).toEqual([])
    expect((await listRows(built, 'cvm_fund')).map(({ fund_id }) => fund_id)).toEqual(['1', '2'])
  })
})

describe('a subclass', () => {
  it('is under its class, and without one under none', async () => {
    const built = await buildRegisters({
      fund: [{}],
      class: [{ ID_Registro_Classe: '10' }],
      subclass: [
        { ID_Registro_Classe: '10', ID_Subclasse: 'HGO9N1790345272', Denominacao_Social: 'SUB "A"' },
        { ID_Registro_Classe: '99', ID_Subclasse: 'ORFA' },
      ],
    })

    expect(await listRows(built, 'cvm_fund_subclass')).toMatchObject([
      { class_id: '99', class_cnpj: null, subclass_id: 'ORFA' },
      { class_id: '10', class_cnpj: FUND, subclass_id: 'HGO9N1790345272', name: 'SUB "A"', status: 'normal' },
    ])
  })
})

describe('a register that is not there', () => {
  it('leaves the tables to the other one', async () => {
    const built = await buildRegisters({ legacy: [legacy(OTHER)] })

    expect(await listRows(built, 'cvm_fund_class')).toMatchObject([{ cnpj: OTHER, register: 'legacy' }])
    expect(await listRows(built, 'cvm_fund_subclass')).toEqual([])
  })
})
