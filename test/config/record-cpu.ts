import { afterAll } from 'vitest'
import { cpuSecondsApart, readCpuSeconds } from '../helpers/cpu-seconds.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** CPU seconds of the file, without those of what the files of its worker share. */
    cpuSeconds?: number
  }
}

/**
 * Counts the CPU seconds of each test file, those of its children included. The first import of the product belongs to
 * the worker, so it comes before the count; a run that records nothing imports what its files need.
 */
if (process.env['RECORD_CPU'] !== undefined) {
  await Promise.all([import('../../pipeline/commands/build.ts'), import('../server/helpers/shared.ts')])
  const began = count()
  afterAll(({}, { file }) => {
    const ended = count()
    if (began !== null && ended !== null) file.meta.cpuSeconds = ended - began
  })
}

function count(): number | null {
  const spent = readCpuSeconds()
  return spent === null ? null : spent - cpuSecondsApart()
}
