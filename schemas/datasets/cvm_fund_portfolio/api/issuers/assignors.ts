import type { Row, Snapshot, Value } from '../../../../api/endpoint.ts'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { type ExactNumber, toExactNumber } from '../../../../core/exact-number.ts'
import { type Month, previousMonth } from '../../../../core/month.ts'
import type { AskedMonth } from '../market/kit/asked-month.ts'
import { writeExplain } from '../market/kit/explain.ts'
import { describeFigures } from './figures.ts'
import type { FoundIssuer } from './find-issuer.ts'
import { bindLeads } from './issuer-sums.ts'
import { type CompanyGrouping, groupingOf } from './grouping.ts'
import { type NameRow, readNamed } from './group-names.ts'
import { asksType, findNewest } from './reported-holders.ts'
import { ASSIGNOR } from './roles.ts'

const ASSIGNORS = new URL('assignors.sql', import.meta.url)
const ASSIGNOR_MONTH = 'cvm_assignor_month'
const ZERO = toExactNumber(0n, 2)
/** A report gives an estimate of another day, which does not belong into the sum of the lines. */
const ESTIMATE = 'estimate'

/** A row of `assignors.sql`. */
interface AssignorSum {
  readonly issuer_id: string
  readonly direct_value: ExactNumber
  readonly class_count: Value
  readonly line_count: Value
}

interface AskedAssignors {
  readonly q: readonly string[] | undefined
  readonly grouping: CompanyGrouping
  readonly kinds: readonly string[] | undefined
}

/** Reports near the month name these; the last day is null where none is near. */
interface ListedAssignors {
  readonly rows: readonly (Row & { readonly match_rank: number })[]
  readonly newest_report_date: string | null
}

/** Lists who sold claims to funds of credit rights, by the newest reports of the six months before: estimates. */
export async function listAssignors(
  snapshot: Snapshot,
  asked: AskedMonth,
  { q, grouping, kinds }: AskedAssignors,
): Promise<ListedAssignors> {
  const newest = findNewest(asked.month, snapshot.monthsWith(ASSIGNOR_MONTH))
  if (newest === undefined) return { rows: [], newest_report_date: null }
  const newest_report_date = lastDayOfMonth(newest)
  if (!asksType(asked, 'fidc') || kinds !== undefined) return { rows: [], newest_report_date }
  const each = await readSums(snapshot, newest, new Map())
  const { names, leads } = await readNamed(snapshot, asked, { q, grouping, others: [...each.keys()] })
  const assigned = await readAssigned(snapshot, newest, leads)
  const describe = ({ match_rank, ...identity }: NameRow) =>
    describeAssignor(asked, identity.issuer_id, assigned, grouping).map((figures) => ({
      ...identity,
      ...figures,
      match_rank,
    }))
  return { rows: names.flatMap(describe), newest_report_date }
}

/** Sales of one company, or of those of its group, to funds of credit rights, by the same reports: one row, or none. */
export async function readAssignor(
  snapshot: Snapshot,
  asked: AskedMonth,
  { found: { issuer_id }, leads = new Map(), grouping }: AskedAssignor,
): Promise<{ readonly rows: readonly Row[]; readonly newest_report_date: string | null }> {
  const newest = findNewest(asked.month, snapshot.monthsWith(ASSIGNOR_MONTH))
  if (newest === undefined) return { rows: [], newest_report_date: null }
  const newest_report_date = lastDayOfMonth(newest)
  if (!asksType(asked, 'fidc')) return { rows: [], newest_report_date }
  const assigned = await readAssigned(snapshot, newest, leads)
  return { rows: describeAssignor(asked, issuer_id, assigned, grouping), newest_report_date }
}

interface AskedAssignor {
  readonly found: Pick<FoundIssuer, 'issuer_id'>
  readonly leads?: ReadonlyMap<string, string> | undefined
  readonly grouping: CompanyGrouping
}

/** Claims assigned by each company, by the reports of a month, and of the month before where that is compiled. */
interface Assigned {
  readonly sums: ReadonlyMap<string, AssignorSum>
  readonly before: ReadonlyMap<string, AssignorSum> | null
}

async function readAssigned(snapshot: Snapshot, month: Month, leads: ReadonlyMap<string, string>): Promise<Assigned> {
  const before = previousMonth(month)
  const isThere = snapshot.monthsWith(ASSIGNOR_MONTH).includes(before)
  return {
    sums: await readSums(snapshot, month, leads),
    before: isThere ? await readSums(snapshot, before, leads) : null,
  }
}

function describeAssignor(
  { reference_date }: AskedMonth,
  issuer_id: string,
  { sums, before }: Assigned,
  grouping: CompanyGrouping,
): readonly Row[] {
  const sum = sums.get(issuer_id)
  if (sum === undefined) return []
  const toSum = (of: AssignorSum) => ({ ...of, role: ASSIGNOR, kind: '', short_value: ZERO, manager_count: 0 })
  const was = before?.get(issuer_id)
  const figures = describeFigures(
    toSum(sum),
    { state: 'whole', missing: [] },
    { marketValue: null, before: before && { state: 'whole', sum: was && toSum(was) } },
  )
  const explain = writeExplain(`/v1/issuer/${issuer_id}/holders`, {
    date: reference_date,
    role: ASSIGNOR,
    grouping: groupingOf(grouping),
  })
  return [{ role: ASSIGNOR, ...figures, share_of_market_percent_reason: ESTIMATE, explain }]
}

async function readSums(
  snapshot: Snapshot,
  month: Month,
  leads: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, AssignorSum>> {
  const rows = (await snapshot.query(ASSIGNORS, bindLeads(leads), [month])) as unknown as AssignorSum[]
  return new Map(rows.map((row) => [row.issuer_id, row]))
}
