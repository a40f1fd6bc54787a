import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readIfPresent } from '../../../lake/durable-files.ts'
import { Lake } from '../../../lake/lake.ts'
import { copyDataDir } from '../../../pipeline/commands/copy-data-dir.ts'
import { plan } from '../../../pipeline/commands/plan.ts'
import { lastBuildSchema } from '../../../schemas/core/last-build.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { silent } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import {
  buildAgain,
  listNavs,
  listPinLines,
  NEXT_NIGHT,
  OCTOBER,
  pinned,
  PINNED_DATASETS,
  ROLLED_BACK_AT,
  rolledBack,
  SEPTEMBER,
  unpinned,
} from '../../helpers/rollback-world.ts'

describe('a pinned partition', () => {
  it('keeps what a rollback published, in the builds that follow, until it is unpinned', async () => {
    const { portal, dataDir, lake, first } = await rolledBack()
    await pinned(lake, 'cvm_fund_portfolio', OCTOBER)

    const kept = await buildAgain(portal, dataDir)

    expect([kept.exit, await listNavs(dataDir)]).toEqual([0, ['5.00', '1.00']])
    expect(listPinLines(kept.log)).toEqual([
      `keeps the version of ${first}, pinned since 2025-12-17; another version waits (sources changed): market-data-server unpin cvm_fund_portfolio 2025-10`,
    ])
    const last = lastBuildSchema.parse(JSON.parse((await readIfPresent(lake.lastBuild)) ?? ''))
    expect(last.pins?.partitions).toEqual([
      { dataset: 'cvm_fund_portfolio', partition: 'competence_month=2025-10', since: ROLLED_BACK_AT },
    ])
    await unpinned(lake, 'cvm_fund_portfolio', OCTOBER)
    await buildAgain(portal, dataDir, '2025-12-19T03:00:00Z')
    expect(await listNavs(dataDir)).toEqual(['5.00', '2.00'])
  })

  it('stays unpublished where a rollback has removed it', async () => {
    const { portal, dataDir, lake } = await rolledBack()
    await pinned(lake, 'cvm_fund_portfolio', SEPTEMBER)
    await pinned(lake, 'cvm_fund_portfolio', OCTOBER)

    const { exit, log } = await buildAgain(portal, dataDir)

    expect([exit, await listNavs(dataDir)]).toEqual([0, ['1.00']])
    expect(listPinLines(log)[0]).toMatch(/^stays unpublished, /)
    expect(log).toContainEqual(
      expect.objectContaining({ step: 'publish', detail: 'nothing changed, nothing published' }),
    )
  })

  it('is in a plan, which does not list it to be compiled', async () => {
    const { portal, lake } = await rolledBack()
    await pinned(lake, 'cvm_fund_portfolio', OCTOBER)
    const { log, effects } = silent(NEXT_NIGHT)
    const options = { mirror: portal, from: SEPTEMBER, to: null, datasets: PINNED_DATASETS, maskPersonalData: true }

    await plan(datasets, options, { ...effects, lake })

    expect(log.filter(({ step }) => step === 'compile').map(({ subject }) => subject)).toEqual([
      'cvm_fund_portfolio 2025-09',
    ])
    expect(listPinLines(log)).toHaveLength(1)
  })

  it('survives a backup and its restore', async () => {
    const { portal, dataDir, lake } = await rolledBack()
    await pinned(lake, 'cvm_fund_portfolio', OCTOBER)
    const [backup, restored] = [join(await temporaryFolder(), 'backup'), join(await temporaryFolder(), 'restored')]
    const { effects } = silent(ROLLED_BACK_AT)

    await copyDataDir({ step: 'backup', from: lake, to: new Lake(backup), keys: false }, effects)
    await rm(dataDir, { recursive: true })
    await copyDataDir({ step: 'restore', from: new Lake(backup), to: new Lake(restored), keys: false }, effects)
    await buildAgain(portal, restored)

    expect(await listNavs(restored)).toEqual(['5.00', '1.00'])
  })
})
