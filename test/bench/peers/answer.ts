import type { LineColumn, PeerHeader, PeerRow } from './peer.ts'

interface PeerFund {
  readonly nav_value_reported: number | null
  readonly total_portfolio_value: number | null
  readonly total_portfolio_value_reference_date: string
}

/** Writes the answer that the product gives, from rows of a database, as an Express handler would; null without a filing. */
export function writePeerAnswer(
  columns: readonly LineColumn[],
  rows: readonly PeerRow[],
  header: Pick<PeerHeader, 'fund' | 'reconciliation'> | undefined,
): string | null {
  if (header === undefined) return null
  const fund = JSON.parse(header.fund) as PeerFund
  const { nav_value_reported: nav, total_portfolio_value: total } = fund
  const shareOf = [nav, total].find((value) => value !== null && value > 0) ?? null
  const portfolio = rows.map((row) => makeItem(columns, row, shareOf))
  const reconciliation = JSON.parse(header.reconciliation) as unknown
  const reference_date = fund.total_portfolio_value_reference_date
  return JSON.stringify({ success: true, reference_date, data: { fund, portfolio, reconciliation } })
}

function makeItem(columns: readonly LineColumn[], row: PeerRow, shareOf: number | null) {
  const item: Record<string, unknown> = {}
  const metainfo: Record<string, unknown> = {}
  for (const { name, kind, inMetainfo } of columns) {
    const value = readValue(kind, row[name])
    if (!inMetainfo) item[name] = value
    else if (value !== null) metainfo[name] = value
  }
  const value = item['final_position_value']
  const share = shareOf !== null && typeof value === 'number' ? (100 * value) / shareOf : null
  return { ...item, portfolio_share_percent: share === null ? null : Number(share.toFixed(6)), metainfo }
}

/** Binary floats, as most programs would send them: the answers agree in all digits that those have. */
function readValue(kind: LineColumn['kind'], value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (kind === 'number') return Number(value)
  if (kind === 'boolean') return value === true || value === 'true' || value === 1
  return value
}
