import { z } from 'zod'
import { COVERAGE_HEADER, dailyCoverage, monthlyCoverage, requireCoverage } from '../../../api/coverage.ts'
import { defineEndpoint, type Snapshot } from '../../../api/endpoint.ts'
import { dayRange, inOrder, outOfOrder, parameter } from '../../../api/input.ts'
import type { Month } from '../../../core/month.ts'
import { allColumnFields, listOutput } from '../../../api/output.ts'
import { costOverMonths, countOverMonths, monthsBetween, pageOverMonths } from '../../../api/over-months.ts'
import { listAnswer, pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { unknownCode } from '../../../api/request-errors.ts'
import { nameValues, valueListInput } from '../../../api/value-list.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import {
  adjustedFields,
  ADJUSTMENT_SCOPE,
  adjustmentInput,
  adjustQuotes,
} from '../../../exchange/api/adjusted-quotes.ts'
import { exchangeMessages } from '../../../exchange/api/exchange-messages.ts'
import { quoteColumns } from '../columns.ts'
import { SESSIONS_HEADER, sessionsHeader } from './session-completeness.ts'
import { issueText } from '../../../api/issue-message.ts'
import type { Text } from '../../../core/language.ts'
import { quoteMessages } from './quote-messages.ts'

const DATASET = 'b3_quote'
const QUOTES: Text = { en: 'quotes', pt: 'cotações' }
const ROWS = new URL('quotes.sql', import.meta.url)
const TICKERS = 'b3_quote_ticker'
const TICKER_MONTHS = new URL('ticker_months.sql', import.meta.url)
const COUNT = new URL('quotes_count.sql', import.meta.url)
const NEWEST = new URL('newest_quote.sql', import.meta.url)
const NEAREST_TICKERS = new URL('nearest_tickers.sql', import.meta.url)

const quote = z
  .strictObject({
    ...allColumnFields(quoteColumns, { without: ['source_member', 'source_line'] }),
    ...adjustedFields,
    source: sourceOutput.optional(),
  })
  .meta({ id: 'Quote', description: 'What was traded of a security in a session.' })

const tickerInput = parameter(
  z
    .string()
    .regex(/^[0-9A-Za-z]{1,12}$/, { error: issueText(exchangeMessages.tickerForm) })
    .transform((ticker) => ticker.toUpperCase()),
  'Trading code, whole, in any case; only for a single day it may be left out, and then all are answered.',
  { type: 'string', pattern: '^[0-9A-Za-z]{1,12}$', examples: ['PETR4'] },
)

export const quotes = defineEndpoint({
  id: 'exchange_quotes',
  path: '/v1/exchange/quotes',
  summary: 'Quotes of a ticker, session by session, or of all tickers of a session',
  description:
    'Oldest first, then by ticker and term. Sorted by `date`, a page is found in a few months; by another column all months in the range are read. If that takes too long, the answer is 503: request a shorter range. Prices are as filed, for `quotation_factor` units and not adjusted for any event. A ticker that was traded, but not in the range, has no rows; a ticker that is unknown in this snapshot is a 404 with the nearest ones. Without `ticker`, `from` and `to` name the same day. With `adjustment` each row also has prices adjusted for the events behind it, up to the newest quote of its security, as exact products rounded once. The number of the distribution in the quotes shows that events went ex: where one is not among the events that are known, the adjusted values are null and `coverage` says so.',
  dataset: DATASET,
  extraScopes: [ADJUSTMENT_SCOPE],
  input: z
    .strictObject({
      ticker: valueListInput(tickerInput).optional(),
      ...dayRange,
      adjustment: adjustmentInput.optional(),
      ...provenanceInput,
      ...sortInput(sortableColumns(quote), { by: 'date', key: ['date', 'ticker', 'term_days'] }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder)
    .refine(({ ticker, from, to }) => ticker !== undefined || (from !== undefined && from === to), {
      error: issueText(quoteMessages.tickerOrDay),
      path: ['ticker'],
    }),
  output: listOutput(quote),
  rows: ['data'],
  addedColumns: { parameter: 'adjustment', columns: Object.keys(adjustedFields) },
  headers: { ...COVERAGE_HEADER, ...SESSIONS_HEADER },
  cost: costOverMonths('date'),
  examples: [
    { ticker: 'PETR4', from: '20241101', to: '2024-11-30' },
    { from: '20241108', to: '20241108', page_size: '5' },
    { ticker: 'PETR4', adjustment: 'total' },
  ],
  async answer(
    snapshot,
    {
      ticker: tickers = null,
      from = null,
      to = null,
      adjustment,
      provenance = false,
      sort_by,
      sort_order,
      ranges,
      ...page
    },
  ) {
    const covered = requireCoverage(QUOTES, monthlyCoverage(snapshot, DATASET), { from, to })
    const bindings = { ...bindTickers(tickers), first_day: from, last_day: to, ranges }
    const list = { rows: ROWS, count: COUNT, bindings, by: 'date' }
    const months = await chooseTickerMonths(snapshot, tickers, monthsBetween(snapshot, DATASET, from, to))
    const rows = await pageOverMonths(snapshot, months, list, page, { sort_by, sort_order })
    // Among several tickers, an unknown one would look like one without trades.
    if (rows.length === 0 || (tickers?.length ?? 0) > 1) {
      for (const ticker of tickers ?? []) await requireTicker(snapshot, ticker)
    }
    if (rows.length === 0) {
      requireCoverage(QUOTES, await dailyCoverage(snapshot, DATASET, NEWEST), { from, to })
    }
    const headers = { ...covered, ...sessionsHeader(snapshot, DATASET, { from, to }) }
    const fileName = ['quotes', ...(tickers === null ? ['all'] : nameValues(tickers)), from, to, adjustment]
      .filter((part) => typeof part === 'string')
      .join('-')
    const sourced = addSource(snapshot, DATASET, provenance, ({ date }) => date)
    const shown = await adjustQuotes(snapshot, rows, adjustment)
    return { ...listAnswer(shown.map(sourced), page, fileName), headers }
  },
})

/** Binds the tickers and their bounds, by which DuckDB skips the row groups of other tickers. */
function bindTickers(tickers: readonly string[] | null) {
  return { tickers, first_ticker: tickers?.[0] ?? '', last_ticker: tickers?.at(-1) ?? '~' }
}

/** Chooses the months with quotes of some tickers; all months if the snapshot is older than the index. */
async function chooseTickerMonths(
  snapshot: Snapshot,
  tickers: readonly string[] | null,
  months: readonly Month[],
): Promise<readonly Month[]> {
  // A single month is queried directly.
  if (tickers === null || months.length < 2 || !snapshot.has(TICKERS)) return months
  const traded = new Set((await snapshot.query(TICKER_MONTHS, { tickers })).map(({ month }) => month))
  return months.filter((month) => traded.has(month))
}

/** Throws a 404 with the nearest tickers if this snapshot has no quote of the ticker. */
export async function requireTicker(snapshot: Snapshot, ticker: string): Promise<void> {
  if (!snapshot.has(TICKERS)) {
    const anyDay = { ...bindTickers([ticker]), first_day: null, last_day: null }
    if ((await countOverMonths(snapshot, snapshot.months(DATASET), COUNT, anyDay)) > 0) return
    throw unknownCode('ticker', ticker, [], quoteMessages.noQuote)
  }
  const near = await snapshot.query(NEAREST_TICKERS, { ticker })
  const names = near.flatMap((row) => (typeof row['ticker'] === 'string' ? row['ticker'] : []))
  if (!names.includes(ticker)) throw unknownCode('ticker', ticker, names, quoteMessages.noQuote)
}
