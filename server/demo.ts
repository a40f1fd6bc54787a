import { setTimeout } from 'node:timers/promises'
import { Lake } from '../lake/lake.ts'
import { readCurrentTarget } from '../lake/snapshots/current-link.ts'
import { listSnapshotIds } from '../lake/snapshots/snapshot-id.ts'
import { SQL_SCOPE } from '../schemas/service/sql/sql-input.ts'
import { SUBSCRIPTIONS_SCOPE } from '../schemas/service/subscriptions/subscription.ts'
import { readConfig } from './config.ts'
import { createKey, revokeKey } from './keys/commands.ts'
import { openFileKeyStore } from './keys/file-key-store.ts'
import { BULK } from './keys/scopes.ts'
import { runOrExplain } from './run-or-explain.ts'
import { runUntilStopped } from './run.ts'
import { startServer } from './start.ts'
import { repeat } from './system/repeat.ts'

const DEMO = 'demo'
const PORTFOLIO = '/v1/fund/62415896000127/portfolio?date=20251031'
/**
 * Open data are for everybody, and for the pages of every site. What else the environment turns on, exports, SQL or
 * subscriptions, is there for the key. Lines about each request would push the requests to copy off the screen.
 */
const DEFAULTS = { EXPLORER: 'on', PUBLIC_DATASETS: 'on', PUBLIC_ORIGINS: '*', LOG_LEVEL: 'warn' } as const
const LOOK_EVERY_MS = 500
const LOOK_FOR_FIRST_EVERY_MS = 50

type DemoRequest = readonly [title: string, address: string, needs?: 'key']

const OF_ALL: readonly DemoRequest[] = [
  ['A portfolio', PORTFOLIO],
  ['What a fund holds through its funds', '/v1/fund/24290451000179/portfolio/look-through?date=20251031'],
  [
    'Quotes of a ticker, whose terms are restricted: with the key',
    '/v1/exchange/quotes?ticker=PETR4&from=20241101&to=2024-11-30',
    'key',
  ],
]

/**
 * Serves the bundled sample without a key, and what has restricted terms with one. It prints requests to copy, each when
 * its answer is there to stay. With the word `when-published` it waits for the first snapshot.
 */
await runOrExplain(async () => {
  const config = readConfig({ ...DEFAULTS, ...process.env, REDIS_URL: undefined })
  const lake = new Lake(config.DATA_DIR)
  if (process.argv.includes('when-published')) await untilPublished(lake)
  const store = openFileKeyStore(lake)
  const before = (await store.read()).filter(({ name }) => name === DEMO)
  const made = { name: DEMO, scopes: ['*', BULK, SQL_SCOPE, SUBSCRIPTIONS_SCOPE], rateLimit: 600, expiresAt: null }
  const key = await createKey(store, made, new Date())
  const start = async () => {
    const server = await startServer(config)
    // A demo that cannot start must not end the key of one that runs.
    for (const { id } of before) await revokeKey(store, id, new Date())
    const base = `http://localhost:${String(server.port)}`
    const [first, second] = await listSnapshotIds(lake)
    const isWhole = first === undefined || second !== undefined
    print(introduce(base, key, [...(isWhole ? OF_ALL : []), ...(first === undefined ? [] : [asOfFirst(first)])]))
    if (isWhole) return server
    print(`Still compiled, and printed here when they are served: ${OF_ALL.map(([title]) => title).join('; ')}.\n\n`)
    const stopLooking = repeat(async () => {
      if ((await listSnapshotIds(lake)).length < 2 || !(await servesAnother(base, key, first))) return
      stopLooking()
      print(`\nThe whole sample is served. More requests to try:\n\n${writeRequests(base, key, OF_ALL)}\n`)
    }, LOOK_EVERY_MS)
    return {
      ...server,
      stop: async (how?: { readonly drain: boolean }) => {
        stopLooking()
        await server.stop(how)
      },
    }
  }
  await runUntilStopped(start, config.DRAIN_SECONDS)
})

async function untilPublished(lake: Lake): Promise<void> {
  while ((await readCurrentTarget(lake)) === null) await setTimeout(LOOK_FOR_FIRST_EVERY_MS)
}

/** Asks for the portfolio in the first edition: this answer stays the same whatever is published later. */
function asOfFirst(first: string): DemoRequest {
  const day = first.slice(0, 8)
  return [
    'A portfolio before it was amended (figures made up for this demo: it owed R$ 10,000 less)',
    `${PORTFOLIO}&as_of=${day}`,
  ]
}

/** True once the server answers from another snapshot than the first; false too while it stops. */
async function servesAnother(base: string, key: string, first: string): Promise<boolean> {
  const asked = fetch(`${base}${PORTFOLIO}`, { method: 'HEAD', headers: { 'x-api-key': key } })
  const id = await asked.then(({ headers }) => headers.get('x-snapshot-id')).catch(() => null)
  return id !== null && id !== first
}

function introduce(base: string, key: string, requests: readonly DemoRequest[]): string {
  const pages = `The documentation: ${base}/docs\nPages to look at:  ${base}/pt and ${base}/en\n`
  const variables = `export MARKET_DATA_KEY=${key} MARKET_DATA_URL=${base}\n`
  return `${pages}\nRequests to try, in another terminal:\n\n${writeRequests(base, key, requests)}# For the lines of the pages about clients\n${variables}\n`
}

function writeRequests(base: string, key: string, requests: readonly DemoRequest[]): string {
  const header = (needs?: 'key') => (needs === undefined ? '' : `-H 'x-api-key: ${key}' `)
  return requests.map(([title, address, needs]) => `# ${title}\ncurl -s ${header(needs)}'${base}${address}'\n`).join('')
}

function print(text: string): void {
  process.stdout.write(text)
}
