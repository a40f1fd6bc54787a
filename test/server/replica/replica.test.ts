import { createHash } from 'node:crypto'
import { readdir, readFile, readlink, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { publishRemote } from '../../../pipeline/commands/publish-remote.ts'
import { prune } from '../../../pipeline/commands/prune.ts'
import { type Replica, type ReplicaOptions, startReplica } from '../../../server/replica/replica.ts'
import { parseStoreAddress, openReadableStore } from '../../../shared/object-store/open-store.ts'
import { listSnapshotIds } from '../../../shared/snapshot-id.ts'
import { filesBelow, silent } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { startS3Server, type S3Server } from '../../helpers/s3-server.ts'
import { AMENDED, emptyLake, publishSmall, smallMonths } from '../../helpers/small-lake.ts'
import { eventually } from '../helpers/http.ts'

const [FIRST, SECOND] = ['20260110T030000Z', '20260111T030000Z'] as const
const QUICK_RETRIES = { attempts: 2, firstPauseMs: 1, silenceMs: 600_000 }

let s3: S3Server
let builder: string
let running: Replica[]
let said: string[]

beforeEach(async () => {
  s3 = await startS3Server()
  running = []
  said = []
  builder = await emptyLake()
  await publishSmall(builder, FIRST, smallMonths())
  await publish()
})
afterEach(async () => {
  for (const each of running) await each.stop()
  await s3.close()
})

async function publish(environment: Record<string, string> = {}): Promise<void> {
  const where = { dataDir: builder, destination: s3.address, environment: { ...s3.environment, ...environment } }
  const flags = { dryRun: false, takeOver: false, check: false, collect: false }
  await publishRemote(where, flags, silent('2026-01-12T05:00:00Z').effects, QUICK_RETRIES)
  s3.requests.length = 0
}

async function amend(): Promise<void> {
  await publishSmall(builder, SECOND, smallMonths(AMENDED))
  await publish()
}

async function follow(dataDir: string, options: Partial<ReplicaOptions> = {}, address = s3.address): Promise<Replica> {
  const log = pino({ level: 'debug' }, { write: (line: string) => said.push(line) })
  const store = await openReadableStore(parseStoreAddress(address), s3.environment, QUICK_RETRIES)
  const replica = await startReplica({ store, dataDir, pollMs: 5, mostBytes: null, settleMs: 0, ...options }, log)
  running.push(replica)
  return replica
}

async function served(dataDir: string): Promise<string | null> {
  return readlink(join(dataDir, 'current')).then(basename, () => null)
}

const serves = (dataDir: string, id: string) => eventually(async () => ((await served(dataDir)) === id ? true : null))
const saying = (text: RegExp) => eventually(() => Promise.resolve(said.find((line) => text.test(line)) ?? null))
const emptyFolder = async () => join(await temporaryFolder(), 'replica')
/** Two rounds have begun and ended since. */
const polled = async (times = 2) => {
  const before = s3.requests.filter(({ key }) => key === 'current.json').length
  await eventually(() =>
    Promise.resolve(s3.requests.filter(({ key }) => key === 'current.json').length >= before + times ? true : null),
  )
}

function gets(pattern = /./) {
  return s3.requests.filter(({ method, key }) => method === 'GET' && pattern.test(key))
}

/** Fails unless two data directories have the same snapshots, byte by byte but for the path in views.sql. */
async function demandSame(dataDir: string, other: string): Promise<void> {
  expect(await listSnapshotIds(dataDir)).toEqual(await listSnapshotIds(other))
  for (const folder of ['snapshots', 'lake']) {
    const files = await filesBelow(join(other, folder))
    expect(await filesBelow(join(dataDir, folder))).toEqual(files)
    for (const file of files) {
      const [ours, theirs] = await Promise.all(
        [dataDir, other].map((place) => readFile(join(place, folder, file), 'latin1')),
      )
      if (file.endsWith('views.sql')) expect(ours).toContain(`'${join(dataDir, folder, file, '..')}'`)
      else expect(ours).toBe(theirs)
    }
  }
}

describe('a replica', () => {
  it('fetches all that is kept into an empty folder, and has what the builder has', async () => {
    await amend()
    const dataDir = await emptyFolder()
    await follow(dataDir)
    await serves(dataDir, SECOND)
    await eventually(async () => ((await listSnapshotIds(dataDir)).length === 2 ? true : null))
    await demandSame(dataDir, builder)
    // A file of two snapshots is fetched once, and is one file on disk.
    expect(gets(/^lake\//)).toHaveLength(5)
    const shared = join(dataDir, 'snapshots', SECOND, 'cvm_fund_class/all/cvm_fund_class.parquet')
    expect((await stat(shared)).nlink).toBe(3)
  })

  it('fetches only the objects of an amended month, and asks with one 304 where nothing is new', async () => {
    const dataDir = await emptyFolder()
    await follow(dataDir)
    await serves(dataDir, FIRST)
    await polled()
    const last = s3.requests.filter(({ status }) => status !== 0).at(-1)
    expect(last).toMatchObject({ key: 'current.json', status: 304, sent: 0 })
    await amend()
    await serves(dataDir, SECOND)
    expect(gets(/^lake\//)).toHaveLength(1)
    await demandSame(dataDir, builder)
  })

  it('continues a file that was cut off where it broke off', async () => {
    const dataDir = await emptyFolder()
    let cut = 0
    s3.trouble = ({ key, headers }) =>
      key.includes('2025-10') && headers['range'] === undefined && (cut += 1) === 1 ? { cutAfter: 100 } : null
    await follow(dataDir)
    await serves(dataDir, FIRST)
    expect(gets(/2025-10/).map(({ status, headers }) => [status, headers['range']])).toEqual([
      [200, undefined],
      [206, 'bytes=100-'],
    ])
    await demandSame(dataDir, builder)
  })

  it('can be killed inside of a file, and goes on with the part when it starts again', async () => {
    const dataDir = await emptyFolder()
    // Each try breaks off without bringing anything, as when the line is cut; then the process ends.
    s3.trouble = ({ key, headers }) =>
      key.includes('2025-10') ? (headers['range'] === undefined ? { cutAfter: 200 } : 'lost') : null
    const first = await follow(dataDir)
    await saying(/does not follow/)
    await first.stop()
    expect(await served(dataDir)).toBeNull()
    s3.trouble = () => null
    s3.requests.length = 0
    await follow(dataDir)
    await serves(dataDir, FIRST)
    expect(gets(/2025-10/).map(({ status, headers }) => [status, headers['range']])).toEqual([[206, 'bytes=200-']])
    expect(await readdir(join(dataDir, '.market-data-work/replica'))).toEqual([])
  })

  it('refuses a damaged object, says which, keeps what it has, and takes it when it is whole again', async () => {
    const dataDir = await emptyFolder()
    const replica = await follow(dataDir)
    await serves(dataDir, FIRST)
    await publishSmall(builder, SECOND, smallMonths(AMENDED))
    await replica.stop()
    await publish()
    const before = new Set(await filesBelow(join(dataDir, 'lake')))
    const key =
      (await s3.list()).find((each) => each.includes('2025-10') && !before.has(each.replace('lake/', ''))) ?? ''
    await s3.tamper(key, (body) => Buffer.from(body.map((byte, at) => (at === 5 ? byte ^ 1 : byte))))
    const again = await follow(dataDir)
    expect(await saying(/other bytes than its name/)).toContain(key)
    expect(await served(dataDir)).toBe(FIRST)
    expect(again.trouble()).toContain('what the store has is not taken over')
    await s3.tamper(key, (body) => Buffer.from(body.map((byte, at) => (at === 5 ? byte ^ 1 : byte))))
    await serves(dataDir, SECOND)
    await eventually(() => Promise.resolve(again.trouble() === null ? true : null))
  })

  it.each([
    ['missing', () => null],
    ['longer', (body: Buffer) => Buffer.concat([body, body])],
    ['shorter', (body: Buffer) => body.subarray(0, 7)],
  ] as const)('refuses an object that is %s', async (_how, change) => {
    const key = (await s3.list()).find((each) => each.includes('2025-10')) ?? ''
    await s3.tamper(key, change)
    const dataDir = await emptyFolder()
    await follow(dataDir)
    await saying(/does not follow/)
    expect(await served(dataDir)).toBeNull()
  })

  it('does not believe a manifest with another hash, nor a switch that it does not know', async () => {
    const dataDir = await emptyFolder()
    await s3.tamper(`snapshots/${FIRST}/manifest.json`, () => Buffer.from('{"format":"market-data-snapshot-1"}'))
    await follow(dataDir)
    await saying(/is not the one that current.json names/)
    await s3.tamper('current.json', () => Buffer.from('{"snapshot":"../../etc"}'))
    await saying(/not one that this version reads/)
    expect(await served(dataDir)).toBeNull()
    expect(await readdir(dataDir)).not.toContain('snapshots')
  })

  it('refuses a manifest whose signature is judged to be wrong', async () => {
    const dataDir = await emptyFolder()
    await follow(dataDir, {
      judge: (manifest, signature) => `has ${String(signature)} over ${String(manifest.length)}`,
    })
    await saying(/manifest.json has null over \d+/)
    expect(await served(dataDir)).toBeNull()
  })

  it('does not step back in time', async () => {
    const old = await s3.read('current.json')
    await amend()
    const dataDir = await emptyFolder()
    await follow(dataDir)
    await serves(dataDir, SECOND)
    await s3.tamper('current.json', () => old)
    await saying(/steps back/)
    expect(await served(dataDir)).toBe(SECOND)
    expect(await listSnapshotIds(dataDir)).toEqual([FIRST, SECOND])
  })

  it('keeps its snapshot when the store has another one of that name', async () => {
    const dataDir = await emptyFolder()
    await follow(dataDir)
    await serves(dataDir, FIRST)
    const other = (_all: string, digit: string) => `"manifest_sha256": "${digit === '0' ? '1' : '0'}`
    await s3.tamper('current.json', (body) =>
      Buffer.from(body.toString().replaceAll(/"manifest_sha256": "(.)/g, other)),
    )
    await saying(/another snapshot of the name/)
    await demandSame(dataDir, builder)
  })

  it('serves what it has while the store is gone, says so once, and returns by itself', async () => {
    const dataDir = await emptyFolder()
    const replica = await follow(dataDir)
    await serves(dataDir, FIRST)
    s3.trouble = () => 'lost'
    await saying(/cannot be reached/)
    await polled(6)
    expect(said.filter((line) => line.includes('does not follow'))).toHaveLength(1)
    expect(replica.trouble()).toContain('the store cannot be reached')
    expect(await served(dataDir)).toBe(FIRST)
    s3.trouble = () => null
    await saying(/follows its store again/)
    expect(replica.trouble()).toBeNull()
  })

  it('removes the snapshots that the publisher no longer keeps, and the files that only they had', async () => {
    await amend()
    const dataDir = await emptyFolder()
    await follow(dataDir)
    await eventually(async () => ((await listSnapshotIds(dataDir)).length === 2 ? true : null))
    await prune(builder, { keep: 1, dryRun: false }, silent('2026-01-12T04:00:00Z').effects)
    await publish()
    await eventually(async () => ((await listSnapshotIds(dataDir)).length === 1 ? true : null))
    await eventually(async () => ((await filesBelow(join(dataDir, 'lake'))).length === 4 ? true : null))
    await demandSame(dataDir, builder)
  })

  it('serves a snapshot at the time that the publisher gives, and fetches it before', async () => {
    const dataDir = await emptyFolder()
    let now = Date.parse('2026-01-12T05:00:10Z')
    await follow(dataDir, { now: () => new Date(now) })
    await serves(dataDir, FIRST)
    await publishSmall(builder, SECOND, smallMonths(AMENDED))
    await publish({ SERVE_AFTER_SECONDS: '120' })
    now += 10
    await eventually(async () => {
      now += 10
      return (await listSnapshotIds(dataDir)).length === 2 ? true : null
    })
    expect(await served(dataDir)).toBe(FIRST)
    now = Date.parse('2026-01-12T05:02:00Z')
    await serves(dataDir, SECOND)
  })

  it('serves the newest and says what is missing where all does not fit into its bound, and more when it is raised', async () => {
    await amend()
    const [whole, one] = [5, 4].map((files) => files * smallMonthBytes())
    const dataDir = await emptyFolder()
    const small = await follow(dataDir, { mostBytes: one ?? 0 })
    await serves(dataDir, SECOND)
    expect(await saying(/REPLICA_MAX_BYTES/)).toContain(FIRST)
    expect(await listSnapshotIds(dataDir)).toEqual([SECOND])
    await small.stop()
    await follow(dataDir, { mostBytes: (whole ?? 0) + 1000 })
    await eventually(async () => ((await listSnapshotIds(dataDir)).length === 2 ? true : null))
  })

  it('keeps the old snapshot where the new one does not fit', async () => {
    const dataDir = await emptyFolder()
    await follow(dataDir, { mostBytes: Math.floor(4.5 * smallMonthBytes()) })
    await serves(dataDir, FIRST)
    await amend()
    await saying(/REPLICA_MAX_BYTES/)
    expect(await served(dataDir)).toBe(FIRST)
    expect(await listSnapshotIds(dataDir)).toEqual([FIRST])
  })

  it('fetches files again that its own disk has damaged, and puts them into every snapshot', async () => {
    await amend()
    const dataDir = await emptyFolder()
    const path = join(dataDir, 'snapshots', SECOND, 'cvm_fund_class/all/cvm_fund_class.parquet')
    const damaged: { path: string; sha256: string }[] = []
    await follow(dataDir, { listDamaged: () => damaged.splice(0) })
    await eventually(async () => ((await listSnapshotIds(dataDir)).length === 2 ? true : null))
    const whole = await readFile(path)
    await writeFile(path, 'damaged')
    damaged.push({ path: await realpath(path), sha256: createHash('sha256').update(whole).digest('hex') })
    await saying(/damaged on this disk were fetched again/)
    await demandSame(dataDir, builder)
    expect((await stat(path)).nlink).toBe(3)
  })

  it('reads from an address of HTTP, whose token it sends and never shows', async () => {
    await amend()
    const dataDir = await emptyFolder()
    await follow(dataDir, {}, `${s3.endpoint}/lake-of-tests?token=secret-of-mine`)
    await serves(dataDir, SECOND)
    await eventually(async () => ((await listSnapshotIds(dataDir)).length === 2 ? true : null))
    await demandSame(dataDir, builder)
    expect(gets().every(({ key }) => key.endsWith('?token=secret-of-mine'))).toBe(true)
    s3.trouble = () => ({ status: 403 })
    await saying(/does not follow/)
    expect(said.join('')).not.toContain('secret-of-mine')
    expect(await readFile(join(dataDir, 'replica.json'), 'utf8')).not.toContain('secret-of-mine')
  })

  it('refuses a folder with files of others, which builds refuse in their turn', async () => {
    await expect(follow(builder)).rejects.toThrow(/has files of others/)
    const dataDir = await emptyFolder()
    const replica = await follow(dataDir)
    await serves(dataDir, FIRST)
    await replica.stop()
    const pruning = prune(dataDir, { keep: 1, dryRun: false }, silent('2026-01-12T04:00:00Z').effects)
    await expect(pruning).rejects.toMatchObject({ code: 'FOREIGN_FOLDER' })
    await rm(dataDir, { recursive: true })
  })
})

/** The bytes of the smallest of the small files; the others are as long within some bytes. */
function smallMonthBytes(): number {
  return Math.max(...Object.values(smallMonths(AMENDED)).map(({ length }) => length))
}
