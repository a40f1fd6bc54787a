import type { PortfolioItem } from '../../answers.gen.ts'
import { toDecimal } from '../../answers.ts'
import { groupBy } from '../../group-by.ts'
import { nameLine } from '../../line-name.ts'
import type { PageView } from '../../page.ts'
import { type Filing, pageOfLine } from './filing.ts'

/** A line with what pictures need of it. */
export interface HoldingLine {
  readonly line: PortfolioItem
  readonly label: string
  readonly category: string
  readonly value: string
  readonly size: number
  readonly share: string | null
  readonly closedUntil: string | null
  readonly href: string | null
}

/** Groups the lines of one asset, such as those owned and those lent out; a line without an asset is alone. */
export function groupByAsset<L extends { readonly line: { readonly id: string; readonly metainfo: NamedAsset } }>(
  holdings: readonly L[],
): readonly L[][] {
  return [...groupBy(holdings, ({ line }) => (line.metainfo.asset_id ?? '') || line.id).values()]
}

interface NamedAsset {
  readonly asset_id?: string
}

/** Names a line and says its value, share and page. */
export function describeLine(view: PageView, line: PortfolioItem, { day, known }: Filing): HoldingLine {
  const meta = line.metainfo
  const value = toDecimal(line.final_position_value) ?? '0.00'
  const page = pageOfLine(line, known)
  const isClosed = meta.confidential === true
  return {
    line,
    label: nameLine(view.language, line, view.figures.month(day)),
    category: meta.category,
    value,
    size: Number(value),
    share: toDecimal(line.portfolio_share_percent),
    closedUntil: isClosed ? (line.confidentiality_deadline ?? '') : null,
    href: page === null ? null : view.link(page),
  }
}
