import type { Row } from '../../../../api/endpoint.ts'
import { type ExactNumber, toExactNumber, toUnits } from '../../../../core/exact-number.ts'
import { knowInternal, QUOTA_LINES_MISSING } from '../managers/figures.ts'
import { MONTH_INCOMPLETE } from '../market/kit/knowledge.ts'

/** Sums of double counts; absent for a group that has only own reports. */
interface GroupSums {
  readonly nav_value: ExactNumber | null
  readonly netting_complete?: boolean
  readonly line_class_count?: number
  readonly is_partial?: boolean
  readonly internal_value?: ExactNumber
  readonly inflow_value?: ExactNumber | null
  readonly outflow_value?: ExactNumber | null
}

/**
 * Describes the holdings of classes of a group in each other, and its money without them, or the reason why they are
 * not known.
 */
export function describeNet(row: GroupSums): Row {
  const isFiled = row.netting_complete !== undefined
  const seen = row.line_class_count === 0 ? null : (row.internal_value ?? null)
  const internal = knowInternal({ internal_value: seen, netting_complete: row.netting_complete === true })
  const isKnown = row.netting_complete === true && row.nav_value !== null
  const net = isKnown ? subtract(row.nav_value, row.internal_value) : null
  return {
    internal_value: internal,
    internal_value_reason: internal === null ? (seen === null ? reasonOfLines(isFiled, row) : QUOTA_LINES_MISSING) : '',
    net_value: net,
    net_value_reason: net === null ? reasonOf(isFiled, row.netting_complete === true) : '',
  }
}

function reasonOfLines(isFiled: boolean, { is_partial }: GroupSums): string {
  if (!isFiled) return 'month_not_compiled'
  return is_partial === true ? MONTH_INCOMPLETE : 'lines_not_filed'
}

/** Describes inflow less outflow, if the group reports daily. */
export function describeFlow({ inflow_value: inflow = null, outflow_value: outflow = null }: GroupSums): Row {
  return { net_flow_value: inflow === null || outflow === null ? null : subtract(inflow, outflow) }
}

function reasonOf(isFiled: boolean, complete: boolean): string {
  if (!isFiled) return 'month_not_compiled'
  return complete ? 'nav_not_filed' : QUOTA_LINES_MISSING
}

function subtract(one: ExactNumber, other: ExactNumber | undefined): ExactNumber {
  return toExactNumber(toUnits(one.text, 2) - (other === undefined ? 0n : toUnits(other.text, 2)), 2)
}
