import type { ExactNumber } from '../../../../core/exact-number.ts'
import { sharePercent } from '../../../../fund/api/share-percent.ts'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { ApiError } from '../../../../api/error.ts'
import type { Month } from '../../../../core/month.ts'
import { monthsOfFiler } from '../../../../fund/api/filed-ranges.ts'
import { type FiledMonth, readFiledMonths } from '../../../../fund/api/filing.ts'
import type { FundClass } from '../../../../fund/api/registered-class.ts'
import { readReportedNav } from '../../../../fund/api/reported-nav.ts'
import { shareDivisor } from '../../../../fund/api/share.ts'
import { listHiddenCategories } from '../holders/members-of-kind.ts'
import { portfolioMessages } from '../portfolio-messages.ts'

const CATEGORIES = 'cvm_fund_category'
const VALUES = new URL('category_values.sql', import.meta.url)

/** Row of `category_values.sql`. */
interface CategoryRow {
  readonly competence_month: Month
  readonly category: string
  readonly total_value: ExactNumber
  readonly confidential_value: ExactNumber
}

/** Months read at once if not all rows are wanted. */
const MONTHS_AT_ONCE = 12

/**
 * Reads the groups of a class in each of some months, and a row for each month without a filing between its filings. It
 * reads the first months until there are enough rows.
 */
export async function readHistory(
  snapshot: Snapshot,
  fund: FundClass,
  months: readonly Month[],
  wanted = Infinity,
): Promise<Row[]> {
  const summed = new Set(snapshot.monthsWith(CATEGORIES))
  if (summed.size === 0) throw notCompiled(snapshot)
  const possible = monthsOfFiler(snapshot, fund.cnpj, months)
  const atOnce = wanted === Infinity ? Math.max(1, possible.length) : MONTHS_AT_ONCE
  const rows: Row[] = []
  // Months without a filing get a row when a later filing follows.
  const gap: Row[] = []
  let isAfterFiling = false
  for (let at = 0; at < possible.length && rows.length < wanted; at += atOnce) {
    const batch = possible.slice(at, at + atOnce)
    const filed = await readFiledMonths(snapshot, fund.cnpj, batch)
    const withLines = filed.filter(({ line_count, competence_month }) => line_count > 0 && summed.has(competence_month))
    const values = await readValues(snapshot, fund.cnpj, withLines)
    const byMonth = new Map(filed.map((each) => [each.competence_month, each]))
    for (const month of batch) {
      const filing = byMonth.get(month)
      if (filing === undefined) {
        if (isAfterFiling) gap.push(withoutLines(lastDayOfMonth(month), 'not_filed', null))
        continue
      }
      isAfterFiling = true
      rows.push(...gap.splice(0))
      if (filing.line_count === 0) rows.push(withoutLines(filing.reference_date, 'nav_only', filing))
      else if (!summed.has(month)) rows.push(withoutLines(filing.reference_date, 'not_compiled', filing))
      else rows.push(...(await describeGroups(snapshot, fund, filing, values.get(month) ?? [])))
    }
  }
  return rows
}

async function readValues(
  snapshot: Snapshot,
  cnpj: string,
  filed: readonly FiledMonth[],
): Promise<ReadonlyMap<Month, readonly CategoryRow[]>> {
  if (filed.length === 0) return new Map()
  const months = filed.map(({ competence_month }) => competence_month)
  const rows = (await snapshot.query(VALUES, { cnpj }, months)) as unknown as readonly CategoryRow[]
  const byMonth = new Map<Month, CategoryRow[]>()
  for (const row of rows) byMonth.set(row.competence_month, [...(byMonth.get(row.competence_month) ?? []), row])
  return byMonth
}

async function describeGroups(
  snapshot: Snapshot,
  fund: FundClass,
  filed: FiledMonth,
  values: readonly CategoryRow[],
): Promise<Row[]> {
  const divisor = shareDivisor(await readReportedNav(snapshot, fund, filed), filed)
  const known = new Set(values.map(({ category }) => category))
  const hidden = listHiddenCategories(filed.missing_members?.split(',') ?? []).filter((each) => !known.has(each))
  const unseen = hidden.map((category) => ({
    ...withoutLines(filed.reference_date, 'members_missing', filed),
    group: category,
  }))
  const seen = values.map(({ category, total_value, confidential_value }) => ({
    reference_date: filed.reference_date,
    group: category,
    status: 'filed',
    value: total_value,
    confidential_value,
    share_percent: divisor && sharePercent(total_value, divisor),
    ...describeCompleteness(filed),
  }))
  return [...seen, ...unseen]
}

function withoutLines(reference_date: string, status: string, filed: FiledMonth | null): Row {
  const nothing = { value: null, confidential_value: null, share_percent: null }
  return { reference_date, group: '', status, ...nothing, ...describeCompleteness(filed) }
}

function describeCompleteness(filed: FiledMonth | null): Row {
  return { completeness: filed?.completeness ?? '', missing_members: filed?.missing_members ?? '' }
}

function notCompiled({ id }: Snapshot): ApiError {
  return new ApiError('not_found', portfolioMessages.noSums({ snapshot: id }), { reason: 'history_not_compiled' })
}
