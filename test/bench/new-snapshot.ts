import type { BenchOptions } from './bench-options.ts'
import type { BenchServer } from './harness/bench-server.ts'
import type { PartRecord } from './harness/part-record.ts'
import { median } from './harness/statistics.ts'
import { readNewestId } from './published.ts'

/**
 * Asks the same again, each time with another page size so that no kept answer is sent: the median is what the question
 * takes there. Another fund would not do, because a look-through takes 2 ms of one and 50 of the next.
 */
const NEXT = 9
/** The smallest page that holds every row. */
const PAGE = 900
const ATTEMPTS = 600

interface Publishing {
  readonly server: BenchServer
  readonly dataDir: string
  readonly funds: readonly string[]
  /** Publishes another snapshot. */
  readonly publish: (round: number) => Promise<void>
}

const KINDS = [
  ['look-through', (cnpj: string) => `/v1/fund/${cnpj}/portfolio/look-through?`],
  ['holders', (cnpj: string) => `/v1/asset/${cnpj}/holders?`],
  ['compare', (cnpj: string) => `/v1/fund/${cnpj}/portfolio/compare?date=2025-10-31&with=2025-09-30&`],
] as const

/** Measures the first request of each heavy kind after a new snapshot is served, against the same one again. */
export async function measureNewSnapshots(
  { server, dataDir, funds, publish }: Publishing,
  record: PartRecord,
  { rounds }: BenchOptions,
): Promise<void> {
  const first = new Map<string, number[]>()
  const next = new Map<string, number[]>()
  let at = 0
  for (let round = 0; round < rounds; round++) {
    await publish(round)
    await untilServed(server, readNewestId(dataDir))
    for (const [kind, write] of KINDS) {
      const times: number[] = []
      const asked = write(funds[at++] ?? '')
      for (let next = 0; next <= NEXT; next++)
        times.push((await server.client.send(`${asked}page_size=${String(PAGE + next)}`)).ms)
      first.set(kind, [...(first.get(kind) ?? []), times[0] ?? 0])
      next.set(kind, [...(next.get(kind) ?? []), median(times.slice(1))])
    }
  }
  for (const [kind] of KINDS) {
    record.addRatio(
      { id: `new-${kind}`, what: `first ${kind} of a new snapshot / the next` },
      { what: 'first', unit: 'ms', rounds: first.get(kind) ?? [] },
      { what: 'next', unit: 'ms', rounds: next.get(kind) ?? [] },
    )
  }
}

async function untilServed(server: BenchServer, id: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { headers } = await server.client.send('/v1/datasets')
    if (headers['x-snapshot-id'] === id) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${id} was not served`)
}
