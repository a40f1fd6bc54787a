/**
 * Index funds whose ISIN is in no report. The audited financial statements of each fund (KPMG, read on 2026-11-26) have
 * its number next to its name: BOVA11 of 31 March 2020, IVVB11 of 31 March 2019.
 */
export const LISTED_ETFS: readonly {
  readonly ticker: string
  readonly isin: string
  readonly cnpj: string
}[] = [
  { ticker: 'BOVA11', isin: 'BRBOVACTF003', cnpj: '10406511000161' },
  { ticker: 'IVVB11', isin: 'BRIVVBCTF001', cnpj: '19909560000191' },
]
