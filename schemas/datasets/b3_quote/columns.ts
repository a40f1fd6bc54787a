import { type Column, day, indexPoints, long, price, required, text, whole } from '../../core/column.ts'

const MARKETS =
  '010 spot, 012 and 013 exercise of calls and puts, 017 auction, 020 odd lot, 021 block, 030 forward, 050 and 060 futures, 070 calls, 080 puts'
const CORRECTIONS =
  '0 none, 1 USD, 2 TJLP, 3 TR, 4 IPCR, 5 swap, 6 index points, 7 protected USD, 8 protected IGP-M, 9 URV'

/** The unit of prices, repeated in the description of each. */
const AS_FILED = 'in `currency` per `quotation_factor` units, unadjusted'

export const quoteColumns = {
  date: required(day('DATPRE', 'Session.')),
  ticker: required(text('CODNEG', 'Trading code; a suffix marks odd lots (F), forwards (T), exercises (E), blocks (Q) and the counter (B).')),
  term_days: whole('PRAZOT', 'Days that a forward runs; null where the field is blank, as on the spot market, 0 where it says 000, as for options.'),
  market: required(text('TPMERC', `Market code: ${MARKETS}.`)),
  bdi_code: required(text('CODBDI', 'Code of the section of the daily bulletin, such as 02 for round lots; that of a ticker changes over time.')),
  name: text('NOMRES', 'Short name of the issuer.'),
  specification: text('ESPECI', 'Class, rights and segment of the security, such as ON EDJ NM, spaced as filed.'),
  currency: text('MODREF', 'Currency as filed, such as R$ or, in the past, CR$.'),
  open: price('PREABE', `First price of the session, ${AS_FILED}.`),
  high: price('PREMAX', `Highest price, ${AS_FILED}.`),
  low: price('PREMIN', `Lowest price, ${AS_FILED}.`),
  average: price('PREMED', `Average price, ${AS_FILED}; a few lie outside of low and high, as filed.`),
  close: price('PREULT', `Last price, ${AS_FILED}.`),
  bid: price('PREOFC', `Best bid at the end, ${AS_FILED}; 0 where there was none.`),
  ask: price('PREOFV', `Best ask at the end, ${AS_FILED}; 0 where there was none.`),
  trades: whole('TOTNEG', 'Trades; the field ends at 99,999.'),
  quantity: long('QUATOT', 'Securities traded.'),
  volume: price('VOLTOT', 'Value traded, in `currency`.'),
  strike: price('PREEXE', 'Price at which an option is exercised, or the agreed price of a forward; 0 where there is none.'),
  strike_points: indexPoints('PTOEXE', 'The same in points of an index or a currency.'),
  strike_correction: whole('INDOPC', `What the strike is corrected by: ${CORRECTIONS}.`),
  expiry: day('DATVEN', 'Day on which an option or forward ends; null where it says 99991231.'),
  quotation_factor: whole('FATCOT', 'Units that a price is for: 1 or 1,000.'),
  isin: text('CODISI', 'ISIN of the security; an internal code before 1995-05-15.'),
  distribution_number: whole('DISMES', 'Counts the corporate events of the security: it rises at each.'),
  source_member: required(text('the zip', 'File inside the zip that the row was read from.')),
  source_line: required(whole('the zip', 'Line of that file; the header is line 1.')),
} satisfies Record<string, Column> // prettier-ignore

export const spotTickerColumns = {
  ticker: required(text('CODNEG', 'Trading code.')),
  isin: required(text('CODISI', 'ISIN of the security; an internal code before 1995-05-15.')),
  first_day: required(day('DATPRE', 'First session of the month with both.')),
  last_day: required(day('DATPRE', 'Last session of the month with both.')),
  name: text('NOMRES', 'Short name of the issuer on the last of them.'),
} satisfies Record<string, Column>

export const tickerColumns = {
  ticker: required(text('CODNEG', 'Trading code.')),
  competence_month: required(text('DATPRE', 'Month that has quotes of it, YYYY-MM.')),
  quotes: required(whole('derived', 'How many.')),
} satisfies Record<string, Column>
