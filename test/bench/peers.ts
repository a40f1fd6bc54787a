import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BenchOptions } from './bench-options.ts'
import { compileOnce, fetchOnce } from './compile.ts'
import { startBenchServer } from './harness/bench-server.ts'
import { type AskPortfolio, askInRounds } from './harness/every-way.ts'
import { type BenchHttpClient, measureThroughput } from './harness/http-client.ts'
import type { PartRecord } from './harness/part-record.ts'
import { measureInTurn, milliseconds } from './measure.ts'
import { readWithCsvParse } from './peers/csv-reader.ts'
import { PEER_KINDS, type PeerId } from './peers/kinds.ts'
import { type PeerMaterial, portfolioPath, preparePeers } from './peers/peer-load.ts'
import { type RunningPeer, startPeer } from './peers/peer-server.ts'
import { buildPortfolioWorld, NEWEST_MONTH, type PortfolioWorld } from './portfolio-world.ts'
import { listFiledFunds, readMonthTables } from './published.ts'

/** Funds of a round that are asked one after another, and of one in which 16 clients ask. */
const ASKED = 40
const ASKED_AT_ONCE = 200
const WARMING = 30
const CLIENTS = 16
const PEERS = Object.keys(PEER_KINDS) as PeerId[]

/**
 * Measures the same month and the same requests with what one would pick instead. The peers hold the columns of the answer
 * as texts and the rest of it ready made, and compute neither checks nor provenance; each has answered every request once,
 * because its answers are compared with the product's first. The product has not.
 */
export async function peerComparison(folder: string, record: PartRecord, options: BenchOptions): Promise<void> {
  const world = await buildPortfolioWorld(folder, options)
  record.remark('synthetic month', `${world.lines.toLocaleString('en-US')} lines, one portfolio a request, none kept`)
  await compareReaders(folder, world, record, options)
  const all = await listFiledFunds(world.dataDir, [NEWEST_MONTH])
  const one = all.splice(0, WARMING + options.rounds * ASKED)
  const many = all.splice(0, (options.rounds + 1) * ASKED_AT_ONCE)
  const material = await preparePeers(join(folder, 'peers'), world, [...one, ...many])
  recordOwnDisk(world, record)
  for (const id of PEERS) await loadPeer(id, folder, material, record)
  const peers = new Map<PeerId, RunningPeer>()
  const server = await startBenchServer(world.dataDir)
  try {
    for (const id of PEERS) peers.set(id, await startPeer(id, findFolder(folder, id), material))
    const ways: Record<string, AskPortfolio> = { ours: (cnpj) => server.get(portfolioPath(cnpj, NEWEST_MONTH)) }
    for (const [id, { ask }] of peers) ways[id] = ask
    const times = await askInRounds(one, ways, { warming: WARMING, rounds: options.rounds })
    recordTimes(times, record)
    await recordThroughput({ ours: server.client, ...clientsOf(peers) }, many, record, options)
  } finally {
    await server.stop()
    for (const { close } of peers.values()) await close()
  }
}

function findFolder(folder: string, id: PeerId): string {
  return join(folder, 'peers', id)
}

function clientsOf(peers: ReadonlyMap<PeerId, RunningPeer>): Record<string, BenchHttpClient> {
  return Object.fromEntries([...peers].map(([id, { client }]) => [id, client]))
}

const nameWay = (way: string): string => (way in PEER_KINDS ? PEER_KINDS[way as PeerId].name : 'this product')

function recordOwnDisk({ dataDir }: PortfolioWorld, record: PartRecord): void {
  const bytes = Object.values(readMonthTables(dataDir, NEWEST_MONTH)).reduce((sum, table) => sum + table.bytes, 0)
  record.add({
    id: 'peers-disk-ours',
    what: 'disk, this product: all tables of the month',
    unit: 'MB',
    rounds: [bytes / 1e6],
  })
}

async function loadPeer(id: PeerId, folder: string, { load }: PeerMaterial, record: PartRecord): Promise<void> {
  const kind = PEER_KINDS[id]
  const own = findFolder(folder, id)
  await mkdir(own, { recursive: true })
  const ms = await milliseconds(() => kind.load(own, load))
  record.add({ id: `peers-load-${id}`, what: `load from Parquet, ${kind.name}`, unit: 's', rounds: [ms / 1000] })
  const bytes = await kind.countBytes(own)
  record.add({ id: `peers-disk-${id}`, what: `disk, ${kind.name}`, unit: 'MB', rounds: [bytes / 1e6] })
}

function recordTimes(times: ReadonlyMap<string, readonly number[]>, record: PartRecord): void {
  for (const [way, rounds] of times)
    record.add({ id: `peers-p50-${way}`, what: `portfolio, one at a time, p50, ${nameWay(way)}`, unit: 'ms', rounds })
}

async function recordThroughput(
  clients: Readonly<Record<string, BenchHttpClient>>,
  funds: readonly string[],
  record: PartRecord,
  { rounds }: BenchOptions,
): Promise<void> {
  const perSecond = new Map<string, number[]>()
  for (let round = 0; round <= rounds; round++) {
    const paths = funds
      .slice(round * ASKED_AT_ONCE, (round + 1) * ASKED_AT_ONCE)
      .map((cnpj) => portfolioPath(cnpj, NEWEST_MONTH))
    for (const [way, client] of Object.entries(clients)) {
      const measured = await measureThroughput(client, paths, CLIENTS)
      // The first round only warms up.
      if (round > 0) perSecond.set(way, [...(perSecond.get(way) ?? []), measured])
    }
  }
  for (const [way, each] of perSecond) {
    const what = `portfolios, ${String(CLIENTS)} clients, ${nameWay(way)}`
    record.add({ id: `peers-throughput-${way}`, what, unit: '/s', rounds: each })
  }
}

/** Compares the compilation of a month with a reader that only splits its lines. */
async function compareReaders(
  folder: string,
  { zip, lines }: PortfolioWorld,
  record: PartRecord,
  { rounds }: BenchOptions,
): Promise<void> {
  const raw = await fetchOnce(join(folder, 'mirror'), join(folder, 'raw'), NEWEST_MONTH)
  const compile = () => compileOnce(raw, NEWEST_MONTH, join(folder, 'work'))
  const read = async () => {
    const found = await readWithCsvParse(zip)
    if (found !== lines) throw new Error(`csv-parse reads ${String(found)} lines, and there are ${String(lines)}`)
  }
  await compile()
  const { a, b } = await measureInTurn(rounds, compile, read)
  record.addRatio(
    { id: 'peers-compile', what: 'compile a month, everything in / csv-parse, which only splits its lines' },
    { what: 'compile', unit: 's', rounds: a },
    { what: 'csv-parse', unit: 's', rounds: b },
  )
}
