import type { AssetLine } from '../../schemas/fund/api/look-through/asset-line.ts'
import type { Graph } from '../../schemas/fund/api/look-through/graph.ts'
import type { Snapshot } from '../../schemas/api/endpoint.ts'
import type { Month } from '../../schemas/core/month.ts'
import { readAssetLines } from '../../schemas/datasets/cvm_fund_portfolio/api/look-through/asset-lines.ts'
import { readGraph } from '../../schemas/datasets/cvm_fund_portfolio/api/look-through/read-graph.ts'
import { keyReportLines } from '../../schemas/datasets/cvm_fund_portfolio/api/look-through/report-assets.ts'
import { readMonthNames } from '../../schemas/datasets/cvm_fund_portfolio/api/month-names.ts'

const FILERS = new URL('../../schemas/datasets/cvm_fund_portfolio/look_through_filers.sql', import.meta.url)

/** Everything that the look-throughs of a month are made from. */
export interface MonthRead {
  /** Classes that filed lines for the month, in order. */
  readonly filers: readonly string[]
  readonly graph: Graph
  readonly lines: ReadonlyMap<string, readonly AssetLine[]>
  /**
   * Kinds of assets that no line of the month gives. They come from names that links lead to and from lines of reports.
   */
  readonly kinds: ReadonlyMap<string, string>
}

/** Reads a month for all funds, as the look-through of the API reads it for one. */
export async function readWholeMonth(snapshot: Snapshot, month: Month): Promise<MonthRead> {
  const rows = (await snapshot.query(FILERS, {}, [month])) as unknown as readonly { readonly cnpj: string }[]
  const filers = rows.map(({ cnpj }) => cnpj)
  const graph = await readGraph(snapshot, filers, month)
  const names = await readMonthNames(snapshot, month)
  const filed = await readAssetLines(snapshot, filers, month, names)
  const reported = keyReportLines(graph.reportLines, month)
  const kinds = new Map([...names.linked.values()].map(({ asset_id, asset_kind }) => [asset_id, asset_kind]))
  for (const [cnpj, lines] of graph.reportLines) {
    for (const [at, { key }] of (reported.get(cnpj) ?? []).entries()) {
      const kind = lines[at]?.row.metainfo['asset_kind']
      if (typeof kind === 'string' && !kinds.has(key)) kinds.set(key, kind)
    }
  }
  return { filers, graph, lines: new Map([...filed, ...reported]), kinds }
}
