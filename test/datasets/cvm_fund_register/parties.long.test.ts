import { describe, expect, it } from 'vitest'
import { type Built, listRows } from '../../helpers/build.ts'
import { makeBareCnpj, FUND, masked } from '../../helpers/portal.ts'
import { buildRegisters } from '../../helpers/registers.ts'

const firm = (n: number) => makeBareCnpj(50 + n)
// Nobody's number: the digits of a textbook example, with right check digits.
const CPF = '52998224725'

async function parties(built: Built) {
  const rows = await listRows(built, 'cvm_fund_integrant')
  return rows.map((row) => [row['type'], row['ordinal'], row['name'], row['document'], row['document_type']])
}

describe('the parties of a class', () => {
  it('are those of its fund and its own, each role in the order of the lines', async () => {
    const fund = { CNPJ_Administrador: firm(1), Administrador: 'ADM', Diretor: 'DIRETORA' }
    const built = await buildRegisters({
      fund: [
        { ...fund, Tipo_Pessoa_Gestor: 'PJ', CPF_CNPJ_Gestor: firm(3), Gestor: 'SEGUNDA GESTORA' },
        { ...fund, Tipo_Pessoa_Gestor: 'PJ', CPF_CNPJ_Gestor: firm(2), Gestor: 'A GESTORA' },
      ],
      class: [
        {
          CNPJ_Auditor: firm(4),
          Auditor: 'AUD',
          CNPJ_Custodiante: firm(5),
          Custodiante: 'CUST UM',
          CNPJ_Controlador: firm(7),
          Controlador: 'CONTR',
        },
        {
          CNPJ_Auditor: firm(4),
          Auditor: 'AUD',
          CNPJ_Custodiante: firm(6),
          Custodiante: 'CUST DOIS',
          CNPJ_Controlador: firm(7),
          Controlador: 'CONTR',
        },
      ],
    })

    expect(await parties(built)).toEqual([
      ['administrator', '0', 'ADM', firm(1), 'CNPJ'],
      ['auditor', '0', 'AUD', firm(4), 'CNPJ'],
      ['controller', '0', 'CONTR', firm(7), 'CNPJ'],
      ['custodian', '0', 'CUST UM', firm(5), 'CNPJ'],
      ['custodian', '1', 'CUST DOIS', firm(6), 'CNPJ'],
      ['director', '0', 'DIRETORA', null, null],
      ['manager', '0', 'SEGUNDA GESTORA', firm(3), 'CNPJ'],
      ['manager', '1', 'A GESTORA', firm(2), 'CNPJ'],
    ])
  })

  it('are those of every class of the fund', async () => {
    const built = await buildRegisters({
      fund: [{ CNPJ_Administrador: firm(1), Administrador: 'ADM' }],
      class: [
        { ID_Registro_Classe: '10', CNPJ_Classe: FUND, CNPJ_Auditor: firm(2), Auditor: 'UM' },
        { ID_Registro_Classe: '11', CNPJ_Classe: makeBareCnpj(2), CNPJ_Auditor: firm(3), Auditor: 'DOIS' },
      ],
    })

    expect(
      (await listRows(built, 'cvm_fund_integrant')).map((row) => [row['cnpj'], row['class_id'], row['name']]),
    ).toEqual([
      [FUND, '10', 'ADM'],
      [FUND, '10', 'UM'],
      [makeBareCnpj(2), '11', 'ADM'],
      [makeBareCnpj(2), '11', 'DOIS'],
    ])
  })

  it('are taken from the legacy register role by role, if the newer one leaves a role open', async () => {
    const built = await buildRegisters({
      fund: [{ CNPJ_Administrador: firm(1), Administrador: 'ADM NOVA' }],
      class: [{}],
      legacy: [
        {
          CNPJ_ADMIN: masked(firm(2)),
          ADMIN: 'ADM ANTIGA',
          CNPJ_AUDITOR: masked(firm(3)),
          AUDITOR: 'AUD ANTIGA',
          PF_PJ_GESTOR: 'PJ',
          CPF_CNPJ_GESTOR: masked(firm(4)),
          GESTOR: 'GESTORA ANTIGA',
          DIRETOR: 'DIRETOR ANTIGO',
        },
      ],
    })

    expect(await parties(built)).toEqual([
      ['administrator', '0', 'ADM NOVA', firm(1), 'CNPJ'],
      ['auditor', '0', 'AUD ANTIGA', firm(3), 'CNPJ'],
      ['director', '0', 'DIRETOR ANTIGO', null, null],
      ['manager', '0', 'GESTORA ANTIGA', firm(4), 'CNPJ'],
    ])
  })

  it('are those of the legacy register for a fund that is only there, several managers included', async () => {
    const built = await buildRegisters({
      legacy: [
        {
          CNPJ_ADMIN: masked(firm(1)),
          ADMIN: 'ADM',
          PF_PJ_GESTOR: 'PJ',
          CPF_CNPJ_GESTOR: masked(firm(2)),
          GESTOR: 'UM',
        },
        {
          CNPJ_ADMIN: masked(firm(1)),
          ADMIN: 'ADM',
          PF_PJ_GESTOR: 'PJ',
          CPF_CNPJ_GESTOR: masked(firm(3)),
          GESTOR: 'DOIS',
        },
      ],
    })

    expect(await parties(built)).toEqual([
      ['administrator', '0', 'ADM', firm(1), 'CNPJ'],
      ['manager', '0', 'UM', firm(2), 'CNPJ'],
      ['manager', '1', 'DOIS', firm(3), 'CNPJ'],
    ])
  })

  it('are not those of an earlier registration that is cancelled', async () => {
    const built = await buildRegisters({
      legacy: [
        { CNPJ_ADMIN: masked(firm(1)), ADMIN: 'ADM DE ONTEM', SIT: 'CANCELADA', DT_CANCEL: '2005-04-29' },
        { CNPJ_ADMIN: masked(firm(2)), ADMIN: 'ADM DE HOJE', DT_INI_SIT: '2005-04-29' },
      ],
    })

    expect(await parties(built)).toEqual([['administrator', '0', 'ADM DE HOJE', firm(2), 'CNPJ']])
  })

  it('with one number under two names are one party', async () => {
    const built = await buildRegisters({
      fund: [{}],
      class: [
        { CNPJ_Custodiante: firm(1), Custodiante: 'CUSTODIANTE SA' },
        { CNPJ_Custodiante: firm(1), Custodiante: 'CUSTODIANTE S.A.' },
      ],
    })

    expect(await parties(built)).toEqual([['custodian', '0', 'CUSTODIANTE SA', firm(1), 'CNPJ']])
  })
})

