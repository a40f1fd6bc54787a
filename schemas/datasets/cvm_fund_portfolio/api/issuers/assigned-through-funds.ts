import type { Snapshot } from '../../../../api/endpoint.ts'
import { type ExactNumber, toExactNumber, toUnits } from '../../../../core/exact-number.ts'
import type { MarketRequest } from '../market/kit/market-request.ts'
import type { ReportedRow, ThroughFunds } from './reported-row.ts'

const THROUGH_FUNDS = new URL('assigned_through_funds.sql', import.meta.url)
const LOOK_THROUGH = 'cvm_fund_look_through'
const ZERO = toExactNumber(0n, 2)

/** Row of `assigned_through_funds.sql`. */
interface HoldingClass extends ThroughFunds {
  readonly cnpj: string
  readonly name: string
  readonly type: string
  readonly nav_value: ExactNumber | null
}

/** Sums over the funds that are rows themselves, and over all funds with rights of an assignor. */
interface AssignedFunds {
  readonly own: readonly ReportedRow[]
  readonly all: readonly ReportedRow[]
}

/** Adds the holdings of classes through funds to the funds' own, by their reports. */
export async function addThroughFunds(
  snapshot: Snapshot,
  asked: MarketRequest,
  { own, all }: AssignedFunds,
): Promise<ReportedRow[]> {
  const known = all.filter(({ credit_rights_value: rights }) => toUnits(rights?.text ?? '0', 2) > 0n)
  const [first] = known
  if (first === undefined || !snapshot.monthsWith(LOOK_THROUGH).includes(asked.month)) {
    return own.map((row) => ({ ...row, through: { indirect_value: null, shortest_depth: 0 } }))
  }
  const inCents = (value: ExactNumber | null | undefined) => toUnits(value?.text ?? '0', 2).toString()
  const bindings = {
    funds: known.map(({ cnpj }) => cnpj),
    assigned: known.map(({ direct_value }) => inCents(direct_value)),
    rights: known.map(({ credit_rights_value }) => inCents(credit_rights_value)),
  }
  const found = (await snapshot.query(THROUGH_FUNDS, { ...bindings, ...asked.classes }, [
    asked.month,
  ])) as unknown as HoldingClass[]
  const byClass = new Map(found.map((row) => [row.cnpj, row]))
  const holding = own.map((row): ReportedRow => {
    const { indirect_value = null } = byClass.get(row.cnpj) ?? {}
    return { ...row, through: { indirect_value, shortest_depth: 0 } }
  })
  const funds = new Set(own.map(({ cnpj }) => cnpj))
  const others = found
    .filter(({ cnpj }) => !funds.has(cnpj))
    .map(({ indirect_value, shortest_depth, ...row }): ReportedRow => {
      const { report_date, report_source } = first
      const through = { indirect_value, shortest_depth }
      return { ...row, direct_value: ZERO, line_count: 0, report_date, report_source, through }
    })
  return [...holding, ...others]
}

/** Adds direct and indirect value; null if one of them is. */
export function addIndirect(direct: ExactNumber, { indirect_value: indirect }: ThroughFunds): ExactNumber | null {
  return indirect === null ? null : toExactNumber(toUnits(direct.text, 2) + toUnits(indirect.text, 2), 2)
}
