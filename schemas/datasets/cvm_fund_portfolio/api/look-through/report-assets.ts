import { basisIn } from '../../../../fund/api/identified-count.ts'
import type { AssetLine } from '../../../../fund/api/look-through/asset-line.ts'
import type { Month } from '../../../../core/month.ts'
import type { ReportLine } from '../../../../fund/api/reports/report-line.ts'

/** Kinds that are added up over funds although they name no asset, as among the lines of holdings. */
const ADDED_UP: readonly string[] = ['cash', 'payable', 'receivable']

/** Names the lines of reports for adding up; a line that names no asset stays alone. */
export function keyReportLines(
  reportLines: ReadonlyMap<string, readonly ReportLine[]>,
  month: Month,
): ReadonlyMap<string, AssetLine[]> {
  return new Map([...reportLines].map(([cnpj, lines]) => [cnpj, lines.map((line) => keyLine(line, month))]))
}

function keyLine({ row: { cnpj, id, metainfo }, value, quantity }: ReportLine, month: Month): AssetLine {
  const { asset_id: name = null, asset_kind: kind = null, asset_id_basis: basis = null } = metainfo
  const own = typeof kind === 'string' && ADDED_UP.includes(kind) ? kind : ['line', month, cnpj, id].join(' ')
  return {
    cnpj,
    id,
    key: typeof name === 'string' ? name : own,
    basis: basisIn(typeof basis === 'string' ? basis : null),
    quantity,
    value,
  }
}
