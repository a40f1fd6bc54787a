import { join } from 'node:path'
import { monthRange } from '../../schemas/core/month.ts'
import { measureGrowth } from './growth.ts'
import type { Bench } from './harness/bench.ts'
import { measureBuild } from './harness/builds.ts'
import { eachRound } from './harness/measure.ts'
import { withServer } from './harness/server.ts'
import { writeSyntheticFares } from './synthetic/fares.ts'
import { addNumbers } from './synthetic/money.ts'
import { writeSyntheticQuotes } from './synthetic/quotes.ts'
import { SeededRandom } from './synthetic/random.ts'
import { writeSyntheticYear } from './synthetic/year.ts'
import { describeFiles } from './worlds.ts'

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`

/** Measures the memory of a build of a SYNTHETIC year that is one file. */
export async function measureHistory({ folder, record, scale, seed }: Bench): Promise<void> {
  const mirror = join(folder, 'mirror')
  const size = { seed, funds: Math.max(100, 16_000 * scale), lines: 250_000 * scale }
  const year = await writeSyntheticYear(mirror, { year: '2019', ...size })
  record.remark('synthetic year', `${describeFiles(year)}, ${megabytes(year.zipBytes)} zipped`)
  const { peakMiB } = await measureBuild(mirror, join(folder, 'data'), { DATASETS: 'cvm_fund_portfolio' })
  record.add('history-memory', 'peak memory of a build of the year', 'MiB', [peakMiB])
}

/** The year 2023 has 5,139,219 fares. */
const FARES = 5_139_219
export const YEAR = '2023'

/** Writes a SYNTHETIC year of fares into a mirror; returns its size. */
export function writeFareYear(mirror: string, { scale, seed }: Bench): { rows: number; bytes: number } {
  const months = monthRange(`${YEAR}-01`, `${YEAR}-12`)
  const rows = Math.round((FARES * scale) / months.length)
  const files = months.map((month) => writeSyntheticFares(mirror, { month, rows, seed }))
  return { rows: rows * months.length, bytes: addNumbers(files.map(({ bytes }) => bytes)) }
}

/** Measures the memory of a build of a year of fares, and summaries over all of it and over a part. */
export async function measureFares(bench: Bench): Promise<void> {
  const { folder, record, rounds } = bench
  const [mirror, dataDir] = [join(folder, 'mirror'), join(folder, 'data')]
  const { rows, bytes } = writeFareYear(mirror, bench)
  record.remark('synthetic year of fares', `${rows.toLocaleString('en-US')} rows, ${megabytes(bytes)}`)
  const { peakMiB } = await measureBuild(mirror, dataDir, { DATASETS: 'anac_fare' })
  record.add('fares-memory', 'peak memory of the build of the year', 'MiB', [peakMiB])
  await withServer(dataDir, async ({ get }) => {
    for (const [id, first, aggregate, what] of [
      ['fares-routes', '0101', 'route', 'summaries by route over all years and routes, of which there is one year'],
      ['fares-airlines-some', '0201', 'airline', 'summaries by airline over 11 of the 12 months'],
    ] as const) {
      const path = `/v1/flight-fares?from=${YEAR}${first}&to=${YEAR}1231&aggregate=${aggregate}`
      // Another size of the page is another answer, so none is kept.
      const times = await eachRound(rounds, (round) => get(`${path}&page_size=${String(90 + round)}`))
      record.add(id, what, 'ms', times)
    }
  })
}

const QUOTES = 2_500_000

/** Measures the memory of a build of a SYNTHETIC year of quotes, and requests as years are added. */
export async function measureQuotes(bench: Bench): Promise<void> {
  const { folder, record, scale, seed } = bench
  const mirror = join(folder, 'mirror')
  const year = await writeSyntheticQuotes(mirror, { year: YEAR, records: QUOTES * scale, seed })
  const size = `${megabytes(year.bytes)} unpacked, ${megabytes(year.zipBytes)} zipped`
  record.remark('synthetic year of quotes', `${year.records.toLocaleString('en-US')} records, ${size}`)
  const { peakMiB } = await measureBuild(mirror, join(folder, 'data'), { DATASETS: 'b3_quote' })
  record.add('quotes-memory', 'peak memory of a build of the year', 'MiB', [peakMiB])
  await measureYears(join(folder, 'growth'), bench)
}

/** Compares one year with ten, with a tenth of the records, so that ten years build quickly. */
async function measureYears(folder: string, bench: Bench): Promise<void> {
  const { scale, seed } = bench
  const [mirror, one, all] = [join(folder, 'mirror'), join(folder, 'one'), join(folder, 'all')]
  let tickers: readonly string[] = []
  for (let year = Number(YEAR) - 9; year <= Number(YEAR); year++)
    ({ tickers } = await writeSyntheticQuotes(mirror, { year: String(year), records: (QUOTES * scale) / 10, seed }))
  const to = { TO: `${YEAR}-12`, DATASETS: 'b3_quote' }
  await measureBuild(mirror, one, { ...to, FROM: `${YEAR}-01` })
  await measureBuild(mirror, all, { ...to, FROM: '2014-01' })
  const random = new SeededRandom('tickers', seed)
  const question = (id: string, name: string, query: string) => ({
    id: `quotes-growth-${id}`,
    what: `quotes ${name} p50, 10 years / 1`,
    warming: 20,
    asked: 26,
    next: () => `/v1/exchange/quotes?ticker=${random.pick(tickers)}&${query}`,
  })
  await withServer(one, (less) =>
    withServer(all, (more) =>
      measureGrowth(bench, { more, less, names: ['10 years', '1'] }, [
        question('month', 'of a month', `from=${YEAR}0601&to=${YEAR}0630`),
        question('year', 'of a year', `from=${YEAR}0101&to=${YEAR}1231&page_size=1000`),
        question('any', 'of any time, first page', 'page_size=50'),
      ]),
    ),
  )
}
