import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { copyDataDir } from '../../../pipeline/commands/copy-data-dir.ts'
import { pin, unpin } from '../../../pipeline/commands/pin.ts'
import { plan } from '../../../pipeline/commands/plan.ts'
import { rollback } from '../../../pipeline/commands/rollback.ts'
import { readIfPresent } from '../../../lake/durable-files.ts'
import { lastBuildSchema } from '../../../schemas/core/last-build.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, listRows, readServed, silent } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/built-once.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

const [SEPTEMBER, OCTOBER] = ['2025-09', '2025-10'] as const
const DATASETS = ['cvm_fund_portfolio']
const FILE = 'cda_fi_202510.zip'
const RESTORED = '2025-12-17T03:00:00Z'
const NEXT = '2025-12-18T03:00:00Z'

/** October is filed as 1.00, then wrongly as 2.00, together with a new September; then the operator goes back. */
async function rolledBack() {
  const { portal, dataDir } = await builtOnce(
    { portals: [cashMonth('1.00', OCTOBER)], datasets: DATASETS },
    {
      portals: [cashMonth('2.00', OCTOBER), cashMonth('5.00', SEPTEMBER)],
      datasets: DATASETS,
      now: '2025-12-16T03:00:00Z',
    },
  )
  const lake = new Lake(dataDir)
  const [first = ''] = await listSnapshotIds(lake)
  await rollback(datasets, lake, first, silent(RESTORED).effects)
  return { portal, dataDir, lake, first }
}

const build = (portal: string, dataDir: string, now = NEXT) => buildFrom(portal, { dataDir, datasets: DATASETS, now })
const navs = async (dataDir: string) =>
  (await listRows({ dataDir }, 'cvm_fund_month')).map(({ nav_value }) => nav_value)
const pinned = (lake: Lake, what: string, which?: string) => pin(lake, { what, which }, silent(RESTORED).effects)
const unpinned = (lake: Lake, what: string, which?: string) => unpin(lake, { what, which }, silent(RESTORED).effects)
const pinLines = (log: readonly { step: string; detail: string }[]) =>
  log.filter(({ step }) => step === 'pin').map(({ detail }) => detail)

describe('a pinned partition', () => {
  it('keeps what a rollback published, in the builds that follow, until it is unpinned', async () => {
    const { portal, dataDir, lake, first } = await rolledBack()
    await pinned(lake, 'cvm_fund_portfolio', OCTOBER)

    const kept = await build(portal, dataDir)

    expect([kept.exit, await navs(dataDir)]).toEqual([0, ['5.00', '1.00']])
    expect(pinLines(kept.log)).toEqual([
      `keeps the version of ${first}, pinned since 2025-12-17; another version waits (sources changed): make unpin ARGS="cvm_fund_portfolio 2025-10"`,
    ])
    const last = lastBuildSchema.parse(JSON.parse((await readIfPresent(lake.lastBuild)) ?? ''))
    expect(last.pins?.partitions).toEqual([
      { dataset: 'cvm_fund_portfolio', partition: 'competence_month=2025-10', since: RESTORED },
    ])
    await unpinned(lake, 'cvm_fund_portfolio', OCTOBER)
    await build(portal, dataDir, '2025-12-19T03:00:00Z')
    expect(await navs(dataDir)).toEqual(['5.00', '2.00'])
  })

  it('stays unpublished where a rollback has removed it', async () => {
    const { portal, dataDir, lake } = await rolledBack()
    await pinned(lake, 'cvm_fund_portfolio', SEPTEMBER)
    await pinned(lake, 'cvm_fund_portfolio', OCTOBER)

    const { exit, log } = await build(portal, dataDir)

    expect([exit, await navs(dataDir)]).toEqual([0, ['1.00']])
    expect(pinLines(log)[0]).toMatch(/^stays unpublished, /)
    expect(log).toContainEqual(
      expect.objectContaining({ step: 'publish', detail: 'nothing changed, nothing published' }),
    )
  })

  it('is in a plan, which does not list it to be compiled', async () => {
    const { portal, lake } = await rolledBack()
    await pinned(lake, 'cvm_fund_portfolio', OCTOBER)
    const { log, effects } = silent(NEXT)
    const options = { mirror: portal, from: SEPTEMBER, to: null, datasets: DATASETS, maskPersonalData: true }

    await plan(datasets, options, { ...effects, lake })

    expect(log.filter(({ step }) => step === 'compile').map(({ subject }) => subject)).toEqual([
      'cvm_fund_portfolio 2025-09',
    ])
    expect(pinLines(log)).toHaveLength(1)
  })

  it('survives a backup and its restore', async () => {
    const { portal, dataDir, lake } = await rolledBack()
    await pinned(lake, 'cvm_fund_portfolio', OCTOBER)
    const [backup, restored] = [join(await temporaryFolder(), 'backup'), join(await temporaryFolder(), 'restored')]
    const { effects } = silent(RESTORED)

    await copyDataDir({ step: 'backup', from: lake, to: new Lake(backup), keys: false }, effects)
    await rm(dataDir, { recursive: true })
    await copyDataDir({ step: 'restore', from: new Lake(backup), to: new Lake(restored), keys: false }, effects)
    await build(portal, restored)

    expect(await navs(restored)).toEqual(['5.00', '1.00'])
  })
})

