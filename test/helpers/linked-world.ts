import { classLine, fundLine, holding, nav, structured, wholeMonth } from '../server/helpers/lines.ts'
import { cnpj, makeMirror, type Line } from '../server/helpers/mirror.ts'
import { masked } from './portal.ts'
import { quoteFile, type QuoteRecord, quotesMirror } from './quotes.ts'

/** Two funds that hold the same assets under other names, two that hold a fund by ticker and by CNPJ, and one by ISIN. */
export const [A, B, C, D, E] = [cnpj(1), cnpj(2), cnpj(3), cnpj(4), cnpj(5)]
/** A fund and its only class: `FUND` files itself in November. */
export const [FUND, CLASS] = [cnpj(11), cnpj(12)]
/** A fund with the ticker XPLG11, filed with the fund's number, and its only class. */
export const [TICKERS_FUND, TICKERS_CLASS] = [cnpj(13), cnpj(14)]

const on = (DATPRE: string, records: readonly QuoteRecord[]) => quoteFile(records.map((each) => ({ DATPRE, ...each })))
const AMBEV = { CODISI: 'BRABEVACNOR1', NOMRES: 'AMBEV S/A' }
const ITAU = { CODNEG: 'ITUB4', CODISI: 'BRITUBACNPR1', NOMRES: 'ITAUUNIBANCO' }
const XP_LOG = { CODNEG: 'XPLG11', CODISI: 'BRXPLGCTF002', NOMRES: 'FII XP LOG' }

/** Real ISINs; that AMBV3 became ABEV3 within this October is made up. */
const QUOTES = {
  D01102025: on('20251001', [{}, ITAU, { CODNEG: 'AMBV3', ...AMBEV }, XP_LOG]),
  D31102025: on('20251031', [{}, ITAU, { CODNEG: 'ABEV3', ...AMBEV }, XP_LOG]),
}

const share = (filer: string, value: string, quantity: string, codes: Line) =>
  holding(filer, 'Ações', value, { QT_POS_FINAL: quantity, ...codes })
const bond = (filer: string, value: string, quantity: string, codes: Line) =>
  holding(filer, 'Títulos Públicos', value, {
    CD_ISIN: 'BRSTNCNTF1P8',
    DT_VENC: '2027-01-01',
    QT_POS_FINAL: quantity,
    ...codes,
  })
const quotas = (filer: string, of: string, value: string) =>
  holding(filer, 'Cotas de Fundos', value, { CNPJ_FUNDO_CLASSE_COTA: masked(of), QT_POS_FINAL: '15' })
const inStructured = (filer: string, value: string, label: string, more: Line): Line => ({
  ...structured(filer, value, '1000.00', label),
  ...more,
})

/** Quotes, the register, and portfolios of October, and of November, for which there are no quotes. */
export async function linkedWorld(): Promise<string> {
  const folder = await quotesMirror(QUOTES)
  const navs = [A, B, E].map((filer) => nav(filer, '1000.00'))
  return makeMirror(
    {
      months: {
        '2025-10': {
          ...wholeMonth({
            PL: navs,
            BLC_1: [bond(A, '300.00', '3', { CD_SELIC: '950199' }), bond(B, '200.00', '2', {})],
            BLC_2: [quotas(A, FUND, '150.00'), quotas(B, CLASS, '150.00')],
            BLC_4: [
              share(A, '100.00', '10', { CD_ATIVO: 'PETR4' }),
              share(B, '100.00', '10', { CD_ISIN: 'BRPETRACNPR6' }),
              share(A, '200.00', '20', { CD_ATIVO: 'AMBV3' }),
              share(B, '200.00', '20', { CD_ATIVO: 'ABEV3' }),
              share(E, '100.00', '5', { CD_ISIN: 'BRITUBACNPR1' }),
            ],
          }),
          FIE: [
            inStructured(C, '120.00', 'Ações', {
              CD_ATIVO: 'XPLG11',
              QT_POS_FINAL: '12',
              EMISSOR: 'XP LOG',
              PF_PJ_EMISSOR: 'PJ',
              CPF_CNPJ_EMISSOR: TICKERS_FUND,
            }),
            inStructured(C, '50.00', 'Ações', { DS_ATIVO: 'Ações - ITUB4', QT_POS_FINAL: '5' }),
            inStructured(D, '80.00', 'Cotas de Fundos', {
              QT_POS_FINAL: '8',
              EMISSOR: 'XP LOG FII',
              PF_PJ_EMISSOR: 'PJ',
              CPF_CNPJ_EMISSOR: TICKERS_CLASS,
            }),
          ],
        },
        '2025-11': wholeMonth({
          PL: [...navs.slice(0, 2), nav(FUND, '1000.00')],
          BLC_2: [quotas(A, FUND, '150.00'), quotas(B, CLASS, '150.00')],
          BLC_4: [
            share(A, '100.00', '10', { CD_ATIVO: 'PETR4' }),
            share(B, '100.00', '10', { CD_ISIN: 'BRPETRACNPR6' }),
            share(FUND, '1000.00', '100', { CD_ATIVO: 'PETR4' }),
            share(E, '40.00', '4', { CD_ATIVO: 'AMBV3' }),
          ],
        }),
      },
      funds: [fundLine('F1', FUND), fundLine('F2', TICKERS_FUND)],
      classes: [classLine('F1', CLASS), classLine('F2', TICKERS_CLASS)],
    },
    folder,
  )
}
