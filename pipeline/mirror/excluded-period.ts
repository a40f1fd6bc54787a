import { listWeekdays, type Month, monthOfDate, monthOfDay, monthRange } from '../../schemas/core/month.ts'
import type { Source } from '../../schemas/core/source.ts'
import type { SourceClaim } from './source-claims.ts'

export function listClaimedMonths({ source, period }: SourceClaim): Month[] {
  if (period === null) return []
  if (source.covers === 'year') return monthRange(`${period}-01`, `${period}-12`)
  return [source.covers === 'day' ? monthOfDay(period) : period]
}

/** Explains why a source never takes the period of a file at its address; null if it takes it. */
export function explainExclusion(claim: SourceClaim, now: Date): string | null {
  const { dataset, source, period } = claim
  if (source.covers === 'everything' || period === null) return null
  const months = listClaimedMonths(claim)
  if (!months.some((month) => isTaken(source, month))) {
    const until = source.to === undefined ? '' : ` to ${source.to}`
    const others = dataset.sources.filter((other) => other !== source && months.some((month) => isTaken(other, month)))
    const instead =
      others.length === 0
        ? 'no source takes that period'
        : `${period} is taken from ${others.map(({ id }) => id).join(' or ')}`
    return `${source.id} takes files from ${source.from}${until}: ${instead}`
  }
  if (months.every((month) => month > monthOfDate(now)) || period > now.toISOString().slice(0, 10))
    return `${period} has not begun, and no source takes a file before that`
  if (source.covers === 'day' && !listWeekdays(months).includes(period))
    return `${source.id} takes files of Mondays to Fridays, and ${period} is none`
  return null
}

function isTaken(source: Source, month: Month): boolean {
  if (source.covers === 'everything') return false
  return month >= source.from && (source.to === undefined || month <= source.to)
}
