import { Lake } from '../../../lake/lake.ts'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prune } from '../../../pipeline/commands/prune.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { listFilesOfLake, silent } from '../../helpers/build.ts'
import { AMENDED, publishSmall, smallMonths } from '../../helpers/small-lake.ts'
import { eventually } from '../helpers/http.ts'
import {
  demandSameLake,
  FIRST,
  makeReplicaWorld,
  readServedSnapshot,
  replicaFolder,
  SECOND,
  untilHas,
  untilServed,
  type ReplicaWorld,
} from '../helpers/replica.ts'

/** Breaks a file off after this many bytes, once they are in a part of the replica. */
function cutAfter(dataDir: string, bytes: number) {
  const parts = join(dataDir, '.market-data-work/replica')
  const taken = () =>
    eventually(async () => {
      const sizes = await Promise.all((await readdir(parts)).map(async (part) => (await stat(join(parts, part))).size))
      return sizes.includes(bytes) ? true : null
    })
  return { cutAfter: bytes, taken }
}

let world: ReplicaWorld

beforeEach(async () => {
  world = await makeReplicaWorld()
})
afterEach(() => world.close())

describe('a replica', () => {
  it('fetches all that is kept into an empty folder, and has what the builder has', async () => {
    await world.amend()
    const dataDir = await replicaFolder()
    await world.follow(dataDir)
    await untilServed(dataDir, SECOND)
    await untilHas(dataDir, 2)
    await demandSameLake(dataDir, world.builder)
    // A file of two snapshots is fetched once, and is one file on disk.
    expect(world.gets(/^lake\//)).toHaveLength(5)
    const shared = join(dataDir, 'snapshots', SECOND, 'cvm_fund_class/all/cvm_fund_class.parquet')
    expect((await stat(shared)).nlink).toBe(3)
  })

  it('fetches only the objects of an amended month, and asks with one 304 where nothing is new', async () => {
    const dataDir = await replicaFolder()
    await world.follow(dataDir)
    await untilServed(dataDir, FIRST)
    await world.polled()
    const last = world.s3.requests.filter(({ status }) => status !== 0).at(-1)
    expect(last).toMatchObject({ key: 'current.json', status: 304, sent: 0 })
    await world.amend()
    await untilServed(dataDir, SECOND)
    expect(world.gets(/^lake\//)).toHaveLength(1)
    await demandSameLake(dataDir, world.builder)
  })

  it('continues a file that was cut off where it broke off', async () => {
    const dataDir = await replicaFolder()
    let cut = 0
    world.s3.trouble = ({ key, headers }) =>
      key.includes('2025-10') && headers.range === undefined && (cut += 1) === 1 ? cutAfter(dataDir, 100) : null
    await world.follow(dataDir)
    await untilServed(dataDir, FIRST)
    expect(world.gets(/2025-10/).map(({ status, headers }) => [status, headers.range])).toEqual([
      [200, undefined],
      [206, 'bytes=100-'],
    ])
    await demandSameLake(dataDir, world.builder)
  })

  it('can be killed inside of a file, and goes on with the part when it starts again', async () => {
    const dataDir = await replicaFolder()
    // Each try breaks off without bringing anything, as when the line is cut; then the process ends.
    world.s3.trouble = ({ key, headers }) =>
      key.includes('2025-10') ? (headers.range === undefined ? cutAfter(dataDir, 200) : 'lost') : null
    // It looks at the store once: a request that it abandons could arrive after the restart.
    const first = await world.follow(dataDir, { pollMs: 600_000 })
    await world.saying(/does not follow/)
    await first.stop()
    expect(await readServedSnapshot(dataDir)).toBeNull()
    world.s3.trouble = () => null
    world.s3.requests.length = 0
    await world.follow(dataDir)
    await untilServed(dataDir, FIRST)
    expect(world.gets(/2025-10/).map(({ status, headers }) => [status, headers.range])).toEqual([[206, 'bytes=200-']])
    expect(await readdir(join(dataDir, '.market-data-work/replica'))).toEqual([])
  })

  it('serves what it has while the store is gone, reports it once, and returns by itself', async () => {
    const dataDir = await replicaFolder()
    const replica = await world.follow(dataDir)
    await untilServed(dataDir, FIRST)
    world.s3.trouble = () => 'lost'
    await world.saying(/cannot be reached/)
    await world.polled(6)
    expect(world.said.filter((line) => line.includes('does not follow'))).toHaveLength(1)
    expect(replica.trouble()).toContain('the store cannot be reached')
    expect(await readServedSnapshot(dataDir)).toBe(FIRST)
    world.s3.trouble = () => null
    await world.saying(/follows its store again/)
    expect(replica.trouble()).toBeNull()
  })

  it('removes the snapshots that the publisher no longer keeps, and the files that only they had', async () => {
    await world.amend()
    const dataDir = await replicaFolder()
    await world.follow(dataDir)
    await untilHas(dataDir, 2)
    await prune(new Lake(world.builder), { keep: 1, dryRun: false }, silent('2026-01-12T04:00:00Z').effects)
    await world.publish()
    await untilHas(dataDir, 1)
    await eventually(async () => ((await listFilesOfLake(dataDir)).length === 4 ? true : null))
    await demandSameLake(dataDir, world.builder)
  })

  it('serves a snapshot at the time that the publisher gives, and fetches it before', async () => {
    const dataDir = await replicaFolder()
    let now = Date.parse('2026-01-12T05:00:10Z')
    await world.follow(dataDir, { now: () => new Date(now) })
    await untilServed(dataDir, FIRST)
    await publishSmall(world.builder, SECOND, smallMonths(AMENDED))
    await world.publish({ SERVE_AFTER_SECONDS: '120' })
    now += 10
    await eventually(async () => {
      now += 10
      return (await listSnapshotIds(new Lake(dataDir))).length === 2 ? true : null
    })
    expect(await readServedSnapshot(dataDir)).toBe(FIRST)
    now = Date.parse('2026-01-12T05:02:00Z')
    await untilServed(dataDir, SECOND)
  })

  it('reads from an address of HTTP, whose token it sends and never shows', async () => {
    await world.amend()
    const dataDir = await replicaFolder()
    await world.follow(dataDir, {}, `${world.s3.endpoint}/lake-of-tests?token=secret-of-mine`)
    await untilServed(dataDir, SECOND)
    await untilHas(dataDir, 2)
    await demandSameLake(dataDir, world.builder)
    expect(world.gets(/^(lake|snapshots)\//).every(({ key }) => key.endsWith('?token=secret-of-mine'))).toBe(true)
    world.s3.trouble = () => ({ status: 403 })
    await world.saying(/does not follow/)
    expect(world.said.join('')).not.toContain('secret-of-mine')
    expect(await readFile(join(dataDir, 'replica.json'), 'utf8')).not.toContain('secret-of-mine')
  })
})
