import { daysBetween } from '../api/business-day.ts'
import { type Dataset, monthOfPartition } from '../core/dataset.ts'
import type { Snapshot } from '../api/endpoint.ts'
import { type Deadline, computeDeadline, NOT_KNOWN } from '../api/deadline.ts'
import type { PartRule, Rule } from '../core/expectation.ts'
import type { Month } from '../core/month.ts'
import { findNewestRetrieval } from '../api/newest-periods.ts'

/** Newest month or day of a series, calendar or list, and until when it is new enough. */
export interface NewestPart extends Deadline {
  readonly id: string
  /** Newest month or day that the data name; null if they name none. */
  readonly newest: string | null
  /** True if the part may not have been fetched yet, so that nothing is missing. */
  readonly untested?: boolean
  readonly rule: Rule
}

/** Newest data of a dataset in a snapshot, and until when they are new enough. Today does not matter. */
export interface NewestData extends Deadline {
  /** Newest month; null if the dataset has no months. */
  readonly month: Month | null
  readonly newest: string | null
  /** When the newest input was retrieved. It judges nothing: an old file can be retrieved today. */
  readonly retrieved_at: string | null
  /** Parts of the dataset, if each is judged by a rule of its own. */
  readonly parts: readonly NewestPart[]
}

/** Basis of freshness: the contents of a snapshot, and the business days that it knows. */
export type FreshnessBasis = Pick<Snapshot, 'manifest' | 'calendars' | 'newest' | 'ownRules'>

type Expected = Pick<Dataset, 'id' | 'expectation'>

/** Finds the newest data of a dataset; null if a snapshot has nothing of it. */
export function findNewestData(
  { id, expectation }: Expected,
  { manifest, calendars, newest: periods, ownRules }: FreshnessBasis,
): NewestData | null {
  const partitions = manifest.partitions.filter((entry) => entry.dataset === id && Object.keys(entry.tables).length > 0)
  if (partitions.length === 0) return null
  const month = max(partitions.flatMap(({ partition }) => monthOfPartition(partition) ?? []))
  const found = periods.get(id)
  const facts = { month, retrieved_at: findNewestRetrieval(id, manifest) }
  if (expectation.every !== 'part') {
    const newest = found?.get('') ?? month
    return { ...facts, newest, ...computeDeadline(expectation, newest, calendars), parts: [] }
  }
  // Parts that cannot be read are not absent.
  if (found === undefined) return { ...facts, newest: null, ...NOT_KNOWN, parts: [] }
  const parts = Object.entries(addOwnRules(expectation.parts, ownRules?.get(id))).map(([part, rule]) => {
    const newest = found.get(part) ?? null
    const { untested = false } = rule
    return { id: part, newest, ...computeDeadline(rule, newest, calendars), untested, rule }
  })
  const first = findFirstLate(parts)
  return {
    ...facts,
    // The part that is late first decides.
    newest: first?.newest ?? max(parts.flatMap(({ newest }) => newest ?? [])),
    late_from: first?.late_from ?? null,
    ending_from: parts.flatMap(({ ending_from }) => ending_from ?? []).sort()[0] ?? null,
    counted_by: first?.counted_by ?? null,
    parts,
  }
}

function findFirstLate(parts: readonly NewestPart[]): NewestPart | null {
  const [first = null] = parts
    .filter(({ late_from }) => late_from !== null)
    .sort((a, b) => ((a.late_from ?? '') < (b.late_from ?? '') ? -1 : 1))
  return first
}

function addOwnRules(
  parts: Readonly<Record<string, PartRule>>,
  own: Readonly<Record<string, PartRule>> = {},
): Readonly<Record<string, PartRule>> {
  return { ...parts, ...own }
}

function max(texts: readonly string[]): string | null {
  return texts.toSorted().at(-1) ?? null
}

/** From the best to what needs attention most. */
export const FRESHNESS = ['fresh', 'not_known', 'no_data', 'ending', 'late'] as const

interface Judgement {
  readonly state: (typeof FRESHNESS)[number]
  readonly days_late: number | null
}

/**
 * Judges whether the data are new enough on a day (UTC), and by how many days they are late. The worst part decides.
 */
export function judgeFreshness(today: string, newest: NewestData | null): Judgement {
  if (newest === null) return NO_DATA
  if (newest.parts.length === 0) return judgeDeadline(today, newest)
  const judged = newest.parts.filter((part) => !isNotFetchedYet(part)).map((part) => judgePart(today, part))
  if (judged.length === 0) return UNKNOWN
  const worst = Math.max(...judged.map(({ state }) => FRESHNESS.indexOf(state)))
  const late = judged.flatMap(({ days_late }) => days_late ?? [])
  return { state: FRESHNESS[worst] ?? 'not_known', days_late: late.length === 0 ? null : Math.max(...late) }
}

/** Judges a series, calendar or list. */
export function judgePart(today: string, part: NewestPart): Judgement {
  if (isNotFetchedYet(part)) return UNKNOWN
  return part.newest === null ? NO_DATA : judgeDeadline(today, part)
}

function isNotFetchedYet({ newest, untested = false }: NewestPart): boolean {
  return untested && newest === null
}

function judgeDeadline(today: string, { late_from, ending_from }: Deadline): Judgement {
  if (late_from === null) return UNKNOWN
  if (today >= late_from) return { state: 'late', days_late: daysBetween(late_from, today) + 1 }
  return { state: ending_from !== null && today >= ending_from ? 'ending' : 'fresh', days_late: 0 }
}

const UNKNOWN: Judgement = { state: 'not_known', days_late: null }
const NO_DATA: Judgement = { state: 'no_data', days_late: null }
