import type { Dataset } from '../../schemas/core/dataset.ts'
import {
  type Month,
  monthOfDate,
  monthOfDay,
  monthRange,
  quarterEnd,
  type Period,
  listWeekdays,
  toYear,
} from '../../schemas/core/month.ts'
import type { Source } from '../../schemas/core/source.ts'

/** Months that are requested, instead of twenty years, if the settings name no month. */
const USUAL_MONTHS = 24
/** A day that has no file after so many days will hardly get one, so the usual months do not include older days. */
const USUAL_DAYS = 40

export interface FileScope {
  /** Null means all datasets. */
  readonly datasets: readonly string[] | null
  readonly from: Month | null
  readonly to: Month | null
  /** True if each file costs a request: then only the usual months are covered, if `from` is null. */
  readonly isRemote: boolean
}

/** One source file that a build needs. */
export interface FileToFetch {
  readonly dataset: Dataset
  readonly source: Source
  readonly period: Period | null
  /** Months that the build needs from it; `[null]` for a file without months. */
  readonly months: readonly (Month | null)[]
  readonly url: string
}

/**
 * Lists every file that a scope covers: months from `from` to `to`, their weekdays until today, and always files without
 * months.
 */
export function listFilesToFetch(datasets: readonly Dataset[], scope: FileScope, now: Date): FileToFetch[] {
  const running = monthOfDate(now)
  // A month that has not begun has no file.
  const to = scope.to !== null && scope.to < running ? scope.to : running
  const from = scope.from ?? (scope.isRemote ? subtractMonths(to, USUAL_MONTHS - 1) : null)
  const isUsual = scope.from === null && scope.to === null && scope.isRemote
  const days = { from: isUsual ? subtractDays(now, USUAL_DAYS) : null, to: subtractDays(now, 0) }
  return datasets
    .filter(({ id }) => scope.datasets === null || scope.datasets.includes(id))
    .flatMap((dataset) => dataset.sources.flatMap((source) => listFilesOfSource(dataset, source, { from, to, days })))
}

/** Months to cover, and for daily files the days from `days.from` to `days.to`. */
interface PeriodRange {
  readonly from: Month | null
  readonly to: Month
  readonly days: { readonly from: string | null; readonly to: string }
}

function listFilesOfSource(dataset: Dataset, source: Source, { from, to, days }: PeriodRange): FileToFetch[] {
  if (source.covers === 'everything') {
    return [{ dataset, source, period: null, months: [null], url: source.url(null) }]
  }
  const first = from !== null && from > source.from ? from : source.from
  const isQuarterly = source.members.every(({ quarterly = false }) => quarterly)
  const months = monthRange(first, source.to !== undefined && source.to < to ? source.to : to).filter(
    (month) => !isQuarterly || quarterEnd(month) === month,
  )
  if (source.covers === 'day') {
    return listWeekdays(months)
      .filter((day) => (days.from === null || day >= days.from) && day <= days.to)
      .map((day) => ({ dataset, source, period: day, months: [monthOfDay(day)], url: source.url(day) }))
  }
  const findPeriod = source.covers === 'year' ? toYear : (month: Month) => month
  return [...new Set(months.map(findPeriod))].map((period) => ({
    dataset,
    source,
    period,
    months: months.filter((month) => findPeriod(month) === period),
    url: source.url(period),
  }))
}

function subtractDays(now: Date, count: number): string {
  return new Date(now.getTime() - count * 86_400_000).toISOString().slice(0, 10)
}

function subtractMonths(month: Month, count: number): Month {
  return monthOfDate(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 - count)))
}
