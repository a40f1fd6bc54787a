import { cnpj } from '../server/helpers/mirror.ts'
import type { BenchOptions } from './bench-options.ts'
import { type BenchServer, startBenchServer } from './harness/bench-server.ts'
import { measureCpu } from './harness/cpu-time.ts'
import type { PartRecord } from './harness/part-record.ts'
import { untilKept } from './until-kept.ts'

/** Unknown numbers of a round. */
const UNKNOWN = 40

/** Measures what requests over months cost a server of many months: CPU, because they are read on all cores. */
export async function measureMonthRequests(
  record: PartRecord,
  { one, all }: { readonly one: string; readonly all: string },
  funds: readonly string[],
  { rounds }: BenchOptions,
): Promise<void> {
  const [ofOne, ofAll] = [await startBenchServer(one), await startBenchServer(all)]
  try {
    for (const server of [ofOne, ofAll]) await untilKept(server)
    const numbers = listUnknown(rounds * UNKNOWN)
    const [few, many]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      const asked = numbers.slice(round * UNKNOWN, (round + 1) * UNKNOWN)
      few.push(await askUnknown(ofOne, asked))
      many.push(await askUnknown(ofAll, asked))
    }
    record.addRatio(
      { id: 'unknown-growth', what: 'CPU of the 404 of an unknown CNPJ, all months / 1' },
      { what: 'of all', unit: 'ms', rounds: many },
      { what: 'of 1', unit: 'ms', rounds: few },
    )
    for (const list of ['months', 'history']) {
      const perRound = Math.floor(funds.length / rounds)
      const cpu: number[] = []
      for (let round = 0; round < rounds; round++) {
        const asked = funds.slice(round * perRound, (round + 1) * perRound)
        cpu.push(await measureCpu(ofAll.pid, asked, (fund) => ofAll.get(`/v1/fund/${fund}/portfolio/${list}`)))
      }
      record.add({ id: `${list}-cpu`, what: `CPU of /portfolio/${list}, all months`, unit: 'ms', rounds: cpu })
    }
  } finally {
    for (const server of [ofOne, ofAll]) await server.stop()
  }
}

async function askUnknown(server: BenchServer, numbers: readonly string[]): Promise<number> {
  return measureCpu(server.pid, numbers, async (number) => {
    const { status } = await server.client.send(`/v1/fund/${number}/portfolio`)
    if (status !== 404) throw new Error(`the unknown number ${number} answered ${String(status)}`)
  })
}

/** Numbers far behind those of the synthetic funds. */
function listUnknown(count: number): string[] {
  return Array.from({ length: count }, (_, at) => cnpj(20_000_000 + at))
}
