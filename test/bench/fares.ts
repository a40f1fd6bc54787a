import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { monthRange } from '../../schemas/core/month.ts'
import anacFare from '../../schemas/datasets/anac_fare/dataset.ts'
import { TWO_THREADS, withConnection } from '../helpers/duckdb.ts'
import { compileOnce, fetchOnce } from './compile.ts'
import type { BenchOptions } from './bench-options.ts'
import { startBenchServer } from './harness/bench-server.ts'
import type { PartRecord } from './harness/part-record.ts'
import { measureInTurn, runApart } from './measure.ts'
import { BUSY_ROUTE, writeSyntheticFares } from './synthetic/fares.ts'

/** The year 2023 has 5,139,219 rows. */
const ROWS_A_YEAR = 5_139_219
const YEAR = '2023'
const LAST = `${YEAR}-12`
const LOOKUPS = 20

/**
 * Measures a SYNTHETIC year of fares: its compilation against a bare load of the same bytes, and its requests against
 * those of one month.
 */
export async function fareBudgets(folder: string, record: PartRecord, options: BenchOptions): Promise<void> {
  const { scale, seed, rounds } = options
  const mirror = join(folder, 'mirror')
  const months = monthRange(`${YEAR}-01`, LAST)
  const rows = Math.round((ROWS_A_YEAR * scale) / months.length)
  const files = months.map((month) => writeSyntheticFares(mirror, { month, rows, seed }))
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
  record.remark(
    'synthetic year of fares',
    `${(rows * months.length).toLocaleString('en-US')} rows, ${megabytes.toFixed(0)} MB`,
  )

  const raws = await Promise.all(months.map((month) => fetchOnce(mirror, join(folder, 'raw'), month, anacFare)))
  const compile = async () => {
    for (const [at, raw] of raws.entries()) await compileOnce(raw, months[at] ?? '', join(folder, 'work'), anacFare)
  }
  const bare = () =>
    bareYear(
      files.map(({ path }) => path),
      join(folder, 'bare'),
    )
  await compile()
  const { a, b } = await measureInTurn(rounds, compile, bare)
  record.addRatio(
    { id: 'fares-compile', what: 'compile a year of fares / a bare `COPY` of each month' },
    { what: 'compile', unit: 's', rounds: a.map((ms) => ms / 1000) },
    { what: '`COPY`', unit: 's', rounds: b.map((ms) => ms / 1000) },
  )
  await measureLookups({ folder, mirror, months }, record, rounds)
}

/**
 * The load as an analyst would write it, a month at a time: read, cast, sort, write; no line numbers, checks or hashes.
 */
async function bareYear(paths: readonly string[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const copies = paths.map(
    (path, at) => `COPY (
      SELECT ANO::INTEGER AS year, MES::INTEGER AS month, EMPRESA, ORIGEM, DESTINO,
        replace(TARIFA, ',', '.')::DECIMAL(12,2) AS fare, ASSENTOS::BIGINT AS seats
      FROM read_csv('${path}', delim = ';', header = true, quote = '', escape = '', encoding = 'latin-1', auto_detect = false,
        columns = {'ANO': 'VARCHAR', 'MES': 'VARCHAR', 'EMPRESA': 'VARCHAR', 'ORIGEM': 'VARCHAR', 'DESTINO': 'VARCHAR',
          'TARIFA': 'VARCHAR', 'ASSENTOS': 'VARCHAR'})
      ORDER BY ORIGEM, DESTINO, EMPRESA, fare
    ) TO '${join(folder, `${String(at)}.parquet`)}' (FORMAT parquet, COMPRESSION zstd)`,
  )
  await withConnection(async (connection) => {
    for (const copy of copies) await connection.run(copy)
  }, TWO_THREADS)
}

/** Sends the same requests for one month and for a year of months, in turn. */
async function measureLookups(
  { folder, mirror, months }: { folder: string; mirror: string; months: readonly string[] },
  record: PartRecord,
  rounds: number,
): Promise<void> {
  const data = { one: join(folder, 'one'), year: join(folder, 'year') }
  const build = (DATA_DIR: string, FROM: string) =>
    runApart('pipeline/cli.ts', ['build'], { SOURCE_MIRROR: mirror, DATA_DIR, FROM, TO: LAST, DATASETS: 'anac_fare' })
  await build(data.one, LAST)
  const { peakMiB } = await build(data.year, months[0] ?? LAST)
  record.add({ id: 'fares-memory', what: 'peak memory of the build of the year', unit: 'MiB', rounds: [peakMiB] })
  const [one, year] = [await startBenchServer(data.one), await startBenchServer(data.year)]
  try {
    await measureRequests(one.get, year.get, record, rounds)
  } finally {
    await one.stop()
    await year.stop()
  }
}

type Get = (path: string) => Promise<number>

async function measureRequests(ofOne: Get, ofYear: Get, record: PartRecord, rounds: number): Promise<void> {
  const route = `origin=${BUSY_ROUTE.origin}&destination=${BUSY_ROUTE.destination}`
  const questions = {
    'fares-route-month': ['fares of a route, newest month', `/v1/flight-fares?${route}`],
    'fares-route-summary': ['summary of a route, newest month', `/v1/flight-fares?${route}&aggregate=route`],
    'fares-month-routes': ['summaries of 100 routes, newest month', '/v1/flight-fares?aggregate=route'],
    'fares-month-airlines': ['summaries of the airlines, newest month', '/v1/flight-fares?aggregate=airline'],
  } as const
  for (const [id, [what, path]] of Object.entries(questions)) {
    const [many, one]: [number[], number[]] = [[], []]
    for (let at = 0; at < LOOKUPS; at++) {
      // Another size of the page is another answer, so none is kept.
      const page = `${path}${path.includes('?') ? '&' : '?'}page_size=${String(80 + at)}`
      many.push(await ofYear(page))
      one.push(await ofOne(page))
    }
    record.addRatio(
      { id, what: `${what}, of 12 months / of 1` },
      { what: 'of 12', unit: 'ms', rounds: many },
      { what: 'of 1', unit: 'ms', rounds: one },
    )
  }
  const allYears = (aggregate: string) =>
    `summaries by ${aggregate} over all years and routes, of which there is one year`
  for (const [id, first, aggregate, what] of [
    ['fares-routes', '0101', 'route', allYears('route')],
    ['fares-airlines', '0101', 'airline', allYears('airline')],
    ['fares-months', '0101', 'month', allYears('month')],
    ['fares-airlines-some', '0201', 'airline', 'summaries by airline over 11 of the 12 months'],
  ] as const) {
    const query = `from=${YEAR}${first}&to=${YEAR}1231&aggregate=${aggregate}`
    const times: number[] = []
    for (let at = 0; at < rounds; at++)
      times.push(await ofYear(`/v1/flight-fares?${query}&page_size=${String(90 + at)}`))
    record.add({ id, what, unit: 'ms', rounds: times })
  }
}
