import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { RECONCILIATION } from '../../../../fund/api/look-through/aggregate.ts'
import type { LookThroughCoverage } from '../../../../fund/api/look-through/coverage.ts'
import { FollowedRings } from '../../../../fund/api/look-through/followed-rings.ts'
import type { Holder } from '../../../../fund/api/look-through/graph.ts'
import { LeafAmounts, type LeafNumbers } from '../../../../fund/api/look-through/leaf-amounts.ts'
import { DEFAULT_DEPTH } from '../../../../fund/api/look-through/outcome.ts'
import { type LinesOfLeaves, RinglessWalk } from '../../../../fund/api/look-through/ringless-walk.ts'
import { orRefuseWalk } from '../bounded-walks.ts'
import { readFundLines } from '../look-through/fund-lines.ts'
import type { ReadGraph } from '../look-through/read-graph.ts'
import { keyReportLines } from '../look-through/report-assets.ts'
import { addUpAssets } from '../look-through/views.ts'
import { readMonthNames } from '../month-names.ts'

/** Holdings of a fund, in cents by the numbers of leaves. */
export interface OpenFund {
  /** Leaves add up to it. */
  readonly nav: bigint
  /** Its own lines, and the lines of the funds that it holds. */
  readonly direct: LeafAmounts
  readonly leaves: LeafAmounts
  /** Opened cents, and unopened cents by reason. */
  readonly coverage: Pick<LookThroughCoverage, 'expandedValue' | 'unexpandedValue'>
}

const LIMITS = { maxDepth: DEFAULT_DEPTH, isBelowThreshold: () => false }

/**
 * Prepares to open funds of a graph. The lines of all funds that they lead to are read in one query, and numbered once
 * for all of them.
 */
export async function prepareOpening(
  snapshot: Snapshot,
  graph: ReadGraph,
  cnpjs: readonly string[],
  month: Month,
  leaves: LeafNumbers,
): Promise<(cnpj: string) => Promise<OpenFund | null>> {
  const names = await readMonthNames(snapshot, month)
  const filed = [...graph.holders.keys()].filter((cnpj) => !graph.reportLines.has(cnpj))
  const reported = keyReportLines(graph.reportLines, month)
  const { lines, numbers } = await readFundLines(snapshot, filed, month, names, reported)
  const numbered = new Map(
    [...lines].map(([cnpj, own]) => [cnpj, { lines: own, leaves: Int32Array.from(own.keys(numbers), number) }]),
  )
  function number(key: string): number {
    return leaves.number(key)
  }
  const reconciliation = leaves.number(RECONCILIATION)
  const rings = new FollowedRings(graph, cnpjs)
  const walk = new RinglessWalk(rings, numbered, DEFAULT_DEPTH)

  /** Adds up leaf by leaf of a walk, or solves the ring that the walk would turn in. */
  const addUp = async (root: Holder): Promise<Pick<OpenFund, 'leaves' | 'coverage'>> => {
    if (!rings.leadsToRing(root.cnpj)) {
      const amounts = new LeafAmounts(leaves.size)
      const coverage = await orRefuseWalk(root, walk.addUp(root, { amounts, reconciliation }, snapshot.work))
      return { leaves: amounts, coverage }
    }
    const { coverage, sorted } = await addUpAssets({ snapshot, month, graph, rings, root, limits: LIMITS }, names)
    const sums = (await sorted(0, Number.MAX_SAFE_INTEGER)).map(({ key, value }) => [number(key), value] as const)
    const amounts = new LeafAmounts(leaves.size)
    for (const [leaf, value] of sums) amounts.addWhole(leaf, value)
    return { leaves: amounts, coverage }
  }

  return async (cnpj) => {
    const root = graph.holders.get(cnpj)
    if (root === undefined || root.nav === null || root.nav <= 0n) return null
    const opened = await addUp(root)
    // One leaf is the difference between the lines and the NAV, so that all leaves add up to the NAV.
    const rest = root.nav - root.total
    if (rest !== 0n) opened.leaves.addWhole(reconciliation, rest)
    return { nav: root.nav, direct: addUpOwnLines(numbered.get(cnpj), leaves.size), ...opened }
  }
}

function addUpOwnLines(own: LinesOfLeaves | undefined, size: number): LeafAmounts {
  const direct = new LeafAmounts(size)
  for (const [place, leaf] of own?.leaves.entries() ?? []) direct.addWhole(leaf, own?.lines.values.at(place) ?? 0n)
  return direct
}
