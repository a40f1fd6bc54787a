import { listSnapshotIds } from '../shared/snapshot-id.ts'
import { readConfig } from './config.ts'
import { createKey, revokeKey } from './keys/commands.ts'
import { openFileKeyStore } from './keys/file-key-store.ts'
import { runUntilStopped } from './run.ts'
import { startServer } from './start.ts'

/** Serves the bundled sample, with a key for the demo and requests to copy. */
const config = readConfig({ EXPLORER: 'on', ...process.env, REDIS_URL: undefined })
const store = openFileKeyStore(config.DATA_DIR)
const DEMO = 'demo'

for (const { id, name } of await store.read()) {
  if (name === DEMO) await revokeKey(store, id, new Date())
}
const key = await createKey(store, { name: DEMO, scopes: ['*', 'bulk'], rateLimit: 600, expiresAt: null }, new Date())

const base = `http://localhost:${String(config.PORT)}`
const AMENDED = '62415896000127'
const [oldest = '', newest = ''] = await listSnapshotIds(config.DATA_DIR).then((ids) => [ids[0], ids.at(-1)])
const [first, last] = [oldest, newest].map((id) => id.slice(0, 8))
const portfolio = `/v1/fund/${AMENDED}/portfolio?date=20251031`
const requests = [
  ['A portfolio', portfolio],
  ...(first === last
    ? []
    : [
        [
          'The same before it was amended (figures made up for this demo: it owed R$ 10,000 less)',
          `${portfolio}&as_of=${String(first)}`,
        ],
      ]),
  ['What a fund holds through its funds', '/v1/fund/24290451000179/portfolio/look-through?date=20251031'],
  ['Quotes of a ticker', '/v1/exchange/quotes?ticker=PETR4&from=20241101&to=2024-11-30'],
]
process.stdout.write(`The documentation: ${base}/docs\nPages to look at:  ${base}/pt and ${base}/en\n\n`)
process.stdout.write('Requests to try, in another terminal:\n\n')
for (const [title = '', address = ''] of requests)
  process.stdout.write(`# ${title}\ncurl -s -H 'x-api-key: ${key}' '${base}${address}'\n`)
process.stdout.write('\n')

await runUntilStopped(() => startServer(config), config.DRAIN_SECONDS)
