import { cpus, totalmem } from 'node:os'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monthRange } from '../../schemas/core/month.ts'
import { bareCopy, unpackForBareCopy } from './bare-copy.ts'
import { compileOnce, fetchOnce } from './compile.ts'
import { fareBudgets } from './fares.ts'
import { historyBudgets } from './history.ts'
import { holderBudgets } from './holders.ts'
import { measureCached } from './response-cache.ts'
import { lookThroughBudgets } from './look-through.ts'
import { measureInTurn, milliseconds, report, runApart } from './measure.ts'
import { overloadBudgets } from './overload.ts'
import { nightlyBudgets } from './nightly.ts'
import { quoteBudgets } from './quotes.ts'
import { measureGrowth, measurePortfolio } from './portfolio.ts'
import { writeSyntheticMonth } from './synthetic/month.ts'
import { writeSyntheticRegisters } from './synthetic/registers.ts'

/**
 * Measures the budgets on SYNTHETIC full-size months and prints them as ratios within this run. MONTHS=n sets the
 * number of months over which the growth is measured (24), ROUNDS how often each pair is timed (5). SCALE=0.1 makes the
 * months of the growth a tenth of the full size, to save time or disk. PARTS=compile, serve, kept (of the bundled
 * sample), look-through, holders, nightly, history, fares, quotes or overload picks one part; the last four take
 * minutes and run only on request (SCALE counts for them too). OVERLOAD_DATA_DIR names an existing data directory with
 * such a month and year.
 */
const MONTHS = Number(process.env['MONTHS'] ?? 24)
const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const SCALE = Number(process.env['SCALE'] ?? 1)
const PARTS = (process.env['PARTS'] ?? 'compile,serve,kept,look-through,holders,nightly').split(',')
const LAST = '2025-10'
const SEED = 1

const work = await mkdtemp(join(tmpdir(), 'bench-'))
try {
  report(
    'machine',
    `${String(cpus().length)} × ${cpus()[0]?.model ?? '?'}, ${String(Math.round(totalmem() / 2 ** 30))} GiB, Node ${process.version}`,
  )
  if (PARTS.includes('compile')) await compileBudgets(join(work, 'one'))
  if (PARTS.includes('serve')) await serveBudgets(join(work, 'many'))
  if (PARTS.includes('kept')) await keptBudgets(join(work, 'sample'))
  if (PARTS.includes('look-through')) await lookThroughBudgets(join(work, 'look'), { scale: SCALE, seed: SEED })
  if (PARTS.includes('holders')) await holderBudgets(join(work, 'held'), { scale: SCALE, seed: SEED })
  if (PARTS.includes('nightly')) await nightlyBudgets(join(work, 'nights'), { scale: SCALE, seed: SEED })
  if (PARTS.includes('fares')) await fareBudgets(join(work, 'fares'), { scale: SCALE, seed: SEED, rounds: ROUNDS })
  if (PARTS.includes('overload')) {
    const dataDir = process.env['OVERLOAD_DATA_DIR']
    await overloadBudgets(join(work, 'overload'), { scale: SCALE, seed: SEED, dataDir })
  }
  if (PARTS.includes('history')) await historyBudgets(join(work, 'year'), { scale: SCALE, seed: SEED })
  if (PARTS.includes('quotes')) await quoteBudgets(join(work, 'quotes'), { scale: SCALE, seed: SEED, rounds: ROUNDS })
} finally {
  // A server that is stopping may still record the last use of its key.
  await rm(work, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

async function compileBudgets(folder: string): Promise<void> {
  const mirror = join(folder, 'mirror')
  const month = await writeSyntheticMonth(mirror, { month: LAST, seed: SEED })
  const lines = month.members.reduce((sum, member) => sum + member.lines, 0)
  const megabytes = month.members.reduce((sum, member) => sum + member.bytes, 0) / 1e6
  report('synthetic month', `${lines.toLocaleString('en-US')} lines, ${megabytes.toFixed(0)} MB unpacked`)

  const unpacked = join(folder, 'unpacked')
  unpackForBareCopy(month.zip, unpacked)
  const raw = await fetchOnce(mirror, join(folder, 'raw'), LAST)
  const output = join(folder, 'bare.parquet')
  const compile = () => compileOnce(raw, LAST, join(folder, 'work'))
  await compile()
  for (const fastCasts of [false, true]) {
    const { a, b, ratio } = await measureInTurn(ROUNDS, compile, () => bareCopy(unpacked, output, { fastCasts }))
    const name = fastCasts ? 'compile / COPY with narrow casts' : 'compile / bare COPY'
    const figure = `${ratio.toFixed(2)} ×  (${seconds(a)} from the zip against ${seconds(b)} from unpacked files)`
    report(name, figure, { value: ratio, limit: fastCasts ? 2.5 : 1.4, unit: '×' })
  }

  const dataDir = join(folder, 'data')
  const environment = { SOURCE_MIRROR: mirror, DATA_DIR: dataDir, FROM: '', TO: '', DATASETS: '' }
  const { peakMiB } = await runApart('pipeline/cli.ts', ['build'], environment)
  report('peak memory of the build', `${String(peakMiB)} MiB`, { value: peakMiB, limit: 1536, unit: 'MiB' })
  const idle = await milliseconds(() => runApart('pipeline/cli.ts', ['build'], environment))
  report('build where nothing changed, 1 month', `${seconds(idle)}, the start of Node included`)
}

async function serveBudgets(folder: string): Promise<void> {
  const mirror = join(folder, 'mirror')
  await mkdir(mirror, { recursive: true })
  const size = { funds: 25_000 * SCALE, lines: 350_000 * SCALE }
  await writeSyntheticRegisters(mirror, { seed: SEED, funds: size.funds })
  const months = monthRange(monthsBefore(LAST, MONTHS - 1), LAST)
  for (const month of months) await writeSyntheticMonth(mirror, { month, seed: SEED, layout: 'new', ...size })
  const one = { SOURCE_MIRROR: mirror, DATA_DIR: join(folder, 'one'), FROM: LAST, TO: LAST, DATASETS: '' }
  const many = { ...one, DATA_DIR: join(folder, 'all'), FROM: months[0] ?? LAST }
  await runApart('pipeline/cli.ts', ['build'], one)
  const building = await milliseconds(() => runApart('pipeline/cli.ts', ['build'], many))
  report(
    `build of ${String(months.length)} months from nothing`,
    `${seconds(building)}, months at ${String(SCALE)} of the full size`,
  )
  const idle = await milliseconds(() => runApart('pipeline/cli.ts', ['build'], many))
  report(`build where nothing changed, ${String(months.length)} months`, `${seconds(idle)}, the start of Node included`)
  await measurePortfolio(one.DATA_DIR, LAST)
  await measureGrowth(one.DATA_DIR, many.DATA_DIR, months.length)
}

async function keptBudgets(folder: string): Promise<void> {
  const environment = { SOURCE_MIRROR: 'data/sample', DATA_DIR: folder, FROM: '', TO: '', DATASETS: '' }
  await runApart('pipeline/cli.ts', ['build'], environment)
  await measureCached(folder, '/v1/fund/00068305000135/portfolio?date=2024-02-29', ROUNDS)
}

function monthsBefore(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - count)
  return date.toISOString().slice(0, 7)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
