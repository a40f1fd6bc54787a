import { describe, expect, it } from 'vitest'
import { listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { type MemberId, NEW } from '../../helpers/headers.ts'
import { makeBareCnpj, filed, line, masked, mirror } from '../../helpers/portal.ts'

type Values = Readonly<Record<string, string>>

async function listIds(member: MemberId, lines: readonly Values[]): Promise<(string | null | undefined)[]> {
  const members = filed({ [member]: lines.map((values) => line(NEW[member], values)) })
  const rows = await listRows(await compileMirror(await mirror({ members })), 'cvm_fund_portfolio')
  return rows.map(({ id }) => id)
}

const share = {
  TP_APLIC: 'Ações',
  TP_ATIVO: 'Ação ordinária',
  CD_ATIVO: 'VALE3',
  CD_ISIN: 'BRVALEACNOR0',
  VL_MERC_POS_FINAL: '5.00',
}
const paper = {
  TP_APLIC: 'Debêntures',
  PF_PJ_EMISSOR: 'PJ',
  CPF_CNPJ_EMISSOR: masked(makeBareCnpj(7)),
  EMISSOR: 'EMISSORA SA',
  DT_VENC: '2030-01-15',
  CD_INDEXADOR_POSFX: 'DI1',
  PR_CUPOM_POSFX: '1.5',
}
const quotas = {
  TP_APLIC: 'Cotas de Fundos',
  CNPJ_FUNDO_CLASSE_COTA: masked(makeBareCnpj(8)),
  NM_FUNDO_CLASSE_SUBCLASSE_COTA: 'OUTRO',
}

const changes: readonly [MemberId, Values, Values][] = [
  ['BLC_4', share, { VL_MERC_POS_FINAL: '6.00', QT_POS_FINAL: '2', VL_VENDA_NEGOC: '3.00' }],
  ['BLC_4', share, { TP_FUNDO_CLASSE: 'FI' }],
  ['BLC_4', share, { DENOM_SOCIAL: 'OUTRO NOME' }],
  ['BLC_4', share, { DT_CONFID_APLIC: '2026-01-29' }],
  ['BLC_4', share, { DS_ATIVO: 'VALE ON' }],
  ['BLC_4', share, { TP_APLIC: 'AÇÕES', TP_ATIVO: 'AÇÃO ORDINÁRIA' }],
  ['BLC_6', paper, { EMISSOR: 'EMISSORA S.A.' }],
  ['BLC_6', paper, { PR_CUPOM_POSFX: '1.500000' }],
  ['BLC_2', quotas, { NM_FUNDO_CLASSE_SUBCLASSE_COTA: 'RENOMEADO' }],
  ['FIE', { TP_APLIC: 'Ações' }, { ID_DOC: '12345' }],
]
const filer = (at: number) => masked(makeBareCnpj(100 + at))

async function idsByFund(lines: readonly (readonly [MemberId, Values])[]): Promise<Record<string, string>> {
  const members: Partial<Record<MemberId, string[]>> = {}
  for (const [member, values] of lines) (members[member] ??= []).push(line(NEW[member], values))
  const rows = await listRows(await compileMirror(await mirror({ members: filed(members) })), 'cvm_fund_portfolio')
  return Object.fromEntries(rows.map(({ cnpj, id }) => [String(cnpj), String(id)]))
}

describe('the id of a line', () => {
  it('has the shape that clients may rely on', async () => {
    expect(await listIds('BLC_4', [share])).toEqual([expect.stringMatching(/^[0-9a-f]{16,}-0$/)])
  })

  it('stays when nothing but figures, types, names, deadlines or spellings change', async () => {
    const before = changes.map(([member, values], at) => [member, { ...values, CNPJ_FUNDO_CLASSE: filer(at) }] as const)
    const after = before.map(([member, values], at) => [member, { ...values, ...changes[at]?.[2] }] as const)

    const idsBefore = await idsByFund(before)

    expect(await idsByFund(after)).toEqual(idsBefore)
    expect(Object.keys(idsBefore)).toHaveLength(changes.length)
  })

  it.each([
    [
      'BLC_1',
      { TP_APLIC: 'Títulos Públicos', CD_SELIC: '210100', DT_VENC: '2030-03-01' },
      [
        { CD_SELIC: '100000' },
        { DT_VENC: '2031-03-01' },
        { TP_APLIC: 'Operações Compromissadas' },
        { TP_NEGOC: 'Mantido até o vencimento' },
      ],
    ],
    ['BLC_2', quotas, [{ CNPJ_FUNDO_CLASSE_COTA: masked(makeBareCnpj(9)) }, { ID_SUBCLASSE: 'HGO9N1790345272' }]],
    ['BLC_3', { CD_SWAP: 'SDP', DS_SWAP: 'DI1 X PRE' }, [{ CD_SWAP: 'SCP' }, { DS_SWAP: 'DOL X PRE' }]],
    [
      'BLC_4',
      share,
      [
        { CD_ATIVO: 'VALE5' },
        { CD_ISIN: 'BRVALEACNPA3' },
        { DT_FIM_VIGENCIA: '2026-01-15' },
        { CNPJ_FUNDO_CLASSE: masked(makeBareCnpj(2)) },
      ],
    ],
    [
      'BLC_6',
      paper,
      [
        { DT_VENC: '2031-01-15' },
        { PR_CUPOM_POSFX: '1.6' },
        { CD_INDEXADOR_POSFX: 'IAP' },
        { CPF_CNPJ_EMISSOR: masked(makeBareCnpj(9)) },
      ],
    ],
    [
      'BLC_7',
      { EMISSOR: 'A', CD_PAIS: 'USA' },
      [{ EMISSOR: 'B' }, { CD_PAIS: 'CYM' }, { CD_ATIVO_BV_MERC: 'X' }, { DS_ATIVO_EXTERIOR: 'Y' }],
    ],
    [
      'BLC_8',
      { TP_APLIC: 'Valores a pagar', DS_ATIVO: 'TAXA' },
      [{ DS_ATIVO: 'AUDITORIA' }, { TP_APLIC: 'Valores a receber' }],
    ],
    [
      'FIE',
      { TP_APLIC: 'Mercado Futuro - Posições compradas', DS_ATIVO: 'WINZ25' },
      [{ DS_ATIVO: 'INDZ25' }, { CD_SELIC: '210100' }],
    ],
  ] as [MemberId, Values, Values[]][])('of %s differs for every other holding', async (member, held, others) => {
    const ids = await listIds(member, [held, ...others.map((other) => ({ ...held, ...other }))])

    expect(new Set(ids)).toHaveProperty('size', others.length + 1)
    expect(ids.map((id) => id?.slice(-2))).toEqual(ids.map(() => '-0'))
  })

  it('differs for the same holding in another block or month', async () => {
    const values = { TP_APLIC: 'Disponibilidades' }
    const november = { month: '2025-11' }
    const portal = await mirror({
      members: filed({ BLC_8: [line(NEW.BLC_8, values)], CONFID: [line(NEW.CONFID, values)] }),
    })
    const later = filed({ BLC_8: [line(NEW.BLC_8, { ...values, DT_COMPTC: '2025-11-30' })] }, november)
    await mirror({ ...november, members: later }, portal)

    const rows = await listRows(await compileMirror(portal), 'cvm_fund_portfolio')

    expect(new Set(rows.map(({ id }) => id))).toHaveProperty('size', 3)
  })
})

it('a line is one row, also where another calls the kind of its issuer by another word', async () => {
  const ids = await listIds('BLC_6', [paper, { ...paper, PF_PJ_EMISSOR: '' }])

  expect(ids).toHaveLength(2)
})

describe('equal lines', () => {
  it('are all published, and distinguished by an ordinal that falls with the value', async () => {
    const payable = (value: string) => line(NEW.BLC_8, { TP_APLIC: 'Valores a pagar', VL_MERC_POS_FINAL: value })
    const members = filed({ BLC_8: [payable('1.00'), payable('6641.88'), payable('6641.88'), payable('')] })

    const rows = await listRows(await compileMirror(await mirror({ members })), 'cvm_fund_portfolio')

    expect(rows.map(({ id, filed_value }) => [id?.slice(id.indexOf('-')), filed_value])).toEqual([
      ['-2', '1.00'],
      ['-0', '6641.88'],
      ['-1', '6641.88'],
      ['-3', null],
    ])
    expect(new Set(rows.map(({ id }) => id?.split('-')[0]))).toHaveProperty('size', 1)
  })

  it('count as many times as they are filed', async () => {
    const payable = line(NEW.BLC_8, { TP_APLIC: 'Valores a pagar', VL_MERC_POS_FINAL: '6641.88' })

    const built = await compileMirror(await mirror({ members: filed({ BLC_8: [payable, payable] }) }))

    expect(await listRows(built, 'cvm_fund_month')).toMatchObject([
      { total_portfolio_value: '-13283.76', line_count: '2' },
    ])
  })
})
