import type { Lookup } from '../../core/dataset.ts'

/** `filed` in an identifying column, or `derived`: parsed or put together from filed values. */
type Basis = 'filed' | 'derived'
/** Closed vocabulary of `asset_id_rule`; none of these rules uses `link`, which needs more than the month. */
type Word = 'code' | 'text' | 'price' | 'terms' | 'name' | 'link'

interface IdentityRule {
  readonly id: string
  readonly kind: string
  readonly form: string
  readonly basis: Basis
  readonly word: Word
  readonly because: string
}

/**
 * Version of the rules, which grows with each change of a rule: months compiled under another version are compiled
 * again.
 */
export const RULES_VERSION = 4

/**
 * Rules for the asset of a line, of which the first that matches counts. `line_identity.sql` tries them in this order,
 * and `share_by_price.sql` the one that needs other lines.
 */
export const identityRules: readonly IdentityRule[] = [
  {
    id: 'quota_cnpj',
    kind: 'fund_quota',
    form: 'fund:CNPJ[:SUBCLASS]',
    basis: 'filed',
    word: 'code',
    because: 'A class of a fund has one CNPJ; check digits distinguish a CNPJ from a filling such as 99999999999905.',
  },
  {
    id: 'bond_selic_maturity',
    kind: 'government_bond',
    form: 'selic:CODE:MATURITY',
    basis: 'filed',
    word: 'code',
    because: 'A Selic code names a family of bonds, and with the maturity one bond.',
  },
  {
    id: 'bond_isin',
    kind: 'government_bond',
    form: 'isin:ISIN',
    basis: 'filed',
    word: 'code',
    because: 'An ISIN names one bond, but the Selic code that others file is not in the line.',
  },
  {
    id: 'share_ticker',
    kind: 'listed_share, unit, receipt, bdr',
    form: 'b3:TICKER',
    basis: 'filed',
    word: 'code',
    because: 'The ticker is the code that both kinds of files have; of the spot codes of a session all have this form.',
  },
  {
    id: 'share_isin',
    kind: 'listed_share, unit, receipt, bdr',
    form: 'isin:ISIN',
    basis: 'filed',
    word: 'code',
    because: 'A line with an ISIN and no ticker names its share; which ticker that is depends on the day.',
  },
  {
    id: 'share_ticker_in_text',
    kind: 'listed_share, unit, receipt, bdr',
    form: 'b3:TICKER',
    basis: 'derived',
    word: 'text',
    because: 'Some administrators write the ticker in the description; two different ones there would name none.',
  },
  {
    id: 'share_name_and_price',
    kind: 'listed_share, unit',
    form: 'b3:TICKER',
    basis: 'derived',
    word: 'price',
    because:
      'Of the tickers that other lines of the month name, one has the class and exactly the price, and the issuer is its issuer: lines with the CNPJ or the name say so, or the letters of the ticker are in the name. Price and class without the issuer are those of several tickers for 11 of 194 (2024-02).',
  },
  {
    id: 'paper_code',
    kind: 'private_paper',
    form: 'cetip:CODE',
    basis: 'filed',
    word: 'code',
    because:
      'The registration code names one issue; it can look like a ticker, so the application decides. One without a digit is a word: of the codes that the files at hand name, all have one.',
  },
  {
    id: 'paper_code_in_text',
    kind: 'private_paper',
    form: 'cetip:CODE',
    basis: 'derived',
    word: 'text',
    because: 'A registration code of receivables has year, month letter and seven digits, as nothing else in the text.',
  },
  {
    id: 'paper_isin_in_text',
    kind: 'private_paper, other',
    form: 'isin:ISIN',
    basis: 'derived',
    word: 'text',
    because: 'Twelve characters with a right check digit are an ISIN, whatever is around them.',
  },
  {
    id: 'paper_terms',
    kind: 'private_paper',
    form: 'paper:TYPE:CNPJ:MATURITY:INDEXER|PERCENT|SPREAD|RATE',
    basis: 'derived',
    word: 'terms',
    because:
      'Blocks 5 and 6 file no code. With only issuer and maturity, prices differ for 9 % of the papers shared by funds, with all terms for 3 %.',
  },
  {
    id: 'future_code',
    kind: 'future',
    form: 'b3f:CONTRACT:SERIES',
    basis: 'filed',
    word: 'code',
    because: 'Contract and month of expiry name a future.',
  },
  {
    id: 'future_in_text',
    kind: 'future',
    form: 'b3f:CONTRACT:SERIES',
    basis: 'derived',
    word: 'text',
    because: 'A description gives the series, or an expiry day whose month is the series; one without names no future.',
  },
  {
    id: 'option_code',
    kind: 'option',
    form: 'b3o:CODE:EXPIRY',
    basis: 'filed',
    word: 'code',
    because: 'Exchanges use the code of an option again: it names one only together with its expiry.',
  },
  {
    id: 'foreign_isin',
    kind: 'foreign_share, foreign_bond, offshore_fund',
    form: 'isin:ISIN',
    basis: 'filed',
    word: 'code',
    because: 'An ISIN names the asset in any country.',
  },
  {
    id: 'foreign_isin_in_text',
    kind: 'foreign_share, foreign_bond, offshore_fund',
    form: 'isin:ISIN',
    basis: 'derived',
    word: 'text',
    because: 'Some write the ISIN in the name; its check digit makes chance unlikely.',
  },
  {
    id: 'crypto_pair',
    kind: 'crypto',
    form: 'crypto:COIN',
    basis: 'derived',
    word: 'text',
    because: 'A pair such as SOL USD names a coin if code and name agree; the code can be cut.',
  },
  {
    id: 'foreign_ticker',
    kind: 'foreign_share, offshore_fund',
    form: 'x:TICKER:MARKET',
    basis: 'filed',
    word: 'code',
    because: 'A ticker abroad with its market; none filed and US are one.',
  },
  {
    id: 'foreign_name_in_table',
    kind: 'foreign_share, offshore_fund, crypto',
    form: 'x:TICKER:MARKET, crypto:COIN',
    basis: 'derived',
    word: 'name',
    because: 'A few names mean what no price of the month says; each has its source in the table.',
  },
  {
    id: 'foreign_name',
    kind: 'foreign_share, offshore_fund',
    form: 'xn:NAME',
    basis: 'derived',
    word: 'name',
    because:
      'The name without its quantity and form of company is all that these lines have; a bond is not its issuer.',
  },
]

export const identityLookups: readonly Lookup[] = [
  {
    name: 'identity_rule',
    columns: ['id', 'basis', 'word'],
    rows: identityRules.map(({ id, basis, word }) => [id, basis, word]),
  },
]
