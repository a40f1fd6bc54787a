import { Lake } from '../../../lake/lake.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CurrentObject, parseCurrentObject } from '../../../lake/object-store/published-lake.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { findHeadAge, refuseWrongHead } from '../../../server/replica/judge-head.ts'
import { AMENDED, publishSmall, smallMonths } from '../../helpers/small-lake.ts'
import {
  FIRST,
  makeReplicaWorld,
  readServedSnapshot,
  replicaFolder,
  type ReplicaWorld,
  SECOND,
  untilHas,
  untilServed,
} from '../helpers/replica.ts'

const FUTURE = '99991231T235959Z'

let world: ReplicaWorld

beforeEach(async () => {
  world = await makeReplicaWorld()
})
afterEach(() => world.close())

/** A clock that begins at an instant. */
function clockFrom(instant: string): () => Date {
  const ahead = Date.parse(instant) - Date.now()
  return () => new Date(Date.now() + ahead)
}

async function publishFuture(): Promise<void> {
  await publishSmall(world.builder, FUTURE, smallMonths(AMENDED))
  await world.publish()
}

describe('the head that a replica takes for the newest', () => {
  it('is never one of the future: the last one is served and known, and what is published later is taken', async () => {
    const dataDir = await replicaFolder()
    const replica = await world.follow(dataDir)
    await untilServed(dataDir, FIRST)
    const before = await world.s3.read('current.json')
    await publishFuture()
    expect(await world.saying(/lies in the future of this server's clock/)).toContain(FUTURE)
    await world.polled()
    expect([await readServedSnapshot(dataDir), replica.announced()?.snapshot]).toEqual([FIRST, FIRST])
    expect(await listSnapshotIds(new Lake(dataDir))).toEqual([FIRST])
    await world.s3.tamper('current.json', () => before)
    await world.saying(/follows its store again/)
  })

  it('replaces one of the future that was taken while the clock was wrong', async () => {
    const before = await world.s3.read('current.json')
    await publishFuture()
    const dataDir = await replicaFolder()
    const wrong = await world.follow(dataDir, { now: () => new Date('9999-12-31T23:59:59Z') })
    await untilServed(dataDir, FUTURE)
    await wrong.stop()
    await world.s3.tamper('current.json', () => before)
    await world.follow(dataDir)
    await untilServed(dataDir, FIRST)
    await untilHas(dataDir, 1)
  })

  it('is never older than what was fetched, though that is not served yet', async () => {
    const dataDir = await replicaFolder()
    const replica = await world.follow(dataDir, { now: clockFrom('2026-01-12T05:00:00Z') })
    await untilServed(dataDir, FIRST)
    const old = await world.s3.read('current.json')
    await publishSmall(world.builder, SECOND, smallMonths(AMENDED))
    await world.publish({ SERVE_AFTER_SECONDS: '3600' })
    await untilHas(dataDir, 2)
    await world.s3.tamper('current.json', () => old)
    expect(await world.saying(/steps back/)).toContain(SECOND)
    expect([await readServedSnapshot(dataDir), replica.announced()?.snapshot]).toEqual([FIRST, SECOND])
    await replica.stop()
    const again = await world.follow(dataDir, { now: clockFrom('2026-01-12T06:00:00Z') })
    await untilServed(dataDir, SECOND)
    expect(again.announced()?.snapshot).toBe(SECOND)
  })

  it('has its age in the log, where the replica turns to it', async () => {
    const dataDir = await replicaFolder()
    await world.follow(dataDir, { now: () => new Date('2026-01-13T05:00:01Z') })
    const line = JSON.parse(await world.saying(/replica turned to a snapshot/)) as object
    expect(line).toMatchObject({ snapshot: FIRST, published_at: '2026-01-12T05:00:00.000Z', age_seconds: 86_401 })
  })
})

describe('judging a head', () => {
  const store = { address: 's3://lake/' }
  const judge = async (changes: Partial<CurrentObject>, now: string) => {
    const held = parseCurrentObject(await world.s3.read('current.json'))
    if (held === null) throw new Error('the store has no head')
    refuseWrongHead(store, { ...held, ...changes }, [held], new Date(now))
  }

  it('takes one whose publisher is ahead by as much as clocks may differ, and no more', async () => {
    await judge({}, '2026-01-12T04:00:00Z')
    await expect(judge({}, '2026-01-12T03:59:59Z')).rejects.toThrow(/lies in the future/)
  })

  it('takes a copy of what is held, and refuses an earlier publication of the same snapshot', async () => {
    await judge({ published_at: '2026-01-12T05:00:01.000Z' }, '2026-01-12T05:00:00Z')
    const earlier = judge({ published_at: '2026-01-12T04:59:59.000Z' }, '2026-01-12T05:00:00Z')
    await expect(earlier).rejects.toThrow(/steps back from 20260110T030000Z \(published at 2026-01-12T05:00:00.000Z\)/)
  })

  it('counts its age in seconds from its publication', () => {
    expect(findHeadAge({ published_at: '2026-01-12T05:00:00.000Z' }, new Date('2026-01-12T05:01:30.900Z'))).toBe(90)
  })
})
