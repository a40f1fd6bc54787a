import { Lake } from '../../../lake/lake.ts'
import { createHash } from 'node:crypto'
import { readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prune } from '../../../pipeline/commands/prune.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { filesBelow, silent } from '../../helpers/build.ts'
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

let world: ReplicaWorld

beforeEach(async () => {
  world = await makeReplicaWorld()
})
afterEach(() => world.close())

describe('a replica that must not take what is there', () => {
  it('refuses a damaged object, says which, keeps what it has, and takes it when it is whole again', async () => {
    const dataDir = await replicaFolder()
    const replica = await world.follow(dataDir)
    await untilServed(dataDir, FIRST)
    await publishSmall(world.builder, SECOND, smallMonths(AMENDED))
    await replica.stop()
    await world.publish()
    const before = new Set(await filesBelow(join(dataDir, 'lake')))
    const key =
      (await world.s3.list()).find((each) => each.includes('2025-10') && !before.has(each.replace('lake/', ''))) ?? ''
    await world.s3.tamper(key, (body) => Buffer.from(body.map((byte, at) => (at === 5 ? byte ^ 1 : byte))))
    const again = await world.follow(dataDir)
    expect(await world.saying(/other bytes than its name/)).toContain(key)
    expect(await readServedSnapshot(dataDir)).toBe(FIRST)
    expect(again.trouble()).toContain('what the store has is not taken over')
    await world.s3.tamper(key, (body) => Buffer.from(body.map((byte, at) => (at === 5 ? byte ^ 1 : byte))))
    await untilServed(dataDir, SECOND)
    await eventually(() => Promise.resolve(again.trouble() === null ? true : null))
  })

  it.each([
    ['missing', () => null],
    ['longer', (body: Buffer) => Buffer.concat([body, body])],
    ['shorter', (body: Buffer) => body.subarray(0, 7)],
  ] as const)('refuses an object that is %s', async (_how, change) => {
    const key = (await world.s3.list()).find((each) => each.includes('2025-10')) ?? ''
    await world.s3.tamper(key, change)
    const dataDir = await replicaFolder()
    await world.follow(dataDir)
    await world.saying(/does not follow/)
    expect(await readServedSnapshot(dataDir)).toBeNull()
  })

  it('does not believe a manifest with another hash, nor a switch that it does not know', async () => {
    const dataDir = await replicaFolder()
    await world.s3.tamper(`snapshots/${FIRST}/manifest.json`, () => Buffer.from('{"format":"market-data-snapshot-1"}'))
    await world.follow(dataDir)
    await world.saying(/is not the one that current.json names/)
    await world.s3.tamper('current.json', () => Buffer.from('{"snapshot":"../../etc"}'))
    await world.saying(/not one that this version reads/)
    expect(await readServedSnapshot(dataDir)).toBeNull()
    expect(await readdir(dataDir)).not.toContain('snapshots')
  })

  it('does not step back in time', async () => {
    const old = await world.s3.read('current.json')
    await world.amend()
    const dataDir = await replicaFolder()
    await world.follow(dataDir)
    await untilServed(dataDir, SECOND)
    await world.s3.tamper('current.json', () => old)
    await world.saying(/steps back/)
    expect(await readServedSnapshot(dataDir)).toBe(SECOND)
    expect(await listSnapshotIds(new Lake(dataDir))).toEqual([FIRST, SECOND])
  })

  it('keeps its snapshot when the store has another one of that name', async () => {
    const dataDir = await replicaFolder()
    await world.follow(dataDir)
    await untilServed(dataDir, FIRST)
    const other = (_all: string, digit: string) => `"manifest_sha256": "${digit === '0' ? '1' : '0'}`
    await world.s3.tamper('current.json', (body) =>
      Buffer.from(body.toString().replaceAll(/"manifest_sha256": "(.)/g, other)),
    )
    await world.saying(/another snapshot of the name/)
    await demandSameLake(dataDir, world.builder)
  })

  it('serves the newest and says what is missing where all does not fit into its bound, and more when it is raised', async () => {
    await world.amend()
    const [whole, one] = [5, 4].map((files) => files * smallMonthBytes())
    const dataDir = await replicaFolder()
    const small = await world.follow(dataDir, { mostBytes: one ?? 0 })
    await untilServed(dataDir, SECOND)
    expect(await world.saying(/REPLICA_MAX_BYTES/)).toContain(FIRST)
    expect(await listSnapshotIds(new Lake(dataDir))).toEqual([SECOND])
    await small.stop()
    await world.follow(dataDir, { mostBytes: (whole ?? 0) + 1000 })
    await untilHas(dataDir, 2)
  })

  it('keeps the old snapshot where the new one does not fit', async () => {
    const dataDir = await replicaFolder()
    await world.follow(dataDir, { mostBytes: Math.floor(4.5 * smallMonthBytes()) })
    await untilServed(dataDir, FIRST)
    await world.amend()
    await world.saying(/REPLICA_MAX_BYTES/)
    expect(await readServedSnapshot(dataDir)).toBe(FIRST)
    expect(await listSnapshotIds(new Lake(dataDir))).toEqual([FIRST])
  })

  it('fetches files again that its own disk has damaged, and puts them into every snapshot', async () => {
    await world.amend()
    const dataDir = await replicaFolder()
    const path = join(dataDir, 'snapshots', SECOND, 'cvm_fund_class/all/cvm_fund_class.parquet')
    const damaged: { path: string; sha256: string }[] = []
    await world.follow(dataDir, { listDamaged: () => damaged.splice(0) })
    await untilHas(dataDir, 2)
    const whole = await readFile(path)
    await writeFile(path, 'damaged')
    damaged.push({ path: await realpath(path), sha256: createHash('sha256').update(whole).digest('hex') })
    await world.saying(/damaged on this disk were fetched again/)
    await demandSameLake(dataDir, world.builder)
    expect((await stat(path)).nlink).toBe(3)
  })

  it('refuses a folder with files of others, which builds refuse in their turn', async () => {
    await expect(world.follow(world.builder)).rejects.toThrow(/has files of others/)
    const dataDir = await replicaFolder()
    const replica = await world.follow(dataDir)
    await untilServed(dataDir, FIRST)
    await replica.stop()
    const pruning = prune(new Lake(dataDir), { keep: 1, dryRun: false }, silent('2026-01-12T04:00:00Z').effects)
    await expect(pruning).rejects.toMatchObject({ code: 'FOREIGN_FOLDER' })
    await rm(dataDir, { recursive: true })
  })
})

/** Returns the bytes of the largest small file; the others are as long within some bytes. */
function smallMonthBytes(): number {
  return Math.max(...Object.values(smallMonths(AMENDED)).map(({ length }) => length))
}
