import { z } from 'zod'
import type { Row } from '../../../../api/endpoint.ts'
import { described } from '../../../../api/output.ts'
import { MONTH_INCOMPLETE } from '../market/kit/knowledge.ts'
import { knowledgeFields, marketCount, marketValue, nullReason } from '../market/kit/output.ts'
import type { PartySum } from './party-sums.ts'

/** The reason of a sum that needs the quotas which classes hold, where the month lacks the member that has them. */
export const QUOTA_LINES_MISSING = 'quota_lines_missing'

/** The figures of a manager or administrator in a month, over the classes that are asked. */
export const partyFigureFields = {
  nav_value: marketValue('Sum of the NAVs of its classes, BRL. Never add it up over rows: a class with several counts in full for each.'), // prettier-ignore
  class_count: marketCount('Classes that filed for the month.'),
  nav_class_count: marketCount('Of them those with a NAV.'),
  internal_value: marketValue('Open quotas that its classes hold of each other, BRL.'),
  internal_value_reason: nullReason('internal_value', 'month_incomplete or lines_not_filed'),
  unnetted_value: marketValue('Confidential totals of quotas of its classes, which name no class and cannot be taken off, BRL.'), // prettier-ignore
  netting_complete: described(z.boolean(), 'True where the month has the members with the quotas that its classes hold.', 'BOOLEAN'), // prettier-ignore
  net_value: marketValue('nav_value less internal_value: its money counted once, but for unnetted_value, BRL.'),
  net_value_reason: nullReason('net_value', 'quota_lines_missing or nav_not_filed'),
  co_managed_count: marketCount('Classes that have another party of the kind beside it.'),
  co_managed_nav_value: marketValue('Sum of their NAVs, which nav_value has in full, BRL.'),
  total_portfolio_value: marketValue('Signed sum of all lines of its classes, BRL.'),
  confidential_value: marketValue('Confidential totals of its classes, BRL.'),
  direct_value: marketValue('Signed sum of open lines that its classes own, have lent or, negative, borrowed, without quotas of classes that have lines in the month, BRL.'), // prettier-ignore
  direct_value_reason: nullReason('direct_value', 'month_incomplete or lines_not_filed'),
  inflow_value: marketValue('Quotas of its classes bought in the month, by the daily reports, BRL.'),
  outflow_value: marketValue('Quotas redeemed, BRL.'),
  net_flow_value: marketValue('inflow_value less outflow_value, BRL.'),
  net_flow_value_reason: nullReason('net_flow_value', 'report_not_filed'),
  previous_nav_value: marketValue('nav_value of the month before, of whatever classes it had then, BRL.'),
  previous_nav_value_reason: nullReason('previous_nav_value', 'month_not_compiled or nav_not_filed'),
  ...knowledgeFields,
}

/** Makes the figures of a party. `before` is null where the snapshot does not have the month before. */
export function describeParty(sum: PartySum, before: { readonly sum: PartySum | undefined } | null): Row {
  const linesReason = sum.line_class_count > 0 ? '' : sum.is_partial ? MONTH_INCOMPLETE : 'lines_not_filed'
  const previous = before?.sum?.nav_value ?? null
  return {
    nav_value: sum.nav_value,
    class_count: sum.class_count,
    nav_class_count: sum['nav_class_count'] ?? null,
    internal_value: sum.internal_value,
    internal_value_reason: sum.internal_value === null ? linesReason : '',
    unnetted_value: sum['unnetted_value'] ?? null,
    netting_complete: sum.netting_complete,
    net_value: sum.net_value,
    net_value_reason: sum.net_value !== null ? '' : sum.netting_complete ? 'nav_not_filed' : QUOTA_LINES_MISSING,
    co_managed_count: sum['co_managed_count'] ?? null,
    co_managed_nav_value: sum['co_managed_nav_value'] ?? null,
    total_portfolio_value: sum.total_portfolio_value,
    confidential_value: sum['confidential_value'] ?? null,
    direct_value: sum.direct_value,
    direct_value_reason: sum.direct_value === null ? linesReason : '',
    inflow_value: sum.inflow_value,
    outflow_value: sum['outflow_value'] ?? null,
    net_flow_value: sum['net_flow_value'] ?? null,
    net_flow_value_reason: (sum['net_flow_value'] ?? null) === null ? 'report_not_filed' : '',
    previous_nav_value: previous,
    previous_nav_value_reason: before === null ? 'month_not_compiled' : previous === null ? 'nav_not_filed' : '',
    is_partial: sum.is_partial,
    missing_members: sum['missing_members'] ?? '',
  }
}
