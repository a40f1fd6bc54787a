import { readFileSync } from 'node:fs'
import { randomFrom } from '../helpers/random.ts'
import { ask } from '../server/helpers/http.ts'
import { makeMixedRequests } from '../soak/mixed-requests.ts'
import type { BenchOptions } from './bench-options.ts'
import { startBenchServer } from './harness/bench-server.ts'
import type { PartRecord } from './harness/part-record.ts'
import { measureBuild } from './measure.ts'

/** At SCALE=1; the budget is for this number. */
const REQUESTS = 100_000
const CLIENTS = 8

/** Measures the most memory that the server ever held over the mixed requests of `make soak`, on the bundled sample. */
export async function memoryBudget(folder: string, record: PartRecord, { scale, seed }: BenchOptions): Promise<void> {
  await measureBuild('data/sample', folder)
  const server = await startBenchServer(folder)
  const etags = new Map<string, string>()
  const next = makeMixedRequests(server.key, randomFrom(seed), etags)
  const total = Math.round(REQUESTS * scale)
  let sent = 0
  const client = async () => {
    while (sent < total) {
      sent += 1
      const { path, asked } = next()
      const { headers } = await ask(server.port, path, asked)
      if (headers.etag !== undefined && etags.size < 1000)
        etags.set(`${String(asked.headers?.['accept-encoding'] ?? '')} ${path}`, headers.etag)
    }
  }
  try {
    await Promise.all(Array.from({ length: CLIENTS }, client))
    const status = readFileSync(`/proc/${String(server.pid)}/status`, 'utf8')
    const mebibytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024
    const what = `peak memory of the server over ${total.toLocaleString('en-US')} mixed requests`
    record.add({ id: 'server-memory', what, unit: 'MiB', rounds: [mebibytes] })
  } finally {
    await server.stop()
  }
}
