import { join } from 'node:path'
import { monthRange } from '../../schemas/core/month.ts'
import type { BenchOptions } from './bench-options.ts'
import { startBenchServer } from './harness/bench-server.ts'
import type { PartRecord } from './harness/part-record.ts'
import { measureBuild } from './measure.ts'
import { writeSyntheticFares } from './synthetic/fares.ts'

/** The year 2023 has 5,139,219 rows. */
const ROWS_A_YEAR = 5_139_219
export const FARE_YEAR = '2023'

/** Writes a SYNTHETIC year of fares into a mirror; returns its size. */
export function writeFareYear(
  mirror: string,
  { scale, seed }: Pick<BenchOptions, 'scale' | 'seed'>,
): { rows: number; bytes: number } {
  const months = monthRange(`${FARE_YEAR}-01`, `${FARE_YEAR}-12`)
  const rows = Math.round((ROWS_A_YEAR * scale) / months.length)
  const files = months.map((month) => writeSyntheticFares(mirror, { month, rows, seed }))
  return { rows: rows * months.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Measures the memory of a build of a year of fares, and summaries over all of it and over a part. */
export async function fareBudgets(folder: string, record: PartRecord, options: BenchOptions): Promise<void> {
  const [mirror, dataDir] = [join(folder, 'mirror'), join(folder, 'data')]
  const { rows, bytes } = writeFareYear(mirror, options)
  record.remark('synthetic year of fares', `${rows.toLocaleString('en-US')} rows, ${(bytes / 1e6).toFixed(0)} MB`)
  const { peakMiB } = await measureBuild(mirror, dataDir, { DATASETS: 'anac_fare' })
  record.add({ id: 'fares-memory', what: 'peak memory of the build of the year', unit: 'MiB', rounds: [peakMiB] })
  const { get, stop } = await startBenchServer(dataDir)
  try {
    for (const [id, first, aggregate, what] of [
      ['fares-routes', '0101', 'route', 'summaries by route over all years and routes, of which there is one year'],
      ['fares-airlines-some', '0201', 'airline', 'summaries by airline over 11 of the 12 months'],
    ] as const) {
      const query = `from=${FARE_YEAR}${first}&to=${FARE_YEAR}1231&aggregate=${aggregate}`
      const times: number[] = []
      // Another size of the page is another answer, so none is kept.
      for (let at = 0; at < options.rounds; at++)
        times.push(await get(`/v1/flight-fares?${query}&page_size=${String(90 + at)}`))
      record.add({ id, what, unit: 'ms', rounds: times })
    }
  } finally {
    await stop()
  }
}
