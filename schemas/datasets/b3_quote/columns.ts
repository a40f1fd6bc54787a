import { type Column, copied, day, flag, indexPoints, long, price, required, text, whole } from '../../core/column.ts'
import { provenanceColumns } from '../../core/provenance.ts'

const MARKETS = '010 spot, 012 and 013 exercise of calls and puts, 017 auction, 020 odd lot, 021 block, 030 forward, 050 and 060 futures, 070 calls, 080 puts'
const CORRECTIONS = '0 none, 1 USD, 2 TJLP, 3 TR, 4 IPCR, 5 swap, 6 index points, 7 protected USD, 8 protected IGP-M, 9 URV'

const AS_FILED = 'in `currency` per `quotation_factor` units, unadjusted'

/** Writes the first and last position of a field in a record, as in the layout of the exchange. */
const at = (from: number, to: number) => ({ at: [from, to] as const })
const cents = (from: number, to: number) => ({ ...at(from, to), decimals: 2 })

// Only the term in days may be blank, on the spot market: in four real files all other figures have only digits.
export const quoteColumns = {
  date: required(day(copied('DATPRE', { ...at(3, 10), kind: 'bare_day' }), 'Day of the session.')),
  ticker: required(text(copied('CODNEG', at(13, 24)), 'Trading code; a suffix marks odd lots (F), forwards (T), exercises (E), blocks (Q) and the counter (B).')),
  term_days: whole(copied('PRAZOT', { ...at(50, 52), mayBeBlank: true }), 'Days that a forward runs. Null if the field is blank, as on the spot market; 0 if it is 000, as for options.'),
  market: required(text(copied('TPMERC', at(25, 27)), `Market code: ${MARKETS}.`)),
  bdi_code: required(text(copied('CODBDI', at(11, 12)), 'Code of the section of the daily bulletin, such as 02 for round lots; the code of a ticker changes over time.')),
  name: text(copied('NOMRES', at(28, 39)), 'Short name of the issuer.'),
  specification: text(copied('ESPECI', at(40, 49)), 'Class, rights and segment of the security, such as ON EDJ NM, spaced as filed.'),
  currency: text(copied('MODREF', at(53, 56)), 'Currency as filed, such as R$ or, in the past, CR$.'),
  open: price(copied('PREABE', cents(57, 69)), `First price of the session, ${AS_FILED}.`),
  high: price(copied('PREMAX', cents(70, 82)), `Highest price, ${AS_FILED}.`),
  low: price(copied('PREMIN', cents(83, 95)), `Lowest price, ${AS_FILED}.`),
  average: price(copied('PREMED', cents(96, 108)), `Average price, ${AS_FILED}; a few lie outside of low and high, as filed.`),
  close: price(copied('PREULT', cents(109, 121)), `Last price, ${AS_FILED}.`),
  bid: price(copied('PREOFC', cents(122, 134)), `Best bid at the end, ${AS_FILED}; 0 where there was none.`),
  ask: price(copied('PREOFV', cents(135, 147)), `Best ask at the end, ${AS_FILED}; 0 where there was none.`),
  trades: whole(copied('TOTNEG', at(148, 152)), 'Number of trades; the field cannot hold more than 99,999.'),
  quantity: long(copied('QUATOT', at(153, 170)), 'Number of securities traded.'),
  volume: price(copied('VOLTOT', cents(171, 188)), 'Value traded, in `currency`.'),
  strike: price(copied('PREEXE', cents(189, 201)), 'Price at which an option is exercised, or the agreed price of a forward; 0 where there is none.'),
  strike_points: indexPoints(copied('PTOEXE', { ...at(218, 230), kind: 'decimal6', decimals: 6 }), 'The strike in points of an index or a currency.'),
  strike_correction: whole(copied('INDOPC', at(202, 202)), `Index or currency that corrects the strike: ${CORRECTIONS}.`),
  expiry: day('DATVEN', 'Day on which an option or forward ends; null where it says 99991231.'),
  quotation_factor: whole(copied('FATCOT', at(211, 217)), 'Number of units that a price is for: 1 or 1,000.'),
  isin: text(copied('CODISI', at(231, 242)), 'ISIN of the security; an internal code before 1995-05-15.'),
  distribution_number: whole(copied('DISMES', at(243, 245)), 'Counter of the corporate events of the security; each event raises it.'),
  ...provenanceColumns('the zip', { file: 'File inside the zip that the row was read from.' }),
} satisfies Record<string, Column>

export const spotTickerColumns = {
  ticker: required(text('CODNEG', 'Trading code.')),
  isin: required(text('CODISI', 'ISIN of the security; an internal code before 1995-05-15.')),
  first_day: required(day('DATPRE', 'First session of the month with both.')),
  last_day: required(day('DATPRE', 'Last session of the month with both.')),
  name: text('NOMRES', 'Short name of the issuer on the last of them.'),
} satisfies Record<string, Column>

export const tickerColumns = {
  ticker: required(text('CODNEG', 'Trading code.')),
  competence_month: required(text('DATPRE', 'Month with quotes of the ticker, YYYY-MM.')),
  quotes: required(whole('derived', 'Number of quotes of the ticker in the month.')),
} satisfies Record<string, Column>

export const distributionColumns = {
  isin: required(text('CODISI', 'ISIN of the security.')),
  number: required(whole('DISMES', 'Number of its distribution: each event of the security raises it.')),
  number_before: whole('derived', 'The number before in these quotes; null of the first that they have.'),
  first_day: required(day('DATPRE', 'First session with the number.')),
  last_day_before: day('DATPRE', 'Last session with the number before.'),
  last_day: required(day('DATPRE', 'Last session with the number.')),
  is_certain: flag('derived', 'True where the number rose by one and no weekday is between the two sessions: the event went ex on that day. Else it is not known when, or how many events there were; null of the first number.'),
  marks: text('ESPECI', 'Rights that the quotes of that session are marked with, separated by semicolons: ED dividend, EJ interest, ES subscription, EB bonus, ER income of funds, and their joints such as EDJ; null where there is none.'),
} satisfies Record<string, Column>
