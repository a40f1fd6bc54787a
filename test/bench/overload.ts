import { join } from 'node:path'
import { holderIn } from '../../schemas/fund/api/look-through/graph.ts'
import { EVERYTHING, look } from '../schemas/fund/api/helpers/look.ts'
import { crosswise } from '../schemas/fund/api/helpers/worlds.ts'
import type { Bench } from './harness/bench.ts'
import { measureBuild } from './harness/builds.ts'
import { findPercentile, readMemory } from './harness/measure.ts'
import { type BenchServer, makeBenchKey, untilCached, withServer } from './harness/server.ts'
import { askInTurn, measurePresses, shuffleRequests } from './presses.ts'
import { counted, readShapes } from './published.ts'
import { SYNTHETIC_AIRLINES } from './synthetic/fares.ts'
import { NEWEST, writeMonths } from './worlds.ts'
import { writeFareYear, YEAR } from './years.ts'

/** Requests that one key sends at once. */
const AT_ONCE = 50
/** How long the heavy key goes on at most; it ends earlier if all its requests are answered, as our client does. */
const PATIENCE_MS = 60_000

/**
 * Measures what other clients notice when one key sends fifty of the widest requests at once, and what that key gets;
 * then, for each endpoint of which a request costs more than a plain portfolio, what they notice when one key sends it as
 * fast as it can.
 */
export async function measureOverload(bench: Bench): Promise<void> {
  const { record } = bench
  const dataDir = await buildWorld(bench)
  const shapes = [...(await readShapes(dataDir, NEWEST, 20))].sort((a, b) => b.count - a.count).slice(0, AT_ONCE)
  const lookThroughs = shapes.map(
    ({ cnpj }) => `/v1/fund/${cnpj}/portfolio/look-through?date=${NEWEST}-01&max_depth=20&view=aggregate`,
  )
  const funds = await counted(dataDir, NEWEST, 'cvm_fund_portfolio', 'cnpj')
  // Every day of the month asks for the same portfolio in an answer of its own, and no answer is asked for twice.
  const days = Array.from({ length: 28 }, (_, before) => String(before + 1).padStart(2, '0'))
  const portfolios = days.flatMap((day) =>
    shuffleRequests(funds.map(({ name }) => `/v1/fund/${name}/portfolio?date=${NEWEST}-${day}`)),
  )
  record.remark('widest look-throughs', `${String(shapes[0]?.count)} to ${String(shapes.at(-1)?.count)} leaves`)
  const greedy = await makeBenchKey(dataDir, 'greedy')
  for (const [what, heavy] of [
    ['look-throughs', lookThroughs],
    ['fares', listFareQuestions()],
  ] as const)
    await withServer(dataDir, (server) => measureBurst(what, heavy, [...portfolios], server, greedy, bench))
  const assets = await counted(dataDir, NEWEST, 'cvm_fund_portfolio', 'asset_id')
  await withServer(dataDir, (server) => measurePresses(server, greedy, { month: NEWEST, funds, assets }, bench))
  await measureCrosswise(bench)
}

async function buildWorld(bench: Bench): Promise<string> {
  const [mirror, dataDir] = [join(bench.folder, 'mirror'), join(bench.folder, 'data')]
  await writeMonths(bench, [NEWEST])
  writeFareYear(mirror, bench)
  await measureBuild(mirror, dataDir)
  return dataDir
}

/** Summaries that no table of the snapshot has, so that they read nearly all fares of the year; each is a different request. */
function listFareQuestions(): string[] {
  const columns = ['mean', 'min', 'p10', 'p25', 'median', 'p75', 'p90', 'max', 'seats_sold']
  const ofAirlines = `from=${YEAR}0101&to=${YEAR}1231&airline=${SYNTHETIC_AIRLINES.join(',')}`
  const groups = [
    `${ofAirlines}&aggregate=route`,
    `from=${YEAR}0201&to=${YEAR}1231&aggregate=route`,
    `${ofAirlines}&aggregate=month`,
  ]
  return groups
    .flatMap((group) => columns.map((column) => `/v1/flight-fares?${group}&sort_by=${column}&sort_order=`))
    .flatMap((path) => [`${path}asc`, `${path}desc`])
    .slice(0, AT_ONCE)
}

