import { join } from 'node:path'
import type { Bench } from './harness/bench.ts'
import { type AskPortfolio, askInRounds, WARMING } from './harness/every-way.ts'
import { eachRound, oneByOne, ofRound, seconds } from './harness/measure.ts'
import { type BenchServer, withServer } from './harness/server.ts'
import { PEER_KINDS } from './peers/kinds.ts'
import { loadPeer, portfolioPath, preparePeers, withPeers } from './peers/running.ts'
import { countTables, measureThroughput } from './portfolio.ts'
import { listFiledFunds } from './published.ts'
import { addNumbers } from './synthetic/money.ts'
import { buildMonths, countFiledLines, NEWEST } from './worlds.ts'

/** Funds of a round that are asked one after another, and of one in which 16 clients ask. */
const [ASKED, ASKED_AT_ONCE] = [40, 200]

const nameWay = (way: string) => PEER_KINDS[way]?.name ?? 'this product'

/**
 * Measures the same month and the same requests with what one would pick instead. The peers hold the columns of the answer
 * as texts and the rest of it ready made, and compute neither checks nor provenance; each has answered every request once,
 * because its answers are compared with the product's first. The product has not.
 */
export async function measurePeers(bench: Bench): Promise<void> {
  const { folder, record, rounds } = bench
  const world = await buildMonths(bench, [NEWEST])
  const lines = countFiledLines(world.newest).toLocaleString('en-US')
  record.remark('synthetic month', `${lines} lines, one portfolio a request, none kept`)
  const all = await listFiledFunds(world.dataDir, [NEWEST])
  const one = all.splice(0, WARMING + rounds * ASKED)
  const many = all.splice(0, (rounds + 1) * ASKED_AT_ONCE)
  const material = await preparePeers(join(folder, 'peers'), world.dataDir, [...one, ...many])
  const bytes = addNumbers(Object.values(countTables(world.dataDir)))
  record.add('peers-disk-ours', 'disk, this product: all tables of the month', 'MB', [bytes / 1e6])
  for (const [id, kind] of Object.entries(PEER_KINDS)) {
    record.add(`peers-load-${id}`, `load from Parquet, ${kind.name}`, 's', [
      await seconds(() => loadPeer(id, material)),
    ])
    record.add(`peers-disk-${id}`, `disk, ${kind.name}`, 'MB', [
      (await kind.countBytes(join(material.folder, id))) / 1e6,
    ])
  }
  await withServer(world.dataDir, (ours) =>
    withPeers(Object.keys(PEER_KINDS), material, (peers) => compareAnswers({ ours, ...peers }, one, many, bench)),
  )
}

async function compareAnswers(
  servers: Readonly<Record<string, BenchServer>>,
  one: readonly string[],
  many: readonly string[],
  { record, rounds }: Bench,
): Promise<void> {
  const ways = Object.entries(servers)
  const asks: Record<string, AskPortfolio> = {}
  for (const [way, { get }] of ways) asks[way] = (cnpj) => get(portfolioPath(cnpj))
  const times = await askInRounds(one, asks, rounds)
  const perSecond = await eachRound(rounds + 1, async (round) => {
    const paths = ofRound(many, round, ASKED_AT_ONCE).map((cnpj) => portfolioPath(cnpj))
    return new Map(
      await oneByOne(ways, async ([way, server]) => [way, await measureThroughput(server, paths)] as const),
    )
  })
  for (const [way] of ways) {
    const p50s = times.map((round) => round[way] ?? Number.NaN)
    record.add(`peers-p50-${way}`, `portfolio, one at a time, p50, ${nameWay(way)}`, 'ms', p50s)
  }
  for (const [way] of ways) {
    // The first round only warms up.
    const answers = perSecond.slice(1).map((round) => round.get(way) ?? Number.NaN)
    record.add(`peers-throughput-${way}`, `portfolios, 16 clients, ${nameWay(way)}`, '/s', answers)
  }
}
