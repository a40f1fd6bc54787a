import type { Html, HtmlValue } from '../../kit/jsx-runtime.ts'
import type { AnsweredNumber, Quote } from '../answers.gen.ts'
import { toDecimal, writeFigure } from '../answers.ts'
import { renderChart } from '../charts/chart.tsx'
import { drawRowLine } from '../charts/row-line.ts'
import { trimZeros } from '../../kit/figures.ts'
import type { PageView } from '../page.ts'
import { writeSourceLine } from '../source-line.tsx'
import { sayChange } from '../text/change-words.ts'
import type { Text } from '../../../../schemas/core/language.ts'
import type { Adjustment } from '../../../../schemas/exchange/api/event-factor.ts'
import { readPrices, sayAdjustment } from './quote-adjustment.tsx'

const TITLE: Text = { en: 'Quotes', pt: 'Cotações' }
const SENTENCE: Text = {
  en: 'Last price of each session, with a band from the lowest to the highest. Prices are as filed: not adjusted for any event.',
  pt: 'Preço de fechamento de cada pregão, com faixa da mínima à máxima. Preços como publicados, sem ajuste por proventos ou desdobramentos.',
}
const CLOSED_AT: Text = { en: 'closed at', pt: 'fechou a' }
const ON: Text = { en: 'on', pt: 'em' }
const DAY: Text = { en: 'Session', pt: 'Pregão' }
const LOW: Text = { en: 'Low', pt: 'Mínimo' }
const HIGH: Text = { en: 'High', pt: 'Máximo' }
const VOLUME: Text = { en: 'Volume (R$)', pt: 'Volume (R$)' }
const EVENT: Text = { en: 'Event', pt: 'Evento' }
const RAISED: Text = { en: 'corporate event', pt: 'evento societário' }
const BETWEEN: Text = { en: 'between', pt: 'entre' }
const AND: Text = { en: 'and', pt: 'e' }
const LINE: Text = { en: 'File and line', pt: 'Arquivo e linha' }
const CUT: Text = { en: 'The newest 260 are shown.', pt: 'São mostradas as 260 mais recentes.' }
const TERMS: Text = {
  en: 'This code has several terms a session; the first is drawn, and the table has all.',
  pt: 'Este código tem vários prazos por pregão: o gráfico mostra o primeiro, e a tabela, todos.',
}
export const CLOSE: Text = { en: 'Close', pt: 'Fechamento' }

/** Newest sessions that the page reads: about a year. */
export const MOST_SESSIONS = '260'
/** Longest time between two neighbouring sessions: a weekend with carnival or Easter. */
const LONGEST_GAP = 6 * 86_400_000

const COLUMNS = [
  'date',
  'ticker',
  'term_days',
  'open',
  'high',
  'low',
  'average',
  'close',
  'trades',
  'quantity',
  'volume',
  'distribution_number',
  'isin',
] as const

/** Further columns of the table where prices are adjusted. */
const ADJUSTED_COLUMNS = [
  'adjusted_low',
  'adjusted_high',
  'adjusted_close',
  'adjustment_factor',
  'coverage',
  'coverage_days',
  'adjusted_through',
] as const

/** Renders the prices of a ticker, as filed or adjusted. */
export function renderQuotes(
  view: PageView,
  ticker: string,
  quotes: readonly Quote[],
  adjustment: Adjustment | null,
): Html {
  const { say, figures } = view
  const pricesOf = (quote: Quote) => readPrices(quote, adjustment)
  const columns = adjustment === null ? COLUMNS : [...COLUMNS, ...ADJUSTED_COLUMNS]
  const term = toDecimal(quotes[0]?.term_days)
  const drawn = quotes.filter((quote) => toDecimal(quote.term_days) === term)
  const raised = findRaised(drawn)
  const newest = quotes.at(-1)
  return renderChart(view, {
    id: 'quotes',
    title: say(TITLE),
    finding:
      adjustment === null
        ? findClose(view, ticker, drawn, raised.size > 0)
        : findClose(
            view,
            ticker,
            drawn.filter(({ adjusted_close: close = null }) => close !== null),
            false,
            pricesOf,
          ),
    sentence: (
      <>
        {adjustment === null ? say(SENTENCE) : sayAdjustment(view, drawn, adjustment)}
        {drawn.length < quotes.length && <> {say(TERMS)}</>}
        {quotes.length >= Number(MOST_SESSIONS) && <> {say(CUT)}</>}
      </>
    ),
    picture: drawRowLine(figures, drawn, {
      label: say(CLOSE),
      period: ({ date }) => date,
      value: (quote) => pricesOf(quote).close,
      band: (quote) => [pricesOf(quote).low, pricesOf(quote).high],
      longestGap: LONGEST_GAP,
      writePeriod: figures.day,
      unit: 'R$',
      mark: (quote) => sayRaised(view, raised.get(quote)) || null,
    }),
    table: {
      heads: [DAY, EVENT, LINE, LOW, HIGH, CLOSE, VOLUME].map(say),
      rows: listRows(view, quotes, raised, pricesOf),
      figures: 4,
      atFirst: 60,
    },
    data: {
      columns,
      rows: quotes.map((quote) => columns.map((name) => quote[name] ?? null)),
      ...(quotes.length >= Number(MOST_SESSIONS) && { part: `newest-${MOST_SESSIONS}` }),
    },
    request: `/v1/exchange/quotes?ticker=${encodeURIComponent(ticker)}${adjustment === null ? '' : `&adjustment=${adjustment}`}`,
    source: { publisher: 'B3', place: newest === undefined ? 'COTAHIST' : writeSourceLine(view, newest) },
  })
}

