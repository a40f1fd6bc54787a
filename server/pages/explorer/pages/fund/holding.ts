import type { Row } from '../../../../../schemas/api/endpoint.ts'
import { readDecimal, readRow, readText } from '../../answers.ts'
import { nameLine } from '../../line-name.ts'
import type { PageView } from '../../page.ts'
import { type Filing, pageOfLine } from './filing.ts'

/** A line with what pictures need of it. */
export interface HoldingLine {
  readonly line: Row
  readonly label: string
  readonly category: string
  readonly value: string
  readonly size: number
  readonly share: string | null
  readonly closedUntil: string | null
  readonly href: string | null
}

/** Names a line and says its value, share and page. */
export function describeLine(view: PageView, line: Row, { day, known }: Filing): HoldingLine {
  const meta = readRow(line, 'metainfo')
  const value = readDecimal(line, 'final_position_value') ?? '0.00'
  const page = pageOfLine(line, known)
  const isClosed = meta['confidential'] === true
  return {
    line,
    label: nameLine(line, view.figures.month(day)),
    category: readText(meta, 'category'),
    value,
    size: Number(value),
    share: readDecimal(line, 'portfolio_share_percent'),
    closedUntil: isClosed ? readText(line, 'confidentiality_deadline') : null,
    href: page === null ? null : view.link(page),
  }
}
