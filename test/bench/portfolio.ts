import { join } from 'node:path'
import type { Bench } from './harness/bench.ts'
import { measureBuild, runApart } from './harness/builds.ts'
import { type AskPortfolio, askInRounds, WARMING } from './harness/every-way.ts'
import { atOnce, eachRound, oneByOne, measureCpu, median, ofRound, seconds } from './harness/measure.ts'
import { type BenchServer, untilCached, untilNewest, withServer } from './harness/server.ts'
import { hasPeerPackage } from './peers/packages.ts'
import { loadPeer, portfolioPath, preparePeers, withPeers } from './peers/running.ts'
import { listFiledFunds, readCurrentManifest, readNewestId } from './published.ts'
import { buildMonths, countFiledLines, NEWEST, OLDER, openEditions } from './worlds.ts'

/** Funds of a round that are asked one after another. */
const ASKED = 40
/** Funds of a round whose CPU time is counted: the kernel counts it to ten milliseconds. */
const ASKED_FOR_CPU = 200
const CLIENTS = 16

/** Two months in two snapshots: the source amended a hundredth of the lines of the newest month between them. */
interface PortfolioWorld {
  readonly dataDir: string
  readonly older: string
  readonly newest: string
}

/** Measures portfolios that are requested once, so that none is kept, against what else would read the same rows. */
export async function measurePortfolios(bench: Bench): Promise<void> {
  const { record, rounds } = bench
  const { mirror, dataDir, newest: month } = await buildMonths(bench, [OLDER, NEWEST])
  const older = readNewestId(dataDir)
  await (
    await openEditions(month.zip)
  )()
  await measureBuild(mirror, dataDir)
  const world = { dataDir, older, newest: readNewestId(dataDir) }
  const lines = countFiledLines(month).toLocaleString('en-US')
  record.remark('synthetic month, two of them in two snapshots', `${lines} lines each`)
  recordDisk(dataDir, bench)
  const funds = await listFiledFunds(dataDir, [OLDER, NEWEST])
  await withServer(dataDir, async (server) => {
    await untilCached(server)
    await measureOneByOne(world, funds.splice(0, WARMING + rounds * ASKED), server, bench)
    const counted = funds.splice(0, rounds * ASKED_FOR_CPU)
    await recordCpu(counted, server, bench)
    await recordThroughput(funds, server, bench)
    await measureFirstPage(world, server, bench)
  })
}

/** Counts the bytes of each table of the newest month. */
export function countTables(dataDir: string): Record<string, number> {
  const entry = readCurrentManifest(dataDir).partitions.find(
    ({ dataset, partition }) => dataset === 'cvm_fund_portfolio' && partition === `competence_month=${NEWEST}`,
  )
  if (entry === undefined) throw new Error(`${dataDir} has no portfolios of ${NEWEST}`)
  return Object.fromEntries(Object.entries(entry.tables).map(([name, { bytes }]) => [name, bytes]))
}

function recordDisk(dataDir: string, { record }: Bench): void {
  const tables = Object.entries(countTables(dataDir))
  const sum = (isMeant: (name: string) => boolean) =>
    tables.reduce((total, [name, bytes]) => total + (isMeant(name) ? bytes / 1e6 : 0), 0)
  const pair = [sum(() => true), sum((name) => !name.endsWith('_packed'))] as const
  const what = 'all files of a month / those without the packed table'
  record.ratio('portfolio-disk', what, ['all', 'without the packed'], 'MB', [pair])
  record.remark('of them the published wide table', `${sum((name) => name === 'cvm_fund_portfolio').toFixed(1)} MB`)
}