/** Lists the cells of the table, the newest session first. */
function listRows(
  view: PageView,
  quotes: readonly Quote[],
  raised: ReadonlyMap<Quote, Raised>,
  pricesOf: (quote: Quote) => ReturnType<typeof readPrices>,
): HtmlValue[][] {
  const { figures } = view
  return [...quotes].reverse().map((quote) => {
    const [day, event, place] = [
      figures.day(quote.date),
      sayRaised(view, raised.get(quote)),
      writeSourceLine(view, quote),
    ]
    return [
      <>
        {day}
        {[event, place].map((each) => each !== '' && <span class="narrow-only quiet">{each}</span>)}
      </>,
      event,
      place,
      writePrice(figures, pricesOf(quote).low),
      writePrice(figures, pricesOf(quote).high),
      writePrice(figures, pricesOf(quote).close),
      writeFigure(figures, quote.volume),
    ]
  })
}

/** Adjusted prices have eight decimals; four are enough for a reader. */
function writePrice(figures: PageView['figures'], price: AnsweredNumber | null): string {
  const text = toDecimal(price)
  if (text === null) return writeFigure(figures, null)
  const short = trimZeros(text)
  return figures.number(short, /\.\d{5}/.test(short) ? 4 : undefined)
}

/** Says the newest close, and how far it is from the first one where no event lies between that changes a price. */
function findClose(
  view: PageView,
  ticker: string,
  quotes: readonly Quote[],
  hasEvent: boolean,
  pricesOf: (quote: Quote) => Pick<ReturnType<typeof readPrices>, 'close'> = (quote) => quote,
): string | null {
  const { say, figures } = view
  const [first, newest] = [quotes[0], quotes.at(-1)]
  const [then, now] = [first && toDecimal(pricesOf(first).close), newest && toDecimal(pricesOf(newest).close)]
  if (first === undefined || newest === undefined || !then || !now) return null
  const change = hasEvent || first === newest ? '' : sayChange(view, { now, then, when: figures.day(first.date) })
  return `${ticker} ${say(CLOSED_AT)} R$ ${writePrice(figures, pricesOf(newest).close)} ${say(ON)} ${figures.day(newest.date)}${change}`
}

/** Two sessions that follow each other in these data: the counter of corporate events is higher in the later one. */
interface Raised {
  readonly before: string
  readonly after: string
}

/** Says that an event lies between two sessions, and which they are where others between them are missing. */
function sayRaised({ say, figures }: PageView, raised: Raised | undefined): string {
  if (raised === undefined) return ''
  const { before, after } = raised
  if (Date.parse(after) - Date.parse(before) <= LONGEST_GAP) return say(RAISED)
  return `${say(RAISED)} ${say(BETWEEN)} ${figures.day(before)} ${say(AND)} ${figures.day(after)}`
}

/** Finds the sessions in which the counter of corporate events is above that of the session before. */
function findRaised(quotes: readonly Quote[]): ReadonlyMap<Quote, Raised> {
  return new Map(
    quotes.flatMap((quote, at) => {
      const before = quotes[at - 1]
      const [own, last] = [toDecimal(quote.distribution_number), toDecimal(before?.distribution_number)]
      if (before === undefined || own === null || last === null || Number(own) <= Number(last)) return []
      return [[quote, { before: before.date, after: quote.date }] as const]
    }),
  )
}
