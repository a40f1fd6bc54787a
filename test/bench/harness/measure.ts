import { readFileSync } from 'node:fs'

/** Takes the mean of the two in the middle if there is an even number of values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const [upper, lower] = [Math.floor(sorted.length / 2), Math.ceil(sorted.length / 2) - 1]
  return ((sorted[lower] ?? Number.NaN) + (sorted[upper] ?? Number.NaN)) / 2
}

/** Finds the value below which a part of the values lies, 0.99 for the 99th percentile; another part throws. */
export function findPercentile(values: readonly number[], part: number): number {
  if (!(part >= 0 && part <= 1)) throw new RangeError(`a part of the values is between 0 and 1, not ${String(part)}`)
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

export async function oneByOne<I, O>(items: Iterable<I>, work: (item: I) => Promise<O>): Promise<O[]> {
  const done: O[] = []
  for (const item of items) done.push(await work(item))
  return done
}

/** Some workers take the items from one queue. */
export async function atOnce<I>(workers: number, items: Iterable<I>, work: (item: I) => Promise<void>): Promise<void> {
  const queue = [...items].values()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}

export function eachRound<O>(rounds: number, work: (round: number) => Promise<O>): Promise<O[]> {
  return oneByOne(Array(rounds).keys(), work)
}

/** The items of one round, where each round has others, so that no answer is kept. */
export function ofRound<I>(items: readonly I[], round: number, count: number): I[] {
  return items.slice(round * count, (round + 1) * count)
}

/** Milliseconds of CPU that a process has taken on all cores, which the kernel counts in ticks of ten. */
function readCpuMs(pid: number | undefined): number {
  const afterName = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(afterName[11]) + Number(afterName[12])) * 10
}

/** Does pieces of work one after another, and returns the milliseconds of CPU that a process took for each. */
export async function measureCpu<I>(
  pid: number | undefined,
  items: readonly I[],
  work: (item: I) => Promise<unknown>,
): Promise<number> {
  const before = readCpuMs(pid)
  await oneByOne(items, work)
  return (readCpuMs(pid) - before) / items.length
}

/** Reads the memory of a running process in MiB: now, and the most that it ever held. */
export function readMemory(pid: number | string | undefined): { now: number; peak: number } {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
  const mebibytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
  return { now: mebibytes('VmRSS'), peak: mebibytes('VmHWM') }
}
