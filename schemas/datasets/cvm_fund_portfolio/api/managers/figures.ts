import { z } from 'zod'
import type { Row } from '../../../../api/endpoint.ts'
import { described } from '../../../../api/output.ts'
import { MONTH_INCOMPLETE } from '../market/kit/knowledge.ts'
import { knowledgeFields, marketCount, marketValue, nullReason } from '../market/kit/output.ts'
import { type ExactNumber, toUnits } from '../../../../core/exact-number.ts'
import type { PartySum } from './party-sums.ts'

/** Reason for a sum that needs the quotas of classes while the month lacks the member with them. */
export const QUOTA_LINES_MISSING = 'quota_lines_missing'

/** Figures of a manager or administrator in a month, over the requested classes. */
export const partyFigureFields = {
  nav_value: marketValue(
    'Sum of the NAVs of its classes, BRL. Never add it up over rows: a class with several counts in full for each.',
  ),
  class_count: marketCount('Classes that filed for the month.'),
  nav_class_count: marketCount('Of them those with a NAV.'),
  internal_value: marketValue('Open quotas that its classes hold of each other, BRL.'),
  internal_value_reason: nullReason(
    'internal_value',
    'month_incomplete, lines_not_filed, or quota_lines_missing where the month lacks members with quotas and those that are there have none',
  ),
  unnetted_value: marketValue(
    'Confidential totals of quotas of its classes, which name no class and cannot be taken off, BRL.',
  ),
  netting_complete: described(
    z.boolean(),
    'True where the month has the members with the quotas that its classes hold.',
    'BOOLEAN',
  ),
  net_value: marketValue('nav_value less internal_value: its money counted once, but for unnetted_value, BRL.'),
  net_value_reason: nullReason('net_value', 'month_incomplete, quota_lines_missing or nav_not_filed'),
  co_managed_count: marketCount('Classes that have another party of the kind beside it.'),
  co_managed_nav_value: marketValue('Sum of their NAVs, which nav_value has in full, BRL.'),
  total_portfolio_value: marketValue('Signed sum of all lines of its classes, BRL.'),
  confidential_value: marketValue('Confidential totals of its classes, BRL.'),
  direct_value: marketValue(
    'Signed sum of open lines that its classes own, have lent or, negative, borrowed, without quotas of classes that have lines in the month, BRL.',
  ),
  direct_value_reason: nullReason('direct_value', 'month_incomplete or lines_not_filed'),
  inflow_value: marketValue('Quotas of its classes bought in the month, by the daily reports, BRL.'),
  outflow_value: marketValue('Quotas redeemed, BRL.'),
  net_flow_value: marketValue('inflow_value less outflow_value, BRL.'),
  net_flow_value_reason: nullReason('net_flow_value', 'report_not_filed'),
  previous_nav_value: marketValue('nav_value of the month before, of whatever classes it had then, BRL.'),
  previous_nav_value_reason: nullReason(
    'previous_nav_value',
    'month_incomplete in either month, month_not_compiled or nav_not_filed',
  ),
  ...knowledgeFields,
}

const SHOWN = [
  'nav_value',
  'class_count',
  'nav_class_count',
  'internal_value',
  'internal_value_reason',
  'unnetted_value',
  'netting_complete',
  'net_value',
  'net_value_reason',
  'co_managed_count',
  'co_managed_nav_value',
  'total_portfolio_value',
  'confidential_value',
  'direct_value',
  'direct_value_reason',
  'inflow_value',
  'outflow_value',
  'net_flow_value',
  'net_flow_value_reason',
  'previous_nav_value',
  'previous_nav_value_reason',
  'is_partial',
  'missing_members',
] as const

/** Figures of a party in another month, and its missing members that would show which classes filed. */
interface OtherMonth {
  readonly sum: PartySum | undefined
  readonly missingFilers: readonly string[]
}

/**
 * Makes the figures of a party. `before` is null if the snapshot lacks the month before. Missing members
 * (`missingFilers`) can have further classes of the party.
 */
export function describeParty(sum: PartySum, before: OtherMonth | null, missingFilers: readonly string[]): Row {
  const internal_value = knowInternal(sum)
  const all: Row = {
    ...sum,
    internal_value,
    ...explainNulls(sum, internal_value),
    ...describeBefore(missingFilers.length > 0 && before !== null ? { sum: undefined, missingFilers } : before),
    ...(missingFilers.length > 0 && {
      net_value: null,
      net_value_reason: MONTH_INCOMPLETE,
      is_partial: true,
      missing_members: joinMembers(sum.missing_members, missingFilers),
    }),
  }
  return Object.fromEntries(SHOWN.map((name) => [name, all[name] ?? null]))
}

function joinMembers(missing: string, filers: readonly string[]): string {
  return [...new Set([...missing.split(',').filter((member) => member !== ''), ...filers])].sort().join(',')
}

/**
 * Describes the quotas that classes hold of each other, at least those in the members of the month. If members with
 * quotas are missing, a sum of zero is not known.
 */
export function knowInternal({
  internal_value: seen,
  netting_complete,
}: {
  readonly internal_value: ExactNumber | null
  readonly netting_complete: boolean
}): ExactNumber | null {
  return seen === null || netting_complete || toUnits(seen.text, 2) !== 0n ? seen : null
}

function explainNulls(sum: PartySum, internal: ExactNumber | null): Row {
  const ofLines = explainLines(sum)
  const ofNet = sum.netting_complete ? 'nav_not_filed' : QUOTA_LINES_MISSING
  return {
    internal_value_reason: internal === null ? (sum.internal_value === null ? ofLines : QUOTA_LINES_MISSING) : '',
    direct_value_reason: sum.direct_value === null ? ofLines : '',
    net_value_reason: sum.net_value === null ? ofNet : '',
    net_flow_value_reason: sum.net_flow_value === null ? 'report_not_filed' : '',
  }
}

function explainLines({ line_class_count, is_partial }: PartySum): string {
  if (line_class_count > 0) return ''
  return is_partial ? MONTH_INCOMPLETE : 'lines_not_filed'
}

function describeBefore(before: OtherMonth | null): Row {
  if (before === null) return { previous_nav_value: null, previous_nav_value_reason: 'month_not_compiled' }
  if (before.missingFilers.length > 0) return { previous_nav_value: null, previous_nav_value_reason: MONTH_INCOMPLETE }
  const previous = before.sum?.nav_value ?? null
  return { previous_nav_value: previous, previous_nav_value_reason: previous === null ? 'nav_not_filed' : '' }
}
