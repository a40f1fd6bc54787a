import type { ExactNumber } from '../../../algorithms/exact-number.ts'
import type { Snapshot } from '../../api/endpoint.ts'
import type { Month } from '../../core/month.ts'

export const DAILY = 'cvm_fund_daily'
const MONTH_END_NAVS = new URL('month_end_navs.sql', import.meta.url)

/** A NAV from the daily reports, with the day it is of. */
export interface MonthEndNav {
  readonly cnpj: string
  readonly value: ExactNumber
  readonly date: string
}

/**
 * The NAV of these classes, if they have one, on their last day of a month in the daily reports, subclasses added up. It
 * is joined at each request: the reports change every night, and the months of filings must not change with them.
 */
export async function readMonthEndNavs(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
): Promise<ReadonlyMap<string, MonthEndNav>> {
  if (cnpjs.length === 0 || !snapshot.months(DAILY).includes(month)) return new Map()
  const navs = (await snapshot.query(MONTH_END_NAVS, { cnpjs }, [month])) as unknown as MonthEndNav[]
  return new Map(navs.map((nav) => [nav.cnpj, nav]))
}
