import type { Row, Snapshot } from '../../../../../api/endpoint.ts'
import { textOfRow } from '../../../../../api/name-search.ts'
import { type Page, takePage } from '../../../../../api/page.ts'
import type { Ranges } from '../../../../../api/ranges.ts'
import type { Sort } from '../../../../../api/sort.ts'
import { sortedRows } from '../../../../../api/sorted-rows.ts'
import type { Month } from '../../../../../core/month.ts'
import { cacheMonths } from '../../../../../fund/api/month-cache.ts'
import { HELD_WITHOUT_QUOTAS } from '../months-compared.ts'

const FIRST = new URL('first_asset_moves.sql', import.meta.url)
/** Most rows of each list in the query, and of all four together. */
const [MOST_FIRST, MOST_FOUND] = [100, 400]
const NET = 'explained_net_value'
const FILERS = ['entered_count', 'left_count']
export const MOVE_KEY = ['asset_id', 'kind', 'position'] as const

/** Order and page of a list of moves of all classes. */
export type ListedMoves = Sort & Page & { readonly ranges: Ranges; readonly kinds: readonly string[] | null }

/** Keeps some 400 rows of a month in memory, because its page shows all four lists. */
const readFirst = cacheMonths(
  (snapshot, month) =>
    snapshot.query(
      FIRST,
      {
        counted_kinds: HELD_WITHOUT_QUOTAS,
        kinds: null,
        hidden_kinds: null,
        hidden_reason: 'month_incomplete',
        sort_by: NET,
        sort_order: 'desc',
        limit: MOST_FOUND,
        offset: 0,
      },
      [month],
    ),
  { most: 4 },
)

/** True for the first `most` rows of only purchases or only sales, the largest first. */
export function isOneSide({ sort_by, sort_order, page, page_size, ranges }: Omit<ListedMoves, 'kinds'>, most: number) {
  const [range, ...others] = ranges.list
  if (sort_by !== NET || range?.name !== NET || others.length > 0) return false
  const { min, max } = range
  const isBought = sort_order === 'desc' && max === null && Number(min) > 0
  const isSold = sort_order === 'asc' && min === null && Number(max) < 0
  return (isBought || isSold) && (page + 1) * page_size <= most
}

/** True for the assets that most classes entered or left, without quotas of funds. */
function isMostMoved({ sort_by, sort_order, page, page_size, ranges, kinds }: ListedMoves): boolean {
  const isAsked = FILERS.includes(sort_by) && sort_order === 'desc' && ranges.isEmpty
  const isCounted =
    kinds?.length === HELD_WITHOUT_QUOTAS.length && HELD_WITHOUT_QUOTAS.every((kind) => kinds.includes(kind))
  return isAsked && isCounted && (page + 1) * page_size <= MOST_FIRST
}

/**
 * Reads a page of one of the lists on a month's page, if the month is known as a whole; null for any other list. One
 * query finds the first rows of all lists.
 */
export async function readFirstMoves(
  snapshot: Snapshot,
  month: Month,
  listed: ListedMoves,
): Promise<readonly Row[] | null> {
  const { kinds, ranges, sort_by, sort_order, page, page_size } = listed
  if (!(kinds === null && isOneSide(listed, MOST_FIRST)) && !isMostMoved(listed)) return null
  const found = await readFirst(snapshot, month)
  const rows = ranges.select(found).filter((row) => kinds?.includes(textOfRow(row, 'kind')) ?? true)
  return takePage(await sortedRows(rows, { sort_by, sort_order }, MOVE_KEY, snapshot.work), { page, page_size })
}
