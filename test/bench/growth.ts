import { type BenchServer, startBenchServer } from './harness/bench-server.ts'
import type { PartRecord } from './harness/part-record.ts'
import { median } from './harness/statistics.ts'

const WARMING = 20

/** A data directory with more of history, and one with less. */
interface Growing {
  readonly more: { readonly dataDir: string; readonly what: string }
  readonly less: { readonly dataDir: string; readonly what: string }
  readonly rounds: number
}

/** Requests that are sent to both; the next one is another each time, so that no answer is kept. */
interface GrowthQuestion {
  readonly id: string
  readonly what: string
  /** Requests in a round. */
  readonly asked: number
  readonly next: () => string
}

/** Sends the same requests to a server of more and to one of less history, in turn, and records what more costs. */
export async function measureGrowth(
  record: PartRecord,
  { more, less, rounds }: Growing,
  questions: readonly GrowthQuestion[],
): Promise<void> {
  const servers = [await startBenchServer(more.dataDir), await startBenchServer(less.dataDir)] as const
  try {
    for (const { id, what, asked, next } of questions) {
      await askBoth(servers, WARMING, next)
      const [many, few]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        const times = await askBoth(servers, asked, next)
        many.push(times[0])
        few.push(times[1])
      }
      record.addRatio(
        { id, what },
        { what: more.what, unit: 'ms', rounds: many },
        { what: less.what, unit: 'ms', rounds: few },
      )
    }
  } finally {
    for (const server of servers) await server.stop()
  }
}

async function askBoth(
  [ofMore, ofLess]: readonly [BenchServer, BenchServer],
  count: number,
  next: () => string,
): Promise<[number, number]> {
  const [many, few]: [number[], number[]] = [[], []]
  for (let at = 0; at < count; at++) {
    const path = next()
    few.push(await ofLess.get(path))
    many.push(await ofMore.get(path))
  }
  return [median(many), median(few)]
}
