import { z } from 'zod'
import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { described } from '../../../../api/output.ts'
import type { ExactNumber } from '../../../../core/exact-number.ts'
import type { AskedMonth } from '../market/kit/asked-month.ts'
import { bindIssuers } from './grouping.ts'

const THROUGH_FUNDS = new URL('issuer_through_funds.sql', import.meta.url)

/** What reaches others through funds, of what classes have of an issuer. */
export const throughFundsField = {
  through_funds_value: described(
    z.number().nullable(),
    'Of direct_value the part that other funds of the month hold by quotas of these classes, BRL: each class counts by the part of its NAV that look-throughs open. The rest is what no fund has through another. Quotas in confidential totals name no fund and are not in it. Null where the month lacks look-throughs or members with quotas, or a class that is held has no NAV, and of assignors.',
    'DECIMAL(24,2)',
  ),
}

interface ThroughFunds {
  readonly role: string
  readonly kind: string
  readonly through_funds_value: ExactNumber | null
}

/** Reads what of an issuer others hold through funds, and gives the field of a role and kind. */
export async function readThroughFunds(
  snapshot: Snapshot,
  { month, classes }: AskedMonth,
  roots: readonly string[],
): Promise<(role: string, kind: string) => Row> {
  const isThere = snapshot.monthsWith('cvm_class_total').includes(month)
  const bindings = { ...bindIssuers(roots), ...classes }
  const rows = isThere ? await snapshot.query(THROUGH_FUNDS, bindings, [month]) : []
  const found = rows as unknown as readonly ThroughFunds[]
  return (role, kind) => ({
    through_funds_value: found.find((row) => row.role === role && row.kind === kind)?.through_funds_value ?? null,
  })
}
