import { readFileSync } from 'node:fs'
import { describeWorld, withBytes, type WorldFund } from '../../tools/simulate/world.ts'
import { readAnswerCosts } from '../../tools/simulate/costs.ts'
import {
  computeHitRate,
  planSequence,
  readSourceCounts,
  replayInTurn,
  type ReplayedRequest,
  simulateInTurn,
} from '../../tools/simulate/sequence.ts'
import type { BenchOptions } from './bench-options.ts'
import { type BenchServer, startBenchServer } from './harness/bench-server.ts'
import { readCpuMilliseconds } from './harness/cpu-time.ts'
import { findFreePort, openHttpClient } from './harness/http-client.ts'
import type { PartRecord } from './harness/part-record.ts'
import { findPercentile } from './harness/statistics.ts'
import { NEWEST_MONTH, OLDER_MONTH } from './portfolio-world.ts'
import { readNewestId } from './published.ts'

const REQUESTS = 2_000
const CLIENTS = 16
const MONTHS = [NEWEST_MONTH, OLDER_MONTH] as const
/** So small that the answers of the sequence do not fit. */
const CACHE_MIB = 1
/** Few readers and one back end, so that within the sequence many ask again for what was asked. */
const MIX = { RATE: 5, MIX: 'all', EXPONENT: 0.8, SEED: 1 } as const

/**
 * Measures one point of the simulation: the same requests in the same order over HTTP, counted by the server itself.
 * Then 16 clients send them at once to a server that has just started.
 */
export async function measurePoint(
  dataDir: string,
  funds: readonly WorldFund[],
  record: PartRecord,
  { scale }: BenchOptions,
): Promise<void> {
  const world = describeWorld(funds, MONTHS, null)
  const sequence = planSequence(MIX, world, Math.round(REQUESTS * scale), readNewestId(dataDir))
  const limits = { cacheBytes: CACHE_MIB * 2 ** 20, answerBytes: 2 ** 20 }
  const times: number[] = []
  const inTurn = await withCountedServer(dataDir, async ({ client }) => {
    const send = async ({ path, headers }: ReplayedRequest) => {
      const answer = await client.send(path, headers)
      times.push(answer.ms)
      return answer
    }
    return replayInTurn(sequence, world, send)
  })
  const { replayed, find } = inTurn.result
  const real = computeHitRate(inTurn.counts)
  const exact = await simulateInTurn(sequence, withBytes(world, find), limits)
  const percent = (rate: number) => rate * 100
  const size = `${String(replayed.length)} requests, cache of ${String(CACHE_MIB)} MiB`
  record.remark(
    'of the requests in turn',
    `the server says ${describe(inTurn.counts)}; the simulation with the same bytes ${describe(exact)}`,
  )
  const add = (id: string, what: string, unit: string, value: number) => {
    record.add({ id, what, unit, rounds: [value] })
  }
  add('point-requests', 'requests of the measured point', '', replayed.length)
  add('point-real', `hit rate, ${size}, by the server`, '%', percent(real))
  add('point-simulated', 'the same, simulated with the same bytes', '%', percent(computeHitRate(exact)))
  const costs = readAnswerCosts(record.contents)
  const modelled = await simulateInTurn(sequence, describeWorld(funds, MONTHS, costs), limits)
  add('point-modelled', 'the same, simulated with bytes by lines', '%', percent(computeHitRate(modelled)))
  add('point-modelled-cpu', 'CPU a request, simulated', 'ms', modelled.cpu(costs) / replayed.length)
  add('point-cpu', 'CPU a request, in turn', 'ms', inTurn.cpu / replayed.length)
  add('point-p50', 'p50, in turn', 'ms', findPercentile(times, 0.5))
  add('point-p99', 'p99, in turn', 'ms', findPercentile(times, 0.99))
  await measureTogether(dataDir, replayed, record)
}

async function measureTogether(
  dataDir: string,
  replayed: readonly ReplayedRequest[],
  record: PartRecord,
): Promise<void> {
  const times: number[] = []
  const { counts, cpu, seconds, peak } = await withCountedServer(dataDir, async ({ client }) => {
    const waiting = replayed.values()
    const ask = async () => {
      for (const { path, headers } of waiting) times.push((await client.send(path, headers)).ms)
    }
    await Promise.all(Array.from({ length: CLIENTS }, ask))
  })
  const add = (id: string, what: string, unit: string, value: number) => {
    record.add({
      id: `point-together-${id}`,
      what: `${String(CLIENTS)} clients at once: ${what}`,
      unit,
      rounds: [value],
    })
  }
  add('real', 'hit rate', '%', computeHitRate(counts) * 100)
  add('cpu', 'CPU a request', 'ms', cpu / replayed.length)
  add('rate', 'requests a second', '/s', replayed.length / seconds)
  add('p50', 'p50', 'ms', findPercentile(times, 0.5))
  add('p99', 'p99', 'ms', findPercentile(times, 0.99))
  add('memory', 'peak memory of the server', 'MiB', peak)
}

/** Runs work against a server that has just started, and reads what it counted meanwhile. */
async function withCountedServer<T>(dataDir: string, work: (server: BenchServer) => Promise<T>) {
  const port = await findFreePort()
  const limits = { KEY_REQUESTS_AT_ONCE: '1000', KEY_HEAVY_AT_ONCE: '100' }
  const server = await startBenchServer(dataDir, {
    RESPONSE_CACHE_MIB: String(CACHE_MIB),
    METRICS_PORT: String(port),
    ...limits,
  })
  const metrics = openHttpClient(port)
  try {
    const [started, before] = [performance.now(), readCpuMilliseconds(server.pid)]
    const result = await work(server)
    const [seconds, cpu] = [(performance.now() - started) / 1000, readCpuMilliseconds(server.pid) - before]
    // The server counts an answer when its last byte is gone.
    await new Promise((resolve) => setTimeout(resolve, 200))
    const { bytes } = await metrics.send('/metrics')
    const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(server.pid)}/status`, 'utf8'))?.[1]) / 1024
    return { result, counts: readSourceCounts(bytes.toString()), cpu, seconds, peak }
  } finally {
    metrics.close()
    await server.stop()
  }
}

function describe({ client, cache, made }: { client: number; cache: number; made: number }): string {
  return `${String(client)} not modified, ${String(cache)} from the cache, ${String(made)} made`
}
