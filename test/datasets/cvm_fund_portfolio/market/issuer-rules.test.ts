import { describe, expect, it } from 'vitest'
import { BANK, FUND, judgeLeaves as judge, type MadeUpLine, PETROBRAS, VALE } from './made-up-issuers.ts'

const share = (id: string, ticker: string, more: Partial<MadeUpLine> = {}): MadeUpLine => ({
  id,
  asset_id: `b3:${ticker}`,
  asset_kind: 'listed_share',
  ...more,
})
const paper = (id: string, more: Partial<MadeUpLine> = {}): MadeUpLine => ({ id, asset_kind: 'private_paper', ...more })

describe('the issuer of a line', () => {
  it('is the root of the number that it files, with right check digits, and neither a person nor the class itself', async () => {
    const found = await judge([
      paper('1', { document: PETROBRAS }),
      paper('2', { document: '33000167000102' }),
      paper('3', { document: '00000000000000' }),
      paper('4', { document: FUND }),
      paper('5', { document: PETROBRAS, person: 'PF' }),
      paper('6', { document: BANK, person: 'PJ' }),
      paper('7', { document: PETROBRAS, name: '*** A Definir ***' }),
      // A number that the files gave to others: its check digits are wrong.
      paper('8', { document: '00000000000208' }),
      { id: '9', asset_kind: 'unit', document: BANK },
      { id: '10', asset_kind: 'receipt', document: VALE },
    ])

    expect(found).toEqual({
      'line 2025-10 11111111000191 1': '33000167 issuer filed',
      'line 2025-10 11111111000191 2': 'not_filed',
      'line 2025-10 11111111000191 3': 'not_filed',
      'line 2025-10 11111111000191 4': 'not_filed',
      'line 2025-10 11111111000191 5': 'person',
      'line 2025-10 11111111000191 6': '00000000 issuer filed',
      'line 2025-10 11111111000191 7': 'not_filed',
      'line 2025-10 11111111000191 8': 'not_filed',
      'line 2025-10 11111111000191 9': '00000000 issuer filed',
      'line 2025-10 11111111000191 10': '33592510 issuer filed',
    })
  })

  it('is none for quotas, papers abroad, receipts of foreign shares and what names nothing', async () => {
    const of = (id: string, asset_kind: string): MadeUpLine => ({
      id,
      asset_id: `x:${id}`,
      asset_kind,
      document: PETROBRAS,
    })

    expect(
      await judge([
        of('1', 'fund_quota'),
        of('2', 'foreign_share'),
        of('3', 'bdr'),
        of('4', 'other'),
        of('5', 'crypto'),
        { id: '6', asset_id: 'selic:210100:2030-03-01', asset_kind: 'government_bond' },
      ]),
    ).toEqual({
      'x:1': 'fund',
      'x:2': 'foreign',
      'x:3': 'depositary',
      'x:4': 'other',
      'x:5': 'foreign',
      'selic:210100:2030-03-01': 'treasury issuer treasury',
    })
  })

  it('leaves out what does not count: confidential totals, derivatives and cash', async () => {
    expect(
      await judge([
        share('1', 'PETR4', { confidential: true, position: null }),
        share('2', 'PETR3', { position: 'option', asset_kind: 'option' }),
        { id: '3', asset_kind: 'cash', position: null },
      ]),
    ).toEqual({})
  })

  it('follows the letters of a ticker to the one root that lines of the month file beside them', async () => {
    const found = await judge([
      share('1', 'PETR4'),
      share('2', 'PETR3', { document: PETROBRAS }),
      share('3', 'VALE3', { document: VALE }),
      share('4', 'VALE5', { document: BANK }),
      share('5', 'VALE6'),
      share('6', 'ABEV3'),
      // Only shares are named by the letters of a ticker.
      paper('7', { asset_id: 'b3:PETR11' }),
    ])

    expect(found).toEqual({
      'b3:PETR4': '33000167 issuer letters',
      'b3:PETR3': '33000167 issuer filed',
      'b3:VALE3': '33592510 issuer filed',
      'b3:VALE5': '00000000 issuer filed',
      'b3:VALE6': 'ambiguous',
      'b3:ABEV3': 'not_filed',
      'b3:PETR11': 'not_filed',
    })
  })

  it('names letters, or other lines of the asset, as the source where a line files no issuer', async () => {
    const found = await judge([
      share('1', 'PETR4'),
      share('2', 'PETR4', { document: PETROBRAS }),
      paper('3', { asset_id: 'isin:BRVALEDBS001', document: VALE }),
      paper('4', { asset_id: 'isin:BRVALEDBS001' }),
      paper('5', { asset_id: 'cetip:X', document: VALE }),
      paper('6', { asset_id: 'cetip:X', document: BANK }),
    ])

    expect(found).toEqual({
      'b3:PETR4': '33000167 issuer letters',
      'isin:BRVALEDBS001': '33592510 issuer asset',
      'cetip:X': 'ambiguous',
    })
  })

  it('takes letters of the months within 24 where all of them agree, and of none beyond', async () => {
    const filed = (id: string, ticker: string, month: string, document: string) =>
      share(id, ticker, { month, document })

    const found = await judge([
      share('1', 'PETR4'),
      share('2', 'VALE3'),
      share('3', 'BBAS3'),
      share('4', 'ITUB4'),
      share('5', 'CSAN3'),
      filed('6', 'PETR3', '2023-10', PETROBRAS),
      filed('7', 'PETR3', '2027-10', PETROBRAS),
      filed('8', 'VALE3', '2025-09', VALE),
      filed('9', 'VALE3', '2025-01', BANK),
      filed('10', 'BBAS3', '2023-09', BANK),
      filed('11', 'ITUB3', '2026-02', BANK),
      // No other month is asked, because the month itself has two roots.
      share('12', 'CSAN4', { document: VALE }),
      share('13', 'CSAN6', { document: BANK }),
      filed('14', 'CSAN3', '2025-09', VALE),
    ])

    expect(found).toMatchObject({
      'b3:PETR4': '33000167 issuer letters_near',
      'b3:VALE3': 'ambiguous',
      'b3:BBAS3': 'not_filed',
      'b3:ITUB4': '00000000 issuer letters_near',
      'b3:CSAN3': 'ambiguous',
    })
  })

  it('reads debentures by the letters of their ISIN or code, and by neither where these are of two companies', async () => {
    const type = 'Debênture simples'
    const found = await judge([
      share('1', 'PETR4', { document: PETROBRAS }),
      share('2', 'VALE3', { document: VALE }),
      paper('3', { type, asset_id: 'cetip:PETR26' }),
      paper('4', { type, asset_id: 'cetip:ABCD11', isin: 'BRVALEDBS001' }),
      paper('5', { type, asset_id: 'cetip:PETR16', isin: 'BRVALEDBS001' }),
      paper('6', { type, asset_id: 'isin:BRPETRDBS004' }),
      paper('7', { type: 'CRA', asset_id: 'cetip:PETR36' }),
      paper('8', { type, asset_id: 'cetip:EFGH11' }),
    ])

    expect(found).toMatchObject({
      'cetip:PETR26': '33000167 issuer letters',
      'cetip:ABCD11': '33592510 issuer letters',
      'cetip:PETR16': 'ambiguous',
      'isin:BRPETRDBS004': '33000167 issuer letters',
      'cetip:PETR36': 'not_filed',
      'cetip:EFGH11': 'not_filed',
    })
  })

  it('is what lines of a debenture file, whatever its letters name, and none where its codes differ and no line files it', async () => {
    const type = 'Debênture simples'
    const shares = [share('1', 'PETR4', { document: PETROBRAS }), share('2', 'VALE3', { document: VALE })]
    const found = await judge(
      [
        ...shares,
        ...[PETROBRAS, VALE].flatMap((document, at) => {
          const [own, other] = at === 0 ? ['PETR', 'VALE'] : ['VALE', 'PETR']
          const asset_id = `cetip:${other}16`
          return [
            paper(`${own} filed`, { type, asset_id, isin: `BR${own}DBS001`, document }),
            paper(`${own} not filed`, { type, asset_id }),
          ]
        }),
        paper('3', { type, asset_id: 'cetip:PETR26' }),
        paper('4', { type, asset_id: 'cetip:VALE26' }),
        paper('5', { type, asset_id: 'cetip:PETR36', isin: 'BRPETRDBS001', document: PETROBRAS }),
        paper('6', { type, asset_id: 'cetip:PETR36' }),
        paper('7', { type, asset_id: 'cetip:PETR46', isin: 'BRPETRDBS001', document: PETROBRAS }),
        paper('8', { type, asset_id: 'cetip:VALE46' }),
      ],
      [
        { from: 'cetip:PETR26', to: 'cetip:VALE26' },
        { from: 'cetip:PETR46', to: 'cetip:VALE46' },
      ],
    )

    expect(found).toMatchObject({
      'cetip:VALE16': '33000167 issuer asset',
      'cetip:PETR16': '33592510 issuer asset',
      'cetip:PETR26': 'ambiguous',
      'cetip:VALE26': 'ambiguous',
      'cetip:PETR36': '33000167 issuer letters',
      'cetip:VALE46': '33000167 issuer asset',
    })
  })

  it('does not owe what it securitised, whatever it issued besides', async () => {
    const found = await judge([
      paper('1', { document: VALE, type: 'CRA' }),
      paper('2', { document: VALE, type: 'Debênture simples' }),
      paper('3', { document: VALE, description: 'CRI GPK B1/140820' }),
      paper('4', { document: VALE, description: 'CRIACAO LTDA' }),
      paper('5', { document: VALE, type: 'CCB' }),
    ])

    expect(Object.values(found)).toEqual([
      '33592510 vehicle filed',
      '33592510 issuer filed',
      '33592510 vehicle filed',
      '33592510 issuer filed',
      '33592510 issuer filed',
    ])
  })

  it('is one under all names that links of the month give an asset, and none where they lead to a fund', async () => {
    const found = await judge(
      [share('1', 'ABEV3'), share('2', 'AMBV3', { document: BANK }), share('3', 'HGLG11', { asset_kind: 'unit' })],
      [
        { from: 'b3:AMBV3', to: 'b3:ABEV3' },
        { from: 'b3:HGLG11', to: 'fund:11728688000147' },
      ],
    )

    expect(found).toEqual({
      'b3:ABEV3': '00000000 issuer letters',
      'b3:AMBV3': '00000000 issuer letters',
      'b3:HGLG11': 'fund',
      'fund:11728688000147': 'fund',
    })
  })
})
