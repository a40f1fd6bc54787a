import { Lake } from '../../lake/lake.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { holderIn } from '../../schemas/fund/api/look-through/graph.ts'
import { createKey } from '../../server/keys/commands.ts'
import { openFileKeyStore } from '../../server/keys/file-key-store.ts'
import { EVERYTHING, look } from '../schemas/fund/api/helpers/look.ts'
import { crosswise } from '../schemas/fund/api/helpers/worlds.ts'
import { runAsServed } from '../server/helpers/child.ts'
import { eventually } from '../server/helpers/http.ts'
import type { BenchOptions } from './bench-options.ts'
import { FARE_YEAR as YEAR, writeFareYear } from './fares.ts'
import { findFreePort } from '../helpers/free-port.ts'
import type { PartRecord } from './harness/part-record.ts'
import { findPercentile } from './harness/statistics.ts'
import { measureBuild } from './measure.ts'
import { counted } from './nearest.ts'
import { measurePresses, shuffleRequests } from './overload-endpoints.ts'
import { readShapes } from './shapes.ts'
import { untilKept } from './until-kept.ts'
import { writeFullMonths } from './synthetic/build.ts'
import { SYNTHETIC_AIRLINES } from './synthetic/fares.ts'

const MONTH = '2025-10'
/** Requests that one key sends at once. */
const AT_ONCE = 50
const QUIET = 300
/** How long the heavy key goes on at most; it ends earlier if all its requests are answered, as our client does. */
const PATIENCE_MS = 60_000

/**
 * Measures what other clients notice when one key sends fifty of the widest requests at once, and what that key gets;
 * then, for each endpoint of which a request costs more than a plain portfolio, what they notice when one key sends it as
 * fast as it can. OVERLOAD_DATA_DIR names a data directory of an earlier run, OVERLOAD_OF some of these endpoints.
 */
export async function overloadBudgets(folder: string, record: PartRecord, options: BenchOptions): Promise<void> {
  const data = process.env['OVERLOAD_DATA_DIR'] ?? (await buildWorld(folder, options))
  const shapes = [...(await readShapes(data, MONTH, 20))].sort((a, b) => b.count - a.count).slice(0, AT_ONCE)
  const lookThroughs = shapes.map(
    ({ cnpj }) => `/v1/fund/${cnpj}/portfolio/look-through?date=${MONTH}-01&max_depth=20&view=aggregate`,
  )
  const funds = await counted(data, MONTH, 'cvm_fund_portfolio', 'cnpj')
  // Every day of the month asks for the same portfolio in an answer of its own, and no answer is asked for twice.
  const days = ['01', '02', '03', '04']
  const portfolios = days.flatMap((day) =>
    shuffleRequests(funds.map(({ name }) => `/v1/fund/${name}/portfolio?date=${MONTH}-${day}`)),
  )
  record.remark('widest look-throughs', `${String(shapes[0]?.count)} to ${String(shapes.at(-1)?.count)} leaves`)
  await measureOverload('look-throughs', record, { data, heavy: lookThroughs, light: portfolios })
  await measureOverload('fares', record, { data, heavy: fareQuestions(), light: portfolios })
  const assets = await counted(data, MONTH, 'cvm_fund_portfolio', 'asset_id')
  await measurePresses(data, { month: MONTH, funds, assets }, record, options.rounds)
  await measureCrosswise(record)
}

async function buildWorld(folder: string, options: BenchOptions): Promise<string> {
  const [mirror, dataDir] = [join(folder, 'mirror'), join(folder, 'data')]
  await writeFullMonths(mirror, [MONTH], options)
  writeFareYear(mirror, options)
  await measureBuild(mirror, dataDir)
  return dataDir
}

/** Summaries that no table of the snapshot has, so that they read nearly all fares of the year; each is a different request. */
function fareQuestions(): string[] {
  const columns = ['mean', 'min', 'p10', 'p25', 'median', 'p75', 'p90', 'max', 'seats_sold']
  const year = `from=${YEAR}0101&to=${YEAR}1231`
  const ofAirlines = `${year}&airline=${SYNTHETIC_AIRLINES.join(',')}`
  const groups = [
    `${ofAirlines}&aggregate=route`,
    `from=${YEAR}0201&to=${YEAR}1231&aggregate=route`,
    `${ofAirlines}&aggregate=month`,
  ]
  const asked = groups.flatMap((group) =>
    columns.flatMap((column) => ['asc', 'desc'].map((order) => `${group}&sort_by=${column}&sort_order=${order}`)),
  )
  return asked.slice(0, AT_ONCE).map((query) => `/v1/flight-fares?${query}`)
}

interface TimedReply {
  readonly status: number
  readonly ms: number
}

interface Overload {
  readonly data: string
  readonly heavy: readonly string[]
  readonly light: readonly string[]
}