interface TimedReply {
  readonly status: number
  readonly ms: number
}

/** One key sends all heavy requests at once, and each again when it is refused; `light` are portfolios of another key. */
async function measureBurst(
  what: string,
  heavy: readonly string[],
  light: string[],
  server: BenchServer,
  greedy: string,
  { record }: Bench,
): Promise<void> {
  // A server that still reads tables into memory would flatter the time when nobody else asks.
  await untilCached(server)
  // The first requests prepare the statements.
  await askInTurn(server, light, 30)
  const quiet = await askInTurn(server, light, 300)
  const last: TimedReply[] = []
  const started = performance.now()
  const insist = async (path: string) => {
    for (;;) {
      const { status, retryAfter } = await sendAs(server, greedy, path)
      const elapsed = performance.now() - started
      if (status === 200 || elapsed > PATIENCE_MS) return last.push({ status, ms: elapsed })
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000))
    }
  }
  let isOver = false
  const pressing = Promise.all(heavy.map(insist)).finally(() => (isOver = true))
  const during = await askInTurn(server, light, Infinity, () => isOver)
  await pressing
  const seconds = (performance.now() - started) / 1000
  const burst = `${String(heavy.length)} ${what}`
  const pair = [findPercentile(during, 0.99), findPercentile(quiet, 0.99)] as const
  record.ratio(`overload-${what}`, `p99 of another key during ${burst} / quiet`, ['during', 'quiet'], 'ms', [pair])
  record.add(`overload-${what}-memory`, 'peak memory of the server', 'MiB', [readMemory(server.pid).peak])
  record.remark(`answers to ${burst}`, `${formatReplies(last)}; ${seconds.toFixed(1)} s in all`)
}

async function sendAs({ send }: BenchServer, key: string, path: string) {
  try {
    const { status, headers } = await send(path, { 'x-api-key': key })
    return { status, retryAfter: Number(headers['retry-after'] ?? 1) }
  } catch (error) {
    // Status 0 is an answer that broke off.
    if (error instanceof Error && 'code' in error) return { status: 0, retryAfter: 1 }
    throw error
  }
}

/** Measures the funds that hold each other crosswise: the work until the first page of paths is there, and the assets. */
async function measureCrosswise({ record }: Bench): Promise<void> {
  for (const funds of [12, 40]) {
    const world = crosswise(funds)
    const before = process.cpuUsage()
    const page = { page: 0, page_size: 100 }
    const { leaves, coverage } = await look(world, holderIn(world.graph, 'X0').cnpj, EVERYTHING, page)
    const { user, system } = process.cpuUsage(before)
    const { below_threshold, cycle } = coverage.unexpandedValue
    const remark = `${String(leaves.length)} leaves shown; ${String(below_threshold)} cents below the threshold, ${String(cycle)} in cycles`
    const what = `${String(funds)} funds that all hold each other, CPU until the answer`
    record.add(`crosswise-${String(funds)}`, what, 's', [(user + system) / 1e6], remark)
  }
}

/** Formats how many answers had which status, and after how long. */
function formatReplies(replies: readonly TimedReply[]): string {
  const statuses = [...new Set(replies.map(({ status }) => status))].sort((a, b) => a - b)
  return statuses
    .map((status) => {
      const seconds = replies.filter((reply) => reply.status === status).map(({ ms }) => ms / 1000)
      const [least, most] = [Math.min(...seconds).toFixed(2), Math.max(...seconds).toFixed(1)]
      return `${String(seconds.length)} × ${String(status)} after ${least} to ${most} s`
    })
    .join(', ')
}
