import { z } from 'zod'
import type { Html } from '../../kit/jsx-runtime.ts'
import type { Quote } from '../answers.gen.ts'
import { readParameter, toDecimal, writeFigure } from '../answers.ts'
import { renderChart } from '../charts/chart.tsx'
import { drawRowLine } from '../charts/row-line.ts'
import type { ExplorerPage, PageView } from '../page.ts'
import { writeSourceLine } from '../source-line.tsx'
import { sayChange } from '../text/change-words.ts'
import type { Text } from '../../../../schemas/core/language.ts'

const TITLE: Text = { en: 'Quotes', pt: 'Cotações' }
const SENTENCE: Text = {
  en: 'Last price of each session, with a band from the lowest to the highest. Prices are as filed: not adjusted for any event.',
  pt: 'Preço de fechamento de cada pregão, com faixa da mínima à máxima. Preços como publicados, sem ajuste por proventos ou desdobramentos.',
}
const CLOSE: Text = { en: 'Close', pt: 'Fechamento' }
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
const NEWEST: Text = { en: 'Newest session', pt: 'Pregão mais recente' }
const TERMS: Text = {
  en: 'This code has several terms a session; the first is drawn, and the table has all.',
  pt: 'Este código tem vários prazos por pregão: o gráfico mostra o primeiro, e a tabela, todos.',
}
const FUND: Text = { en: 'The fund whose quotas these are', pt: 'O fundo destas cotas' }
const HELD: Text = { en: 'Which funds hold it', pt: 'Fundos que têm o ativo' }

/** Newest sessions that the page reads: about a year. */
const MOST_SESSIONS = '260'
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

export const quotePage: ExplorerPage = {
  path: '/quote/{ticker}',
  datasets: ['b3_quote'],
  input: z.strictObject({ ticker: z.string().max(40) }),
  async render(view) {
    const { ask, say, figures, link, parameters } = view
    const ticker = readParameter(parameters, 'ticker').toUpperCase()
    const asked = { ticker, sort_by: 'date', sort_order: 'desc', page_size: MOST_SESSIONS, provenance: 'true' }
    const quotes = [...(await ask('exchange_quotes', asked)).data].reverse()
    const fund = await findFund(view, ticker)
    const newest = quotes.at(-1)
    const name =
      newest === undefined ? '' : [newest.name, newest.specification.replaceAll(/\s+/g, ' ')].join(' ').trim()
    const facts: (readonly [string, string])[] =
      newest === undefined
        ? []
        : [
            [say(NEWEST), figures.day(newest.date)],
            [say(CLOSE), figures.number(toDecimal(newest.close) ?? '')],
            ['ISIN', newest.isin],
          ]
    const body = (
      <>
        <h1>{ticker}</h1>
        {name !== '' && <p class="lead">{name}</p>}
        <dl class="facts">
          {facts
            .filter(([, fact]) => fact !== '')
            .map(([label, fact]) => (
              <div>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
        </dl>
        {renderQuotes(view, ticker, quotes)}
        <p class="more">
          {fund !== null && <a href={link(`/fund/${fund}`)}>{say(FUND)}&nbsp;›</a>}{' '}
          <a href={link('/search', { q: ticker })}>{say(HELD)}&nbsp;›</a>
        </p>
      </>
    )
    const named = name === '' ? ticker : `${ticker}, ${name}`
    const description: Text = {
      en: `Quotes of ${named}: the prices and the volume of each session as B3 published them, not adjusted for any event.`,
      pt: `Cotações de ${named}: preços e volume de cada pregão, como publicados pela B3, sem ajuste por proventos ou desdobramentos.`,
    }
    return { title: ticker, description: say(description), body }
  },
}

/** Finds the number of the fund that a ticker names; null where there is none, or no page of it. */
async function findFund({ ask, pages }: PageView, ticker: string): Promise<string | null> {
  if (!pages.has('/fund/{cnpj}')) return null
  const [found] = (await ask('search', { q: ticker, kind: 'fund', limit: '1' })).data
  return found?.match === 'code' ? found.id : null
}

function renderQuotes(view: PageView, ticker: string, quotes: readonly Quote[]): Html {
  const { say, figures } = view
  const term = toDecimal(quotes[0]?.term_days)
  const drawn = quotes.filter((quote) => toDecimal(quote.term_days) === term)
  const raised = findRaised(drawn)
  const newest = quotes.at(-1)
  return renderChart(view, {
    id: 'quotes',
    title: say(TITLE),
    finding: findClose(view, ticker, drawn, raised.size > 0),
    sentence: (
      <>
        {say(SENTENCE)}
        {drawn.length < quotes.length && <> {say(TERMS)}</>}
        {quotes.length >= Number(MOST_SESSIONS) && <> {say(CUT)}</>}
      </>
    ),
    picture: drawRowLine(figures, drawn, {
      label: say(CLOSE),
      period: ({ date }) => date,
      value: ({ close }) => close,
      band: ({ low, high }) => [low, high],
      longestGap: LONGEST_GAP,
      writePeriod: figures.day,
      unit: 'R$',
      mark: (quote) => sayMark(view, quote, raised.get(quote)),
    }),
    table: {
      heads: [DAY, EVENT, LINE, LOW, HIGH, CLOSE, VOLUME].map(say),
      rows: [...quotes].reverse().map((quote) => {
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
          writeFigure(figures, quote.low),
          writeFigure(figures, quote.high),
          writeFigure(figures, quote.close),
          writeFigure(figures, quote.volume),
        ]
      }),
      figures: 4,
      atFirst: 60,
    },
    data: {
      columns: COLUMNS,
      rows: quotes.map((quote) => COLUMNS.map((name) => quote[name] ?? null)),
      ...(quotes.length >= Number(MOST_SESSIONS) && { part: `newest-${MOST_SESSIONS}` }),
    },
    request: `/v1/exchange/quotes?ticker=${encodeURIComponent(ticker)}`,
    source: { publisher: 'B3', place: newest === undefined ? 'COTAHIST' : writeSourceLine(view, newest) },
  })
}

/** Says the newest close, and how far it is from the first one where no event lies between that changes a price. */
function findClose(view: PageView, ticker: string, quotes: readonly Quote[], hasEvent: boolean): string | null {
  const { say, figures } = view
  const [first, newest] = [quotes[0], quotes.at(-1)]
  const [then, now] = [toDecimal(first?.close), toDecimal(newest?.close)]
  if (first === undefined || newest === undefined || then === null || now === null) return null
  const change = hasEvent || first === newest ? '' : sayChange(view, { now, then, when: figures.day(first.date) })
  return `${ticker} ${say(CLOSED_AT)} R$ ${figures.number(now)} ${say(ON)} ${figures.day(newest.date)}${change}`
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

function sayMark(view: PageView, { date }: Quote, raised: Raised | undefined): string | null {
  return raised === undefined ? null : `${view.figures.day(date)}: ${sayRaised(view, raised)}`
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
