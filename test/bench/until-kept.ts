import type { BenchServer } from './harness/bench-server.ts'
import { measureCpu } from './harness/cpu-time.ts'

/** A search that reads no table takes less, and a server that still reads tables into memory more. */
const QUICK_CPU_MS = 25
const ATTEMPTS = 1200

/**
 * Waits until a server that just started keeps in memory what makes its requests cheap: it answers before. CPU time says
 * so on a busy machine too.
 */
export async function untilKept(server: Pick<BenchServer, 'pid' | 'get'>): Promise<void> {
  let quick = 0
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // Another question each time, so that no answer is kept.
    const search = `/v1/search?q=fundo+${String(attempt)}`
    const cpu = await measureCpu(server.pid, [search], (path) => server.get(path))
    quick = cpu < QUICK_CPU_MS ? quick + 1 : 0
    if (quick === 3) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('the searches of a server did not become quick')
}
