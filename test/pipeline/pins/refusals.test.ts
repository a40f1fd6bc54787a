import { writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { pin, unpin } from '../../../pipeline/commands/pin.ts'
import { buildFrom, listRows, silent } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

const [SEPTEMBER, OCTOBER] = ['2025-09', '2025-10'] as const
const DATASETS = ['cvm_fund_portfolio']
const FILE = 'cda_fi_202510.zip'
const NOW = '2025-12-17T03:00:00Z'

async function published() {
  const { portal, dataDir } = await builtOnce({
    portals: [cashMonth('1.00', OCTOBER), cashMonth('5.00', SEPTEMBER)],
    datasets: DATASETS,
  })
  return { portal, dataDir, lake: new Lake(dataDir) }
}

const pinned = (lake: Lake, what: string, which?: string) => pin(lake, { what, which }, silent(NOW).effects)
const unpinned = (lake: Lake, what: string, which?: string) => unpin(lake, { what, which }, silent(NOW).effects)

describe('a pin', () => {
  it.each([
    ['a partition that is not published', 'cvm_fund_portfolio', '2024-01', 'Published are cvm_fund_portfolio 2025-09'],
    ['a file that nothing is made from', 'cda_fi_202001.zip', undefined, 'Give a dataset and a month'],
    ['an edition that is not kept', FILE, 'ffff', 'Kept are '],
  ])('of %s is refused, with what there is', async (_case, what, which, hint) => {
    const { lake } = await published()

    await expect(pinned(lake, what, which)).rejects.toMatchObject({
      code: 'BAD_PARAMETER',
      hint: expect.stringContaining(hint) as string,
    })
  })

  it('that is not there cannot be taken away', async () => {
    const { lake } = await published()
    await pinned(lake, FILE)

    await expect(unpinned(lake, 'cvm_fund_portfolio', OCTOBER)).rejects.toMatchObject({ hint: `Pinned are ${FILE}.` })
  })

  it('that cannot be read stops a build: it would publish what was kept back', async () => {
    const { portal, dataDir, lake } = await published()
    await writeFile(lake.pins, '{"partitions": [')
    await mirror(cashMonth('2.00', OCTOBER), portal)

    await expect(buildFrom(portal, { dataDir, datasets: DATASETS, now: NOW })).rejects.toMatchObject({ code: 'DISK' })

    const navs = (await listRows({ dataDir }, 'cvm_fund_month')).map(({ nav_value }) => nav_value)
    expect(navs).toEqual(['5.00', '1.00'])
  })
})
