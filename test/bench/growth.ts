import type { Bench } from './harness/bench.ts'
import { eachRound, oneByOne, median } from './harness/measure.ts'
import type { BenchServer } from './harness/server.ts'

/** A server with more history, and one with less. */
interface Growing {
  readonly more: BenchServer
  readonly less: BenchServer
  readonly names: readonly [string, string]
}

/** Requests that are sent to both; each is another, so that no answer is kept. */
interface GrowthQuestion {
  readonly id: string
  readonly what: string
  /** Requests before the first round. */
  readonly warming: number
  /** Requests in a round. */
  readonly asked: number
  readonly next: () => string
}

/** Sends the same requests to a server with more and to one with less history, in turn, and records what more costs. */
export async function measureGrowth(
  { record, rounds }: Bench,
  { more, less, names }: Growing,
  questions: readonly GrowthQuestion[],
): Promise<void> {
  for (const { id, what, warming, asked, next } of questions) {
    const askBoth = (count: number) =>
      oneByOne(Array(count).keys(), async () => {
        const path = next()
        const few = await less.get(path)
        return [await more.get(path), few] as const
      })
    await askBoth(warming)
    const pairs = await eachRound(rounds, async () => {
      const times = await askBoth(asked)
      return [median(times.map(([many]) => many)), median(times.map(([, few]) => few))] as const
    })
    record.ratio(id, what, names, 'ms', pairs)
  }
}
