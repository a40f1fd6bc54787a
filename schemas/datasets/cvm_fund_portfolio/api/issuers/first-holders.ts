import type { BoundValue, Row, Snapshot } from '../../../../api/endpoint.ts'
import { type Page, takePage } from '../../../../api/page.ts'
import type { Ranges } from '../../../../api/ranges.ts'
import type { Sort } from '../../../../api/sort.ts'
import { sortedRows } from '../../../../api/sorted-rows.ts'
import type { Month } from '../../../../core/month.ts'

const FIRST = new URL('issuer_first_holders.sql', import.meta.url)
/** Rows of each list in the query. */
const MOST_FIRST = 100
const KEY = ['cnpj'] as const

/** Greatest part of the NAV for the ranking: a fund with more has debts against it. */
export const MOST_RANKED_PERCENT = '110'

/** Requested order, page and ranges of the holders of an issuer. */
export type ListedHolders = Sort & Page & { readonly ranges: Ranges }

/** True for the first rows by value or by the part of the NAV, as on the page of an issuer. */
function areFirst({ sort_by, sort_order, ranges, page, page_size }: ListedHolders): boolean {
  const [range, ...others] = ranges.list
  const byValue = sort_by === 'total_value' && range === undefined
  const isRanked = range?.name === 'share_percent' && range.min === null && range.max === MOST_RANKED_PERCENT
  const byShare = sort_by === 'share_percent' && isRanked && others.length === 0
  return (byValue || byShare) && sort_order === 'desc' && (page + 1) * page_size <= MOST_FIRST
}

/**
 * Reads a page of one of the two lists of holders on an issuer's page; null for any other list. One query gives both
 * lists, so that the page runs it once.
 */
export async function readFirstHolders(
  snapshot: Snapshot,
  month: Month,
  bindings: Readonly<Record<string, BoundValue>>,
  listed: ListedHolders,
): Promise<readonly Row[] | null> {
  if (!areFirst(listed)) return null
  const found = await snapshot.query(FIRST, { ...bindings, most_percent: MOST_RANKED_PERCENT }, [month])
  const { sort_by, sort_order, page, page_size } = listed
  const sorted = await sortedRows(listed.ranges.select(found), { sort_by, sort_order }, KEY, snapshot.work)
  return takePage(sorted, { page, page_size })
}
