import { Lake } from '../../../lake/lake.ts'
import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { publishRemote, type RemoteFlags } from '../../../pipeline/commands/publish-remote.ts'
import { prune } from '../../../pipeline/commands/prune.ts'
import { continueLog } from '../../../lake/manifest-log/own-log.ts'
import { parseCurrentObject, objectKey, unpackObject } from '../../../lake/object-store/published-lake.ts'
import { manifestSchema, publishedFiles } from '../../../schemas/core/manifest.ts'
import { silent } from '../../helpers/build.ts'
import { startS3Server, type S3Server } from '../../helpers/s3-server.ts'
import { AMENDED, emptyLake, publishSmall, smallMonths } from '../../helpers/small-lake.ts'

const [FIRST, SECOND] = ['20260110T030000Z', '20260111T030000Z'] as const
const PLAIN: RemoteFlags = { dryRun: false, takeOver: false, check: false, collect: false }
/** As patient as a test: one try more, at once. */
const QUICK_RETRIES = { attempts: 2, firstPauseMs: 1, silenceMs: 600_000 }

const started: S3Server[] = []
let s3: S3Server

beforeEach(async () => {
  s3 = await startS3Server()
  started.push(s3)
})
afterAll(async () => {
  for (const each of started) await each.close()
})

async function publish(
  dataDir: string,
  flags: Partial<RemoteFlags> = {},
  now = '2026-01-12T05:00:00Z',
  more: Readonly<Record<string, string>> = {},
) {
  const { log, effects } = silent(now)
  const where = { lake: new Lake(dataDir), destination: s3.address, environment: { ...s3.environment, ...more } }
  s3.requests.length = 0
  await publishRemote(where, { ...PLAIN, ...flags }, effects, QUICK_RETRIES)
  return log.map(({ detail }) => detail).join('\n')
}

function count(method: string, pattern = /./): number {
  return s3.requests.filter((asked) => asked.method === method && pattern.test(asked.key)).length
}

async function readCurrent() {
  const current = parseCurrentObject(await s3.read('current.json'))
  if (current === null) throw new Error('there is no current.json')
  return current
}

/** Fails unless everything that the switch names is in the store. */
async function demandWhole(): Promise<string> {
  const keys = new Set(await s3.list())
  if (!keys.has('current.json')) return 'nothing'
  const { snapshot, kept } = await readCurrent()
  for (const { snapshot: id } of kept) {
    expect(keys).toContain(`snapshots/${id}/manifest.json`)
    const text = unpackObject(await s3.read(`snapshots/${id}/manifest.json`), 1 << 20)?.toString() ?? ''
    for (const file of publishedFiles(manifestSchema.parse(JSON.parse(text)))) expect(keys).toContain(objectKey(file))
  }
  return snapshot
}

