import type { Bench } from './bench.ts'
import { eachRound, measureCpu, median } from './measure.ts'
import type { BenchServer } from './server.ts'

/** Requests of one kind; those of each round are others, so that no answer is kept. */
export interface RequestKind {
  readonly id: string
  readonly what: string
  readonly paths: (round: number) => readonly string[]
}

interface Times {
  readonly cpu: number
  readonly wall: number
}

/** Sends requests one after another: their CPU, and the median of their wall clock. */
export async function measureTimes({ pid, get }: BenchServer, paths: readonly string[]): Promise<Times> {
  const times: number[] = []
  const cpu = await measureCpu(pid, paths, async (path) => times.push(await get(path)))
  return { cpu, wall: median(times) }
}

export function recordTimes({ record }: Bench, id: string, what: string, rounds: readonly Times[]): void {
  record.add(
    id,
    `${what}, p50`,
    'ms',
    rounds.map(({ wall }) => wall),
  )
  record.add(
    `${id}-cpu`,
    `${what}, CPU`,
    'ms',
    rounds.map(({ cpu }) => cpu),
  )
}

export async function measureKinds(server: BenchServer, bench: Bench, kinds: readonly RequestKind[]): Promise<void> {
  for (const { id, what, paths } of kinds)
    recordTimes(bench, id, what, await eachRound(bench.rounds, (round) => measureTimes(server, paths(round))))
}
