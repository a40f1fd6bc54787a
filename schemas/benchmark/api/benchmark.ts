import { z } from 'zod'
import type { Text } from '../../core/language.ts'
import { requireDataset } from '../../api/coverage.ts'
import type { Snapshot } from '../../api/endpoint.ts'
import { wrongParameter } from '../../api/input-error.ts'
import { parameter } from '../../api/input.ts'
import { issueText } from '../../api/issue-message.ts'
import { nearest } from '../../api/nearest-word.ts'
import { listed } from '../../api/client-text.ts'
import { unknownCode } from '../../api/request-errors.ts'
import { findSeries } from '../../datasets/statistics/series.ts'
import type { ReadBenchmark } from './benchmark-return.ts'
import { findMeasure, listMeasuredNames, readSeries } from './series-returns.ts'
import { isTicker, readClosingPrices } from './ticker-returns.ts'
import { benchmarkMessages } from './benchmark-messages.ts'

const STATISTICS = 'statistics'
const QUOTES = 'b3_quote'
const TICKERS = 'b3_quote_ticker'
const NEAREST = new URL('../../datasets/b3_quote/api/nearest_tickers.sql', import.meta.url)

/** Series or ticker to compare a return with. */
export interface Benchmark {
  /** Id of the series, or the ticker. */
  readonly id: string
  readonly read: ReadBenchmark
}

export const benchmarkInput = parameter(
  z.string().regex(/^[0-9A-Za-z-]{1,64}$/, {
    error: issueText(benchmarkMessages.benchmarkForm),
  }),
  'What to compare with: a series of `/v1/statistics` by `id` or alias, such as `ipca`, or a ticker of the spot market, in any case. A name that is both is the series.',
  { type: 'string', pattern: '^[0-9A-Za-z-]{1,64}$', examples: ['ipca', 'BOVA11'] },
)

/** Finds the dataset of a benchmark, whose scope a request needs too. */
export function datasetOfBenchmark(name: string): string {
  return findSeries(name) === null ? QUOTES : STATISTICS
}

/** Finds the benchmark of a name; the error for an unknown name lists similar ones. */
export async function findBenchmark(snapshot: Snapshot, name: string): Promise<Benchmark> {
  const series = findSeries(name)
  if (series !== null) {
    const measure = findMeasure(series.id)
    if (measure === null) throw noMeasure(name, series.name)
    requireDataset(snapshot, STATISTICS)
    return { id: series.id, read: readSeries(snapshot, series.id, measure) }
  }
  const ticker = name.toUpperCase()
  const near = isTicker(ticker) && snapshot.has(TICKERS) ? await listNearest(snapshot, ticker) : []
  if (near.includes(ticker)) return { id: ticker, read: readClosingPrices(snapshot, ticker) }
  const meant = nearest(name, listMeasuredNames())
  const names = [...(meant === null ? [] : [meant]), ...near]
  throw unknownCode('benchmark', name, names, benchmarkMessages.noBenchmark)
}

function noMeasure(requested: string, name: Text) {
  const names = listed(listMeasuredNames())
  return wrongParameter('benchmark', benchmarkMessages.noDailyReturn({ requested, name, names }))
}

async function listNearest(snapshot: Snapshot, ticker: string): Promise<string[]> {
  const rows = await snapshot.query(NEAREST, { ticker })
  return rows.flatMap((row) => (typeof row['ticker'] === 'string' ? row['ticker'] : []))
}
