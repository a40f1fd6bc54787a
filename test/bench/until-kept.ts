import type { BenchServer } from './harness/bench-server.ts'

/** A search that reads no table takes less. */
const QUICK_MS = 25
const ATTEMPTS = 240

/** Waits until a server that just started keeps in memory what makes its requests cheap: it answers before. */
export async function untilKept(server: BenchServer): Promise<void> {
  let quick = 0
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // Another question each time, so that no answer is kept.
    quick = (await server.get(`/v1/search?q=fundo+${String(attempt)}`)) < QUICK_MS ? quick + 1 : 0
    if (quick === 3) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('the searches of a server did not become quick')
}
