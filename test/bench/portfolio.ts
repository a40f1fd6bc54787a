import { join } from 'node:path'
import { holdConnection } from '../helpers/duckdb.ts'
import type { BenchOptions } from './bench-options.ts'
import { type BenchServer, startBenchServer } from './harness/bench-server.ts'
import { type AskPortfolio, askInRounds } from './harness/every-way.ts'
import { measureThroughput } from './harness/http-client.ts'
import type { PartRecord } from './harness/part-record.ts'
import { measureFirstPage } from './first-page.ts'
import { milliseconds } from './measure.ts'
import { openSqlitePeer } from './peers/peer-server.ts'
import { buildPortfolioWorld, NEWEST_MONTH, OLDER_MONTH, type PortfolioWorld } from './portfolio-world.ts'
import { findWideFile, listFiledFunds, readMonthTables } from './published.ts'

/** Funds of a round that are asked one after another, and of one in which 16 clients ask. */
const ASKED = 40
const ASKED_AT_ONCE = 400
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
    await measureOneByOne(folder, world, funds.splice(0, WARMING + options.rounds * ASKED), server, record, options)
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
  const bare = await openBareQueries(findWideFile(world.dataDir, NEWEST_MONTH))
  const sqlite = await openSqlitePeer(join(folder, 'sqlite'), world, funds)
  const ours = (cnpj: string, month: string, more = '') => `/v1/fund/${cnpj}/portfolio?date=${month}-28${more}`
  const ways: Record<string, AskPortfolio> = {
    newest: (cnpj) => get(ours(cnpj, NEWEST_MONTH)),
    olderMonth: (cnpj) => get(ours(cnpj, OLDER_MONTH)),
    olderSnapshot: (cnpj) => get(ours(cnpj, NEWEST_MONTH, `&snapshot=${world.snapshots.older}`)),
    wide: bare.askWide,
    constant: bare.askConstant,
    ...(sqlite && { sqlite: (cnpj: string) => sqlite.ask(cnpj) }),
  }
  try {
    recordRatios(await askInRounds(funds, ways, { warming: WARMING, rounds }), record)
  } finally {
    await bare.close()
    await sqlite?.close()
  }
}

function recordRatios(times: ReadonlyMap<string, readonly number[]>, record: PartRecord): void {
  const side = (way: string, what: string) => ({ what, unit: 'ms', rounds: times.get(way) ?? [] })
  const newest = side('newest', 'p50')
  record.add({ ...newest, id: 'portfolio', what: 'portfolio over HTTP, not kept, p50' })
  const ratios = [
    ['portfolio-bare-wide', 'portfolio / bare query of the published wide table', newest, side('wide', 'bare')],
    ['portfolio-sqlite', 'portfolio / Express + better-sqlite3 with an index', newest, side('sqlite', 'SQLite')],
    ['portfolio-constant', 'portfolio / `SELECT $1` through the driver', newest, side('constant', '`SELECT $1`')],
    ['portfolio-older-month', 'an older month / the newest', side('olderMonth', 'older'), newest],
    ['portfolio-older-snapshot', 'as of an older snapshot / the newest', side('olderSnapshot', 'older'), newest],
  ] as const
  for (const [id, what, of, to] of ratios) {
    if (of.rounds.length > 0 && to.rounds.length > 0) record.addRatio({ id, what }, of, to)
  }
}

/** The yardsticks: prepared queries of one thread through the driver that the server uses. */
async function openBareQueries(file: string) {
  const { it: connection, close } = await holdConnection({ threads: '1' })
  await connection.run('SET parquet_metadata_cache = true')
  const wide = await connection.prepare(`SELECT * FROM read_parquet('${file}') WHERE cnpj = $cnpj`)
  const constant = await connection.prepare('SELECT $1')
  return {
    askWide: (cnpj: string) =>
      milliseconds(async () => {
        wide.bind({ cnpj })
        const reader = await wide.runAndReadAll()
        reader.getRowObjectsJson()
      }),
    askConstant: (cnpj: string) =>
      milliseconds(async () => {
        constant.bind([cnpj])
        const reader = await constant.runAndReadAll()
        reader.getRowObjectsJson()
      }),
    close,
  }
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
    const paths = some.map((cnpj) => `/v1/fund/${cnpj}/portfolio?date=${NEWEST_MONTH}-28`)
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
