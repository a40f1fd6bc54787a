import type { ExactNumber, Snapshot } from '../core/endpoint.ts'
import type { Month } from '../core/month.ts'

export const DAILY = 'cvm_fund_daily'
const MONTH_END_NAV = new URL('month_end_nav.sql', import.meta.url)

/** The NAV of a class on its last day of a month in the daily reports, its subclasses added up; null where it has none. */
export async function monthEndNav(
  snapshot: Snapshot,
  cnpj: string,
  month: Month,
): Promise<{ readonly value: ExactNumber; readonly date: string } | null> {
  if (!snapshot.months(DAILY).includes(month)) return null
  const [found] = await snapshot.query(MONTH_END_NAV, { cnpj }, [month])
  return found === undefined ? null : (found as unknown as { value: ExactNumber; date: string })
}
