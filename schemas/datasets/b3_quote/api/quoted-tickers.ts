import type { Snapshot } from '../../../api/endpoint.ts'
import { textOfRow } from '../../../api/name-search.ts'

const TICKERS = 'b3_quote_ticker'
const QUOTED = new URL('quoted_tickers.sql', import.meta.url)

/**
 * Finds which of some tickers `/v1/exchange/quotes` knows; none where the snapshot is older than their index. No
 * endpoint answers this for many at once: that one is a 404 where one of them is unknown, and `/v1/asset/{code}` takes
 * one.
 */
export async function findQuotedTickers(snapshot: Snapshot, tickers: readonly string[]): Promise<ReadonlySet<string>> {
  if (tickers.length === 0 || !snapshot.has(TICKERS)) return new Set()
  const rows = await snapshot.query(QUOTED, { tickers })
  return new Set(rows.map((row) => textOfRow(row, 'ticker')))
}
