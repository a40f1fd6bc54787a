import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { plan } from '../../../pipeline/commands/plan.ts'
import { rollback } from '../../../pipeline/commands/rollback.ts'
import { COMPILER_GENERATION } from '../../../pipeline/publish/compiler-generation.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, readServed, silent } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { command } from '../../helpers/command.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

const DATASETS = ['cvm_fund_portfolio']
const LATER = '2025-12-17T03:00:00Z'

async function published() {
  const { portal, dataDir } = await builtOnce({ portals: [cashMonth('1.00')], datasets: DATASETS })
  const lake = new Lake(dataDir)
  const publishedBy = async (generation: number) => {
    await writeFile(lake.compilerGeneration, JSON.stringify({ generation }))
  }
  return { portal, dataDir, lake, publishedBy }
}

const readGeneration = async (lake: Lake) =>
  (JSON.parse(await readFile(lake.compilerGeneration, 'utf8')) as { generation: number }).generation

describe('a data directory', () => {
  it('keeps the generation of the compiler that published in it', async () => {
    const { lake } = await published()

    expect(await readGeneration(lake)).toBe(COMPILER_GENERATION)
  })

  it('in which a newer release has published is refused to this one, by build, rollback and plan', async () => {
    const { portal, dataDir, lake, publishedBy } = await published()
    await publishedBy(COMPILER_GENERATION + 1)
    await mirror(cashMonth('2.00'), portal)
    const before = await readServed(dataDir)
    const options = { mirror: portal, from: '2025-09', to: null, datasets: DATASETS, maskPersonalData: true }
    const refusal = { code: 'OLDER_COMPILER' }

    await expect(buildFrom(portal, { dataDir, datasets: DATASETS, now: LATER })).rejects.toMatchObject(refusal)
    await expect(rollback(datasets, lake, before.id, silent(LATER).effects)).rejects.toMatchObject(refusal)
    await expect(plan(datasets, options, { ...silent(LATER).effects, lake })).rejects.toMatchObject(refusal)

    expect(await listSnapshotIds(lake)).toEqual([before.id])
  })

  it('is built by older code that is told to, and stays refused to the next that is not', async () => {
    const { portal, dataDir, lake, publishedBy } = await published()
    await publishedBy(COMPILER_GENERATION + 1)
    await mirror(cashMonth('2.00'), portal)

    const { exit } = await buildFrom(portal, { dataDir, datasets: DATASETS, now: LATER, olderCompiler: true })

    expect([exit, (await listSnapshotIds(lake)).length]).toEqual([0, 2])
    expect(await readGeneration(lake)).toBe(COMPILER_GENERATION + 1)
  })

  it('of an earlier release, which kept no generation, gets that of the code that publishes in it next', async () => {
    const { portal, dataDir, lake, publishedBy } = await published()
    await publishedBy(COMPILER_GENERATION - 1)
    await mirror(cashMonth('2.00'), portal)

    await buildFrom(portal, { dataDir, datasets: DATASETS, now: LATER })

    expect(await readGeneration(lake)).toBe(COMPILER_GENERATION)
  })

  it('gives an operator the reason, with the option that goes on', async () => {
    const { portal, dataDir, publishedBy } = await published()
    await publishedBy(COMPILER_GENERATION + 1)
    const variables = { DATA_DIR: dataDir, SOURCE_MIRROR: portal, FROM: '2025-10', DATASETS: DATASETS.join() }

    const { exit, stderr } = await command(['build'], variables)

    expect(exit).toBe(2)
    expect(stderr).toMatch(/^error OLDER_COMPILER: .*\n {2}Nothing was changed\. .*--older-compiler/m)
  })
})

it('is raised with each release', async () => {
  const changelog = await readFile(fileURLToPath(new URL('../../../CHANGELOG.md', import.meta.url)), 'utf8')
  const [, unreleased = '', ...releases] = changelog.split(/^## /m)

  expect(unreleased).toMatch(/^Unreleased\n/)
  expect(COMPILER_GENERATION).toBe(releases.length + (/^- /m.test(unreleased) ? 1 : 0))
})
