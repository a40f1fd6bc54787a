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
import { measureInTurn, median, milliseconds, report, runApart } from './measure.ts'
import { startBenchServer } from './portfolio.ts'
import { SeededRandom } from './synthetic/base/random.ts'
import { writeSyntheticQuotes } from './synthetic/quotes.ts'

const RECORDS = 2_500_000
const YEAR = '2023'
const YEARS = Array.from({ length: 10 }, (_each, at) => String(2014 + at))
/** This port and the next must be free. */
const PORT = 18_090
const QUESTIONS = 150

/**
 * Measures the compilation of a SYNTHETIC year of quotes against a bare load of the same bytes, and lookups as years
 * are added.
 */
export async function quoteBudgets(
  folder: string,
  { scale, seed, rounds }: { scale: number; seed: number; rounds: number },
) {
  const mirror = join(folder, 'mirror')
  const year = await writeSyntheticQuotes(mirror, { year: YEAR, records: RECORDS * scale, seed })
  const size = `${(year.bytes / 1e6).toFixed(0)} MB unpacked, ${(year.zipBytes / 1e6).toFixed(0)} MB zipped`
  report('synthetic year of quotes', `${year.records.toLocaleString('en-US')} records, ${size}`)

  const compile = await compiler(mirror, join(folder, 'compiled'))
  const load = () => bareLoad(year.path, join(folder, 'bare.parquet'))
  const { a, b, ratio } = await measureInTurn(rounds, compile, load)
  const figure = `${ratio.toFixed(2)} ×  (${seconds(a)} from the zip into 12 months, against ${seconds(b)} from the unpacked file into one)`
  report('compile a year of quotes / bare load', figure)

  const environment = { SOURCE_MIRROR: mirror, DATA_DIR: join(folder, 'data'), FROM: '', TO: '', DATASETS: quotes.id }
  let peakMiB = 0
  const building = await milliseconds(async () => {
    peakMiB = (await runApart('pipeline/cli.ts', ['build'], environment)).peakMiB
  })
  report('build of a year of quotes', `${seconds(building)}, fetch and start of Node included`)
  report('peak memory of that build', `${String(peakMiB)} MiB`, { value: peakMiB, limit: 2048, unit: 'MiB' })
  const idle = await milliseconds(() => runApart('pipeline/cli.ts', ['build'], environment))
  report('build where nothing changed', `${seconds(idle)}, the start of Node included`)
  await rm(folder, { recursive: true })
  await growth(folder, { scale, seed })
}

const SILENT = { line: () => undefined, progress: () => ({ tick: () => undefined, end: () => undefined }) }

/** Fetches the year once; returns a function that compiles all of its months again. */
async function compiler(mirror: string, dataDir: string): Promise<() => Promise<void>> {
  const settings = {
    dataDir,
    maskPersonalData: true,
    threads: 2,
    servedFolder: null,
    gate: new Gate([], new Map()),
  }
  const effects = { log: SILENT, now: () => new Date() }
  const scope = { datasets: null, from: `${YEAR}-01`, to: `${YEAR}-12`, isRemote: false }
  const files = listFilesToFetch([quotes], scope, new Date())
  const origin = chooseOrigin(mirror, false)
  const fetched = await fetchFiles(files, { origin, dataDir }, () => false, effects)
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
async function growth(folder: string, { scale, seed }: { scale: number; seed: number }): Promise<void> {
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
  const [few, many] = [await startBenchServer(one.DATA_DIR, PORT), await startBenchServer(all.DATA_DIR, PORT + 1)]
  const random = new SeededRandom('tickers', seed)
  for (const [name, query] of [
    ['of a month', `from=${YEAR}0601&to=${YEAR}0630`],
    ['of a year', `from=${YEAR}0101&to=${YEAR}1231&page_size=1000`],
    ['of any time, first page', 'page_size=50'],
  ] as const) {
    const times: { few: number; many: number }[] = []
    for (let at = 0; at < QUESTIONS; at++) {
      const path = `/v1/exchange/quotes?ticker=${random.pick(tickers)}&${query}`
      times.push({ few: await few.get(path), many: await many.get(path) })
    }
    const settled = times.slice(20)
    const [a, b] = [median(settled.map((time) => time.few)), median(settled.map((time) => time.many))]
    report(
      `quotes ${name} p50, 10 years / 1`,
      `${(b / a).toFixed(2)} ×  (${b.toFixed(1)} ms against ${a.toFixed(1)} ms)`,
      {
        value: b / a,
        limit: 1.2,
        unit: '×',
      },
    )
  }
  few.stop()
  many.stop()
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
