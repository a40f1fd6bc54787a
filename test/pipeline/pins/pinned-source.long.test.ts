import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readIfPresent } from '../../../lake/durable-files.ts'
import { readServed } from '../../helpers/build.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'
import {
  buildAgain,
  listNavs,
  listPinLines,
  OCTOBER,
  OCTOBER_FILE,
  pinned,
  rolledBack,
  unpinned,
} from '../../helpers/rollback-world.ts'

describe('a pinned source', () => {
  it('serves with the edition of the published snapshot, whatever the portal shows, until it is unpinned', async () => {
    const { portal, dataDir, lake } = await rolledBack()
    await pinned(lake, OCTOBER_FILE)
    await mirror(cashMonth('3.00', OCTOBER), portal)

    const { exit, log } = await buildAgain(portal, dataDir)

    expect([exit, await listNavs(dataDir)]).toEqual([0, ['5.00', '1.00']])
    expect(listPinLines(log)).toEqual([
      expect.stringMatching(
        /^keeps the edition [0-9a-f]{12}, pinned since 2025-12-17; the edition of 2025-12-18T03:00:00Z waits:/,
      ),
    ])
    await unpinned(lake, OCTOBER_FILE)
    await buildAgain(portal, dataDir, '2025-12-19T03:00:00Z')
    expect(await listNavs(dataDir)).toEqual(['5.00', '3.00'])
  })

  it('goes back to an edition that the operator names, without a rollback', async () => {
    const { portal, dataDir, lake, first } = await rolledBack()
    const { inputs: [old] = [] } =
      (await readServed(dataDir)).manifest.partitions.find(({ partition }) => partition.endsWith(OCTOBER)) ?? {}
    await buildAgain(portal, dataDir)
    expect(await listNavs(dataDir)).toEqual(['5.00', '2.00'])
    await pinned(lake, old?.url ?? first, old?.sha256.slice(0, 10))

    await buildAgain(portal, dataDir, '2025-12-19T03:00:00Z')

    expect(await listNavs(dataDir)).toEqual(['5.00', '1.00'])
  })

  it('whose edition is gone keeps what is published, and the build ends with 1', async () => {
    const { portal, dataDir, lake } = await rolledBack()
    await pinned(lake, OCTOBER_FILE)
    const { url = '', sha256 = '' } =
      (await readServed(dataDir)).manifest.sources.find((each) => each.url.endsWith(OCTOBER_FILE)) ?? {}
    const folder = join(lake.raw, new URL(url).host, new URL(url).pathname)
    for (const end of ['', '.json']) await rm(join(folder, `${sha256}.zip${end}`))

    const { exit } = await buildAgain(portal, dataDir)

    expect([exit, await listNavs(dataDir)]).toEqual([1, ['5.00', '1.00']])
    expect(await readIfPresent(lake.lastBuild)).toContain('is not in data/raw')
  })
})
