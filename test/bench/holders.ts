import type { BenchOptions } from './bench-options.ts'
import { startBenchServer } from './harness/bench-server.ts'
import type { PartRecord } from './harness/part-record.ts'
import { median } from './harness/statistics.ts'
import { type CountedItem, counted, pickNearest } from './nearest.ts'
import { buildMonths } from './synthetic/build.ts'

const [BEFORE, MONTH] = ['2025-09', '2025-10'] as const
const HELD_BY = [1, 10, 100, 1_000, 10_000]
const LINES = [10, 100, 1_000]

type Ask = (path: string) => Promise<number>

/**
 * Measures over HTTP the requests for the holders of an asset and for comparing portfolios. Each request is sent once,
 * so that no answer is cached.
 */
export async function holderBudgets(folder: string, record: PartRecord, options: BenchOptions): Promise<void> {
  const dataDir = await buildMonths(folder, [BEFORE, MONTH], options)
  const client = await startBenchServer(dataDir)
  try {
    await measureHolders(client.get, dataDir, record)
    await measureComparisons(client.get, dataDir, record)
  } finally {
    await client.stop()
  }
}

async function measureHolders(get: Ask, dataDir: string, record: PartRecord): Promise<void> {
  const assets = await counted(dataDir, MONTH, 'cvm_fund_portfolio', 'asset_id')
  const funds = await counted(dataDir, MONTH, 'cvm_fund_quota', 'fund_cnpj')
  const ask = (code: string, more: string) =>
    get(`/v1/asset/${encodeURIComponent(code)}/holders?date=${MONTH}-01${more}`)
  // The first requests prepare the statements.
  for (const { name } of [...pickNearest(assets, 30), ...pickNearest(funds, 30)]) {
    await ask(name, '&page=1')
    await ask(name, '&page=1&indirect=true')
  }
  for (const [what, all] of [
    ['asset', assets],
    ['fund', funds],
  ] as const) {
    const used = new Set<CountedItem>()
    for (const wanted of chooseWanted(HELD_BY, all)) {
      const chosen = pickNearest(all, wanted, used)
      const [direct, indirect]: [number[], number[]] = [[], []]
      for (const { name } of chosen) {
        direct.push(await ask(name, ''))
        indirect.push(await ask(name, '&indirect=true'))
      }
      const [id, name] = [`holders-${what}-${String(wanted)}`, `holders of ${what === 'asset' ? 'an asset' : 'a fund'}`]
      const remark = describeChosen(chosen)
      record.add({ id, what: `${name} that some ${String(wanted)} funds hold`, unit: 'ms', rounds: direct, remark })
      record.add({ id: `${id}-indirect`, what: 'the same, also through funds', unit: 'ms', rounds: indirect, remark })
    }
  }
}

async function measureComparisons(get: Ask, dataDir: string, record: PartRecord): Promise<void> {
  const before = new Set((await counted(dataDir, BEFORE, 'cvm_fund_portfolio', 'cnpj')).map(({ name }) => name))
  const funds = (await counted(dataDir, MONTH, 'cvm_fund_portfolio', 'cnpj')).filter(({ name }) => before.has(name))
  const ask = (cnpj: string, more: string) => get(`/v1/fund/${cnpj}/portfolio/compare?date=${MONTH}-01${more}`)
  for (const { name } of pickNearest(funds, 30)) {
    await ask(name, `&with=${MONTH}-01`)
    await ask(name, `&against=${name}`)
  }
  const used = new Set<CountedItem>()
  for (const wanted of chooseWanted(LINES, funds)) {
    const chosen = pickNearest(funds, wanted, used)
    const [months, others]: [number[], number[]] = [[], []]
    for (const [at, { name }] of chosen.entries()) {
      months.push(await ask(name, `&with=${BEFORE}-01`))
      others.push(await ask(name, `&against=${chosen[(at + 1) % chosen.length]?.name ?? name}`))
    }
    const [id, remark] = [`compare-${String(wanted)}`, describeChosen(chosen)]
    const what = `two months of a fund of some ${String(wanted)} lines compared`
    record.add({ id: `${id}-months`, what, unit: 'ms', rounds: months, remark })
    record.add({ id: `${id}-funds`, what: 'the same of two funds', unit: 'ms', rounds: others, remark })
  }
}

/** The sizes that a month of this scale has. */
function chooseWanted(sizes: readonly number[], [largest]: readonly CountedItem[]): number[] {
  return sizes.filter((size) => size <= 2 * (largest?.count ?? 0))
}

function describeChosen(chosen: readonly CountedItem[]): string {
  return `${String(chosen.length)} different ones, of ${String(median(chosen.map(({ count }) => count)))}`
}
