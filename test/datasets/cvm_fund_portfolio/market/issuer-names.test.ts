import { describe, expect, it } from 'vitest'
import { BANK, judgeLeaves as judge, listMadeUpLeaves, type MadeUpLine, PETROBRAS, VALE } from './made-up-issuers.ts'

const share = (id: string, ticker: string, more: Partial<MadeUpLine> = {}): MadeUpLine => ({
  id,
  asset_id: `b3:${ticker}`,
  asset_kind: 'listed_share',
  ...more,
})
const paper = (id: string, more: Partial<MadeUpLine> = {}): MadeUpLine => ({ id, asset_kind: 'private_paper', ...more })
const debenture = (id: string, asset_id: string, more: Partial<MadeUpLine> = {}): MadeUpLine =>
  paper(id, { asset_id, type: 'Debênture simples', ...more })

describe('letters', () => {
  it('lead to the issuer of units and receipts as of shares', async () => {
    expect(
      await judge([
        share('1', 'PETR3', { document: PETROBRAS }),
        share('2', 'PETR11', { asset_kind: 'unit' }),
        share('3', 'PETR1', { asset_kind: 'receipt' }),
      ]),
    ).toMatchObject({ 'b3:PETR11': '33000167 issuer letters', 'b3:PETR1': '33000167 issuer letters' })
  })

  it('are taken from near months for units, receipts and debentures too, by code, by ISIN and by the ISIN that names them', async () => {
    const before = { month: '2025-09' }
    const found = await judge([
      share('1', 'PETR3', { ...before, document: PETROBRAS }),
      share('2', 'VALE3', { ...before, document: VALE }),
      share('3', 'BBAS3', { ...before, document: BANK }),
      share('4', 'ITUB3', { ...before, document: BANK }),
      share('5', 'ABEV3', { ...before, document: VALE }),
      debenture('6', 'cetip:PETR26'),
      debenture('7', 'isin:BRVALEDBS001'),
      debenture('8', 'cetip:WXYZ11', { isin: 'BRBBASDBS009' }),
      share('9', 'ITUB11', { asset_kind: 'unit' }),
      share('10', 'ABEV1', { asset_kind: 'receipt' }),
    ])

    expect(found).toEqual({
      'cetip:PETR26': '33000167 issuer letters_near',
      'isin:BRVALEDBS001': '33592510 issuer letters_near',
      'cetip:WXYZ11': '00000000 issuer letters_near',
      'b3:ITUB11': '00000000 issuer letters_near',
      'b3:ABEV1': '33592510 issuer letters_near',
    })
  })

  it('of a debenture are those of all its lines, and of no other paper', async () => {
    const found = await judge([
      share('1', 'PETR3', { document: PETROBRAS }),
      share('2', 'VALE3', { document: VALE }),
      debenture('3', 'cetip:PETR26'),
      debenture('4', 'cetip:PETR26'),
      debenture('5', 'cetip:WXYZ11', { isin: 'BRPETRDBS004' }),
      debenture('6', 'cetip:WXYZ11', { isin: 'BRVALEDBS001' }),
      paper('7', { asset_id: 'isin:BRPETRDBS005', type: 'CCB' }),
    ])

    expect(found).toMatchObject({
      'cetip:PETR26': '33000167 issuer letters',
      'cetip:WXYZ11': 'ambiguous',
      'isin:BRPETRDBS005': 'not_filed',
    })
  })

  it('of a debenture with two names are those of both, or of nobody where they are of two companies', async () => {
    const judgeNamed = async (isin: string, code: string) =>
      judge(
        [
          share('1', 'PETR3', { document: PETROBRAS }),
          share('2', 'VALE3', { document: VALE }),
          debenture('3', isin),
          debenture('4', code),
        ],
        [{ from: isin, to: code }],
      )

    expect(await judgeNamed('isin:BRPETRDBS004', 'cetip:VALE16')).toMatchObject({
      'isin:BRPETRDBS004': 'ambiguous',
      'cetip:VALE16': 'ambiguous',
    })
    expect(await judgeNamed('isin:BRPETRDBS004', 'cetip:PETR16')).toMatchObject({
      'isin:BRPETRDBS004': '33000167 issuer letters',
      'cetip:PETR16': '33000167 issuer letters',
    })
  })

  it('do not name the issuer where a line files another one', async () => {
    expect(
      await judge([
        share('1', 'VALE3', { document: VALE }),
        debenture('2', 'isin:BRVALEDBS001', { document: BANK }),
        debenture('3', 'isin:BRVALEDBS001'),
      ]),
    ).toMatchObject({ 'isin:BRVALEDBS001': '00000000 issuer asset' })
  })
})

