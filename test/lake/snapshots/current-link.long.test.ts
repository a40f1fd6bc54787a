import { Lake } from '../../../lake/lake.ts'
import { execFile } from 'node:child_process'
import { cp, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { copyDataDir } from '../../../pipeline/commands/copy-data-dir.ts'
import { writeDeltaLogs } from '../../../pipeline/commands/delta-log.ts'
import { prune } from '../../../pipeline/commands/prune.ts'
import { rollback } from '../../../pipeline/commands/rollback.ts'
import { signSnapshots } from '../../../pipeline/commands/sign.ts'
import { verify } from '../../../pipeline/commands/verify.ts'
import { BuildError } from '../../../schemas/core/error.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { buildFrom, filesBelow, listRows, readServed, silent } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'
import { makeSigner } from '../../helpers/signing.ts'

const LATER = '2025-12-20T03:00:00Z'

async function twoSnapshots() {
  const nights = await builtOnce(
    { portals: [cashMonth('1.00')] },
    { portals: [cashMonth('2.00')], now: '2025-12-16T03:00:00Z' },
  )
  return { ...nights, current: join(nights.dataDir, 'current'), ids: await listSnapshotIds(new Lake(nights.dataDir)) }
}

/** Runs what a refusal says last, as an operator would. */
async function obey(refused: Promise<unknown>): Promise<void> {
  const error = await refused.catch((thrown: unknown) => thrown)
  const hint = error instanceof BuildError ? error.hint : ''
  await promisify(execFile)('sh', ['-c', hint.slice(hint.indexOf('ln -sfn'))])
}

describe('a data directory without the link to its newest snapshot', () => {
  it('is built into only after its operator made the link again, so that no version is forgotten', async () => {
    const { portal, dataDir, current, ids } = await twoSnapshots()
    await mirror(cashMonth('3.00'), portal)
    await rm(current)
    const refused = () => buildFrom(portal, { dataDir, now: LATER })

    await expect(refused()).rejects.toMatchObject({
      code: 'SNAPSHOT_DAMAGED',
      message: `the link ${current} is missing, and the newest snapshot is ${ids[1] ?? ''}`,
      hint: expect.stringContaining(`ln -sfn snapshots/${ids[1] ?? ''} ${current}`) as string,
    })
    await obey(refused())

    expect((await refused()).exit).toBe(0)
    const versions = (await listRows({ dataDir }, 'cvm_fund_revision')).map(({ version }) => version)
    expect(versions).toEqual(['1', '2', '3'])
  })

  it('is refused by every command that writes, and stays as it is', async () => {
    const { dataDir, current, ids } = await twoSnapshots()
    const backup = join(await temporaryFolder(), 'backup')
    await rm(current)
    const before = await filesBelow(dataDir)
    const { effects } = silent(LATER)

    for (const run of [
      () => rollback(datasets, new Lake(dataDir), ids[0] ?? '', effects),
      () => prune(new Lake(dataDir), { keep: 1, dryRun: false }, effects),
      () => writeDeltaLogs(new Lake(dataDir), { rebuild: true }, effects),
      () => signSnapshots(new Lake(dataDir), { again: true }, { ...effects, signer: makeSigner().signer }),
      () => copyDataDir({ step: 'backup', from: new Lake(dataDir), to: new Lake(backup), keys: false }, effects),
      () => verify(new Lake(dataDir), null, effects),
    ]) {
      await expect(run()).rejects.toMatchObject({
        code: 'SNAPSHOT_DAMAGED',
        hint: expect.stringContaining('ln -sfn') as string,
      })
    }

    expect(await filesBelow(dataDir)).toEqual(before)
    expect(await listSnapshotIds(new Lake(backup))).toEqual([])
  })

  it('is mended by the next build if its first publication was killed before it was served', async () => {
    const { portal, dataDir } = await builtOnce({ portals: [cashMonth('1.00')] })
    const [first = ''] = await listSnapshotIds(new Lake(dataDir))
    await rm(join(dataDir, 'current'))
    await writeFile(join(dataDir, 'snapshots', `.publishing-${first}`), '')

    const { exit } = await buildFrom(portal, { dataDir, now: LATER })

    expect(exit).toBe(0)
    expect(await listSnapshotIds(new Lake(dataDir))).toEqual(['20251220T030000Z'])
  })

  it('is built into, if it has a copy of the snapshot instead, once the copy is moved away and the link made', async () => {
    const { portal, dataDir, current } = await twoSnapshots()
    const copied = `${current}.copied`
    await cp(`${current}/`, copied, { recursive: true, dereference: true })
    await rm(current)
    await rename(copied, current)
    const refused = () => buildFrom(portal, { dataDir, now: LATER })

    await expect(refused()).rejects.toMatchObject({
      code: 'SNAPSHOT_DAMAGED',
      message: expect.stringContaining('is not the link') as string,
    })
    const putBack = async () => {
      try {
        return await refused()
      } finally {
        await rename(current, copied)
      }
    }
    await obey(putBack())

    expect((await refused()).exit).toBe(0)
    expect(await listSnapshotIds(new Lake(dataDir))).toHaveLength(2)
  })

  it('goes on from the snapshot before if nothing has the manifest of the newest any more', async () => {
    const { portal, dataDir, ids } = await twoSnapshots()
    for (const name of ['manifest.json', 'manifest.json.gz'])
      await truncate(join(dataDir, 'snapshots', ids[1] ?? '', name), 10)
    const refused = () => buildFrom(portal, { dataDir, now: LATER })

    await obey(refused())

    expect((await readServed(dataDir)).id).toBe(ids[0])
    expect((await refused()).exit).toBe(0)
    expect(await listRows({ dataDir }, 'cvm_fund_revision')).toHaveLength(2)
  })
})
