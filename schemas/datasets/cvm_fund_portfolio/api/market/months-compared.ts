import { lastDayOfMonth } from '../../../../api/business-day.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import { monthlyCoverage, outsideCoverage } from '../../../../api/coverage.ts'
import { type Month, previousMonth } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { ASSET_KINDS } from '../../asset-kinds.ts'
import { PORTFOLIOS } from '../portfolio-messages.ts'
import { type ClassFilter, type MarketRequest, requestMonth } from './kit/market-request.ts'
import { judgeKinds } from './kit/knowledge.ts'

/** Kinds of holdings, without derivatives and lines that are not assets. */
export const HELD_KINDS = ASSET_KINDS.filter((kind) => kind !== 'future' && kind !== 'option')

/** Kinds of holdings without quotas, whose money is in the holdings of their funds. */
export const HELD_WITHOUT_QUOTAS = HELD_KINDS.filter((kind) => kind !== 'fund_quota')

/** Kinds that a month knows in part, and kinds that it does not know, as a query binds them: null for none. */
interface HiddenKinds {
  readonly partial_kinds: readonly string[] | null
  readonly unknown_kinds: readonly string[] | null
}

/** Lists the kinds whose figures missing members could change. */
export function listPartialKinds(asked: MarketRequest): HiddenKinds {
  const judged = HELD_KINDS.map((kind) => ({ kind, ...judgeKinds(asked, [kind]) }))
  const of = (wanted: string) => judged.flatMap(({ kind, state }) => (state === wanted ? kind : []))
  return { partial_kinds: orNull(of('partial')), unknown_kinds: orNull(of('unknown')) }
}

/** Lists the kinds that a month does not know as a whole: all of them if there is no such month. */
export function listHidden(asked: MarketRequest | null): readonly string[] {
  if (asked === null) return HELD_KINDS
  return HELD_KINDS.filter((kind) => judgeKinds(asked, [kind]).state !== 'whole')
}

/** Makes the list for a query, which binds an empty list as null. */
export function orNull(values: readonly string[]): readonly string[] | null {
  return values.length === 0 ? null : values
}

/** Month to compare with; null in its place means that the snapshot lacks the month before. */
export interface ComparedMonth {
  readonly asked: MarketRequest | null
  readonly reference_date: string | null
  /** True for the calendar month before: then the filed trades of the month explain the changes. */
  readonly isMonthBefore: boolean
}

/** Finds the month to compare with: the requested one, or otherwise the calendar month before. */
export function findComparedMonth(
  snapshot: Snapshot,
  { month }: MarketRequest,
  requested: Month | null,
  classes: ClassFilter,
): ComparedMonth {
  const before = requested ?? previousMonth(month)
  const isThere = snapshot.months(PORTFOLIO).includes(before)
  if (!isThere && requested !== null) throw outsideCoverage(PORTFOLIOS, monthlyCoverage(snapshot, PORTFOLIO))
  return {
    asked: isThere ? requestMonth(snapshot, before, classes) : null,
    reference_date: isThere ? lastDayOfMonth(before) : null,
    isMonthBefore: before === previousMonth(month),
  }
}
