import { Lake } from '../../../lake/lake.ts'
import { rm } from 'node:fs/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SnapshotFollower, follow } from '../../../server/snapshots/follow.ts'
import { type Editions, editions } from '../helpers/editions.ts'
import { quietIntegrity } from '../helpers/integrity.ts'

let world: Editions
let following: SnapshotFollower

beforeAll(async () => {
  world = await editions(['2026-01-10T03:00:00Z', '100.00'], ['2026-01-11T03:00:00Z', '200.00'])
  const options = { concurrency: 2, timeoutMs: 20_000, olderSnapshots: 2, integrity: quietIntegrity() }
  following = await follow(new Lake(world.dataDir), options, pino({ level: 'silent' }))
})

afterAll(async () => {
  await following.close()
  for (const folder of [world.mirror, world.dataDir]) await rm(folder, { recursive: true, force: true })
})

it('an older snapshot that was asked for stays open while others ask for the newest', async () => {
  const [older = ''] = world.ids
  const opened = await following.use({ snapshot: older }, (snapshot) => Promise.resolve(snapshot))
  await following.use(null, () => Promise.resolve())

  const again = await following.use({ snapshot: older }, (snapshot) => Promise.resolve(snapshot))

  expect(again).toBe(opened)
  expect(following.open()).toBe(2)
})
