import type { Row, Snapshot, Value } from '../../../../api/endpoint.ts'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { type ExactNumber, toExactNumber } from '../../../../core/exact-number.ts'
import { type Month, previousMonth } from '../../../../core/month.ts'
import type { MarketRequest } from '../market/kit/market-request.ts'
import { writeExplain } from '../market/kit/explain.ts'
import { describeFigures } from './figures.ts'
import type { FoundIssuer } from './find-issuer.ts'
import { bindLeads } from './issuer-sums.ts'
import { type CompanyGrouping, groupingOf } from './grouping.ts'
import { type NameRow, readNamed } from './group-names.ts'
import { coversType, findNewest } from './reported-holders.ts'
import { ASSIGNOR } from './roles.ts'

const ASSIGNORS = new URL('assignors.sql', import.meta.url)
const ASSIGNOR_MONTH = 'cvm_assignor_month'
const ZERO = toExactNumber(0n, 2)
/** Basis of estimates from reports of another day, which do not belong in the sum of the lines. */
const ESTIMATE = 'estimate'

/** Row of `assignors.sql`. */
interface AssignorSum {
  readonly issuer_id: string
  readonly direct_value: ExactNumber
  readonly class_count: Value
  readonly line_count: Value
}

interface AssignorsRequest {
  readonly q: readonly string[] | undefined
  readonly grouping: CompanyGrouping
  readonly kinds: readonly string[] | undefined
}

/** Assignors in reports near the month; the last day is null if no report is near. */
interface ListedAssignors {
  readonly rows: readonly (Row & { readonly match_rank: number })[]
  readonly newest_report_date: string | null
}

/**
 * Lists estimates of the claims sold to funds of credit rights by assignor, from the newest reports of the six months
 * before.
 */
export async function listAssignors(
  snapshot: Snapshot,
  asked: MarketRequest,
  { q, grouping, kinds }: AssignorsRequest,
): Promise<ListedAssignors> {
  const newest = findNewest(asked.month, snapshot.monthsWith(ASSIGNOR_MONTH))
  if (newest === undefined) return { rows: [], newest_report_date: null }
  const newest_report_date = lastDayOfMonth(newest)
  if (!coversType(asked, 'fidc') || kinds !== undefined) return { rows: [], newest_report_date }
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

/**
 * Reads the sales of one company, or of its group, to funds of credit rights from the same reports: one row, or none.
 */
export async function readAssignor(
  snapshot: Snapshot,
  asked: MarketRequest,
  { found: { issuer_id }, leads = new Map(), grouping }: AssignorRequest,
): Promise<{ readonly rows: readonly Row[]; readonly newest_report_date: string | null }> {
  const newest = findNewest(asked.month, snapshot.monthsWith(ASSIGNOR_MONTH))
  if (newest === undefined) return { rows: [], newest_report_date: null }
  const newest_report_date = lastDayOfMonth(newest)
  if (!coversType(asked, 'fidc')) return { rows: [], newest_report_date }
  const assigned = await readAssigned(snapshot, newest, leads)
  return { rows: describeAssignor(asked, issuer_id, assigned, grouping), newest_report_date }
}

interface AssignorRequest {
  readonly found: Pick<FoundIssuer, 'issuer_id'>
  readonly leads?: ReadonlyMap<string, string> | undefined
  readonly grouping: CompanyGrouping
}

/** Claims assigned by each company in the reports of a month, and of the month before if it is compiled. */
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
  { reference_date }: MarketRequest,
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