describe('what lines file', () => {
  it('is one issuer where all say the same, and nobody where the number is hidden', async () => {
    expect(
      await judge([
        paper('1', { asset_id: 'cetip:A1', document: PETROBRAS }),
        paper('2', { asset_id: 'cetip:A1', document: PETROBRAS }),
        paper('3', { asset_id: 'cetip:B1', document: '***123456**' }),
      ]),
    ).toEqual({ 'cetip:A1': '33000167 issuer filed', 'cetip:B1': 'person' })
  })

  it('names a vehicle where the paper securitises receivables, by any of its names', async () => {
    const types = ['CRA', 'CCI', 'Certificado de recebíveis imobiliários']
    const found = await judge(types.map((type, at) => paper(String(at), { document: VALE, type })))

    expect(Object.values(found)).toEqual(types.map(() => '33592510 vehicle filed'))
  })

  it('is nothing for papers abroad, for bonds and funds as for shares', async () => {
    const kinds = ['foreign_bond', 'offshore_fund', 'foreign_share', 'crypto']
    const found = await judge(
      kinds.map((asset_kind, at) => ({ id: String(at), asset_id: `x:${String(at)}`, asset_kind, document: VALE })),
    )

    expect(Object.values(found)).toEqual(kinds.map(() => 'foreign'))
  })

  it('is the basis, and everything else is derived; an asset of two kinds has the first of them', async () => {
    const leaves = await listMadeUpLeaves([
      share('1', 'PETR3', { document: PETROBRAS }),
      share('2', 'PETR11', { asset_kind: 'unit' }),
      share('3', 'PETR11', { asset_kind: 'receipt' }),
      { id: '4', asset_id: 'selic:210100:2030-03-01', asset_kind: 'government_bond' },
      share('5', 'ABEV3'),
    ])

    const shown = leaves.map(({ leaf_key, basis, asset_kind }) => [leaf_key, basis, asset_kind])
    expect(shown.sort()).toEqual([
      ['b3:ABEV3', null, 'listed_share'],
      ['b3:PETR11', 'derived', 'receipt'],
      ['b3:PETR3', 'filed', 'listed_share'],
      ['selic:210100:2030-03-01', 'filed', 'government_bond'],
    ])
  })
})

describe('the links of assets', () => {
  const [from, to] = ['b3:AAAA3', 'b3:ZZZZ3']
  const [filed, asked] = [share('1', 'ZZZZ3', { document: PETROBRAS }), share('2', 'AAAA3')]
  const LINKED = '33000167 issuer letters'

  const days = [
    ['2025-10-31', '2026-12-31', LINKED],
    ['2020-01-01', '2025-10-01', LINKED],
    ['2025-11-01', '2026-12-31', 'not_filed'],
    ['2020-01-01', '2025-09-30', 'not_filed'],
  ] as const

  it.each(days)('from %s to %s count if a day of October is among them: %s', async (since, until, found) => {
    expect(await judge([filed, asked], [{ from, to, since, until }])).toMatchObject({ [from]: found })
  })

  it.each(days)('that lead on from %s to %s count in the same way: %s', async (since, until, found) => {
    const links = [
      { from, to: 'b3:MMMM3' },
      { from: 'b3:MMMM3', to, since, until },
    ]
    expect(await judge([filed, asked], links)).toMatchObject({ [from]: found })
  })

  it('are followed ten times', async () => {
    const name = (at: number) => `b3:${'ABCDEFGHIJKL'.charAt(at).repeat(4)}3`
    const chain = (length: number) =>
      judge(
        [asked, share('1', name(length).slice(3), { document: PETROBRAS })],
        Array.from({ length }, (_link, at) => ({ from: name(at), to: name(at + 1) })),
      )

    expect(await chain(10)).toMatchObject({ [from]: LINKED })
    expect(await chain(11)).toMatchObject({ [from]: 'not_filed' })
  })
})
