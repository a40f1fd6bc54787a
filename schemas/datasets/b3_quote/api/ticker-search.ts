import { requireDataset } from '../../../api/coverage.ts'
import {
  defineWholeSearch,
  isPartTicker,
  lettersOfTicker,
  type NamedThing,
  type NameSearch,
  textOfRow,
} from '../../../api/name-search.ts'

const DATASET = 'b3_quote'
const SPOT = 'b3_spot_ticker'
const TICKERS = 'b3_quote_ticker'
const SPOT_NAMES = new URL('spot_names.sql', import.meta.url)
const STARTING = new URL('tickers_starting.sql', import.meta.url)
/** Beginning of the code of an option, a receipt or a forward: four characters or more, with a digit after them. */
const CODE_BEGUN = /^[0-9A-Z]{4}[0-9A-Z]*\d[0-9A-Z]*$/
const LONGEST_CODE = 12
/** Most tickers of odd lots and forwards among the first results. */
const MOST_PARTS = 50

const spotSearch = defineWholeSearch({
  kind: 'ticker',
  order: 'name',
  async read(snapshot) {
    requireDataset(snapshot, DATASET)
    const newest = snapshot.monthsWith(SPOT).slice(0, 1)
    const spot = newest.length === 0 ? [] : await snapshot.query(SPOT_NAMES, {}, newest)
    return spot.map((row) => describeTicker(textOfRow(row, 'ticker'), textOfRow(row, 'name')))
  },
})

/** Finds tickers with quotes: by code, and in the spot market of the newest month also by name. */
export const tickerSearch: NameSearch = {
  ...spotSearch,
  async list(snapshot, words, limit) {
    const named = await spotSearch.list(snapshot, words, limit)
    const start = words.length === 1 ? (words[0] ?? '').toUpperCase() : ''
    const isCode = start.length <= LONGEST_CODE && CODE_BEGUN.test(start) && snapshot.has(TICKERS)
    // A name that begins with the whole ticker of a share is an odd lot or a forward of it.
    if (!isCode || named.some(({ id }) => id === start)) return named
    const starting = await snapshot.query(STARTING, { start, limit: limit + MOST_PARTS })
    const known = new Set(named.map(({ id }) => id))
    const others = starting
      .map((row) => textOfRow(row, 'ticker'))
      .filter((ticker) => ticker === start || !(known.has(ticker) || isPartTicker(ticker)))
    return [...named, ...others.map((ticker) => describeTicker(ticker, ''))]
  },
}

function describeTicker(ticker: string, name: string): NamedThing {
  return {
    id: ticker,
    name,
    text: `${name} ${ticker}`,
    codes: [ticker, lettersOfTicker(ticker)],
    path: `/v1/exchange/quotes?ticker=${ticker}`,
  }
}
