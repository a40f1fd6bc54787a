import type { Bench } from './harness/bench.ts'
import { oneByOne, median } from './harness/measure.ts'
import { withServer } from './harness/server.ts'
import { counted, pickNearest } from './published.ts'
import { buildMonths, NEWEST } from './worlds.ts'

/** Measures over HTTP who holds an asset. Each request is sent once, so that no answer is cached. */
export async function measureHolders(bench: Bench): Promise<void> {
  const { dataDir } = await buildMonths(bench, [NEWEST])
  const assets = await counted(dataDir, NEWEST, 'cvm_fund_portfolio', 'asset_id')
  await withServer(dataDir, async ({ get }) => {
    const askBoth = (more: string) => async (code: string) => {
      const path = `/v1/asset/${encodeURIComponent(code)}/holders?date=${NEWEST}-01${more}`
      return [await get(path), await get(`${path}&indirect=true`)] as const
    }
    // The first requests prepare the statements.
    await oneByOne(
      pickNearest(assets, 30).map(({ name }) => name),
      askBoth('&page=1'),
    )
    const chosen = pickNearest(assets, 100)
    const times = await oneByOne(
      chosen.map(({ name }) => name),
      askBoth(''),
    )
    const remark = `${String(chosen.length)} different ones, of ${String(median(chosen.map(({ count }) => count)))}`
    const [what, indirect] = ['holders of an asset that some 100 funds hold', 'the same, also through funds']
    bench.record.add(
      'holders-asset-100',
      what,
      'ms',
      times.map(([direct]) => direct),
      remark,
    )
    bench.record.add(
      'holders-asset-100-indirect',
      indirect,
      'ms',
      times.map(([, through]) => through),
      remark,
    )
  })
}
