import { Lake } from '../../../lake/lake.ts'
import { rm } from 'node:fs/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Following, follow } from '../../../server/snapshots/follow.ts'
import { FILER, type Editions, editions } from '../helpers/editions.ts'
import { eventually } from '../helpers/http.ts'
import { quietIntegrity } from '../helpers/integrity.ts'

/** A query over a table that the server derives. */
const NUMBERS = new URL('../../../schemas/fund/api/fund_numbers.sql', import.meta.url)

let world: Editions
let following: Following
let queries = 0

const observer = {
  waits: () => () => undefined,
  runs: () => {
    queries += 1
    return () => undefined
  },
}

beforeEach(async () => {
  world = await editions(['2026-01-10T03:00:00Z', '100.00'])
  const limits = { concurrency: 2, timeoutMs: 20_000, olderSnapshots: 1, observer, integrity: quietIntegrity() }
  following = await follow(new Lake(world.dataDir), limits, pino({ level: 'silent' }))
})

afterEach(async () => {
  await following.close()
  await rm(world.mirror, { recursive: true, force: true })
  await rm(world.dataDir, { recursive: true, force: true })
})

async function countQueries(): Promise<number> {
  const before = queries
  await following.use(null, (snapshot) => snapshot.query(NUMBERS, { cnpj: FILER }, ['2025-10']))
  return queries - before
}

it('a new snapshot has its derived tables before it is served, the first one with the first request', async () => {
  expect([await countQueries(), await countQueries()]).toEqual([2, 1])

  const next = await world.publishAt('2026-01-11T03:00:00Z', '200.00')
  await eventually(() => Promise.resolve(following.current() === next || null))

  expect([await countQueries(), await countQueries()]).toEqual([1, 1])
})
