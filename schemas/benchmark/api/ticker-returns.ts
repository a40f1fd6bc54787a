import { type ExactNumber, toUnits } from '../../core/exact-number.ts'
import { changePercent } from '../../fund/api/performance.ts'
import type { Snapshot } from '../../api/endpoint.ts'
import { monthOfDay } from '../../core/month.ts'
import type { BenchmarkReturn, ReadBenchmark, ReturnSpan } from './benchmark-return.ts'

const QUOTES = 'b3_quote'
const CLOSES = new URL('closing_prices.sql', import.meta.url)

/** Row of `closing_prices.sql`. */
interface Close {
  readonly date: string
  readonly close: ExactNumber | null
  readonly quotation_factor: number | null
  readonly currency: string | null
  readonly isin: string | null
  readonly distribution_number: number | null
}

export function isTicker(code: string): boolean {
  return /^[0-9A-Z]{1,12}$/.test(code)
}

/** Reads the closing prices of a ticker on the first and last days of some spans. */
export function readClosingPrices(snapshot: Snapshot, ticker: string): ReadBenchmark {
  return async (spans) => {
    const days = [...new Set(spans.flatMap(({ first, last }) => [first, last]))]
    const covered = new Set(snapshot.months(QUOTES))
    const months = [...new Set(days.map(monthOfDay))].filter((month) => covered.has(month))
    const rows = months.length === 0 ? [] : await snapshot.query(CLOSES, { ticker, days }, months)
    const closes = new Map((rows as unknown as Close[]).map((row) => [row.date, row]))
    return (span) => priceReturn(span, closes, covered)
  }
}

function priceReturn(
  { first, last }: ReturnSpan,
  closes: ReadonlyMap<string, Close>,
  covered: ReadonlySet<string>,
): BenchmarkReturn {
  if (![first, last].every((day) => covered.has(monthOfDay(day)))) return { reason: 'month_not_covered' }
  const [before, after] = [closes.get(first), closes.get(last)]
  if (before === undefined || after === undefined) return { reason: 'no_quote' }
  if (!isSamePaper(before, after)) return { reason: 'event_between' }
  const [from, to] = [pricePerUnit(before, after), pricePerUnit(after, before)]
  return from > 0n && to > 0n ? { percent: changePercent(from, to), basis: 'closing_prices' } : { reason: 'no_quote' }
}

/**
 * True if two prices can be compared. Each event raises the number of the distribution, and nothing tells a split,
 * which changes the price without a gain, from other events. A price in another currency or of another security is not
 * a later price of the first.
 */
function isSamePaper(before: Close, after: Close): boolean {
  return (
    before.distribution_number !== null &&
    before.distribution_number === after.distribution_number &&
    before.isin === after.isin &&
    before.currency === after.currency
  )
}

/** Brings a price to a number of units common to both quotes: prices are quoted for 1 or for 1,000. */
function pricePerUnit({ close }: Close, other: Close): bigint {
  return close === null ? 0n : toUnits(close.text, 2) * BigInt(other.quotation_factor ?? 0)
}
