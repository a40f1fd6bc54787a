import { Lake } from '../../../lake/lake.ts'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyDataDir } from '../../../pipeline/commands/copy-data-dir.ts'
import { writeDeltaLogs } from '../../../pipeline/commands/delta-log.ts'
import { prune } from '../../../pipeline/commands/prune.ts'
import { verify } from '../../../pipeline/commands/verify.ts'
import { sweep } from '../../../pipeline/integrity/sweep.ts'
import { removeUnlinked } from '../../../lake/list-files.ts'
import { silent, textRows } from '../../helpers/build.ts'
import { compareWithSnapshot, logFolder, readFilesAt, readVersionMap, versionFile } from '../../helpers/delta-log.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { nightId, publishNights } from '../../helpers/synthetic-snapshots.ts'
import { makeDataDir } from '../../../lake/private-files.ts'
import { writeMarker } from '../../../lake/marker.ts'
import { literal } from '../../../schemas/core/sql-text.ts'

const LATER = '2026-06-01T03:00:00Z'
const TABLE = 'cvm_fund_month'

/** Synthetic nights, each caught up when it was published or, with `atOnce`, after the last. */
async function nights(count: number, atOnce = true) {
  const dataDir = join(await temporaryFolder(), 'data')
  await makeDataDir(new Lake(dataDir))
  await writeMarker(new Lake(dataDir), { adopted: false })
  for (let night = 0; night < count; night += 1) {
    await publishNights(dataDir, { from: night, to: night + 1 })
    if (!atOnce) await catchUp(dataDir)
  }
  await catchUp(dataDir)
  return dataDir
}

const catchUp = (dataDir: string, rebuild = false) =>
  writeDeltaLogs(new Lake(dataDir), { rebuild }, silent(LATER).effects)
const listNames = async (dataDir: string, table = TABLE) => (await readdir(logFolder(dataDir, table))).sort()

async function readAll(dataDir: string, table = TABLE) {
  const names = await listNames(dataDir, table)
  const read = names.map(
    async (name) => [name, await readFile(join(logFolder(dataDir, table), name), 'latin1')] as const,
  )
  return Object.fromEntries(await Promise.all(read))
}

async function expectEqualToSnapshot(dataDir: string, version: number, night: number) {
  const { counted, logged, published } = await compareWithSnapshot(dataDir, TABLE, version, nightId(night))
  expect({ version, ...logged }).toEqual({ version, ...published })
  expect(String(counted)).toBe(published.rows)
}

describe('a checkpoint', () => {
  it('is written every 30 versions, in the form that the format asks for, with the same bytes night by night or at once', async () => {
    const [dataDir, nightly] = [await nights(62), await nights(62, false)]

    const names = await listNames(dataDir)
    expect(names.filter((name) => !name.endsWith('.json'))).toEqual([
      versionFile(30, 'checkpoint.parquet'),
      versionFile(60, 'checkpoint.parquet'),
      '_last_checkpoint',
    ])
    const all = await readAll(dataDir)
    expect(JSON.parse(all['_last_checkpoint'] ?? '')).toEqual({ version: 60, size: 4 })
    expect(await readAll(nightly)).toEqual(all)
    const path = literal(join(logFolder(dataDir, TABLE), versionFile(60, 'checkpoint.parquet')))
    const columns = await textRows(`SELECT column_name FROM (DESCRIBE FROM ${path})`)
    expect(columns.map(({ column_name }) => column_name)).toEqual(['txn', 'add', 'remove', 'metaData', 'protocol'])
    const kinds = await textRows(`SELECT count("add")::VARCHAR AS added, count("metaData")::VARCHAR AS described,
      count(protocol)::VARCHAR AS protocols, count(*)::VARCHAR AS "all" FROM ${path}`)
    expect(kinds).toEqual([{ added: '2', described: '1', protocols: '1', all: '4' }])
    for (const version of [0, 29, 30, 31, 61]) await expectEqualToSnapshot(dataDir, version, version)
  })

  it('and the log around it stay when a build sweeps, and when it removes what no snapshot links', async () => {
    const dataDir = await nights(31)
    const before = await readAll(dataDir)

    await sweep(new Lake(dataDir))
    await removeUnlinked(new Lake(dataDir))

    expect(await readAll(dataDir)).toEqual(before)
    expect(Object.keys(before)).toContain(versionFile(30, 'checkpoint.parquet'))
  })
})

