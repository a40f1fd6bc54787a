import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { Lake } from '../../../../lake/lake.ts'
import type { Diagnosis } from '../../../../server/observability/doctor/diagnosis.ts'
import { examineDataDir, examineSecret, diagnoseServed } from '../../../../server/observability/doctor/places.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { emptyLake, publishSmall } from '../../../helpers/small-lake.ts'

const FILE = 'b3_quote/competence_month=2025-10/b3_quote.parquet'
const wrong = (findings: readonly Diagnosis[]) => findings.filter(({ state }) => state !== 'ok').map(({ says }) => says)

let lake: Lake

beforeEach(async () => {
  lake = new Lake(await emptyLake())
})

describe('the doctor, of the data directory', () => {
  it('finds nothing where a snapshot is served, and names it with its size', async () => {
    await publishSmall(lake.root, '20251215T030000Z', { [FILE]: Buffer.alloc(3 * 2 ** 20) })
    const { manifest, findings } = await diagnoseServed(lake)
    expect(findings.map(({ says }) => says)).toEqual([
      expect.stringMatching(/^20251215T030000Z with 0 partitions and 3 MiB is served$/),
    ])
    expect(wrong(await examineDataDir(lake, manifest))).toEqual([])
  })

  it('tells one without a snapshot from one whose link is gone', async () => {
    expect((await diagnoseServed(lake)).findings).toMatchObject([
      { state: 'warning', says: `${lake.root} has no snapshot yet` },
    ])
    await publishSmall(lake.root, '20251215T030000Z', { [FILE]: Buffer.from('rows') })
    await rm(lake.current)
    const [found] = (await diagnoseServed(lake)).findings
    expect(found).toMatchObject({
      state: 'failure',
      says: expect.stringContaining('is missing, and the newest snapshot is') as string,
    })
    expect(found?.todo).toContain('ln -sfn snapshots/20251215T030000Z')
  })

  it('refuses a folder of somebody else, a file, and one that every user may change', async () => {
    const foreign = new Lake(await temporaryFolder())
    expect(wrong(await examineDataDir(foreign, null))).toEqual([
      expect.stringContaining('is not marked as a data directory'),
    ])
    expect(wrong(await examineDataDir(new Lake(lake.marker), null))).toEqual([`DATA_DIR ${lake.marker} is no folder`])
    expect(wrong(await examineDataDir(new Lake(lake.place('none')), null))).toEqual([
      expect.stringContaining('does not exist'),
    ])
    await chmod(lake.root, 0o777)
    expect(wrong(await examineDataDir(lake, null))).toEqual([
      expect.stringContaining('every user of this machine may replace'),
    ])
  })

  it('finds a folder that is on another file system', async () => {
    await mkdir(lake.snapshots)
    await symlink('/dev/shm', lake.tables)
    expect(wrong(await examineDataDir(lake, null))).toEqual([
      `${lake.tables} is on another file system than ${lake.root}`,
    ])
  })
})

describe('the doctor, of a secret', () => {
  it('fails where others can read it or it is not there, and is silent where none is set', async () => {
    const path = join(await temporaryFolder(), 'key.pem')
    expect(await examineSecret('SIGNING_KEY_FILE', undefined)).toEqual([])
    expect(wrong(await examineSecret('SIGNING_KEY_FILE', path))).toEqual([`${path} does not exist`])
    await writeFile(path, 'secret', { mode: 0o644 })
    expect(await examineSecret('SIGNING_KEY_FILE', path)).toMatchObject([
      { state: 'failure', todo: `chmod 600 ${path}` },
    ])
    await chmod(path, 0o600)
    expect(wrong(await examineSecret('SIGNING_KEY_FILE', path))).toEqual([])
  })
})
