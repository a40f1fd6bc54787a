import type { BenchOptions } from './bench-options.ts'
import { startBenchServer } from './harness/bench-server.ts'
import type { PartRecord } from './harness/part-record.ts'
import { median } from './harness/statistics.ts'
import { counted, pickNearest } from './nearest.ts'
import { buildMonths } from './synthetic/build.ts'

const MONTH = '2025-10'
const HELD_BY = 100

/** Measures over HTTP who holds an asset. Each request is sent once, so that no answer is cached. */
export async function holderBudgets(folder: string, record: PartRecord, options: BenchOptions): Promise<void> {
  const dataDir = await buildMonths(folder, [MONTH], options)
  const assets = await counted(dataDir, MONTH, 'cvm_fund_portfolio', 'asset_id')
  const { get, stop } = await startBenchServer(dataDir)
  const ask = (code: string, more = '') => get(`/v1/asset/${encodeURIComponent(code)}/holders?date=${MONTH}-01${more}`)
  try {
    // The first requests prepare the statements.
    for (const { name } of pickNearest(assets, 30)) {
      await ask(name, '&page=1')
      await ask(name, '&page=1&indirect=true')
    }
    const chosen = pickNearest(assets, HELD_BY)
    const [direct, indirect]: [number[], number[]] = [[], []]
    for (const { name } of chosen) {
      direct.push(await ask(name))
      indirect.push(await ask(name, '&indirect=true'))
    }
    const id = `holders-asset-${String(HELD_BY)}`
    const what = `holders of an asset that some ${String(HELD_BY)} funds hold`
    const remark = `${String(chosen.length)} different ones, of ${String(median(chosen.map(({ count }) => count)))}`
    record.add({ id, what, unit: 'ms', rounds: direct, remark })
    record.add({ id: `${id}-indirect`, what: 'the same, also through funds', unit: 'ms', rounds: indirect, remark })
  } finally {
    await stop()
  }
}
