import type { BenchServer } from './harness/bench-server.ts'
import { measureCpu } from './harness/cpu-time.ts'

/** A request that is quick once what it reads is in memory. */
interface KeptRequest {
  /** It takes less then, and more while the server still reads tables into memory. */
  readonly quickCpuMs: number
  /** Another question each time, so that no answer is kept. */
  readonly path: (attempt: number) => string
}

const SEARCH: KeptRequest = { quickCpuMs: 25, path: (attempt) => `/v1/search?q=fundo+${String(attempt)}` }

/** A server reads figures of classes into memory at the first request for some of them. */
export const FIGURES: KeptRequest = {
  quickCpuMs: 100,
  path: (attempt) => `/v1/figures?period=last_1_month&page_size=1&min_nav_value=${String(attempt)}`,
}

const ATTEMPTS = 1200

/**
 * Waits until a server that just started has in memory what makes its requests cheap, which is after its first answers.
 * We watch its CPU time, because that works on a busy machine too.
 */
export async function untilKept(
  server: Pick<BenchServer, 'pid' | 'get'>,
  { quickCpuMs, path }: KeptRequest = SEARCH,
): Promise<void> {
  let quick = 0
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const cpu = await measureCpu(server.pid, [path(attempt)], (each) => server.get(each))
    quick = cpu < quickCpuMs ? quick + 1 : 0
    if (quick === 3) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`${path(0)} did not become quick`)
}
