import type { Snapshot } from './endpoint.ts'
import { ApiError } from './error.ts'
import { type Month, monthOfDay } from '../core/month.ts'
import { daysAfter, lastDayOfMonth } from './business-day.ts'
import { joinTexts, type Text } from '../core/language.ts'
import { requestMessages } from './request-messages.ts'
import { datasets } from '../registry.gen.ts'

/** Days that follow each other without a gap, both ends included. */
interface Span {
  readonly from: string
  readonly to: string
}

/** Days that the snapshot covers, oldest first: spans with gaps between them; empty if it has nothing. */
export type Coverage = readonly Span[]

/** An open end is null. */
export interface RequestedDays {
  readonly from: string | null
  readonly to: string | null
}

const HEADER = 'X-Data-Coverage'

export const COVERAGE_HEADER = {
  [HEADER]:
    'The requested days that this snapshot covers, as `2024-01-01/2024-03-31, 2024-06-01/2024-06-30`: nothing is known of the others. Whole months count as covered, also the newest, which may still fill up.',
} as const

/** Joins months, in any order, into spans. */
export function coverageOfMonths(months: readonly Month[]): Coverage {
  return [...months].sort().reduce<Span[]>((spans, month) => {
    const [first, last, before] = [`${month}-01`, lastDayOfMonth(month), spans.at(-1)]
    if (before === undefined || daysAfter(before.to, 1) < first) return [...spans, { from: first, to: last }]
    return [...spans.slice(0, -1), { from: before.from, to: last }]
  }, [])
}

export function monthlyCoverage(snapshot: Pick<Snapshot, 'months'>, dataset: string): Coverage {
  return coverageOfMonths(snapshot.months(dataset))
}

/**
 * Leaves out the days of the newest month that have not come yet. `newestDay` reads the newest day of a month, as
 * `newest`. Only an answer without rows needs this: any row shows that its day has come.
 */
export async function dailyCoverage(snapshot: Snapshot, dataset: string, newestDay: URL): Promise<Coverage> {
  const coverage = monthlyCoverage(snapshot, dataset)
  const months = snapshot.months(dataset).slice(0, 1)
  const [row] = months.length === 0 ? [] : await snapshot.query(newestDay, {}, months)
  const newest = row?.['newest']
  if (typeof newest !== 'string') return coverage
  return coverage.map(({ from, to }) => ({ from, to: to > newest ? newest : to }))
}

export function wholeMonths({ from, to }: RequestedDays): RequestedDays {
  return {
    from: from === null ? null : `${monthOfDay(from)}-01`,
    to: to === null ? null : lastDayOfMonth(monthOfDay(to)),
  }
}

/**
 * Writes the header with the covered days of the requested ones. If none is covered, nothing is known: this is a 404,
 * and never an empty list, which would mean that there is nothing.
 */
export function requireCoverage(
  what: Text,
  coverage: Coverage,
  requested: RequestedDays,
): Readonly<Record<string, string>> {
  const covered = coverage
    .filter(
      ({ from, to }) =>
        (requested.to === null || from <= requested.to) && (requested.from === null || to >= requested.from),
    )
    .map(({ from, to }) => ({
      from: requested.from !== null && requested.from > from ? requested.from : from,
      to: requested.to !== null && requested.to < to ? requested.to : to,
    }))
  if (covered.length === 0) throw outsideCoverage(what, coverage)
  return { [HEADER]: covered.map(({ from, to }) => `${from}/${to}`).join(', ') }
}

/** Throws a 404 if the datasets have nothing in the snapshot: an empty list would mean that there is nothing. */
export function requireDataset({ manifest }: Pick<Snapshot, 'manifest'>, ...ids: readonly string[]): void {
  const has = manifest.partitions.some(({ dataset, tables }) => ids.includes(dataset) && Object.keys(tables).length > 0)
  if (!has) throw outsideCoverage(nameDatasets(ids), [])
}

function nameDatasets(ids: readonly string[]): Text {
  const titles = ids.map((id) => datasets.find((dataset) => dataset.id === id)?.title.pt ?? id)
  return { en: ids.join(', '), pt: titles.join(', ') }
}

/** Makes a 404 that names the days that there are. */
export function outsideCoverage(what: Text, coverage: Coverage): ApiError {
  const [first, last] = [coverage[0], coverage.at(-1)]
  if (first === undefined || last === undefined) {
    return new ApiError('not_found', requestMessages.nothingOf({ what }), {
      reason: 'outside_coverage',
      available: null,
    })
  }
  const missing = findGaps(coverage)
  const gaps = missing.map(({ from, to }) => ({ en: `${from} to ${to}`, pt: `${from} a ${to}` }))
  return new ApiError(
    'not_found',
    requestMessages.outsideCoverage({
      what,
      first: first.from,
      last: last.to,
      gaps: gaps.length === 0 ? null : joinTexts(gaps, ', '),
    }),
    {
      reason: 'outside_coverage',
      available: { from: first.from, to: last.to },
      ...(missing.length > 0 && { missing }),
    },
  )
}

function findGaps(coverage: Coverage): Span[] {
  return coverage.slice(1).map(({ from }, at) => ({
    from: daysAfter(coverage[at]?.to ?? from, 1),
    to: daysAfter(from, -1),
  }))
}
