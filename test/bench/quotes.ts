import { join } from 'node:path'
import quotes from '../../schemas/datasets/b3_quote/dataset.ts'
import type { BenchOptions } from './bench-options.ts'
import { measureGrowth } from './growth.ts'
import type { PartRecord } from './harness/part-record.ts'
import { measureBuild } from './measure.ts'
import { SeededRandom } from './synthetic/random.ts'
import { writeSyntheticQuotes } from './synthetic/quotes.ts'

const RECORDS = 2_500_000
const YEAR = '2023'
const YEARS = Array.from({ length: 10 }, (_each, at) => String(2014 + at))
/** Requests of a round. */
const QUESTIONS = 26

/** Measures the memory of a build of a SYNTHETIC year of quotes, and requests as years are added. */
export async function quoteBudgets(folder: string, record: PartRecord, options: BenchOptions): Promise<void> {
  const { scale, seed } = options
  const mirror = join(folder, 'mirror')
  const year = await writeSyntheticQuotes(mirror, { year: YEAR, records: RECORDS * scale, seed })
  const size = `${(year.bytes / 1e6).toFixed(0)} MB unpacked, ${(year.zipBytes / 1e6).toFixed(0)} MB zipped`
  record.remark('synthetic year of quotes', `${year.records.toLocaleString('en-US')} records, ${size}`)
  const { peakMiB } = await measureBuild(mirror, join(folder, 'data'), { DATASETS: quotes.id })
  record.add({ id: 'quotes-memory', what: 'peak memory of a build of the year', unit: 'MiB', rounds: [peakMiB] })
  await measureYears(join(folder, 'growth'), record, options)
}

/** Compares one year with ten, with a tenth of the records, so that ten years build quickly. */
async function measureYears(folder: string, record: PartRecord, { scale, seed, rounds }: BenchOptions): Promise<void> {
  const mirror = join(folder, 'mirror')
  let tickers: readonly string[] = []
  for (const year of YEARS)
    ({ tickers } = await writeSyntheticQuotes(mirror, { year, records: (RECORDS * scale) / 10, seed }))
  const [one, all] = [join(folder, 'one'), join(folder, 'all')]
  const to = { TO: `${YEAR}-12`, DATASETS: quotes.id }
  await measureBuild(mirror, one, { ...to, FROM: `${YEAR}-01` })
  await measureBuild(mirror, all, { ...to, FROM: `${YEARS[0] ?? ''}-01` })
  const random = new SeededRandom('tickers', seed)
  const questions = [
    ['quotes-growth-month', 'of a month', `from=${YEAR}0601&to=${YEAR}0630`],
    ['quotes-growth-year', 'of a year', `from=${YEAR}0101&to=${YEAR}1231&page_size=1000`],
    ['quotes-growth-any', 'of any time, first page', 'page_size=50'],
  ] as const
  await measureGrowth(
    record,
    { more: { dataDir: all, what: '10 years' }, less: { dataDir: one, what: '1' }, rounds },
    questions.map(([id, name, query]) => ({
      id,
      what: `quotes ${name} p50, 10 years / 1`,
      asked: QUESTIONS,
      next: () => `/v1/exchange/quotes?ticker=${random.pick(tickers)}&${query}`,
    })),
  )
}
