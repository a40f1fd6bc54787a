import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { openFileSubscriptionStore } from '../../../server/subscriptions/file-subscription-store.ts'
import { makeSecret, type StoredSubscription } from '../../../server/subscriptions/subscription.ts'
import { makeKey } from '../helpers/api.ts'
import { type Child, startProgram } from '../helpers/child.ts'
import { editions, FILER } from '../helpers/editions.ts'
import { eventually } from '../helpers/http.ts'

const started: Pick<Child, 'kill'>[] = []
const held: ServerResponse[] = []
const names: unknown[] = []
const receiver = createServer((req, res) => {
  names.push(req.headers['webhook-id'])
  held.push(res)
})

afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  receiver.closeAllConnections()
  receiver.close()
})

it('delivers in one process at a time, and sends again by the same name what a killed one had not saved', async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${String((receiver.address() as AddressInfo).port)}`
  const world = await editions(['2026-01-10T03:00:00Z', '100.00'])
  const key = await makeKey(world.dataDir, { scopes: ['*', 'subscriptions'] })
  const store = openFileSubscriptionStore(new Lake(world.dataDir), (_name, error) => {
    throw error
  })
  const subscription: StoredSubscription = {
    ...{ id: '6f0a5f5e-3c6b-4f0a-9d55-0c1a1f6f7a01', key: key.slice(0, 11), topic: { kind: 'fund', id: FILER } },
    ...{ url: `http://${host}/`, created_at: new Date().toISOString(), named: null, secret: makeSecret() },
    ...{ old_secret: null, snapshot: world.ids[0] ?? null, seen: null, pending: [], dead: [], dropped: 0 },
    ...{ last_delivered_at: null, last_failure: null },
  }
  await store.add(subscription, () => null)
  await world.publishAt('2026-01-11T03:00:00Z', '250.50')
  const start = () => {
    const settings = { DATA_DIR: world.dataDir, SUBSCRIPTIONS: 'on', SUBSCRIPTIONS_HOSTS: host }
    const child = startProgram('server/deliver-cli.ts', [], settings)
    started.push(child)
    return child
  }

  const first = start()
  await eventually(() => Promise.resolve(held.length === 1 ? true : null))
  const second = start()
  expect([await second.ended, second.output()]).toEqual([1, expect.stringContaining('already: one is enough')])
  first.kill('SIGKILL')
  await first.ended

  const third = start()
  await eventually(() => Promise.resolve(held.length === 2 ? true : null))
  held[1]?.writeHead(204).end()
  await eventually(async () => ((await store.find(subscription.id))?.pending.length === 0 ? true : null))
  third.kill('SIGTERM')
  expect(await third.ended).toBe(0)
  expect([names.length, new Set(names).size]).toEqual([2, 1])
})
