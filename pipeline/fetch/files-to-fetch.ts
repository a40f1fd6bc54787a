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

import { type FetchSettings, isRemote } from './origins/open-origin.ts'

/** The number of months that are requested, instead of twenty years, if the settings name no month. */
const USUAL_MONTHS = 24
/**
 * A day without a file after this time will hardly get one, so no older day is requested with the usual months.
 */
const USUAL_DAYS = 40

/** One source file that a build needs. */
export interface FileToFetch {
  readonly dataset: Dataset
  readonly source: Source
  /** The period of the file; null for a file without one. */
  readonly period: Period | null
  /** The months that the build needs from it; `[null]` for a file without months. */
  readonly months: readonly (Month | null)[]
  readonly url: string
}

/**
 * Lists every file that the settings cover: months from FROM to TO, their weekdays until today, and always files
 * without months.
 */
export function listFilesToFetch(datasets: readonly Dataset[], settings: FetchSettings, now: Date): FileToFetch[] {
  const running = monthOfDate(now)
  // A month that has not begun has no file.
  const to = settings.to !== null && settings.to < running ? settings.to : running
  const from = settings.from ?? (isRemote(settings) ? subtractMonths(to, USUAL_MONTHS - 1) : null)
  const isUsual = settings.from === null && settings.to === null && isRemote(settings)
  const days = { from: isUsual ? subtractDays(now, USUAL_DAYS) : null, to: subtractDays(now, 0) }
  return datasets
    .filter(({ id }) => settings.datasets === null || settings.datasets.includes(id))
    .flatMap((dataset) => dataset.sources.flatMap((source) => listFilesOfSource(dataset, source, { from, to, days })))
}

/** The months to cover, and for daily files the days from `days.from` to `days.to`. */
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
  const periodOf = source.covers === 'year' ? toYear : (month: Month) => month
  return [...new Set(months.map(periodOf))].map((period) => ({
    dataset,
    source,
    period,
    months: months.filter((month) => periodOf(month) === period),
    url: source.url(period),
  }))
}

function subtractDays(now: Date, count: number): string {
  return new Date(now.getTime() - count * 86_400_000).toISOString().slice(0, 10)
}

function subtractMonths(month: Month, count: number): Month {
  return monthOfDate(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 - count)))
}
