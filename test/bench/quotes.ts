import { Lake } from '../../lake/lake.ts'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { compileDue } from '../../pipeline/commands/compile-due.ts'
import { readCompilerCode } from '../../pipeline/digest/compiler-code.ts'
import { planJobs } from '../../pipeline/compile/partition-job.ts'
import { Gate } from '../../pipeline/hold/gate.ts'
import { fetchFiles } from '../../pipeline/fetch/fetch-files.ts'
import { listFilesToFetch } from '../../pipeline/fetch/files-to-fetch.ts'
import { chooseOrigin } from '../../pipeline/fetch/origins/open-origin.ts'
import quotes from '../../schemas/datasets/b3_quote/dataset.ts'
import { TWO_THREADS, withConnection } from '../helpers/duckdb.ts'
import type { BenchOptions } from './bench-options.ts'
import { startBenchServer } from './harness/bench-server.ts'
import type { PartRecord } from './harness/part-record.ts'
import { median } from './harness/statistics.ts'
import { measureInTurn, milliseconds, runApart } from './measure.ts'
import { SeededRandom } from './synthetic/base/random.ts'
import { writeSyntheticQuotes } from './synthetic/quotes.ts'

const RECORDS = 2_500_000
const YEAR = '2023'
const YEARS = Array.from({ length: 10 }, (_each, at) => String(2014 + at))
const WARMING = 20
/** Requests of a round. */
const QUESTIONS = 26

/**
 * Measures the compilation of a SYNTHETIC year of quotes against a bare load of the same bytes, and lookups as years
 * are added.
 */
export async function quoteBudgets(
  folder: string,
  record: PartRecord,
  { scale, seed, rounds }: BenchOptions,
): Promise<void> {
  const mirror = join(folder, 'mirror')
  const year = await writeSyntheticQuotes(mirror, { year: YEAR, records: RECORDS * scale, seed })
  const size = `${(year.bytes / 1e6).toFixed(0)} MB unpacked, ${(year.zipBytes / 1e6).toFixed(0)} MB zipped`
  record.remark('synthetic year of quotes', `${year.records.toLocaleString('en-US')} records, ${size}`)

  const compile = await compiler(mirror, join(folder, 'compiled'))
  const load = () => bareLoad(year.path, join(folder, 'bare.parquet'))
  const { a, b } = await measureInTurn(rounds, compile, load)
  record.addRatio(
    {
      id: 'quotes-compile',
      what: 'compile a year of quotes from the zip into 12 months / bare load of the unpacked file',
    },
    { what: 'compile', unit: 's', rounds: a.map((ms) => ms / 1000) },
    { what: 'load', unit: 's', rounds: b.map((ms) => ms / 1000) },
  )

  const environment = { SOURCE_MIRROR: mirror, DATA_DIR: join(folder, 'data'), FROM: '', TO: '', DATASETS: quotes.id }
  let peakMiB = 0
  const building = await milliseconds(async () => {
    peakMiB = (await runApart('pipeline/cli.ts', ['build'], environment)).peakMiB
  })
  record.add({ id: 'quotes-build', what: 'build of the year, whole run', unit: 's', rounds: [building / 1000] })
  record.add({ id: 'quotes-memory', what: 'peak memory of that build', unit: 'MiB', rounds: [peakMiB] })
  const idle = await milliseconds(() => runApart('pipeline/cli.ts', ['build'], environment))
  record.add({ id: 'quotes-unchanged', what: 'build where nothing changed', unit: 's', rounds: [idle / 1000] })
  await rm(folder, { recursive: true })
  await measureGrowth(folder, record, { scale, seed, rounds })
}

const SILENT = { line: () => undefined, progress: () => ({ tick: () => undefined, end: () => undefined }) }

/** Fetches the year once; returns a function that compiles all of its months again. */
async function compiler(mirror: string, dataDir: string): Promise<() => Promise<void>> {
  const settings = {
    lake: new Lake(dataDir),
    maskPersonalData: true,
    threads: 2,
    servedFolder: null,
    gate: new Gate([], new Map()),
  }
  const effects = { log: SILENT, now: () => new Date() }
  const scope = { datasets: null, from: `${YEAR}-01`, to: `${YEAR}-12`, isRemote: false }
  const files = listFilesToFetch([quotes], scope, new Date())
  const origin = chooseOrigin(mirror, false)
  const fetched = await fetchFiles(files, { origin, lake: new Lake(dataDir) }, () => false, effects)
  return async () => {
    const { compiled, heldBack } = await compileDue(
      planJobs(fetched, null, true, await readCompilerCode()),
      settings,
      effects,
    )
    if (compiled.length !== 12 || heldBack.length > 0) throw new Error(`${String(compiled.length)} months compiled`)
  }
}

