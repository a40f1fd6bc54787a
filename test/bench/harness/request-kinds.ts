import type { BenchServer } from './bench-server.ts'
import { measureCpu } from './cpu-time.ts'
import type { PartRecord } from './part-record.ts'
import { median } from './statistics.ts'

/** Requests of one kind; those of each round are others, so that no answer is kept. */
export interface RequestKind {
  readonly id: string
  readonly what: string
  readonly paths: (round: number) => readonly string[]
}

/** Measures wall clock and CPU of each kind, one request after another. */
export async function measureKinds(
  server: BenchServer,
  kinds: readonly RequestKind[],
  record: PartRecord,
  rounds: number,
): Promise<void> {
  for (const { id, what, paths } of kinds) {
    const [cpu, wall]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      const times: number[] = []
      cpu.push(await measureCpu(server.pid, paths(round), async (path) => times.push(await server.get(path))))
      wall.push(median(times))
    }
    record.add({ id, what: `${what}, p50`, unit: 'ms', rounds: wall })
    record.add({ id: `${id}-cpu`, what: `${what}, CPU`, unit: 'ms', rounds: cpu })
  }
}
