import { readFileSync } from 'node:fs'

/** Milliseconds of a tick of the kernel's clock of processes. */
const TICK_MS = 10

/** Milliseconds of CPU time, on all cores. */
function readCpuMs(pid: number | undefined): number {
  const behindName =
    readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')
      .at(-1)
      ?.split(' ') ?? []
  return (Number(behindName[11]) + Number(behindName[12])) * TICK_MS
}

/** Does some pieces of work one after another, and returns the milliseconds of CPU that the process took for each. */
export async function measureCpu<T>(
  pid: number | undefined,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<number> {
  const before = readCpuMs(pid)
  for (const item of items) await work(item)
  return (readCpuMs(pid) - before) / items.length
}