describe('pruning', () => {
  it('lets each log begin with a checkpoint of the oldest kept snapshot, and nobody counts rows of files that are gone', async () => {
    const dataDir = await nights(12)
    const stillThere = await readFilesAt(dataDir, TABLE, 7)

    await prune(new Lake(dataDir), { keep: 5, dryRun: false }, silent(LATER).effects)

    expect(await listNames(dataDir)).toEqual(
      [
        versionFile(7, 'checkpoint.parquet'),
        ...[7, 8, 9, 10, 11].map((version) => versionFile(version)),
        '_last_checkpoint',
      ].sort(),
    )
    await expect(readFilesAt(dataDir, TABLE, 6)).rejects.toMatchObject({ code: 'ENOENT' })
    expect((await readFilesAt(dataDir, TABLE, 7)).files.map(({ path }) => path)).toEqual(
      stillThere.files.map(({ path }) => path).sort(),
    )
    expect(Object.keys(await readVersionMap(dataDir))).toEqual([7, 8, 9, 10, 11].map(nightId))
    for (const version of [7, 8, 11]) await expectEqualToSnapshot(dataDir, version, version)
    for (const { path } of (await readFilesAt(dataDir, TABLE, 11)).files) {
      await stat(join(dataDir, 'lake', TABLE, path))
    }
    await verify(new Lake(dataDir), null, silent(LATER).effects)

    await publishNights(dataDir, { from: 12, to: 13 })
    await catchUp(dataDir)
    await expectEqualToSnapshot(dataDir, 12, 12)
    await prune(new Lake(dataDir), { keep: 2, dryRun: false }, silent(LATER).effects)
    expect((await listNames(dataDir)).filter((name) => name.includes('checkpoint'))).toEqual([
      versionFile(11, 'checkpoint.parquet'),
      '_last_checkpoint',
    ])
    await verify(new Lake(dataDir), null, silent(LATER).effects)
  })

  it('leaves the numbers of the versions to a backup, to what is restored from it, and to logs that are written again', async () => {
    const dataDir = await nights(9)
    await prune(new Lake(dataDir), { keep: 3, dryRun: false }, silent(LATER).effects)
    const [backup, restored] = [join(await temporaryFolder(), 'backup'), join(await temporaryFolder(), 'restored')]

    await copyDataDir(
      { step: 'backup', from: new Lake(dataDir), to: new Lake(backup), keys: false },
      silent(LATER).effects,
    )
    await copyDataDir(
      { step: 'restore', from: new Lake(backup), to: new Lake(restored), keys: false },
      silent(LATER).effects,
    )
    await catchUp(dataDir, true)

    const map = await readVersionMap(dataDir)
    expect(Object.values(map).map((each) => each[TABLE])).toEqual([6, 7, 8])
    expect(await readVersionMap(restored)).toEqual(map)
    expect(await readAll(restored)).toEqual(await readAll(dataDir))
    for (const version of [6, 7, 8]) await expectEqualToSnapshot(restored, version, version)
    await verify(new Lake(restored), null, silent(LATER).effects)
    await verify(new Lake(dataDir), null, silent(LATER).effects)
  })

  it('begins with the oldest kept snapshot where the earlier ones were pruned before there was a log', async () => {
    const dataDir = join(await temporaryFolder(), 'data')
    await publishNights(dataDir, { from: 5, to: 8 })
    await writeMarker(new Lake(dataDir), { adopted: false })

    await catchUp(dataDir)

    expect(Object.values(await readVersionMap(dataDir)).map((each) => each[TABLE])).toEqual([0, 1, 2])
    await expectEqualToSnapshot(dataDir, 0, 5)
  })
})

describe('a table that nothing declares any more', () => {
  it('has the columns of its file, and keeps them', async () => {
    const dataDir = await nights(3)

    const { schema, files } = await readFilesAt(dataDir, 'once_declared', 2)

    expect((JSON.parse(schema) as { fields: { name: string; type: string }[] }).fields).toMatchObject([
      { name: 'cnpj', type: 'string' },
      { name: 'line', type: 'long' },
    ])
    expect(files).toMatchObject([{ partitionValues: {}, stats: '{"numRecords":2}' }])
    expect((await listNames(dataDir, 'once_declared')).length).toBe(3)
  })
})
