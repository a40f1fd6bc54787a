import type { Snapshot } from '../../api/endpoint.ts'
import { unknownCode } from '../../api/request-errors.ts'
import type { IsinSpan } from './adjusted-security.ts'
import { exchangeMessages } from './exchange-messages.ts'
import { readSpans } from './read-securities.ts'

const NEAREST = new URL('../../datasets/b3_quote/api/nearest_tickers.sql', import.meta.url)
const TICKERS = 'b3_quote_ticker'

/** Reads the ISINs that a ticker of the spot market has had. Throws a 404 with the nearest tickers for one without quotes. */
export async function requireSpans(snapshot: Snapshot, ticker: string): Promise<readonly IsinSpan[]> {
  const spans = await readSpans(snapshot, [ticker])
  if (spans.length > 0) return spans
  const near = snapshot.has(TICKERS) ? await snapshot.query(NEAREST, { ticker }) : []
  const names = near.flatMap((row) => (typeof row['ticker'] === 'string' ? row['ticker'] : []))
  throw unknownCode(
    'ticker',
    ticker,
    names.filter((name) => name !== ticker),
    exchangeMessages.noSpotQuote,
  )
}
