import { truncate } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { type LakeFiles, realFiles } from '../../../lake/files.ts'
import { Lake } from '../../../lake/lake.ts'
import { continueLog, writeWholeLog } from '../../../lake/manifest-log/own-log.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { publishSmall } from '../../helpers/small-lake.ts'

it('the disk has the names of all tiles, and of the folders that they are in, before the head that counts them', async () => {
  const root = await temporaryFolder()
  const done: string[] = []
  const note = (operation: string, path: string) => done.push(`${operation} ${relative(root, path)}`)
  const files: LakeFiles = {
    ...realFiles,
    flush: (path) => {
      note('flush', path)
      return realFiles.flush(path)
    },
    rename: (from, to) => {
      note('rename', to)
      return realFiles.rename(from, to)
    },
  }
  const entries = [{ snapshot: '20260101T000000Z', manifest_sha256: '0'.repeat(64) }]

  await writeWholeLog(new Lake(root, files), { checkpoint: 'head', entries })

  expect(done.at(-1)).toBe('rename log/checkpoint')
  const tile = done.indexOf('rename log/tile/0/000.p/1')
  expect(tile).toBeGreaterThanOrEqual(0)
  expect(done.slice(tile, -1)).toEqual(
    expect.arrayContaining(
      ['log/tile/0/000.p', 'log/tile/0', 'log/tile', 'log', 'log/tile/entries', ''].map((folder) => `flush ${folder}`),
    ),
  )
})

it('a snapshot whose manifest cannot be read waits for its place in the log, which nobody can change later', async () => {
  const dataDir = await temporaryFolder()
  const lake = new Lake(dataDir)
  const count = async () => {
    const done = await continueLog(lake, new Date('2026-01-12T03:00:00Z'), String)
    return 'fault' in done ? done.fault : done.added
  }
  await publishSmall(dataDir, '20260110T000000Z', {})
  expect(await count()).toBe(1)

  await publishSmall(dataDir, '20260111T000000Z', {})
  await truncate(join(lake.snapshot('20260111T000000Z'), 'manifest.json'), 10)

  expect(await count()).toBe(0)
})