async function measureOverload(what: 'look-throughs' | 'fares', record: PartRecord, overload: Overload): Promise<void> {
  const { data: dataDir, heavy, light } = overload
  const port = await findFreePort()
  const writeKey = (name: string) =>
    createKey(
      openFileKeyStore(new Lake(dataDir)),
      { name, scopes: ['*'], rateLimit: 1_000_000, expiresAt: null },
      new Date(),
    )
  const [greedy, modest] = [await writeKey('greedy'), await writeKey('modest')]
  const child = runAsServed({ DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' })
  try {
    await eventually(() =>
      fetch(`http://127.0.0.1:${String(port)}/readyz`).then(
        ({ ok }) => ok || null,
        // The server does not listen yet.
        () => null,
      ),
    )
    const others = [...light]
    // A server that still reads tables into memory would flatter the time when nobody else asks.
    await untilKept({ pid: child.pid, get: async (path) => (await sendRequest(port, path, modest)).ms })
    // The first requests prepare the statements.
    await askUntil({ port, key: modest }, others, 30, () => false)
    const quiet = await askUntil({ port, key: modest }, others, QUIET, () => false)
    const before = readProcessMemory(child.pid)
    let over = false
    const first: TimedReply[] = []
    const last: TimedReply[] = []
    const started = performance.now()
    const pressing = Promise.all(
      heavy.map(async (path) => {
        for (let attempt = 0; ; attempt++) {
          const { status, ms, retryAfter } = await sendRequest(port, path, greedy)
          const reply = { status, ms }
          if (attempt === 0) first.push(reply)
          const elapsed = performance.now() - started
          if (status === 200 || elapsed > PATIENCE_MS) {
            last.push({ status, ms: elapsed })
            return
          }
          await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000))
        }
      }),
    ).finally(() => (over = true))
    const during = await askUntil({ port, key: modest }, others, Infinity, () => over)
    await pressing
    const after = readProcessMemory(child.pid)
    const seconds = (performance.now() - started) / 1000
    const id = `overload-${what}`
    record.addRatio(
      { id, what: `p99 of another key during ${String(heavy.length)} ${what} / quiet` },
      { what: 'during', unit: 'ms', rounds: [findPercentile(during, 0.99)] },
      { what: 'quiet', unit: 'ms', rounds: [findPercentile(quiet, 0.99)] },
    )
    record.add({ id: `${id}-memory`, what: 'peak memory of the server', unit: 'MiB', rounds: [after.peak] })
    record.remark(`portfolios of another key, quiet`, formatTimes(quiet))
    record.remark(`the same during ${String(heavy.length)} ${what}`, formatTimes(during))
    record.remark('their first answers', outcomes(first))
    record.remark('in the end', `${outcomes(last)}; ${seconds.toFixed(1)} s in all`)
    record.remark('memory', `${after.now.toFixed(0)} MiB, from ${before.now.toFixed(0)} MiB`)
  } finally {
    child.kill('SIGTERM')
    await child.ended
  }
}

/** Sends one request after another, each once; an answer other than 200 fails. */
async function askUntil(
  { port, key }: { readonly port: number; readonly key: string },
  paths: string[],
  most: number,
  over: () => boolean,
): Promise<number[]> {
  const times: number[] = []
  while (times.length < most && !over()) {
    const path = paths.shift()
    if (path === undefined) throw new Error('there are not enough funds to ask for')
    const { status, ms } = await sendRequest(port, path, key)
    if (status !== 200) throw new Error(`${path} answered ${String(status)}`)
    times.push(ms)
  }
  return times
}

async function sendRequest(port: number, path: string, key: string) {
  const started = performance.now()
  const headers = { 'x-api-key': key, 'accept-encoding': 'identity' }
  // Status 0 is an answer that broke off.
  const answered = await fetch(`http://127.0.0.1:${String(port)}${path}`, { headers })
    .then(async (response) => {
      await response.arrayBuffer()
      return { status: response.status, retryAfter: Number(response.headers.get('retry-after') ?? 1) }
    })
    .catch(() => ({ status: 0, retryAfter: 1 }))
  return { ...answered, ms: performance.now() - started }
}

/** Measures the funds that hold each other crosswise: the work until the first page of paths is there, and the assets. */
async function measureCrosswise(record: PartRecord): Promise<void> {
  for (const funds of [12, 40]) {
    const world = crosswise(funds)
    const before = process.cpuUsage()
    const { leaves, coverage } = await look(world, holderIn(world.graph, 'X0').cnpj, EVERYTHING, {
      page: 0,
      page_size: 100,
    })
    const { user, system } = process.cpuUsage(before)
    const seconds = (user + system) / 1e6
    const { below_threshold, cycle } = coverage.unexpandedValue
    const remark = `${String(leaves.length)} leaves shown; ${String(below_threshold)} cents below the threshold, ${String(cycle)} in cycles`
    const what = `${String(funds)} funds that all hold each other, CPU until the answer`
    record.add({ id: `crosswise-${String(funds)}`, what, unit: 's', rounds: [seconds], remark })
  }
}

function formatTimes(times: readonly number[]): string {
  const [p50, p99, most] = [findPercentile(times, 0.5), findPercentile(times, 0.99), Math.max(...times)]
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, most ${most.toFixed(0)} ms  (${String(times.length)} requests)`
}

/** Formats how many answers had which status, and after how long. */
function outcomes(replies: readonly TimedReply[]): string {
  const statuses = [...new Set(replies.map(({ status }) => status))].sort((a, b) => a - b)
  return statuses
    .map((status) => {
      const some = replies.filter((reply) => reply.status === status)
      const times = some.map(({ ms }) => ms / 1000)
      return `${String(some.length)} × ${String(status)} after ${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(1)} s`
    })
    .join(', ')
}

/** Reads the memory of a process: now, and the most it ever held. */
function readProcessMemory(pid: number | undefined): { now: number; peak: number } {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
  const mebibytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  return { now: mebibytes('VmRSS'), peak: mebibytes('VmHWM') }
}
