import type { Bench } from './harness/bench.ts'
import { eachRound, oneByOne, median } from './harness/measure.ts'
import { type BenchServer, untilNewest } from './harness/server.ts'
import { readNewestId } from './published.ts'

const KINDS = [
  ['look-through', (cnpj: string) => `/v1/fund/${cnpj}/portfolio/look-through`],
  ['holders', (cnpj: string) => `/v1/asset/${cnpj}/holders`],
  ['compare', (cnpj: string) => `/v1/fund/${cnpj}/portfolio/compare?date=2025-10-31&with=2025-09-30`],
] as const

interface Publishing {
  readonly server: BenchServer
  readonly dataDir: string
  readonly funds: readonly string[]
  readonly publish: () => Promise<void>
}

/**
 * Measures what the first request of a heavy kind takes after a new snapshot is served. Each round asks as many funds as
 * there are rounds, each once, so that no answer is kept; the first of a round is another in each. A fund is compared with
 * itself in the rounds where others came before it, because a look-through takes 2 ms of one fund and 50 of the next.
 */
export async function measureNewSnapshots(
  { server, dataDir, funds, publish }: Publishing,
  { record, rounds: wanted }: Bench,
): Promise<void> {
  // One fund would have no round in which another came before it.
  const rounds = Math.max(2, wanted)
  const chosen = KINDS.map(([kind, write], place) => {
    const asked = funds.slice(place * rounds, (place + 1) * rounds)
    return { kind, write, asked: asked.map((cnpj) => ({ cnpj, first: Number.NaN, later: [] as number[] })) }
  })
  await eachRound(rounds, async (round) => {
    await publish()
    await untilNewest(server, readNewestId(dataDir))
    for (const { write, asked } of chosen) {
      const [first, ...others] = [...asked.slice(round), ...asked.slice(0, round)]
      if (first !== undefined) first.first = (await server.send(write(first.cnpj))).ms
      await oneByOne(others, async ({ cnpj, later }) => later.push((await server.send(write(cnpj))).ms))
    }
  })
  for (const { kind, asked } of chosen) {
    const pairs = asked.map(({ first, later }) => [first, median(later)] as const)
    record.ratio(`new-${kind}`, `first ${kind} of a new snapshot / the next`, ['first', 'next'], 'ms', pairs)
  }
}
