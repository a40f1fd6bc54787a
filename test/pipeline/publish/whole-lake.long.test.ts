import { realFiles } from '../../../lake/files.ts'
import { Lake } from '../../../lake/lake.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { plan } from '../../../pipeline/commands/plan.ts'
import { rollback } from '../../../pipeline/commands/rollback.ts'
import { writeManifest } from '../../../lake/snapshots/manifest-file.ts'
import { readLocalSnapshots } from '../../../pipeline/remote/local-snapshots.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { readManifest } from '../../../server/integrity/manifest.ts'
import { buildFrom, readServed, silent } from '../../helpers/build.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

const { effects } = silent('2025-12-17T03:00:00Z')
let portal = ''
let dataDir = ''
let older = ''

/** Leaves the data directory of a shard as an earlier version did: `shard` is outside of the digest. */
beforeAll(async () => {
  portal = await mirror(cashMonth('1.00'))
  dataDir = (await buildFrom(portal)).dataDir
  older = (await readServed(dataDir)).id
  await mirror(cashMonth('2.00'), portal)
  await buildFrom(portal, { dataDir, now: '2025-12-16T03:00:00Z' })
  const { folder, manifest } = await readServed(dataDir)
  const shard = { number: 1, of: 4, datasets: null, from: null, to: null, personal_data: 'mask' as const }
  await writeManifest(realFiles, folder, { ...manifest, shard })
})

describe('a data directory that holds a shard is refused, with what to do,', () => {
  const options = () => ({ mirror: portal, from: null, to: null, datasets: null, maskPersonalData: true })

  it.each([
    ['a build', () => buildFrom(portal, { dataDir })],
    ['a plan', () => plan(datasets, options(), { ...effects, lake: new Lake(dataDir) })],
    ['a rollback', () => rollback(datasets, new Lake(dataDir), older, effects)],
    ['a publication to a store', () => readLocalSnapshots(new Lake(dataDir))],
  ])('by %s', async (_name, run) => {
    await expect(run()).rejects.toMatchObject({
      code: 'BAD_PARAMETER',
      message: `${dataDir} holds shard 1/4 of a lake`,
      hint: expect.stringContaining('build the whole lake into a new DATA_DIR') as string,
    })
  })

  it('by a server', async () => {
    const { folder } = await readServed(dataDir)

    await expect(readManifest(folder)).rejects.toThrow(/is shard 1\/4 of a lake, not a whole one: build the whole lake/)
  })
})
