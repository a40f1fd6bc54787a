import type { readMarketRequest } from '../market/kit/market-request.ts'
import { type MarketRequest } from '../market/kit/market-request.ts'
import { writeExplain } from '../market/kit/explain.ts'
import type { LabelFilter } from './groups.ts'

const PARTIES: readonly string[] = ['manager', 'administrator']

type Asking = Parameters<typeof readMarketRequest>[1]

/** True if each group is one party or one class, with its number and name. */
export function isOfOneFiler(group_by: string): boolean {
  return PARTIES.includes(group_by) || group_by === 'fund'
}

/** Explains a group by the rows that add up to it: the types of all, the classes of a group, the months of a class. */
export function explainGroup(
  label: string,
  group_by: string,
  { asked, request }: { readonly asked: MarketRequest; readonly request: Asking & LabelFilter },
): string {
  const { filing_group, type, date: _date, ...labels } = request
  const chosen = { filing_group: filing_group?.join(','), type: type?.join(','), ...labels }
  const date = asked.reference_date
  if (group_by === 'fund') {
    return writeExplain(`/v1/fund/${label}/portfolio/months`, { from: `${asked.month}-01`, to: date })
  }
  if (PARTIES.includes(group_by)) {
    return writeExplain(`/v1/${group_by}/${label}/funds`, {
      date,
      filing_group: chosen.filing_group,
      type: chosen.type,
    })
  }
  if (group_by === 'none') return writeExplain('/v1/industry', { date, group_by: 'type', ...chosen })
  return writeExplain('/v1/industry', { date, group_by: 'fund', ...chosen, [group_by]: label })
}