/**
 * The load as an analyst would write it: positions cut, figures cast, one sorted Parquet file; no lines, checks or
 * months.
 */
async function bareLoad(path: string, output: string): Promise<void> {
  const cut = (name: string, from: number, to: number) =>
    `trim(substr(r, ${String(from)}, ${String(to - from + 1)})) AS ${name}`
  const money = (name: string, from: number, to: number) =>
    `(substr(r, ${String(from)}, ${String(to - from - 1)}) || '.' || substr(r, ${String(to - 1)}, 2))::DECIMAL(18,2) AS ${name}`
  const whole = (name: string, from: number, to: number) =>
    `TRY_CAST(substr(r, ${String(from)}, ${String(to - from + 1)}) AS BIGINT) AS ${name}`
  const prices = ['preabe', 'premax', 'premin', 'premed', 'preult', 'preofc', 'preofv'].map((name, at) =>
    money(name, 57 + 13 * at, 69 + 13 * at),
  )
  const copy = `COPY (SELECT strptime(substr(r, 3, 8), '%Y%m%d')::DATE AS datpre, ${cut('codbdi', 11, 12)}, ${cut('codneg', 13, 24)},
        ${cut('tpmerc', 25, 27)}, ${cut('nomres', 28, 39)}, ${cut('especi', 40, 49)}, ${whole('prazot', 50, 52)}, ${cut('modref', 53, 56)},
        ${prices.join(', ')}, ${whole('totneg', 148, 152)}, ${whole('quatot', 153, 170)}, ${money('voltot', 171, 188)},
        ${money('preexe', 189, 201)}, ${whole('indopc', 202, 202)}, strptime(substr(r, 203, 8), '%Y%m%d')::DATE AS datven,
        ${whole('fatcot', 211, 217)}, (substr(r, 218, 7) || '.' || substr(r, 225, 6))::DECIMAL(13,6) AS ptoexe,
        ${cut('codisi', 231, 242)}, ${whole('dismes', 243, 245)}
      FROM read_csv('${path}', columns = {r: 'VARCHAR'}, auto_detect = false, header = false, delim = '\\t', quote = '', escape = '',
        encoding = 'latin-1')
      WHERE starts_with(r, '01') ORDER BY codneg, datpre)
     TO '${output}' (FORMAT parquet, COMPRESSION zstd)`
  await withConnection((connection) => connection.run(copy), TWO_THREADS)
}

/**
 * Sends the same requests over one year and over ten, in turn; with a tenth of the records, so that ten years build
 * quickly.
 */
async function measureGrowth(
  folder: string,
  record: PartRecord,
  { scale, seed, rounds }: Omit<BenchOptions, 'months'>,
): Promise<void> {
  const mirror = join(folder, 'mirror')
  let tickers: readonly string[] = []
  for (const year of YEARS)
    ({ tickers } = await writeSyntheticQuotes(mirror, { year, records: (RECORDS * scale) / 10, seed }))
  const all = {
    SOURCE_MIRROR: mirror,
    DATA_DIR: join(folder, 'all'),
    FROM: `${YEARS[0] ?? ''}-01`,
    TO: `${YEAR}-12`,
    DATASETS: quotes.id,
  }
  const one = { ...all, DATA_DIR: join(folder, 'one'), FROM: `${YEAR}-01` }
  for (const environment of [one, all]) await runApart('pipeline/cli.ts', ['build'], environment)
  const [few, many] = [await startBenchServer(one.DATA_DIR), await startBenchServer(all.DATA_DIR)]
  const random = new SeededRandom('tickers', seed)
  try {
    for (const [id, name, query] of [
      ['quotes-growth-month', 'of a month', `from=${YEAR}0601&to=${YEAR}0630`],
      ['quotes-growth-year', 'of a year', `from=${YEAR}0101&to=${YEAR}1231&page_size=1000`],
      ['quotes-growth-any', 'of any time, first page', 'page_size=50'],
    ] as const) {
      const ask = async () => {
        const path = `/v1/exchange/quotes?ticker=${random.pick(tickers)}&${query}`
        return { few: await few.get(path), many: await many.get(path) }
      }
      for (let at = 0; at < WARMING; at++) await ask()
      const times: { few: number; many: number }[] = []
      for (let round = 0; round < rounds; round++) {
        const some: { few: number; many: number }[] = []
        for (let at = 0; at < QUESTIONS; at++) some.push(await ask())
        times.push({ few: median(some.map((each) => each.few)), many: median(some.map((each) => each.many)) })
      }
      record.addRatio(
        { id, what: `quotes ${name} p50, 10 years / 1` },
        { what: '10 years', unit: 'ms', rounds: times.map((time) => time.many) },
        { what: '1', unit: 'ms', rounds: times.map((time) => time.few) },
      )
    }
  } finally {
    await few.stop()
    await many.stop()
  }
}
