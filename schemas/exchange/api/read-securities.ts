import type { Row, Snapshot } from '../../api/endpoint.ts'
import type { DistributionStep, IsinSpan, SecurityHistory } from './adjusted-security.ts'
import { listCountingEvents } from './stored-event.ts'

const SPANS = new URL('spans.sql', import.meta.url)
const STEPS = new URL('steps.sql', import.meta.url)
const EVENTS = new URL('events_of_isins.sql', import.meta.url)

export const EVENTS_DATASET = 'b3_event'
const SPOT = 'b3_spot_ticker'
const DISTRIBUTIONS = 'b3_distribution'
const CLOSES = 'b3_event_close'

type TickerSpan = IsinSpan & { readonly ticker: string }

/** Reads the quotes and events of the securities of some tickers of the spot market, by ticker. */
export async function readSecurities(
  snapshot: Snapshot,
  tickers: readonly string[],
): Promise<ReadonlyMap<string, SecurityHistory>> {
  const spans = await readSpans(snapshot, tickers)
  const isins = [...new Set(spans.map(({ isin }) => isin))]
  const [steps, events] = await Promise.all([readSteps(snapshot, isins), readEvents(snapshot, isins)])
  const counting = listCountingEvents(events)
  return new Map(
    [...new Set(spans.map(({ ticker }) => ticker))].map((ticker) => {
      const own = spans.filter((span) => span.ticker === ticker)
      const isOwn = ({ isin }: { readonly isin: string }) => own.some((span) => span.isin === isin)
      return [ticker, { spans: own, steps: steps.filter(isOwn), events: counting.filter(isOwn) }]
    }),
  )
}

/** Reads the ISINs that some tickers of the spot market have had. */
export async function readSpans(snapshot: Snapshot, tickers: readonly string[]): Promise<readonly TickerSpan[]> {
  const months = snapshot.monthsWith(SPOT)
  if (tickers.length === 0 || months.length === 0) return []
  return (await snapshot.query(SPANS, { tickers }, months)) as unknown as TickerSpan[]
}

/** Reads the numbers of the distribution of some ISINs, each with the one before. */
export async function readSteps(snapshot: Snapshot, isins: readonly string[]): Promise<DistributionStep[]> {
  if (isins.length === 0 || !snapshot.has(DISTRIBUTIONS)) return []
  return (await snapshot.query(STEPS, { isins })) as unknown as DistributionStep[]
}

async function readEvents(snapshot: Snapshot, isins: readonly string[]): Promise<Row[]> {
  if (isins.length === 0 || !snapshot.has(EVENTS_DATASET) || !snapshot.has(CLOSES)) return []
  return snapshot.query(EVENTS, { isins })
}
