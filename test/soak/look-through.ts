import { strictEqual } from 'node:assert'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Month } from '../../schemas/core/month.ts'
import { CoverageCount } from '../../schemas/fund/api/look-through/coverage.ts'
import { FollowedRings } from '../../schemas/fund/api/look-through/followed-rings.ts'
import { holderIn } from '../../schemas/fund/api/look-through/graph.ts'
import { findLimits } from '../../schemas/datasets/cvm_fund_portfolio/api/look-through/limits.ts'
import { readGraph } from '../../schemas/datasets/cvm_fund_portfolio/api/look-through/read-graph.ts'
import { visitStops } from '../../schemas/fund/api/look-through/stop-visitors.ts'
import { createUnlimitedBudget } from '../../server/limits/work-budget.ts'
import { openSnapshot } from '../../server/snapshots/open-snapshot.ts'
import { readPlainFundMonths } from '../helpers/plain-reading/cda.ts'
import { conserved } from '../schemas/fund/api/helpers/conserved.ts'
import { serve } from '../server/helpers/api.ts'
import { quietIntegrity } from '../server/helpers/integrity.ts'

/** Reads the surroundings of this many funds at once. */
const BATCH = 1000
/** Every page of every fund of a full month would take hours, so only one in this many is read. */
const MANY_FUNDS = 5_000
const NTH_OF_MANY = 200
/** The endpoint goes no deeper. */
const DEEPEST = 20

type Say = (what: string, figure: string) => void

/** Adds up the leaves of every fund of a month, at the greatest depth, and compares them with a plain reading. */
export async function everyFundConserves(mirror: string, dataDir: string, month: Month, say: Say): Promise<void> {
  const filers = listFilers(mirror, month)
  const folder = realpathSync(join(dataDir, 'current'))
  const limits = { memoryLimit: '300MB', concurrency: 1, queue: 1, timeoutMs: 600_000, integrity: quietIntegrity() }
  const snapshot = await openSnapshot(folder, { ...limits, resident: 'all' })
  let [total, deepest, widest, slowest] = [0, 0, { leaves: 0, cnpj: '' }, { ms: 0, cnpj: '' }]
  let peak = 0
  for (let at = 0; at < filers.length; at += BATCH) {
    const batch = filers.slice(at, at + BATCH)
    const cnpjs = batch.map(({ cnpj }) => cnpj)
    const graph = await readGraph(snapshot, cnpjs, month)
    for (const { cnpj, total: filed } of batch) {
      const [count, leaves] = [new CoverageCount(), new LeafCount()]
      const started = performance.now()
      const [root, work, rings] = [holderIn(graph, cnpj), createUnlimitedBudget(), new FollowedRings(graph, [cnpj])]
      const requested = { view: 'paths', max_depth: DEEPEST, min_share_percent: 0, shareOf: null } as const
      const { limits: kept } = await findLimits(rings, root, requested, work)
      await visitStops(graph, root, kept, [count, leaves], work, rings)
      const ms = performance.now() - started
      const { expandedValue, unexpandedValue, depthReached } = count.result()
      const seen = Object.values(unexpandedValue).reduce((sum, value) => sum + value, expandedValue)
      strictEqual(seen, filed, `${cnpj} ${month}`)
      total += leaves.count
      deepest = Math.max(deepest, depthReached)
      if (leaves.count > widest.leaves) widest = { leaves: leaves.count, cnpj }
      if (ms > slowest.ms) slowest = { ms, cnpj }
    }
    peak = Math.max(peak, process.memoryUsage.rss())
  }
  snapshot.close()
  say(`${mirror} ${month}`, `${String(filers.length)} funds conserve their total, ${String(total)} leaves`)
  say('  deepest', `${String(deepest)} funds below the root`)
  say('  widest', `${widest.cnpj}, ${String(widest.leaves)} leaves`)
  say('  slowest walk', `${slowest.cnpj}, ${slowest.ms.toFixed(0)} ms; peak ${String(Math.round(peak / 2 ** 20))} MiB`)
}

/** Reads every page and every asset of the funds of a month over HTTP and holds them against a plain reading. */
export async function everyPageConserves(mirror: string, dataDir: string, month: Month, say: Say): Promise<void> {
  const all = listFilers(mirror, month)
  const filers = all.length > MANY_FUNDS ? all.filter((_filer, at) => at % NTH_OF_MANY === 0) : all
  const api = await serve(dataDir)
  let [leaves, deepest, slowest] = [0, 0, { ms: 0, cnpj: '' }]
  for (const { cnpj, total } of filers) {
    const looked = await conserved((path) => api.get(path), cnpj, month, total)
    leaves += looked.leaves
    deepest = Math.max(deepest, looked.depth)
    if (looked.ms > slowest.ms) slowest = { ms: looked.ms, cnpj }
  }
  await api.stop({ keepData: true })
  say(
    `${mirror} ${month} over HTTP`,
    `${String(filers.length)} funds, every page and asset: ${String(leaves)} leaves, depth ${String(deepest)}`,
  )
  const peak = String(Math.round(process.memoryUsage.rss() / 2 ** 20))
  say('  slowest first page', `${slowest.cnpj}, ${slowest.ms.toFixed(0)} ms; ${peak} MiB with the server in it`)
}

class LeafCount {
  count = 0

  add({ leafCount }: { readonly leafCount: number }): void {
    this.count += leafCount
  }
}

/** Begins with the funds that have most lines. */
function listFilers(mirror: string, month: Month) {
  const zip = join(mirror, 'dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS', `cda_fi_${month.replace('-', '')}.zip`)
  const filers = [...readPlainFundMonths(zip).values()].filter(({ lineCount }) => lineCount > 0)
  return filers.sort((a, b) => b.lineCount - a.lineCount || (a.cnpj < b.cnpj ? -1 : 1))
}
