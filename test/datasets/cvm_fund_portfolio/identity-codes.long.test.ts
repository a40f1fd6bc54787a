import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TextRow } from '../../helpers/build.ts'
import { BARE } from '../../helpers/persons.ts'
import { FUND, masked } from '../../helpers/portal.ts'
import { compileLines } from './made-up-lines.ts'

const SHARE = { TP_APLIC: 'Ações', TP_ATIVO: 'Ação ordinária' }
const ABROAD = { TP_APLIC: 'Investimento no Exterior' }
const BOND_ABROAD = { ...ABROAD, TP_ATIVO: 'Título da Dívida Externa' }
const FUTURE = { TP_APLIC: 'Mercado Futuro - Posições compradas' }
const PAPER = {
  TP_APLIC: 'Títulos de Crédito Privado',
  TP_ATIVO: 'CCB',
  PF_PJ_EMISSOR: 'PJ',
  CPF_CNPJ_EMISSOR: masked(FUND),
  DT_VENC: '2030-01-31',
  CD_INDEXADOR_POSFX: 'DI1',
}
const CODE = { asset_id_rule: 'code', asset_id_basis: 'filed' }
const NOTHING = { asset_id: null, asset_id_rule: null, asset_id_basis: 'unidentified' }

/** An id hashes texts at this many places, of which the first four say where the line stands. */
const PLACES = 36

/** Hashes what identifies a line anew, as the texts of these places beside the first four. */
function hashId(row: TextRow | undefined, named: ReadonlyMap<number, string | null | undefined>): string {
  const first = ['v1', row?.['block'], row?.['cnpj'], '202510', row?.['application_type']]
  const others = Array.from({ length: PLACES - 4 }, (_place, at) => named.get(at + 5) ?? '')
  return `${createHash('sha256')
    .update([...first, ...others].join('|'))
    .digest('hex')
    .slice(0, 20)}-0`
}

