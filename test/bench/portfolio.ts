import { join } from 'node:path'
import { showBareQueries } from './bare-queries.ts'
import type { BenchOptions } from './bench-options.ts'
import { type BenchServer, startBenchServer } from './harness/bench-server.ts'
import { type AskPortfolio, askInRounds } from './harness/every-way.ts'
import { measureThroughput } from './harness/http-client.ts'
import type { PartRecord } from './harness/part-record.ts'
import { measureCpu } from './harness/cpu-time.ts'
import { measureFirstPage } from './first-page.ts'
import { openSqlitePeers } from './peers/peer-server.ts'
import { buildPortfolioWorld, NEWEST_MONTH, OLDER_MONTH, type PortfolioWorld } from './portfolio-world.ts'
import { untilKept } from './until-kept.ts'
import { findMonthFiles, listFiledFunds, readMonthTables } from './published.ts'

/** Funds of a round that are asked one after another, and of one in which 16 clients ask. */
const ASKED = 40
const ASKED_AT_ONCE = 400
/** Funds of a round whose CPU time is counted: the kernel counts it to ten milliseconds. */
const ASKED_FOR_CPU = 200
const WARMING = 30
const CLIENTS = 16

/** Measures portfolios that are requested once, so that none is kept, against what else would read the same rows. */
export async function portfolioBudgets(folder: string, record: PartRecord, options: BenchOptions): Promise<void> {
  const world = await buildPortfolioWorld(folder, options)
  record.remark('synthetic month, two of them in two snapshots', `${world.lines.toLocaleString('en-US')} lines each`)
  recordDisk(world, record)
  const funds = await listFiledFunds(world.dataDir, [OLDER_MONTH, NEWEST_MONTH])
  const server = await startBenchServer(world.dataDir)
  try {
    await untilKept(server)
    await measureOneByOne(folder, world, funds.splice(0, WARMING + options.rounds * ASKED), server, record, options)
    await recordCpu(funds.splice(0, options.rounds * ASKED_FOR_CPU), server, record, options)
    await measureAtOnce(funds, server, record, options)
    await measureFirstPage(world, server, record, options)
  } finally {
    await server.stop()
  }
}

function recordDisk({ dataDir }: PortfolioWorld, record: PartRecord): void {
  const tables = Object.entries(readMonthTables(dataDir, NEWEST_MONTH))
  const sum = (some: typeof tables) => some.reduce((bytes, [, table]) => bytes + table.bytes, 0) / 1e6
  const [all, wide] = [sum(tables), sum(tables.filter(([name]) => name === 'cvm_fund_portfolio'))]
  const others = sum(tables.filter(([name]) => !name.endsWith('_packed')))
  record.addRatio(
    { id: 'portfolio-disk', what: 'all files of a month / those without the packed table' },
    { what: 'all', unit: 'MB', rounds: [all] },
    { what: 'without the packed', unit: 'MB', rounds: [others] },
  )
  record.remark('of them the published wide table', `${wide.toFixed(1)} MB`)
}

/** Measures each fund in every way, one after another, in another order for each: what runs before a request warms it. */
async function measureOneByOne(
  folder: string,
  world: PortfolioWorld,
  funds: readonly string[],
  { get }: BenchServer,
  record: PartRecord,
  { rounds }: BenchOptions,
): Promise<void> {
  const peers = await openSqlitePeers(join(folder, 'sqlite'), world, funds)
  const ways: Record<string, AskPortfolio> = {
    newest: (cnpj) => get(pathOf(cnpj, NEWEST_MONTH)),
    olderMonth: (cnpj) => get(pathOf(cnpj, OLDER_MONTH)),
    olderSnapshot: (cnpj) => get(pathOf(cnpj, NEWEST_MONTH, `&snapshot=${world.snapshots.older}`)),
    ...Object.fromEntries(Object.entries(peers).map(([id, { ask }]) => [id, ask])),
  }
  try {
    recordTimes(await askInRounds(funds, ways, { warming: WARMING, rounds }), record)
  } finally {
    for (const { close } of Object.values(peers)) await close()
  }
  await showBareQueries(findMonthFiles(world.dataDir, NEWEST_MONTH), { funds, warming: WARMING, rounds }, record)
}

function pathOf(cnpj: string, month: string, more = ''): string {
  return `/v1/fund/${cnpj}/portfolio?date=${month}-28${more}`
}

function recordTimes(times: ReadonlyMap<string, readonly number[]>, record: PartRecord): void {
  const side = (way: string, what: string) => ({ what, unit: 'ms', rounds: times.get(way) ?? [] })
  const newest = side('newest', 'p50')
  record.add({ ...newest, id: 'portfolio', what: 'portfolio over HTTP, not kept, p50' })
  record.add({ ...side('olderMonth', ''), id: 'portfolio-older-month-p50', what: 'the same of an older month' })
  record.add({ ...side('olderSnapshot', ''), id: 'portfolio-older-snapshot-p50', what: 'as of an older snapshot' })
  const ratios = [
    ['portfolio-sqlite', 'portfolio / Express + better-sqlite3 with an index, its answer half ready made', 'sqlite'],
    ['portfolio-sqlite-built', 'portfolio / the same that builds its answer as we do', 'sqlite-built'],
  ] as const
  for (const [id, what, way] of ratios) {
    const peer = side(way, 'SQLite')
    if (peer.rounds.length > 0) record.addRatio({ id, what }, newest, peer)
  }
}

/** Measures the CPU time of the whole server for requests one after another. */
async function recordCpu(
  funds: readonly string[],
  { get, pid }: BenchServer,
  record: PartRecord,
  { rounds }: BenchOptions,
): Promise<void> {
  const asked = Math.floor(funds.length / rounds)
  const perRequest: number[] = []
  for (let round = 0; round < rounds; round++) {
    const some = funds.slice(round * asked, (round + 1) * asked)
    perRequest.push(await measureCpu(pid, some, (cnpj) => get(pathOf(cnpj, NEWEST_MONTH))))
  }
  record.add({
    id: 'portfolio-cpu',
    what: 'CPU of the server for each, one after another',
    unit: 'ms',
    rounds: perRequest,
    remark: `${String(asked)} different funds a round, all threads`,
  })
}

async function measureAtOnce(
  funds: readonly string[],
  { client }: BenchServer,
  record: PartRecord,
  { rounds }: BenchOptions,
): Promise<void> {
  const asked = Math.min(ASKED_AT_ONCE, Math.floor(funds.length / (rounds + 1)))
  const perSecond: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const some = funds.slice(round * asked, (round + 1) * asked)
    const paths = some.map((cnpj) => pathOf(cnpj, NEWEST_MONTH))
    perSecond.push(await measureThroughput(client, paths, CLIENTS))
  }
  // The first round only warms up: sixteen requests at once need more threads than one.
  record.add({
    id: 'portfolio-throughput',
    what: `portfolios not kept, ${String(CLIENTS)} clients`,
    unit: '/s',
    rounds: perSecond.slice(1),
    remark: `${String(asked)} different funds a round; the client runs on the same two cores`,
  })
}
