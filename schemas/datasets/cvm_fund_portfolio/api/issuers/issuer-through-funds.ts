import { z } from 'zod'
import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { described } from '../../../../api/output.ts'
import type { ExactNumber } from '../../../../core/exact-number.ts'
import type { MarketRequest } from '../market/kit/market-request.ts'
import { marketValue } from '../market/kit/output.ts'
import { bindIssuers } from './grouping.ts'

const THROUGH_FUNDS = new URL('issuer_through_funds.sql', import.meta.url)

/** Reasons for unknown holdings through other funds. */
const REASONS = [
  'month_not_opened',
  'holder_not_opened',
  'nav_not_positive',
  'held_beyond_nav',
  'no_line',
  'estimate',
] as const
type Reason = (typeof REASONS)[number]

/** Fields about the values of an issuer that other classes hold through funds. */
export const throughFundsFields = {
  through_funds_value: marketValue(
    'Of direct_value the part that other funds of the month hold by quotas of these classes, BRL: each class counts by the part of its NAV that they file, however many funds hold these. A look-through ends after ten funds and can have less. The rest is what no fund has through another. Where lines are borrowed it can be below zero or above direct_value, and by cents where holders file more than the NAV. Quotas in confidential totals name no fund and are not in it.',
  ),
  through_funds_value_reason: described(
    z.enum(['', ...REASONS]),
    'Why `through_funds_value` is null: month_not_opened, where the month lacks look-throughs or members with quotas; holder_not_opened, where a fund that holds quotas of such a class has no look-through; nav_not_positive; held_beyond_nav, where holders file more than 1.005 × the NAV of such a class; no_line in the month; or estimate, of assignors; "" where it is a number.',
    'VARCHAR',
  ),
}

interface ThroughFunds {
  readonly role: string
  readonly kind: string
  readonly through_funds_value: ExactNumber | null
  readonly through_funds_value_reason: Reason | ''
}

/** Reads the holdings of an issuer through funds; the result gives the fields of a role and kind. */
export async function readThroughFunds(
  snapshot: Snapshot,
  { month, classes }: MarketRequest,
  roots: readonly string[],
): Promise<(role: string, kind: string) => Row> {
  const isThere = snapshot.monthsWith('cvm_class_total').includes(month)
  const bindings = { ...bindIssuers(roots), ...classes }
  const rows = isThere ? await snapshot.query(THROUGH_FUNDS, bindings, [month]) : []
  const found = rows as unknown as readonly ThroughFunds[]
  return (role, kind) => {
    const row = found.find((each) => each.role === role && each.kind === kind)
    if (row === undefined) return withoutThroughFunds(isThere ? 'no_line' : 'month_not_opened')
    const { through_funds_value, through_funds_value_reason } = row
    return { through_funds_value, through_funds_value_reason }
  }
}

/** Gives the fields for unknown holdings. */
export function withoutThroughFunds(reason: Reason): Row {
  return { through_funds_value: null, through_funds_value_reason: reason }
}
