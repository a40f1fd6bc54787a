import type { Bench } from './bench.ts'
import { eachRound, measureCpu, median } from './measure.ts'
import type { BenchServer } from './server.ts'

/** Requests of one kind; those of each round are others, so that no answer is kept. */
export interface RequestKind {
  readonly id: string
  readonly what: string
  readonly paths: (round: number) => readonly string[]
}

/** Measures wall clock and CPU of each kind, one request after another. */
export async function measureKinds(
  { pid, get }: BenchServer,
  { record, rounds }: Bench,
  kinds: readonly RequestKind[],
): Promise<void> {
  for (const { id, what, paths } of kinds) {
    const measured = await eachRound(rounds, async (round) => {
      const times: number[] = []
      const cpu = await measureCpu(pid, paths(round), async (path) => times.push(await get(path)))
      return { cpu, wall: median(times) }
    })
    const [walls, cpus] = [measured.map(({ wall }) => wall), measured.map(({ cpu }) => cpu)]
    record.add(id, `${what}, p50`, 'ms', walls)
    record.add(`${id}-cpu`, `${what}, CPU`, 'ms', cpus)
  }
}
