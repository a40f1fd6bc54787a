import { requireDataset } from '../../../api/coverage.ts'
import { type NamedThing, type NameSearch, textOfRow } from '../../../api/name-search.ts'

const DATASET = 'b3_quote'
const SPOT = 'b3_spot_ticker'
const TICKERS = 'b3_quote_ticker'
const SPOT_NAMES = new URL('spot_names.sql', import.meta.url)
const STARTING = new URL('tickers_starting.sql', import.meta.url)

/** Finds tickers that were quoted: those of the spot market in the newest month by their names too, all others by code. */
export const tickerSearch: NameSearch = {
  kind: 'ticker',
  isRanked: false,
  async list(snapshot, words, limit) {
    requireDataset(snapshot, DATASET)
    const newest = snapshot.monthsWith(SPOT).slice(0, 1)
    const [first = ''] = words
    const isCode = words.length === 1 && /^[0-9A-Za-z]{1,12}$/.test(first) && snapshot.has(TICKERS)
    const [spot, starting] = await Promise.all([
      newest.length === 0 ? [] : snapshot.query(SPOT_NAMES, { q: words.join(' ') }, newest),
      isCode ? snapshot.query(STARTING, { start: first.toUpperCase(), limit }) : [],
    ])
    const named = spot.map((row) => describeTicker(textOfRow(row, 'ticker'), textOfRow(row, 'name')))
    const known = new Set(named.map(({ id }) => id))
    const others = starting.map((row) => textOfRow(row, 'ticker')).filter((ticker) => !known.has(ticker))
    return [...named, ...others.map((ticker) => describeTicker(ticker, ''))]
  },
}

function describeTicker(ticker: string, name: string): NamedThing {
  return {
    id: ticker,
    name,
    text: `${name} ${ticker}`,
    codes: [ticker],
    path: `/v1/exchange/quotes?ticker=${ticker}`,
  }
}
