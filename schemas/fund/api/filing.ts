import type { ExactNumber } from '../../core/exact-number.ts'
import type { Snapshot } from '../../api/endpoint.ts'
import type { Month } from '../../core/month.ts'
import { monthsOfFiler } from './filed-ranges.ts'

/** Row of `filed_months.sql`. */
export interface FiledMonth {
  readonly competence_month: Month
  readonly reference_date: string
  readonly id: string
  readonly type: string
  readonly fund_name_filed: string | null
  readonly nav_value: ExactNumber | null
  readonly nav_source: string | null
  readonly total_portfolio_value: ExactNumber | null
  readonly line_count: number
  readonly confidential_line_count: number
  readonly completeness: 'complete' | 'partial'
  readonly missing_members: string | null
  /** Dataset of the structured fund's own report in place of holdings; absent for holdings. */
  readonly dataset?: string
}

export const PORTFOLIO = 'cvm_fund_portfolio'
export const FILED_MONTHS = new URL('filed_months.sql', import.meta.url)

/** Reads the filings of a class in these months, newest first; months without a row are left out. */
export async function readFiledMonths(
  snapshot: Snapshot,
  cnpj: string,
  months: readonly Month[],
): Promise<FiledMonth[]> {
  const possible = monthsOfFiler(snapshot, cnpj, months)
  if (possible.length === 0) return []
  const filed = (await snapshot.lookUpClass(FILED_MONTHS, cnpj, possible)) as unknown as FiledMonth[]
  return filed.sort((a, b) => (a.competence_month < b.competence_month ? 1 : -1))
}

// Numbers of months to read: most classes have the newest month, so the search begins small and widens.
const STEPS = [1, 3, 12, Number.MAX_SAFE_INTEGER]

/**
 * Reads the newest complete month in which the class has a line, or the newest month with a line if none is complete,
 * or null.
 */
export async function readNewestFiling(snapshot: Snapshot, cnpj: string): Promise<FiledMonth | null> {
  const months = monthsOfFiler(snapshot, cnpj, snapshot.months(PORTFOLIO))
  let partial: FiledMonth | null = null
  let at = 0
  for (const step of STEPS) {
    const filed = await readFiledMonths(snapshot, cnpj, months.slice(at, at + step))
    const withLines = filed.filter(({ line_count }) => line_count > 0)
    const complete = withLines.find(({ completeness }) => completeness === 'complete')
    if (complete) return complete
    partial ??= withLines[0] ?? null
    at += step
  }
  return partial
}

/** Finds the filing of a month, or the newest filing if `month` is null; null if it has no line. */
export async function findFiling(snapshot: Snapshot, cnpj: string, month: Month | null): Promise<FiledMonth | null> {
  if (month === null) return readNewestFiling(snapshot, cnpj)
  const known = snapshot.months(PORTFOLIO).includes(month) ? [month] : []
  const [filed] = await readFiledMonths(snapshot, cnpj, known)
  return filed !== undefined && filed.line_count > 0 ? filed : null
}

/** Reads the newest month with anything of the class, even only a NAV. */
async function readNewestNav(snapshot: Snapshot, cnpj: string): Promise<FiledMonth | null> {
  return (await readFiledMonths(snapshot, cnpj, snapshot.months(PORTFOLIO)))[0] ?? null
}

/**
 * Picks the filing that describes the class best: its newest with lines, otherwise the newest month with only its NAV.
 */
export async function newestFiledMonth(snapshot: Snapshot, cnpj: string): Promise<FiledMonth | null> {
  return (await readNewestFiling(snapshot, cnpj)) ?? (await readNewestNav(snapshot, cnpj))
}

/** Makes the header that shows whether the month has all members of the class's filing group. */
export function completenessHeader({ completeness, missing_members }: FiledMonth): Readonly<Record<string, string>> {
  const state = completeness === 'complete' ? 'complete' : `partial; missing=${missing_members ?? ''}`
  return { 'X-Data-Completeness': state }
}
