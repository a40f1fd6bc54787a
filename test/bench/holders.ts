import type { Bench } from './harness/bench.ts'
import { oneByOne, median } from './harness/measure.ts'
import { withServer } from './harness/server.ts'
import { type CountedItem, counted, pickNearest } from './published.ts'
import { buildMonths, NEWEST } from './worlds.ts'

/** Measures over HTTP who holds an asset. Each request is sent once, so that no answer is cached. */
export async function measureHolders(bench: Bench): Promise<void> {
  const { record } = bench
  const { dataDir } = await buildMonths(bench, [NEWEST])
  const assets = await counted(dataDir, NEWEST, 'cvm_fund_portfolio', 'asset_id')
  await withServer(dataDir, async ({ get }) => {
    const askBoth =
      (more: string) =>
      async ({ name }: CountedItem) => {
        const path = `/v1/asset/${encodeURIComponent(name)}/holders?date=${NEWEST}-01${more}`
        return [await get(path), await get(`${path}&indirect=true`)] as const
      }
    // The first requests prepare the statements.
    await oneByOne(pickNearest(assets, 30), askBoth('&page=1'))
    const chosen = pickNearest(assets, 100)
    const times = await oneByOne(chosen, askBoth(''))
    const remark = `${String(chosen.length)} different ones, of ${String(median(chosen.map(({ count }) => count)))}`
    const [direct, indirect] = [times.map(([own]) => own), times.map(([, through]) => through)]
    record.add('holders-asset-100', 'holders of an asset that some 100 funds hold', 'ms', direct, remark)
    record.add('holders-asset-100-indirect', 'the same, also through funds', 'ms', indirect, remark)
  })
}
