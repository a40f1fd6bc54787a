import { afterAll, beforeAll, expect, it } from 'vitest'
import { FILER } from '../helpers/editions.ts'
import { type RedisServer, startRedis } from '../helpers/redis.ts'
import { startSubscribedWorld, type SubscribedWorld, verifyTaken } from '../subscriptions/helpers/subscribed-world.ts'

let redis: RedisServer
let made: SubscribedWorld

beforeAll(async () => {
  redis = await startRedis()
  made = await startSubscribedWorld(redis.url)
})

afterAll(async () => {
  await made.stop()
  await redis.stop()
})

it('tells what servers keep in Redis, once, and by the same name what no receiver took, after a new start too', async () => {
  const [fund, late] = [
    await made.subscribe({ kind: 'fund', id: FILER }, '/fund'),
    await made.subscribe({ kind: 'fund', id: FILER }, '/late'),
  ]
  made.statuses.set('/late', 503)
  const snapshot = await made.world.publishAt('2026-01-11T03:00:00Z', '250.50')
  made.pass(1000)
  await made.deliverAnew()
  made.statuses.delete('/late')
  for (const wait of [0, 3_600_000]) {
    made.pass(wait)
    await made.deliverAnew()
  }

  const [[told, ...more], tries] = [made.takenAt('/fund'), made.takenAt('/late')]
  expect([more, tries.length, new Set(tries.map(({ headers }) => headers['webhook-id'])).size]).toEqual([[], 2, 1])
  expect(verifyTaken(told, fund.secret)).toMatchObject({ type: 'fund.refiled', data: { snapshot } })
  // Their library takes no message of an hour later.
  expect(verifyTaken(tries[0], late.secret)).toMatchObject({ data: { subscription: late.id, snapshot } })
  expect(await redis.everything()).toContain(fund.id)
  expect(made.logged.join('')).not.toContain(String(fund.secret))
})
