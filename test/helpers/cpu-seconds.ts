import { readFileSync } from 'node:fs'

let running = 0
let began = 0
let apart = 0

/** Reads the CPU seconds of this process and of its children that have ended; null where the system does not say. */
export function readCpuSeconds(): number | null {
  if (process.platform !== 'linux') return null
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(/\) /)
  // utime, stime, cutime and cstime of proc(5), in hundredths of a second.
  const ticks = fields.split(' ').slice(11, 15)
  return ticks.reduce((sum, each) => sum + Number(each), 0) / 100
}

/** Does what the files of a worker share: its CPU seconds do not count for the file that came first. */
export async function apartFromFile<T>(work: () => Promise<T>): Promise<T> {
  if (running++ === 0) began = readCpuSeconds() ?? 0
  try {
    return await work()
  } finally {
    if (--running === 0) apart += (readCpuSeconds() ?? 0) - began
  }
}

/** CPU seconds so far that count for no file. */
export function cpuSecondsApart(): number {
  return apart
}
