import { endpoints } from '../schemas/api/endpoints.ts'
import { readConfig } from './config.ts'
import { requestAddress } from '../schemas/api/request-address.ts'
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
const SHOWN = ['fund_portfolio', 'fund_look_through', 'exchange_quotes']
const requests = SHOWN.flatMap((id) => endpoints.filter((endpoint) => endpoint.id === id)).flatMap(
  ({ path, examples }) => examples.slice(0, 1).map((example) => `${base}${requestAddress({ path }, example)}`),
)
process.stdout.write(`Pages to look at: ${base}/pt and ${base}/en. The documentation: ${base}/docs.\n\n`)
process.stdout.write('Three requests to try, in another terminal:\n\n')
for (const address of requests) process.stdout.write(`curl -s -H 'x-api-key: ${key}' '${address}'\n`)
process.stdout.write('\n')

await runUntilStopped(() => startServer(config), config.DRAIN_SECONDS)
