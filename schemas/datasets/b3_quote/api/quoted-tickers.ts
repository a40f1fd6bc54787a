import type { Snapshot } from '../../../api/endpoint.ts'
import { textOfRow } from '../../../api/name-search.ts'

const TICKERS = 'b3_quote_ticker'
const QUOTED = new URL('quoted_tickers.sql', import.meta.url)

/**
 * Finds the tickers among these that `/v1/exchange/quotes` knows; none if the snapshot is older than the index of
 * tickers. No endpoint answers this for many tickers: the one for quotes gives a 404 if one of them is unknown, and
 * `/v1/asset/{code}` takes only one.
 */
export async function findQuotedTickers(snapshot: Snapshot, tickers: readonly string[]): Promise<ReadonlySet<string>> {
  if (tickers.length === 0 || !snapshot.has(TICKERS)) return new Set()
  const rows = await snapshot.query(QUOTED, { tickers })
  return new Set(rows.map((row) => textOfRow(row, 'ticker')))
}
