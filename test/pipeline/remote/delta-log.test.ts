import { Lake } from '../../../lake/lake.ts'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  copyDeltaLogs,
  listLocalLogs,
  makeDroppedVersionTest,
  readPublishedVersions,
} from '../../../pipeline/remote/delta-log.ts'
import type { ObjectStore } from '../../../lake/object-store/object-store.ts'
import { openS3Store } from '../../../lake/object-store/s3-store.ts'
import { BUCKET, startS3Server, type S3Server } from '../../helpers/s3-server.ts'
import { emptyLake } from '../../helpers/small-lake.ts'

let s3: S3Server
let store: ObjectStore
let dataDir: string

beforeEach(async () => {
  s3 = await startS3Server()
  const policy = { attempts: 1, firstPauseMs: 1, silenceMs: 600_000 }
  store = await openS3Store({ bucket: BUCKET, prefix: '' }, s3.environment, policy)
  dataDir = await emptyLake()
})
afterEach(async () => {
  store.close()
  await s3.close()
})

const commit = (version: number) => `${String(version).padStart(20, '0')}.json`

async function writeLog(table: string, ...names: string[]): Promise<void> {
  const folder = join(dataDir, 'lake', table, '_delta_log')
  await mkdir(folder, { recursive: true })
  for (const name of names) await writeFile(join(folder, name), `${table} ${name}`)
}

const copy = async () => copyDeltaLogs(store, new Lake(dataDir), listLocalLogs(new Lake(dataDir)))
const puts = () => s3.requests.filter(({ method, status }) => method === 'PUT' && status === 200).map(({ key }) => key)

describe('the transaction logs of a lake in a store', () => {
  it('get the commits that are missing in their order, then the checkpoint, then the file that names it', async () => {
    await writeLog(
      'b3_quote',
      commit(0),
      commit(1),
      `${'1'.padStart(20, '0')}.checkpoint.parquet`,
      '_last_checkpoint',
      'other.txt',
    )
    expect(await copy()).toBe(4)
    const log = 'lake/b3_quote/_delta_log/'
    expect(puts()).toEqual([
      `${log}${commit(0)}`,
      `${log}${commit(1)}`,
      `${log}00000000000000000001.checkpoint.parquet`,
      `${log}_last_checkpoint`,
    ])
    s3.requests.length = 0
    await writeLog('b3_quote', commit(2))
    expect(await copy()).toBe(2)
    expect(puts()).toEqual([`${log}${commit(2)}`, `${log}_last_checkpoint`])
    s3.requests.length = 0
    expect(await copy()).toBe(0)
  })

  it('never have a gap, wherever the copy is killed', async () => {
    await writeLog('b3_quote', ...[0, 1, 2, 3].map(commit))
    for (let at = 1; at <= 12; at += 1) {
      let asked = 0
      s3.trouble = () => ((asked += 1) >= at ? 'lost' : null)
      await copy().catch((error: unknown) => {
        expect(error).toMatchObject({ fault: 'unreachable' })
      })
      const there = (await s3.list()).map((key) => Number(key.slice(-25, -5)))
      expect(there).toEqual(there.map((_version, place) => place))
    }
    s3.trouble = () => null
    await copy()
    expect(await s3.list()).toHaveLength(4)
  })

  it('get a checkpoint that came without a commit, and then lose the versions that it stands for', async () => {
    await writeLog('b3_quote', ...[0, 1, 2].map(commit))
    await copy()
    const folder = join(dataDir, 'lake/b3_quote/_delta_log')
    const before = listLocalLogs(new Lake(dataDir))
    expect(before.logs.map(({ commits }) => commits.length)).toEqual([3])
    await writeLog('b3_quote', `${'1'.padStart(20, '0')}.checkpoint.parquet`, '_last_checkpoint')
    await rm(join(folder, commit(0)))
    const after = listLocalLogs(new Lake(dataDir))
    expect(after.digest).not.toBe(before.digest)
    expect(await copy()).toBe(2)
    const isDropped = (logs: typeof after) => (version: number) =>
      makeDroppedVersionTest(logs)(`lake/b3_quote/_delta_log/${commit(version)}`)
    expect([0, 1, 2].map(isDropped(after))).toEqual([true, false, false])
    expect([0, 1, 2].map(isDropped(before))).toEqual([false, false, false])
  })

  it('are named by snapshot and table where the lake lists them, and a damaged list is refused', async () => {
    expect(await readPublishedVersions(new Lake(dataDir))).toBeNull()
    const path = join(dataDir, 'lake', 'delta-versions.json')
    await mkdir(join(dataDir, 'lake'))
    await writeFile(path, '{"format":"x","snapshots":{"20260110T030000Z":{"b3_quote":0}}}')
    expect(await readPublishedVersions(new Lake(dataDir))).toEqual({ '20260110T030000Z': { b3_quote: 0 } })
    await writeFile(path, '{"snapshots":{"../x":{}}}')
    await expect(readPublishedVersions(new Lake(dataDir))).rejects.toMatchObject({ code: 'SNAPSHOT_DAMAGED' })
    await rm(path)
  })
})
