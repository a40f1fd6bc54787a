import { lastDayOfMonth } from '../../../../../api/business-day.ts'
import type { Snapshot } from '../../../../../api/endpoint.ts'
import { choiceInput, dayInput } from '../../../../../api/input.ts'
import { valueListInput } from '../../../../../api/value-list.ts'
import type { GroupCompleteness } from '../../../../../core/manifest.ts'
import type { Month } from '../../../../../core/month.ts'
import { datasetMonth, listFilingGroups } from '../../holders/dataset-month.ts'

export const FILING_GROUPS = ['fif', 'structured'] as const
export const CLASS_TYPES = ['fif', 'fidc', 'fii', 'fip', 'fiagro', 'etf', 'fapi', 'fmp', 'other'] as const

/** Parameters that choose the classes of a month in answers about the market. */
export const classFilterInput = {
  filing_group: valueListInput(
    choiceInput(
      FILING_GROUPS,
      "Only classes of this filing group: fif, which file the eight blocks, or structured, which file the structured funds' file. The members of the other group are not asked, so their absence makes no figure partial.",
    ),
  ).optional(),
  type: valueListInput(choiceInput(CLASS_TYPES, 'Only classes of this type.')).optional(),
}

/** Parameters of an answer about the market in one month. */
export const marketInput = {
  date: dayInput('A day of the requested competence month; omitted, the newest that is complete.').optional(),
  ...classFilterInput,
}

export interface ClassFilter {
  readonly filing_group?: readonly string[] | undefined
  readonly type?: readonly string[] | undefined
}

/** Month and classes of a request about the market. */
export interface MarketRequest {
  readonly month: Month
  readonly reference_date: string
  /** Requested filing groups of the month, each with its missing members. */
  readonly groups: readonly GroupCompleteness[]
  /** Bindings of `{requested_class}`. */
  readonly classes: { readonly filing_groups: readonly string[] | null; readonly types: readonly string[] | null }
}

/** Reads the month of a request, by default the newest complete one. Throws a 404 if the snapshot does not have it. */
export function readMarketRequest(
  snapshot: Snapshot,
  { date, ...asked }: ClassFilter & { readonly date?: string | undefined },
): MarketRequest {
  return requestMonth(snapshot, datasetMonth(snapshot, date?.slice(0, 7) ?? null), asked)
}

/** Makes the request for a month of the snapshot, with the filters of another request. */
export function requestMonth(snapshot: Snapshot, month: Month, { filing_group, type }: ClassFilter): MarketRequest {
  return {
    month,
    reference_date: lastDayOfMonth(month),
    groups: listFilingGroups(snapshot, month).filter(({ group }) => filing_group?.includes(group) ?? true),
    classes: { filing_groups: filing_group ?? null, types: type ?? null },
  }
}

/** True for a request for all classes of the month, which sums over all of them can answer. */
export function coversAllClasses({ classes }: MarketRequest): boolean {
  return classes.filing_groups === null && classes.types === null
}

/** Lists the members of the requested filing groups that the month lacks, or of which it has too few lines. */
export function listRequestedMissing({ groups }: MarketRequest): readonly string[] {
  return groups.flatMap(({ complete, missing }) => (complete ? [] : missing))
}
