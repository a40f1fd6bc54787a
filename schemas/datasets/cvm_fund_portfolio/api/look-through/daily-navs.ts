import { toUnits } from '../../../../../algorithms/exact-number.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { readMonthEndNavs } from '../../../../fund/api/month-end-nav.ts'
import type { Holder } from '../../../../../algorithms/look-through/graph.ts'

/**
 * These classes by CNPJ, those that filed no NAV for the month with that of its daily reports, as a portfolio shows it.
 * The class register's is of another day, so it opens no fund.
 */
export async function withDailyNavs(
  snapshot: Snapshot,
  holders: readonly Holder[],
  month: Month,
): Promise<ReadonlyMap<string, Holder>> {
  const silent = holders.filter(({ nav }) => nav === null).map(({ cnpj }) => cnpj)
  const navs = await readMonthEndNavs(snapshot, silent, month)
  const navOf = ({ cnpj, nav }: Holder) => {
    const daily = navs.get(cnpj)
    return nav ?? (daily ? toUnits(daily.value.text, 2) : null)
  }
  return new Map(holders.map((holder) => [holder.cnpj, { ...holder, nav: navOf(holder) }]))
}
