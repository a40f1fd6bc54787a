import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { median, readMemory } from '../bench/harness/measure.ts'
import { findFreePort } from '../helpers/free-port.ts'
import { randomFrom } from '../helpers/random.ts'
import { makeKey } from '../server/helpers/api.ts'
import { orLate, runAsServed } from '../server/helpers/child.ts'
import { ask, eventually } from '../server/helpers/http.ts'
import { sampleDataDir } from '../server/helpers/snapshot.ts'
import { makeMixedRequests } from './mixed-requests.ts'

/** `make soak` sends 100,000. */
const REQUESTS = Number(process.env['REQUESTS_MEMORY'] ?? 600)
const SEED = Number(process.env['SEED'] ?? 20251031)
const CLIENTS = 8
/** For the server over the bundled sample, with its three older snapshots open. */
const LIMIT_MIB = 560
/** How far the median of the last fifth may be above that of the second: a leak grows again and again. */
const GROWTH = 1.1
/** Below this number of requests the caches still fill, and no trend can be seen. */
const TREND_FROM = 50_000

const SETTINGS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['with the limits that it has', {}],
  ['where nearly every answer is made anew', { RESPONSE_CACHE_MIB: '1', RESPONSE_CACHE_ANSWER_KIB: '2' }],
]

let child: ReturnType<typeof runAsServed>
let port: number
let dataDir: string
let key: string

beforeAll(async () => {
  dataDir = await sampleDataDir()
  key = await makeKey(dataDir)
})

async function start(limits: Readonly<Record<string, string>>): Promise<void> {
  port = await findFreePort()
  child = runAsServed({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn', ...limits })
  const isReady = eventually(() =>
    ask(port, '/readyz').then(
      ({ status }) => status === 200 || null,
      () => null,
    ),
  )
  const died = child.ended.then((code) => {
    throw new Error(`the server ended with ${String(code)}: ${child.output()}`)
  })
  await Promise.race([isReady, died])
}

afterEach(async () => {
  child.kill('SIGTERM')
  await orLate(child.ended)
})

describe.each(SETTINGS)('a server %s', (name, limits) => {
  it(`has the same memory after ${String(REQUESTS)} mixed requests`, { timeout: 900_000 + REQUESTS * 50 }, async () => {
    await start(limits)
    const etags = new Map<string, string>()
    const next = makeMixedRequests(key, randomFrom(SEED), etags)
    const resident: number[] = []
    const statuses = new Map<number, number>()
    let sent = 0

    const client = async () => {
      while (sent < REQUESTS) {
        sent += 1
        if (sent % Math.ceil(REQUESTS / 200) === 0) resident.push(readMemory(child.pid).now)
        const { path, asked } = next()
        const { status, headers } = await ask(port, path, asked)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (headers.etag !== undefined && etags.size < 1000)
          etags.set(`${String(asked.headers?.['accept-encoding'] ?? '')} ${path}`, headers.etag)
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))

    const fifth = Math.floor(resident.length / 5)
    const [early, late] = [median(resident.slice(fifth, 2 * fifth)), median(resident.slice(-fifth))]
    const most = Math.max(...resident)
    process.stdout.write(
      `memory ${name}, over ${String(REQUESTS)} requests: ${early.toFixed(0)} MiB in the second fifth, ${late.toFixed(0)} MiB in the last, ` +
        `${most.toFixed(0)} MiB at most; ${[...statuses].map(([status, count]) => `${String(count)} × ${String(status)}`).join(', ')}\n`,
    )
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
    expect(most).toBeLessThanOrEqual(LIMIT_MIB)
    expect(REQUESTS < TREND_FROM ? 0 : late / early).toBeLessThanOrEqual(GROWTH)
  })
})
