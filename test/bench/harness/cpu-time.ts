import { readdirSync, readFileSync } from 'node:fs'
import { isMissing } from '../../../lake/disk.ts'

/** The milliseconds of CPU that the threads of a process have used, as the scheduler counted them. */
export function readCpuMilliseconds(pid: number | undefined): number {
  const tasks = `/proc/${String(pid)}/task`
  return readdirSync(tasks).reduce((sum, thread) => sum + readThread(`${tasks}/${thread}/schedstat`), 0)
}

function readThread(path: string): number {
  try {
    return Number(readFileSync(path, 'utf8').split(' ')[0]) / 1e6
  } catch (error) {
    // The thread has ended since it was listed.
    if (isMissing(error)) return 0
    throw error
  }
}