describe('publishing to an object store', () => {
  it('puts each object once, then the manifest, then the switch', async () => {
    const dataDir = await emptyLake()
    await publishSmall(dataDir, FIRST, smallMonths())
    expect(await publish(dataDir)).toContain('4 objects')
    const puts = s3.requests.filter(({ method, status }) => method === 'PUT' && status === 200).map(({ key }) => key)
    expect(puts.at(-1)).toBe('current.json')
    expect(puts.at(-2)).toBe(`snapshots/${FIRST}/manifest.json`)
    expect(count('PUT', /^lake\//)).toBe(4)
    expect(await demandWhole()).toBe(FIRST)
  })

  it('puts nothing where nothing is new, and only the objects of an amended month', async () => {
    const dataDir = await emptyLake()
    await publishSmall(dataDir, FIRST, smallMonths())
    await publish(dataDir)
    expect(await publish(dataDir)).toContain('nothing to put')
    expect(s3.requests.map(({ method, key }) => `${method} ${key}`)).toEqual(['GET current.json'])
    await publishSmall(dataDir, SECOND, smallMonths(AMENDED))
    expect(await publish(dataDir)).toContain('1 objects')
    expect(count('PUT', /^lake\//)).toBe(1)
    expect(await demandWhole()).toBe(SECOND)
    const { previous, kept } = await readCurrent()
    expect(previous?.snapshot).toBe(FIRST)
    expect(kept.map(({ snapshot }) => snapshot)).toEqual([FIRST, SECOND])
  })

  it('can be killed at each request, and goes on: the switch never names what is not all there', async () => {
    const dataDir = await emptyLake()
    await publishSmall(dataDir, FIRST, smallMonths())
    for (const how of ['lost', 'answer lost'] as const) {
      for (let at = 1; ; at += 1) {
        const store = await startS3Server()
        started.push(store)
        s3 = store
        let asked = 0
        s3.trouble = () => ((asked += 1) >= at ? how : null)
        const failure = await publish(dataDir).then(
          () => null,
          (error: unknown) => error,
        )
        s3.trouble = () => null
        if (failure === null) {
          expect(at).toBeGreaterThan(10)
          break
        }
        expect(failure).toMatchObject({ code: 'STORE_UNREACHABLE' })
        expect(['nothing', FIRST]).toContain(await demandWhole())
        await publish(dataDir)
        expect(await demandWhole()).toBe(FIRST)
      }
    }
  })

  it('lets exactly one of several publishers win, and mixes nothing', async () => {
    const dataDir = await emptyLake()
    await publishSmall(dataDir, FIRST, smallMonths())
    await publish(dataDir)
    const rivals = []
    for (const name of ['a', 'b', 'c']) {
      const rival = join(dataDir, '..', name)
      await cp(dataDir, rival, { recursive: true, verbatimSymlinks: true })
      const name11 = 'b3_quote/competence_month=2025-11/b3_quote.parquet'
      await publishSmall(rival, SECOND, smallMonths({ [name11]: `edition ${name} of` }))
      rivals.push(rival)
    }
    const ends = await Promise.allSettled(rivals.map((rival) => publish(rival)))
    const lost = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason as unknown)
    expect(lost).toHaveLength(2)
    for (const reason of lost) expect(reason).toMatchObject({ code: 'SUPERSEDED' })
    const winner = rivals[ends.findIndex(({ status }) => status === 'fulfilled')] ?? ''
    const text = await readFile(join(winner, 'snapshots', SECOND, 'manifest.json'), 'utf8')
    expect(await demandWhole()).toBe(SECOND)
    const stored = unpackObject(await s3.read(`snapshots/${SECOND}/manifest.json`), 1 << 20)?.toString()
    expect(stored).toBe(text)
  })

  it('refuses a store that does not honour conditions, and leaves its switch alone', async () => {
    s3 = await startS3Server({ conditions: false })
    started.push(s3)
    const dataDir = await emptyLake()
    await publishSmall(dataDir, FIRST, smallMonths())
    await expect(publish(dataDir)).rejects.toMatchObject({ code: 'STORE_UNSAFE' })
    expect(await s3.list()).toEqual(['precondition-probe.txt'])
  })

  it('refuses to replace the snapshot of another data directory, unless it is told to take over', async () => {
    const [ours, theirs] = [await emptyLake(), await emptyLake()]
    await publishSmall(theirs, FIRST, smallMonths())
    await publishSmall(ours, SECOND, smallMonths(AMENDED))
    await publish(theirs)
    await expect(publish(ours)).rejects.toMatchObject({ code: 'SUPERSEDED' })
    expect(await demandWhole()).toBe(FIRST)
    await publish(ours, { takeOver: true })
    expect(await demandWhole()).toBe(SECOND)
  })

  it('knows its own snapshot again after it was pruned here, and no longer keeps it there', async () => {
    const dataDir = await emptyLake()
    await publishSmall(dataDir, FIRST, smallMonths())
    await publish(dataDir)
    await publishSmall(dataDir, SECOND, smallMonths(AMENDED))
    await prune(new Lake(dataDir), { keep: 1, dryRun: false }, silent('2026-01-12T04:00:00Z').effects)
    await publish(dataDir)
    expect(await demandWhole()).toBe(SECOND)
    expect((await readCurrent()).kept.map(({ snapshot }) => snapshot)).toEqual([SECOND])
  })

  it('knows a pruned snapshot by its log of manifests, where a power cut took the note of the last publication', async () => {
    const dataDir = await emptyLake()
    const lake = new Lake(dataDir)
    await publishSmall(dataDir, FIRST, smallMonths())
    await continueLog(lake, new Date('2026-01-12T03:00:00Z'), String)
    await publish(dataDir)
    await publishSmall(dataDir, SECOND, smallMonths(AMENDED))
    await prune(lake, { keep: 1, dryRun: false }, silent('2026-01-12T04:00:00Z').effects)
    await rm(lake.remotePublished)
    await publish(dataDir)
    expect(await demandWhole()).toBe(SECOND)
  })

  it('removes what no kept snapshot names when it is older than a day and somebody asks for it', async () => {
    const dataDir = await emptyLake()
    await publishSmall(dataDir, FIRST, smallMonths())
    await publish(dataDir)
    await publishSmall(dataDir, SECOND, smallMonths(AMENDED))
    await prune(new Lake(dataDir), { keep: 1, dryRun: false }, silent('2026-01-12T04:00:00Z').effects)
    const [soon, later] = [Date.now() + 3_600_000, Date.now() + 2 * 86_400_000].map((at) => new Date(at).toISOString())
    expect(await publish(dataDir, { collect: true }, soon)).toContain('0 bytes')
    expect(await publish(dataDir, { collect: true, dryRun: true }, later)).toContain('would be removed')
    const before = await s3.list()
    await publish(dataDir, { collect: true }, later)
    const left = new Set(await s3.list())
    const gone = before.filter((key) => !left.has(key))
    expect(gone.map((key) => key.replace(/[0-9a-f]{64}/, 'sha'))).toEqual([
      'lake/b3_quote/competence_month=2025-10/sha.parquet',
      `snapshots/${FIRST}/manifest.json`,
    ])
    expect(await demandWhole()).toBe(SECOND)
  })

  it('publishes nothing while another process removes objects', async () => {
    const dataDir = await emptyLake()
    await publishSmall(dataDir, FIRST, smallMonths())
    await publish(dataDir)
    const mark = (body: Buffer) =>
      Buffer.from(body.toString().replace('"collecting_since": null', '"collecting_since": "2026-01-12T04:30:00.000Z"'))
    await s3.tamper('current.json', mark)
    await publishSmall(dataDir, SECOND, smallMonths(AMENDED))
    await expect(publish(dataDir)).rejects.toMatchObject({ code: 'BUSY' })
    // One that died is not waited for.
    await publish(dataDir, {}, '2026-01-12T05:31:00Z')
    expect(await demandWhole()).toBe(SECOND)
  })

  it('puts a damaged or missing object again when it is asked to check', async () => {
    const dataDir = await emptyLake()
    await publishSmall(dataDir, FIRST, smallMonths())
    await publish(dataDir)
    const [damaged = '', missing = ''] = (await s3.list()).filter((key) => key.startsWith('lake/'))
    const whole = await s3.read(damaged)
    await s3.tamper(damaged, (body) => body.subarray(1))
    await s3.tamper(missing, () => null)
    expect(await publish(dataDir)).toContain('nothing to put')
    expect(await publish(dataDir, { check: true })).toContain('2 objects')
    expect(await s3.read(damaged)).toEqual(whole)
    expect(await demandWhole()).toBe(FIRST)
  })

  it('only says what it would put in a dry run', async () => {
    const dataDir = await emptyLake()
    await publishSmall(dataDir, FIRST, smallMonths())
    expect(await publish(dataDir, { dryRun: true })).toContain('4 objects')
    expect(await s3.list()).toEqual([])
  })

  it('says when all replicas are to serve the snapshot, and keeps that time', async () => {
    const dataDir = await emptyLake()
    await publishSmall(dataDir, FIRST, smallMonths())
    const later = { SERVE_AFTER_SECONDS: '120' }
    await publish(dataDir, {}, '2026-01-12T05:00:00Z', later)
    await publish(dataDir, {}, '2026-01-13T05:00:00Z', later)
    expect((await readCurrent()).serve_from).toBe('2026-01-12T05:02:00.000Z')
  })
})