async function measureOneByOne(
  { dataDir, older }: PortfolioWorld,
  funds: readonly string[],
  { get }: BenchServer,
  { folder, record, rounds }: Bench,
): Promise<void> {
  const ids = hasPeerPackage('better-sqlite3') ? (['sqlite', 'sqlite-built'] as const) : []
  const material = await preparePeers(join(folder, 'peers'), dataDir, funds)
  for (const id of ids) await loadPeer(id, material)
  const times = await withPeers(ids, material, (peers) => {
    const ways: Record<string, AskPortfolio> = {
      newest: (cnpj) => get(portfolioPath(cnpj)),
      'older-month': (cnpj) => get(portfolioPath(cnpj, OLDER)),
      'older-snapshot': (cnpj) => get(`${portfolioPath(cnpj)}&snapshot=${older}`),
    }
    for (const [id, peer] of Object.entries(peers)) ways[id] = (cnpj) => peer.get(portfolioPath(cnpj))
    return askInRounds(funds, ways, rounds)
  })
  const read = (way: string) => times.map((round) => round[way] ?? Number.NaN)
  record.add('portfolio', 'portfolio over HTTP, not kept, p50', 'ms', read('newest'))
  record.add('portfolio-older-month-p50', 'the same of an older month', 'ms', read('older-month'))
  record.add('portfolio-older-snapshot-p50', 'as of an older snapshot', 'ms', read('older-snapshot'))
  const compared = {
    sqlite: 'portfolio / Express + better-sqlite3 with an index, its answer half ready made',
    'sqlite-built': 'portfolio / the same that builds its answer as we do',
  }
  for (const id of ids) {
    const pairs = times.map((round) => [round['newest'] ?? Number.NaN, round[id] ?? Number.NaN] as const)
    record.ratio(`portfolio-${id}`, compared[id], ['p50', 'SQLite'], 'ms', pairs)
  }
}

/** Measures the CPU time of the whole server for requests one after another. */
async function recordCpu(
  funds: readonly string[],
  { get, pid }: BenchServer,
  { record, rounds }: Bench,
): Promise<void> {
  const asked = Math.floor(funds.length / rounds)
  const cpu = await eachRound(rounds, (round) =>
    measureCpu(pid, ofRound(funds, round, asked), (cnpj) => get(portfolioPath(cnpj))),
  )
  const remark = `${String(asked)} different funds a round, all threads`
  record.add('portfolio-cpu', 'CPU of the server for each, one after another', 'ms', cpu, remark)
}

/** Sends each path once from 16 clients at a time; returns how many answers came a second. */
export async function measureThroughput({ get }: Pick<BenchServer, 'get'>, paths: readonly string[]): Promise<number> {
  const took = await seconds(() =>
    atOnce(CLIENTS, paths, async (path) => {
      await get(path)
    }),
  )
  return paths.length / took
}

async function recordThroughput(
  funds: readonly string[],
  server: BenchServer,
  { record, rounds }: Bench,
): Promise<void> {
  const asked = Math.min(400, Math.floor(funds.length / (rounds + 1)))
  const perSecond = await eachRound(rounds + 1, (round) =>
    measureThroughput(
      server,
      ofRound(funds, round, asked).map((cnpj) => portfolioPath(cnpj)),
    ),
  )
  const remark = `${String(asked)} different funds a round; the client runs on the same two cores`
  // The first round only warms up: sixteen requests at once need more threads than one.
  const measured = perSecond.slice(1)
  record.add('portfolio-throughput', `portfolios not kept, ${String(CLIENTS)} clients`, '/s', measured, remark)
}

/**
 * Measures the first list of funds that a new snapshot answers against its other pages. Each round publishes the content
 * of an older snapshot again, which makes a new one.
 */
async function measureFirstPage(world: PortfolioWorld, server: BenchServer, { record, rounds }: Bench): Promise<void> {
  const { dataDir, older, newest } = world
  const pairs = await eachRound(rounds, async (round) => {
    await runApart(['pipeline/cli.ts', 'rollback', round % 2 === 0 ? older : newest], { DATA_DIR: dataDir })
    await untilNewest(server, readNewestId(dataDir))
    const [first = 0, ...others] = await oneByOne(Array(10).keys(), (page) =>
      server.get(`/v1/funds?page_size=50&page=${String(page)}`),
    )
    return [first, median(others)] as const
  })
  const what = 'first list of funds of a new snapshot / another page'
  record.ratio('funds-first-page', what, ['first', 'other'], 'ms', pairs)
}
