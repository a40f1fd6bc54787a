import { Lake } from '../../../lake/lake.ts'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plan } from '../../../pipeline/commands/plan.ts'
import { HELD_BACK, type HeldBackSince, heldBackListSchema } from '../../../schemas/core/last-build.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, silent, type TestBuildOptions } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { indexMirror, portfolioAnswer } from '../../helpers/indexes.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { mirror } from '../../helpers/portal.ts'

const INDEXES = { datasets: ['b3_index'] }
const OCTOBER = 'dados.cvm.gov.br/dados/FI/DOC/INF_DIARIO/DADOS/inf_diario_fi_202510.zip'

async function listed(dataDir: string): Promise<readonly HeldBackSince[]> {
  return heldBackListSchema.parse(JSON.parse(await readFile(join(dataDir, HELD_BACK), 'utf8'))).held_back
}

/** A data directory whose month is published and whose next edition is refused, and the mirror with indexes as well. */
async function withRefusedMonth() {
  const folder = await mirror(dayMonth('1.00'))
  await indexMirror('IBOV', portfolioAnswer([{ cod: 'PETR4' }]), folder)
  const { dataDir } = await buildFrom(folder)
  await writeFile(join(folder, OCTOBER), 'no zip')
  const night = (day: string, more: TestBuildOptions = {}) =>
    buildFrom(folder, { dataDir, now: `2025-12-${day}T03:00:00Z`, ...more })
  expect((await night('16')).exit).toBe(1)
  return { folder, dataDir, night }
}

const ENTRY = { dataset: 'cvm_fund_daily', partition: 'competence_month=2025-10', code: 'SOURCE_DAMAGED' }

describe('what a build holds back', () => {
  it('stays listed after builds of other datasets and months, since the first night', async () => {
    const { dataDir, night } = await withRefusedMonth()

    const exits = [(await night('17', INDEXES)).exit, (await night('18', { from: '2025-11' })).exit]
    const after = await listed(dataDir)
    await night('19')

    expect(exits).toEqual([0, 0])
    expect(after).toMatchObject([{ ...ENTRY, since: '2025-12-16T03:00:00Z' }])
    expect(await listed(dataDir)).toEqual(after)
  })

  it('is off the list when a build has repaired it', async () => {
    const { folder, dataDir, night } = await withRefusedMonth()
    await mirror(dayMonth('2.00'), folder)

    expect((await night('17')).exit).toBe(0)

    expect(await listed(dataDir)).toEqual([])
  })

  it('is off the list when its file is withdrawn and the published version is what it can be', async () => {
    const { folder, dataDir, night } = await withRefusedMonth()
    await rm(join(folder, OCTOBER))
    await rm(join(dataDir, 'raw/dados.cvm.gov.br'), { recursive: true })

    await night('17')

    expect(await listed(dataDir)).toEqual([])
  })

  it('is off the list when its dataset is no longer declared', async () => {
    const { dataDir, night } = await withRefusedMonth()

    await night('17', { declared: datasets.filter(({ id }) => id === 'b3_index') })

    expect(await listed(dataDir)).toEqual([])
  })

  it('is said by a plan, also one of another dataset', async () => {
    const { folder, dataDir } = await withRefusedMonth()
    const { log, effects } = silent('2025-12-17T03:00:00Z')

    const settings = { mirror: folder, from: null, to: null, maskPersonalData: true, ...INDEXES }
    await plan(datasets, settings, { ...effects, lake: new Lake(dataDir) })

    expect(log).toContainEqual({
      step: 'refuse',
      subject: 'cvm_fund_daily competence_month=2025-10',
      level: 'warn',
      detail: expect.stringMatching(/^held back since 2025-12-16: SOURCE_DAMAGED: /) as unknown,
    })
  })

  it('is not forgotten by a build that fails', async () => {
    const { dataDir } = await withRefusedMonth()
    const before = await listed(dataDir)

    await expect(buildFrom(await temporaryFolder(), { dataDir })).rejects.toThrow()

    expect(await listed(dataDir)).toEqual(before)
  })

  it('has no file where nothing ever was', async () => {
    const { dataDir } = await builtOnce({ portals: [dayMonth('1.00')] })

    await expect(listed(dataDir)).rejects.toThrow('ENOENT')
  })
})
