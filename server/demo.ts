import { Lake } from '../lake/lake.ts'
import { listSnapshotIds } from '../lake/snapshots/snapshot-id.ts'
import { readConfig } from './config.ts'
import { createKey, revokeKey } from './keys/commands.ts'
import { openFileKeyStore } from './keys/file-key-store.ts'
import { runOrExplain } from './run-or-explain.ts'
import { runUntilStopped } from './run.ts'
import { startServer } from './start.ts'

const DEMO = 'demo'
const AMENDED = '62415896000127'

/** Serves the bundled sample, with a key for the demo and requests to copy. */
await runOrExplain(async () => {
  const config = readConfig({ EXPLORER: 'on', ...process.env, REDIS_URL: undefined })
  const lake = new Lake(config.DATA_DIR)
  const store = openFileKeyStore(lake)
  const before = (await store.read()).filter(({ name }) => name === DEMO)
  const key = await createKey(store, { name: DEMO, scopes: ['*', 'bulk'], rateLimit: 600, expiresAt: null }, new Date())
  const start = async () => {
    const server = await startServer(config)
    // A demo that cannot start leaves the key of one that runs.
    for (const { id } of before) await revokeKey(store, id, new Date())
    process.stdout.write(introduce(`http://localhost:${String(config.PORT)}`, key, await listSnapshotIds(lake)))
    return server
  }
  await runUntilStopped(start, config.DRAIN_SECONDS)
})

function introduce(base: string, key: string, snapshots: readonly string[]): string {
  const [first, last] = [snapshots.at(0), snapshots.at(-1)].map((id) => id?.slice(0, 8))
  const portfolio = `/v1/fund/${AMENDED}/portfolio?date=20251031`
  const amended = 'The same before it was amended (figures made up for this demo: it owed R$ 10,000 less)'
  const requests = [
    ['A portfolio', portfolio],
    ...(first === last ? [] : [[amended, `${portfolio}&as_of=${String(first)}`]]),
    ['What a fund holds through its funds', '/v1/fund/24290451000179/portfolio/look-through?date=20251031'],
    ['Quotes of a ticker', '/v1/exchange/quotes?ticker=PETR4&from=20241101&to=2024-11-30'],
  ]
  const lines = requests.map(
    ([title = '', address = '']) => `# ${title}\ncurl -s -H 'x-api-key: ${key}' '${base}${address}'\n`,
  )
  const pages = `The documentation: ${base}/docs\nPages to look at:  ${base}/pt and ${base}/en\n`
  const variables = `export MARKET_DATA_KEY=${key} MARKET_DATA_URL=${base}\n`
  return `${pages}\nRequests to try, in another terminal:\n\n${lines.join('')}# For the lines of the pages about clients\n${variables}\n`
}
