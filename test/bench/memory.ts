import { randomFrom } from '../helpers/random.ts'
import { ask } from '../server/helpers/http.ts'
import { makeMixedRequests } from '../soak/mixed-requests.ts'
import type { Bench } from './harness/bench.ts'
import { measureBuild } from './harness/builds.ts'
import { atOnce, readMemory } from './harness/measure.ts'
import { withServer } from './harness/server.ts'

/** At SCALE=1; the budget is for this number. */
const REQUESTS = 100_000

/** Measures the most memory that the server ever held over the mixed requests of `make soak`, on the bundled sample. */
export async function measureMemory({ folder, record, scale, seed }: Bench): Promise<void> {
  await measureBuild('data/sample', folder)
  await withServer(folder, async ({ pid, port, key }) => {
    const etags = new Map<string, string>()
    const next = makeMixedRequests(key, randomFrom(seed), etags)
    const total = Math.round(REQUESTS * scale)
    await atOnce(8, Array(total).keys(), async () => {
      const { path, asked } = next()
      const { headers } = await ask(port, path, asked)
      if (headers.etag !== undefined && etags.size < 1000)
        etags.set(`${String(asked.headers?.['accept-encoding'] ?? '')} ${path}`, headers.etag)
    })
    const what = `peak memory of the server over ${total.toLocaleString('en-US')} mixed requests`
    record.add('server-memory', what, 'MiB', [readMemory(pid).peak])
  })
}
