import { Lake } from '../../../lake/lake.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fetchOnly } from '../../../pipeline/commands/fetch.ts'
import { plan } from '../../../pipeline/commands/plan.ts'
import type { BuildSettings } from '../../../pipeline/settings.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, filesBelow, readServed, silent } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { mirror } from '../../helpers/portal.ts'

const ZIP = 'https://dados.cvm.gov.br/dados/FI/DOC/INF_DIARIO/DADOS/inf_diario_fi_202510.zip'

function settings(portal: string): BuildSettings {
  // Two datasets by name, so that a new dataset does not change the counts here.
  const asked = ['cvm_fund_daily', 'cvm_fund_register']
  return { mirror: portal, from: '2025-09', to: '2025-10', datasets: asked, maskPersonalData: true }
}

async function planned(portal: string, dataDir: string) {
  const { log, effects } = silent('2025-12-15T03:00:00Z')
  await plan(datasets, settings(portal), { ...effects, lake: new Lake(dataDir) })
  return log.map(({ step, subject, detail }) => `${step} ${subject}: ${detail}`)
}

describe('a plan', () => {
  it('reports the files to fetch, and changes nothing', async () => {
    const [portal, dataDir] = [await mirror(dayMonth('1.00')), await temporaryFolder()]

    expect(await planned(portal, dataDir)).toEqual([
      `fetch cvm_fund_daily 2025-10: new  ${ZIP}`,
      'plan no snapshot: 1 files to fetch, 0 partitions unchanged, 3 files not published',
    ])
    expect(await filesBelow(dataDir)).toEqual([])
  })

  it('reports the partitions to compile, and why', async () => {
    const [portal, dataDir] = [await mirror(dayMonth('1.00')), await temporaryFolder()]
    await buildFrom(portal, { dataDir })
    const unchanged = await planned(portal, dataDir)
    await mirror(dayMonth('2.00'), portal)

    const changed = await planned(portal, dataDir)

    const { id } = await readServed(dataDir)
    expect(unchanged).toEqual([`plan ${id}: 0 files to fetch, 1 partitions unchanged, 3 files not published`])
    expect(changed).toEqual([
      `fetch cvm_fund_daily 2025-10: changed since it was fetched  ${ZIP}`,
      expect.stringMatching(/^compile cvm_fund_daily 2025-10: [\d,]+ bytes {2}its sources will be fetched again$/),
      `plan ${id}: 1 files to fetch, 0 partitions unchanged, 3 files not published`,
    ])
  })
})

describe('a fetch', () => {
  it('stores the file and its last answer, and compiles nothing', async () => {
    const [portal, dataDir] = [await mirror(dayMonth('1.00')), await temporaryFolder()]
    const { log, effects } = silent('2025-12-15T03:00:00Z')

    await fetchOnly(datasets, settings(portal), { ...effects, lake: new Lake(dataDir) })

    const raw = (await filesBelow(dataDir)).filter((file) => file.startsWith('raw/'))
    const sidecar = raw.find((file) => file.endsWith('.zip.json')) ?? ''
    expect(raw).toHaveLength(3)
    expect(JSON.parse(await readFile(join(dataDir, sidecar), 'utf8'))).toMatchObject({
      url: ZIP,
      retrieved_at: '2025-12-15T03:00:00Z',
      damage: null,
      members: [{ name: 'inf_diario_fi_202510.csv' }],
    })
    expect(log.at(-1)).toMatchObject({ step: 'fetch', subject: 'done', detail: '1 of 4 files published' })
  })

  it('is the input of the next build', async () => {
    const [portal, dataDir] = [await mirror(dayMonth('1.00')), await temporaryFolder()]
    await fetchOnly(datasets, settings(portal), {
      ...silent('2025-12-15T03:00:00Z').effects,
      lake: new Lake(dataDir),
    })

    const built = await buildFrom(portal, { dataDir })

    expect(built.log.map(({ step }) => step)).not.toContain('fetch')
    expect((await readServed(dataDir)).manifest.sources).toMatchObject([{ retrieved_at: '2025-12-15T03:00:00Z' }])
  })

  it('keeps every edition of a file, each under its own hash', async () => {
    const [portal, dataDir] = [await mirror(dayMonth('1.00')), await temporaryFolder()]
    await buildFrom(portal, { dataDir })
    await mirror(dayMonth('2.00'), portal)

    await buildFrom(portal, { dataDir, now: '2025-12-16T03:00:00Z' })

    expect((await filesBelow(dataDir)).filter((file) => file.endsWith('.zip'))).toHaveLength(2)
  })
})
