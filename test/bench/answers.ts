import { KINDS, type Kind } from '../../tools/simulate/mix.ts'
import { COST_ENCODINGS } from '../../tools/simulate/costs.ts'
import { describeWorld, type WorldFund } from '../../tools/simulate/world.ts'
import type { BenchOptions } from './bench-options.ts'
import { recordDisk } from './disk.ts'
import { type BenchServer, startBenchServer } from './harness/bench-server.ts'
import { readCpuMilliseconds } from './harness/cpu-time.ts'
import type { PartRecord } from './harness/part-record.ts'
import { median } from './harness/statistics.ts'
import { measurePoint } from './measured-point.ts'
import { buildPortfolioWorld, NEWEST_MONTH, OLDER_MONTH } from './portfolio-world.ts'
import { listPortfolios } from './published.ts'

/** Different answers of a kind in a round, and answers of one kind that cost little. */
const MADE = 20
const CHEAP = 1_500
const CLIENTS = 8

/**
 * Measures what the simulation of request mixes (`make simulate`) calculates with: CPU, time and bytes of each kind of
 * answer, and one point of the simulation against a real server. BUILT_DATA names a data directory with the two months
 * of the bench that is there already.
 */
export async function answerCosts(folder: string, record: PartRecord, options: BenchOptions): Promise<void> {
  const built = process.env['BUILT_DATA']
  const dataDir = built ?? (await buildPortfolioWorld(folder, options)).dataDir
  const funds = await listPortfolios(dataDir, NEWEST_MONTH)
  const lines = funds.reduce((sum, fund) => sum + fund.lines, 0)
  record.remark(
    'synthetic month',
    `${funds.length.toLocaleString('en-US')} classes with ${lines.toLocaleString('en-US')} lines`,
  )
  recordDisk(dataDir, NEWEST_MONTH, record)
  const server = await startBenchServer(dataDir, { RESPONSE_CACHE_MIB: '1', KEY_REQUESTS_AT_ONCE: '1000' })
  try {
    for (const kind of KINDS) {
      for (const encoding of COST_ENCODINGS) await measureKind({ kind, encoding, funds, server }, record, options)
    }
    await measureCheap(funds, server, record, options)
  } finally {
    await server.stop()
  }
  await measurePoint(dataDir, funds, record, options)
}

interface MeasuredKind {
  readonly kind: Kind
  readonly encoding: (typeof COST_ENCODINGS)[number]
  readonly funds: readonly WorldFund[]
  readonly server: BenchServer
}

async function measureKind(
  { kind, encoding, funds, server }: MeasuredKind,
  record: PartRecord,
  { rounds }: BenchOptions,
): Promise<void> {
  const world = describeWorld(funds, [NEWEST_MONTH, OLDER_MONTH], null)
  const place = (KINDS.indexOf(kind) * COST_ENCODINGS.length + COST_ENCODINGS.indexOf(encoding)) * (rounds + 1) * MADE
  const seen: { lines: number; bytes: number }[] = []
  const [cpu, time]: [number[], number[]] = [[], []]
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++) {
    const times: number[] = []
    const before = readCpuMilliseconds(server.pid)
    for (let one = 0; one < MADE; one++) {
      const fund = (place + round * MADE + one) % funds.length
      const path = world.address({ kind, fund, month: 0, page: round * MADE + one })
      const { status, bytes, ms } = await server.client.send(path, { 'accept-encoding': encoding })
      if (status !== 200 && status !== 404) throw new Error(`${path} answered ${String(status)}: ${bytes.toString()}`)
      if (status === 200) seen.push({ lines: funds[fund]?.lines ?? 0, bytes: bytes.length })
      times.push(ms)
    }
    if (round === 0) continue
    cpu.push((readCpuMilliseconds(server.pid) - before) / MADE)
    time.push(median(times))
  }
  const what = `${kind} as ${encoding}, made`
  record.add({ id: `cpu-${kind}-${encoding}`, what: `${what}: CPU`, unit: 'ms', rounds: cpu })
  record.add({ id: `time-${kind}-${encoding}`, what: `${what}: p50`, unit: 'ms', rounds: time })
  recordBytes({ kind, encoding }, seen, record)
}

/** Portfolios have bytes for each line; other answers a page or a summary, whose mean is enough. */
function recordBytes(
  { kind, encoding }: Pick<MeasuredKind, 'kind' | 'encoding'>,
  seen: readonly { lines: number; bytes: number }[],
  record: PartRecord,
): void {
  if (seen.length === 0) throw new Error(`no request for ${kind} was answered`)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [lines, bytes] = [mean(seen.map((each) => each.lines)), mean(seen.map((each) => each.bytes))]
  const spread = mean(seen.map((each) => (each.lines - lines) ** 2))
  const together = mean(seen.map((each) => (each.lines - lines) * (each.bytes - bytes)))
  const perLine = kind === 'portfolio' && spread > 0 ? together / spread : 0
  const name = `${kind} as ${encoding}`
  const remark = `of ${String(seen.length)} answers`
  const what = kind === 'portfolio' ? `${name}: bytes without its lines` : `${name}: bytes`
  record.add({ id: `bytes-${kind}-${encoding}`, what, unit: 'bytes', rounds: [bytes - perLine * lines], remark })
  if (kind !== 'portfolio') return
  record.add({ id: `line-bytes-${kind}-${encoding}`, what: `${name}: bytes a line`, unit: 'bytes', rounds: [perLine] })
}

/** Measures answers that no query makes. An `Accept` that was not seen before leads past what is in front of Express. */
async function measureCheap(
  funds: readonly WorldFund[],
  server: BenchServer,
  record: PartRecord,
  { rounds }: BenchOptions,
): Promise<void> {
  const path = `/v1/fund/${funds[0]?.cnpj ?? ''}/portfolio`
  const { headers } = await server.client.send(path)
  const ours = { 'if-none-match': String(headers['etag']) }
  let number = 0
  const late = () => ({ accept: `application/json, text/x-${String(number++)}` })
  // The early ones first: two thousand other addresses push the recent answer out.
  const ways = [
    ['cpu-kept-early', 'kept answer, in front of Express: CPU', 200, () => ({})],
    ['cpu-unchanged-early', '304, in front of Express: CPU', 304, () => ours],
    ['cpu-kept-late', 'kept answer, through Express: CPU', 200, late],
    ['cpu-unchanged-late', '304, through Express: CPU', 304, () => ({ ...ours, ...late() })],
  ] as const
  for (const [id, what, expected, makeHeaders] of ways) {
    const cpu: number[] = []
    for (let round = 0; round <= rounds; round++) {
      const before = readCpuMilliseconds(server.pid)
      let left = CHEAP
      const ask = async () => {
        while (left-- > 0) {
          const { status } = await server.client.send(path, makeHeaders())
          if (status !== expected) throw new Error(`${what}: ${path} answered ${String(status)}`)
        }
      }
      await Promise.all(Array.from({ length: CLIENTS }, ask))
      if (round > 0) cpu.push((readCpuMilliseconds(server.pid) - before) / CHEAP)
    }
    record.add({ id, what, unit: 'ms', rounds: cpu })
  }
}
