import { NEW } from './headers.ts'
import { makeBareCnpj, filed, line, masked, mirror } from './portal.ts'
import { quoteFile, type QuoteRecord, quotesMirror } from './quotes.ts'

/** A fund's ticker that stands next to one CNPJ, and that CNPJ. */
export const TICKERS_FUND = 'BTCI11'
export const FUND_OF_TICKER = makeBareCnpj(21)
/** Classes that hold by ticker, and by ISIN. */
const BY_TICKER = makeBareCnpj(31)
const BY_ISIN = makeBareCnpj(32)

export const ASSETS_BUILT = { from: '2025-09', datasets: ['cvm_fund_portfolio', 'b3_quote'] }

const SHARE = { TP_APLIC: 'Ações', TP_ATIVO: 'Ação ordinária' }
const LENT = { ...SHARE, TP_APLIC: 'Ações e outros TVM cedidos em empréstimo' }
const PETR4 = { CODNEG: 'PETR4', CODISI: 'BRPETRACNPR6' }
const AMBEV = 'BRABEVACNOR1'

const on = (DATPRE: string, records: readonly QuoteRecord[]) => quoteFile(records.map((each) => ({ DATPRE, ...each })))

/** Quotes of two sessions: real ISINs; that AMBV3 became ABEV3 and ITUB4 got another ISIN is made up. */
const QUOTES = {
  D30092025: on('20250930', [
    PETR4,
    { ...PETR4, CODNEG: 'PETR4F', TPMERC: '020' },
    { ...PETR4, CODNEG: 'PETR4T', TPMERC: '030', PRAZOT: '030', DATVEN: '20251030' },
    { ...PETR4, CODNEG: 'PETRA139', TPMERC: '070', DATVEN: '20260116' },
    { CODNEG: 'AMBV3', CODISI: AMBEV, NOMRES: 'AMBEV S/A' },
    { CODNEG: 'ITUB4', CODISI: 'BRITUBACNPR1', NOMRES: 'ITAUUNIBANCO' },
    { CODNEG: 'VALE3', CODISI: 'BRVALEACNOR0', NOMRES: 'VALE' },
    { CODNEG: 'VALE9', CODISI: 'BRVALEACNOR0', NOMRES: 'VALE' },
  ]),
  D31102025: on('20251031', [
    PETR4,
    { CODNEG: 'ABEV3', CODISI: AMBEV, NOMRES: 'AMBEV S/A' },
    { CODNEG: 'ITUB4', CODISI: 'BRBBDCACNPR8', NOMRES: 'ITAUUNIBANCO' },
  ]),
}

const value = (amount: string) => ({ QT_POS_FINAL: '10', VL_MERC_POS_FINAL: amount })
const filer = (cnpj: string, month: string) => ({
  CNPJ_FUNDO_CLASSE: masked(cnpj),
  DENOM_SOCIAL: `FUNDO ${cnpj}`,
  DT_COMPTC: month,
})

/** Three months: the ticker and the ISIN of PETR4 by different classes, bonds, and tickers of funds. */
export async function assetsMirror(): Promise<string> {
  const folder = await quotesMirror(QUOTES)
  const byIsin = (day: string) =>
    line(NEW.BLC_4, {
      ...SHARE,
      ...filer(BY_ISIN, day),
      CD_ATIVO: 'PETROBRAS',
      CD_ISIN: 'BRPETRACNPR6',
      ...value('20.00'),
    })
  const byTicker = (day: string) =>
    line(NEW.BLC_4, {
      ...SHARE,
      ...filer(BY_TICKER, day),
      CD_ATIVO: 'PETR4',
      DS_ATIVO: 'PETROBRAS PN',
      ...value('30.00'),
    })
  const bond = {
    ...filer(BY_ISIN, '2025-09-30'),
    TP_APLIC: 'Títulos Públicos',
    CD_ISIN: 'BRSTNCNTF1P8',
    DT_VENC: '2027-01-01',
  }
  const inFund = (ticker: string, n: number) =>
    line(NEW.FIE, {
      ...LENT,
      ...filer(BY_TICKER, '2025-10-31'),
      CD_ATIVO: ticker,
      EMISSOR: `FDO INV IMOB ${ticker}`,
      PF_PJ_EMISSOR: 'PJ',
      CPF_CNPJ_EMISSOR: makeBareCnpj(n),
      ...value('40.00'),
    })
  const months = {
    '2025-09': filed(
      {
        BLC_1: [
          line(NEW.BLC_1, { ...bond, CD_SELIC: '950199', ...value('5.00') }),
          line(NEW.BLC_1, { ...bond, ...value('6.00') }),
        ],
      },
      { month: '2025-09' },
    ),
    '2025-10': filed({
      BLC_4: [byIsin('2025-10-31'), byTicker('2025-10-31')],
      FIE: [inFund(TICKERS_FUND, 21), inFund('TRXF11', 22), inFund('TRXF11', 23)],
    }),
    '2025-11': filed({ BLC_4: [byIsin('2025-11-30'), byTicker('2025-11-30')] }, { month: '2025-11' }),
  }
  for (const [month, members] of Object.entries(months)) await mirror({ month, members }, folder)
  return folder
}