describe('a natural person who manages a fund', () => {
  it.each([
    [
      'in the register of Resolution CVM 175',
      { fund: [{ Tipo_Pessoa_Gestor: 'PF', CPF_CNPJ_Gestor: CPF, Gestor: 'MARIA' }] },
    ],
    [
      'with the number zero-filled to fourteen',
      { fund: [{ Tipo_Pessoa_Gestor: 'PF', CPF_CNPJ_Gestor: `000${CPF}`, Gestor: 'MARIA' }] },
    ],
    [
      'called a company by mistake',
      { fund: [{ Tipo_Pessoa_Gestor: 'PJ', CPF_CNPJ_Gestor: `000${CPF}`, Gestor: 'MARIA' }] },
    ],
    [
      'in the legacy register',
      { legacy: [{ PF_PJ_GESTOR: 'PF', CPF_CNPJ_GESTOR: '529.982.247-25', GESTOR: 'MARIA' }] },
    ],
  ])('has a masked number %s', async (_name, lines) => {
    expect(await parties(await buildRegisters(lines))).toEqual([['manager', '0', 'MARIA', '***982247**', 'CPF']])
  })

  it('has the eleven digits if the operator wants them shown', async () => {
    const lines = { fund: [{ Tipo_Pessoa_Gestor: 'PF', CPF_CNPJ_Gestor: `000${CPF}`, Gestor: 'MARIA' }] }

    const built = await buildRegisters(lines, { maskPersonalData: false })

    expect(await parties(built)).toEqual([['manager', '0', 'MARIA', CPF, 'CPF']])
  })
})
