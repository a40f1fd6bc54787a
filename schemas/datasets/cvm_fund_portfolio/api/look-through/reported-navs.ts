import { toUnits } from '../../../../core/exact-number.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { readUnfiledNavs } from '../../../../fund/api/reported-nav.ts'
import type { Holder } from '../../../../fund/api/look-through/graph.ts'

/** Lists these classes by CNPJ. A class without a filed NAV for the month gets the NAV of its own report. */
export async function withReportedNavs<H extends Pick<Holder, 'cnpj' | 'nav'>>(
  snapshot: Snapshot,
  holders: readonly H[],
  month: Month,
): Promise<ReadonlyMap<string, H>> {
  const silent = holders.filter(({ nav }) => nav === null).map(({ cnpj }) => cnpj)
  const navs = await readUnfiledNavs(snapshot, silent, month)
  const findNav = ({ cnpj, nav }: H) => {
    const reported = navs.get(cnpj)?.value
    return nav ?? (reported ? toUnits(reported.text, 2) : null)
  }
  return new Map(holders.map((holder) => [holder.cnpj, { ...holder, nav: findNav(holder) }]))
}
