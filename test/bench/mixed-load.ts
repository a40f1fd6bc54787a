import type { BenchOptions } from './bench-options.ts'
import type { BenchServer } from './harness/bench-server.ts'
import { measureCpu } from './harness/cpu-time.ts'
import type { PartRecord } from './harness/part-record.ts'
import { findPercentile } from './harness/statistics.ts'

const CLIENTS = 16
/** Requests of a round. */
const ASKED = 1_500

type WritePath = (cnpj: string, at: number) => string

/** A hundred requests, by kind. */
const MIX: readonly (readonly [share: number, kind: string, write: WritePath])[] = [
  [50, 'portfolio', (cnpj) => `/v1/fund/${cnpj}/portfolio`],
  [15, 'fund', (cnpj) => `/v1/fund/${cnpj}`],
  [5, 'list', (_cnpj, at) => `/v1/funds?page_size=20&page=${String(at)}`],
  [10, 'look-through', (cnpj) => `/v1/fund/${cnpj}/portfolio/look-through`],
  [8, 'holders', (cnpj) => `/v1/asset/${cnpj}/holders`],
  [5, 'compare', (cnpj) => `/v1/fund/${cnpj}/portfolio/compare?date=2025-10-31&with=2025-09-30`],
  [7, 'search', (_cnpj, at) => `/v1/search?q=fundo+${String(at)}`],
]

/** The kinds follow one another in another order than their shares: 37 has no factor in common with 100. */
function chooseKind(at: number): (typeof MIX)[number] {
  let place = (at * 37) % 100
  for (const kind of MIX) {
    if (place < kind[0]) return kind
    place -= kind[0]
  }
  throw new Error('the shares of the mix are not 100 in all')
}

/** Measures a mix of requests by sixteen clients of one key: how long they take, and how many are refused. */
export async function measureMixedLoad(
  server: BenchServer,
  funds: readonly string[],
  record: PartRecord,
  { rounds }: BenchOptions,
): Promise<void> {
  const [p99, perSecond, refusedShare]: [number[], number[], number[]] = [[], [], []]
  const refused: string[] = []
  const byKind = new Map(MIX.map(([, kind]): [string, number[]] => [kind, []]))
  let sent = 0
  for (let round = 0; round < rounds; round++) {
    const times: number[] = []
    let refusals = 0
    const started = performance.now()
    const end = sent + ASKED
    const ask = async () => {
      while (sent < end) {
        const at = sent++
        const [, kind, write] = chooseKind(at)
        const path = write(funds[at % funds.length] ?? '', at)
        const { status, ms, bytes } = await server.client.send(path)
        if (status === 429) {
          refusals += 1
          refused.push(path)
        } else if (status !== 200 && status !== 404)
          throw new Error(`${kind} answered ${String(status)}: ${bytes.toString().slice(0, 300)}`)
        else {
          times.push(ms)
          byKind.get(kind)?.push(ms)
        }
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, ask))
    perSecond.push((times.length / (performance.now() - started)) * 1000)
    p99.push(findPercentile(times, 0.99))
    refusedShare.push((100 * refusals) / ASKED)
  }
  record.add({ id: 'mixed-p99', what: 'mixed load, 16 clients of one key, p99', unit: 'ms', rounds: p99 })
  record.add({ id: 'mixed-throughput', what: 'the same, answers', unit: '/s', rounds: perSecond })
  record.add({ id: 'mixed-refused', what: 'the same, refused (429)', unit: '%', rounds: refusedShare })
  const tails = [...byKind].map(([kind, times]) => `${kind} ${findPercentile(times, 0.99).toFixed(0)} ms`)
  record.remark('the same by kind, p99', tails.join(', '))
  // A refusal is right where the answer is dear.
  const alone: string[] = []
  for (const path of refused) alone.push((await measureCpu(server.pid, [path], () => server.get(path))).toFixed(0))
  record.remark('CPU of what was refused, asked alone', alone.length === 0 ? 'none' : `${alone.join(', ')} ms`)
}