/** Made up of codes that exist, where the sample has no line of their kind. */
const cases = [
  ['an option on a future', 'BLC_4', { TP_APLIC: 'Opções - Posições titulares', CD_ATIVO: 'DOLF25C004500', DT_FIM_VIGENCIA: '2025-01-02' }, { ...CODE, asset_id: 'b3o:DOLF25C004500:2025-01-02' }],
  ['a future with more behind its series', 'BLC_4', { ...FUTURE, CD_ATIVO: 'DOLF25C004500' }, NOTHING],
  ['receivables by their code', 'BLC_4', { TP_APLIC: 'Debêntures', CD_ATIVO: '24L2329410' }, { ...CODE, asset_id: 'cetip:24L2329410' }],
  ['a quota in a structured file', 'FIE', { TP_APLIC: 'Cotas de Fundos', PF_PJ_EMISSOR: 'PJ', CPF_CNPJ_EMISSOR: masked(FUND) }, { ...CODE, asset_id: `fund:${FUND}` }],
  ['a class of a share abroad', 'BLC_7', { ...ABROAD, CD_ATIVO_BV_MERC: 'BRK/B' }, { ...CODE, asset_id: 'x:BRK.B:US' }],
  ['a ticker abroad with more behind it', 'BLC_7', { ...ABROAD, CD_ATIVO_BV_MERC: 'VGT99' }, NOTHING],
  ['a bond abroad by its ISIN', 'BLC_7', { ...BOND_ABROAD, CD_ATIVO_BV_MERC: 'US0378331005' }, { ...CODE, asset_id: 'isin:US0378331005', asset_kind: 'foreign_bond' }],
  ['a bond abroad by a ticker', 'BLC_7', { ...BOND_ABROAD, CD_ATIVO_BV_MERC: 'VGT' }, { ...NOTHING, asset_kind: 'foreign_bond' }],
  ['a paper of nobody that is defined', 'BLC_6', { ...PAPER, EMISSOR: 'SEM DEFINIÇÃO' }, NOTHING],
  ['a paper whose issuer has no name', 'BLC_6', PAPER, { asset_id: `paper:CCB:${FUND}:2030-01-31:DI1|||`, asset_id_rule: 'terms' }],
  ['a receipt of a foreign share, by the lowest of its numbers', 'BLC_4', { ...SHARE, CD_ATIVO: 'XPBR31' }, { ...CODE, asset_kind: 'bdr' }],
  ['a receipt of a foreign fund, by the highest', 'BLC_4', { ...SHARE, CD_ATIVO: 'BIVB39' }, { ...CODE, asset_kind: 'bdr' }],
  ['a right, by a number above those of shares', 'BLC_4', { ...SHARE, CD_ATIVO: 'PETR9' }, { ...CODE, asset_kind: 'receipt' }],
  ['a share, by the highest of its numbers', 'BLC_4', { ...SHARE, CD_ATIVO: 'ELET8' }, { ...CODE, asset_kind: 'listed_share' }],
  ['a share under the number of units, without an issuer', 'BLC_4', { ...SHARE, CD_ATIVO: 'BPAC11' }, { ...CODE, asset_kind: 'listed_share' }],
  ['a unit by its label', 'BLC_4', { ...SHARE, TP_ATIVO: 'Certificado de depósito de ações', CD_ATIVO: 'BPAC11' }, { ...CODE, asset_kind: 'unit' }],
  ['a fund abroad by a name that no price joins with its ticker', 'BLC_7', { ...ABROAD, TP_ATIVO: 'Fundos Offshore', CD_ATIVO_BV_MERC: '1', EMISSOR: 'VANGUARD SP 500 ETF' }, { asset_id: 'x:VOO:US', asset_id_rule: 'name', asset_kind: 'foreign_share' }],
  ['a fund abroad by its name, where its code has more behind a pair of coins', 'BLC_7', { ...ABROAD, TP_ATIVO: 'Fundos Offshore', CD_ATIVO_BV_MERC: 'SOL USD C20X', EMISSOR: 'VANGUARD SP 500 ETF' }, { asset_id: 'x:VOO:US', asset_id_rule: 'name', asset_kind: 'foreign_share' }],
  ['a fund abroad by the ISIN in its description', 'BLC_7', { ...ABROAD, TP_ATIVO: 'Fundos Offshore', DS_ATIVO_EXTERIOR: 'FUND X US0378331005' }, { asset_id: 'isin:US0378331005', asset_id_rule: 'text' }],
  ['something else that has an ISIN in its text', 'FIE', { TP_APLIC: 'Outras aplicações', DS_ATIVO: 'FUNDO X BRPINELFI4W7' }, { asset_id: 'isin:BRPINELFI4W7', asset_id_rule: 'text', asset_kind: 'other' }],
] as const // prettier-ignore

describe('a made-up line', () => {
  let rows: readonly (TextRow | undefined)[] = []
  beforeAll(async () => {
    rows = await compileLines(cases.map(([, member, values]) => [member, values]))
  })

  it('has the same id for ever: a hash of its block, its fund, its month and what names the holding', () => {
    const option = rows[0]
    const named = new Map([[16, option?.['asset_code']], [19, option?.['end_date']]]) // prettier-ignore

    expect(option?.['id']).toBe(hashId(option, named))
  })

  it('has an id of the masked CPF, where one stands in a column of CNPJs and the build shows it, and of a CNPJ as it is', async () => {
    const quota = (held: string) => ['BLC_2', { TP_APLIC: 'Cotas de Fundos', CNPJ_FUNDO_CLASSE_COTA: held }] as const
    const [ofPerson, ofFund] = await compileLines([quota(`000${BARE}`), quota(masked(FUND))], {
      maskPersonalData: false,
    })

    expect(ofPerson?.['fund_cnpj']).toContain(BARE)

    expect(ofPerson?.['id']).toBe(hashId(ofPerson, new Map([[12, '***982247**']])))
    expect(ofFund?.['id']).toBe(hashId(ofFund, new Map([[12, FUND]])))
  })

  it.each(cases.map(([what, , , expected], at) => [what, at, expected] as const))(
    'of %s names what its code, its terms or its text say',
    (_what, at, expected) => {
      expect(rows[at]).toMatchObject(expected)
    },
  )
})
