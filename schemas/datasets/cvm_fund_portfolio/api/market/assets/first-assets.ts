import type { Row, Snapshot } from '../../../../../api/endpoint.ts'
import { type Page, pageBindings, takePage } from '../../../../../api/page.ts'
import { Ranges } from '../../../../../api/ranges.ts'
import type { Sort } from '../../../../../api/sort.ts'
import { cacheMonths } from '../../../../../fund/api/month-cache.ts'
import { type MarketRequest, requestMonth, coversAllClasses } from '../kit/market-request.ts'
import {
  type ComparedMonth,
  findComparedMonth,
  HELD_WITHOUT_QUOTAS,
  listHidden,
  listPartialKinds,
  orNull,
} from '../months-compared.ts'

const OF_MONTH = new URL('market_assets_of_month.sql', import.meta.url)
const OF_CLASSES = new URL('market_assets_of_classes.sql', import.meta.url)
/** Shares, which a page needs for all assets only if one of them chooses the page. */
const SHARES = ['share_of_market_percent', 'outstanding_percent']

/** Requested order, page, ranges and kinds of the assets of a month. */
export type ListedAssets = Sort & Page & { readonly ranges: Ranges; readonly kinds: readonly string[] | null }

/** List at the beginning of the page of a month. */
const FIRST: ListedAssets = {
  kinds: HELD_WITHOUT_QUOTAS,
  sort_by: 'long_value',
  sort_order: 'desc',
  ranges: new Ranges([]),
  page: 0,
  page_size: 100,
}

/** Keeps a hundred rows of a month in memory. */
const readFirst = cacheMonths(
  (snapshot, month) => {
    const asked = requestMonth(snapshot, month, {})
    return queryAssets(snapshot, asked, findComparedMonth(snapshot, asked, null, {}), FIRST)
  },
  { most: 4 },
)

/** Reads a page of the assets that the requested classes of a month hold. */
export async function readAssets(
  snapshot: Snapshot,
  asked: MarketRequest,
  before: ComparedMonth,
  listed: ListedAssets,
): Promise<readonly Row[]> {
  if (!coversAllClasses(asked) || !areFirst(listed)) return queryAssets(snapshot, asked, before, listed)
  return takePage(await readFirst(snapshot, asked.month), listed)
}

function areFirst({ kinds, ranges, sort_by, sort_order, page, page_size }: ListedAssets): boolean {
  const isListed = sort_by === FIRST.sort_by && sort_order === FIRST.sort_order && ranges.isEmpty
  const isCounted =
    kinds?.length === HELD_WITHOUT_QUOTAS.length && HELD_WITHOUT_QUOTAS.every((kind) => kinds.includes(kind))
  return isListed && isCounted && (page + 1) * page_size <= FIRST.page_size
}

function queryAssets(
  snapshot: Snapshot,
  asked: MarketRequest,
  before: ComparedMonth,
  { kinds, ranges, sort_by, sort_order, ...page }: ListedAssets,
): Promise<readonly Row[]> {
  return snapshot.query(
    coversAllClasses(asked) ? OF_MONTH : OF_CLASSES,
    {
      kinds,
      ...asked.classes,
      ...listPartialKinds(asked),
      before_hidden_kinds: orNull(listHidden(before.asked)),
      is_total_partial: listHidden(asked).some((kind) => kind !== 'fund_quota'),
      has_managers: snapshot.has('cvm_fund_integrant'),
      by_share: SHARES.includes(sort_by) || ranges.includes(SHARES),
      by_ticker: sort_by === 'ticker',
      ranges,
      sort_by,
      sort_order,
      ...pageBindings(page),
    },
    [asked.month],
  )
}
