/**
 * Index funds whose quotas no report names by their ISIN, with the number that their own documents (regulation, financial
 * statements) put beside ticker and ISIN. Looked up on 2026-11-26; the register of CVM has each number under the same fund.
 */
export const LISTED_ETFS: readonly {
  readonly ticker: string
  readonly isin: string
  readonly cnpj: string
}[] = [
  { ticker: 'BOVA11', isin: 'BRBOVACTF003', cnpj: '10406511000161' },
  { ticker: 'BOVB11', isin: 'BRBOVBCTF001', cnpj: '32203211000118' },
  { ticker: 'BOVV11', isin: 'BRBOVVCTF009', cnpj: '21407758000119' },
  { ticker: 'BRAX11', isin: 'BRBRAXCTF002', cnpj: '11455378000104' },
  { ticker: 'DIVO11', isin: 'BRDIVOCTF002', cnpj: '13416245000146' },
  { ticker: 'ECOO11', isin: 'BRECOOCTF008', cnpj: '15562377000101' },
  { ticker: 'FIND11', isin: 'BRFINDCTF007', cnpj: '11961094000181' },
  { ticker: 'GOVE11', isin: 'BRGOVECTF004', cnpj: '11184136000115' },
  { ticker: 'ISUS11', isin: 'BRISUSCTF003', cnpj: '12984444000198' },
  { ticker: 'IVVB11', isin: 'BRIVVBCTF001', cnpj: '19909560000191' },
  { ticker: 'MATB11', isin: 'BRMATBCTF001', cnpj: '13416228000109' },
  { ticker: 'PIBB11', isin: 'BRPIBBCTF005', cnpj: '06323688000127' },
  { ticker: 'SMAC11', isin: 'BRSMACCTF001', cnpj: '34803814000186' },
  { ticker: 'SMAL11', isin: 'BRSMALCTF002', cnpj: '10406600000108' },
  { ticker: 'SPXI11', isin: 'BRSPXICTF003', cnpj: '17036289000100' },
  { ticker: 'XBOV11', isin: 'BRXBOVCTF005', cnpj: '14120533000111' },
]