describe('a pinned source', () => {
  it('serves with the edition of the published snapshot, whatever the portal shows, until it is unpinned', async () => {
    const { portal, dataDir, lake } = await rolledBack()
    await pinned(lake, FILE)
    await mirror(cashMonth('3.00', OCTOBER), portal)

    const { exit, log } = await build(portal, dataDir)

    expect([exit, await navs(dataDir)]).toEqual([0, ['5.00', '1.00']])
    expect(pinLines(log)).toEqual([
      expect.stringMatching(
        /^keeps the edition [0-9a-f]{12}, pinned since 2025-12-17; the edition of 2025-12-18T03:00:00Z waits:/,
      ),
    ])
    await unpinned(lake, FILE)
    await build(portal, dataDir, '2025-12-19T03:00:00Z')
    expect(await navs(dataDir)).toEqual(['5.00', '3.00'])
  })

  it('goes back to an edition that the operator names, without a rollback', async () => {
    const { portal, dataDir, lake, first } = await rolledBack()
    const { inputs: [old] = [] } =
      (await readServed(dataDir)).manifest.partitions.find(({ partition }) => partition.endsWith(OCTOBER)) ?? {}
    await build(portal, dataDir)
    expect(await navs(dataDir)).toEqual(['5.00', '2.00'])
    await pinned(lake, old?.url ?? first, old?.sha256.slice(0, 10))

    await build(portal, dataDir, '2025-12-19T03:00:00Z')

    expect(await navs(dataDir)).toEqual(['5.00', '1.00'])
  })

  it('whose edition is gone keeps what is published, and the build ends with 1', async () => {
    const { portal, dataDir, lake } = await rolledBack()
    await pinned(lake, FILE)
    const { url = '', sha256 = '' } =
      (await readServed(dataDir)).manifest.sources.find((each) => each.url.endsWith(FILE)) ?? {}
    const folder = join(lake.raw, new URL(url).host, new URL(url).pathname)
    for (const end of ['', '.json']) await rm(join(folder, `${sha256}.zip${end}`))

    const { exit } = await build(portal, dataDir)

    expect([exit, await navs(dataDir)]).toEqual([1, ['5.00', '1.00']])
    expect(await readIfPresent(lake.lastBuild)).toContain('is not in data/raw')
  })
})

describe('a pin', () => {
  it.each([
    ['a partition that is not published', 'cvm_fund_portfolio', '2024-01', 'Published are cvm_fund_portfolio 2025-09'],
    ['a file that nothing is made from', 'cda_fi_202001.zip', undefined, 'Give a dataset and a month'],
    ['an edition that is not kept', FILE, 'ffff', 'Kept are '],
  ])('of %s is refused, with what there is', async (_case, what, which, hint) => {
    const { lake } = await rolledBack()

    await expect(pinned(lake, what, which)).rejects.toMatchObject({
      code: 'BAD_PARAMETER',
      hint: expect.stringContaining(hint) as string,
    })
  })

  it('that is not there cannot be taken away', async () => {
    const { lake } = await rolledBack()
    await pinned(lake, FILE)

    await expect(unpinned(lake, 'cvm_fund_portfolio', OCTOBER)).rejects.toMatchObject({ hint: `Pinned are ${FILE}.` })
  })

  it('that cannot be read stops a build: it would publish what was kept back', async () => {
    const { portal, dataDir, lake } = await rolledBack()
    await writeFile(lake.pins, '{"partitions": [')

    await expect(build(portal, dataDir)).rejects.toMatchObject({ code: 'DISK' })

    expect(await navs(dataDir)).toEqual(['1.00'])
  })
})
