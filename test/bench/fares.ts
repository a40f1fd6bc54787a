import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { monthRange } from '../../schemas/core/month.ts'
import anacFare from '../../schemas/datasets/anac_fare/dataset.ts'
import { TWO_THREADS, withConnection } from '../helpers/duckdb.ts'
import { compileOnce, fetchOnce } from './compile.ts'
import { measureInTurn, median, report, runApart } from './measure.ts'
import { startBenchServer } from './portfolio.ts'
import { BUSY_ROUTE, writeSyntheticFares } from './synthetic/fares.ts'

/** The year 2023 has 5,139,219 rows. */
const ROWS_A_YEAR = 5_139_219
const YEAR = '2023'
const LAST = `${YEAR}-12`
const PORT = 18_290
const LOOKUPS = 60

interface FareOptions {
  readonly scale: number
  readonly seed: number
  readonly rounds: number
}

/**
 * Measures a SYNTHETIC year of fares: its compilation against a bare load of the same bytes, and its requests against
 * those of one month.
 */
export async function fareBudgets(folder: string, { scale, seed, rounds }: FareOptions): Promise<void> {
  const mirror = join(folder, 'mirror')
  const months = monthRange(`${YEAR}-01`, LAST)
  const rows = Math.round((ROWS_A_YEAR * scale) / months.length)
  const files = months.map((month) => writeSyntheticFares(mirror, { month, rows, seed }))
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
  report(
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
  const { a, b, ratio } = await measureInTurn(rounds, compile, bare)
  const figure = `${ratio.toFixed(2)} ×  (${(a / 1000).toFixed(2)} s against ${(b / 1000).toFixed(2)} s, month by month)`
  report('compile a year of fares / bare COPY', figure)
  await measureLookups(folder, mirror, months)
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
async function measureLookups(folder: string, mirror: string, months: readonly string[]): Promise<void> {
  const data = { one: join(folder, 'one'), year: join(folder, 'year') }
  const build = (DATA_DIR: string, FROM: string) =>
    runApart('pipeline/cli.ts', ['build'], { SOURCE_MIRROR: mirror, DATA_DIR, FROM, TO: LAST, DATASETS: 'anac_fare' })
  await build(data.one, LAST)
  const { peakMiB } = await build(data.year, months[0] ?? LAST)
  report('peak memory of the build of a year of fares', `${String(peakMiB)} MiB`, {
    value: peakMiB,
    limit: 2048,
    unit: 'MiB',
  })
  const [one, year] = [await startBenchServer(data.one, PORT), await startBenchServer(data.year, PORT + 1)]
  try {
    await measureRequests(one.get, year.get)
  } finally {
    one.stop()
    year.stop()
  }
}

type Get = (path: string) => Promise<number>

async function measureRequests(ofOne: Get, ofYear: Get): Promise<void> {
  const route = `origin=${BUSY_ROUTE.origin}&destination=${BUSY_ROUTE.destination}`
  const questions = {
    'fares of a route, newest month': `/v1/flight-fares?${route}`,
    'summary of a route, newest month': `/v1/flight-fares?${route}&aggregate=route`,
    'summaries of 100 routes, newest month': '/v1/flight-fares?aggregate=route',
    'summaries of the airlines, newest month': '/v1/flight-fares?aggregate=airline',
  }
  for (const [what, path] of Object.entries(questions)) {
    const { a, b, ratio } = await measureInTurn(
      LOOKUPS,
      () => ofYear(path),
      () => ofOne(path),
    )
    report(`${what}, of 12 / of 1`, `${ratio.toFixed(2)} ×  (${a.toFixed(1)} ms against ${b.toFixed(1)} ms)`)
  }
  for (const aggregate of ['route', 'airline', 'month']) {
    const path = `/v1/flight-fares?from=${YEAR}0101&to=${YEAR}1231&aggregate=${aggregate}`
    const times: number[] = []
    for (let at = 0; at < 3; at++) times.push(await ofYear(path))
    report(`summaries by ${aggregate} over the year`, `${median(times).toFixed(0)} ms`)
  }
}
