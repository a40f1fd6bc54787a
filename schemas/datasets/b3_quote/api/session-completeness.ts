import type { RequestedDays } from '../../../api/coverage.ts'
import type { Snapshot } from '../../../api/endpoint.ts'
import { monthOfPartition } from '../../../core/dataset.ts'
import type { PartitionEntry } from '../../../core/manifest.ts'
import { type Month, monthOfDay, monthRange } from '../../../core/month.ts'

const HEADER = 'X-Data-Completeness'

/** Most days named in the header, so that it stays short. */
const DAYS_NAMED = 31

export const SESSIONS_HEADER = {
  [HEADER]:
    'Whether the quotes of all sessions in the range are there, by the calendar b3-sessions: `complete`; `partial; missing=` and the sessions without quotes, a month that is not published as `2024-10`, and then `thin=` and the sessions with less than half of the spot tickers of the others of their month; `not_known` if the calendar does not know all days. At most 31 are named, then `...`. A month that is not over counts up to its newest day. `/v1/datasets/b3_quote` has the grade of each month.',
} as const

/** Writes the header that shows whether all sessions of some days have quotes, as far as the snapshot reaches. */
export function sessionsHeader(
  snapshot: Pick<Snapshot, 'manifest'>,
  dataset: string,
  { from, to }: RequestedDays,
): Readonly<Record<string, string>> {
  const published = byMonth(snapshot, dataset)
  const months = listMonths(published, { from, to })
  const isRequested = (day: string) => (from === null || day >= from) && (to === null || day <= to)
  const missing = months.flatMap((month) => {
    const entry = published.get(month)
    return entry === undefined ? [month] : (entry.sessions?.missing ?? []).filter(isRequested)
  })
  const thin = months.flatMap((month) => (published.get(month)?.sessions?.thin ?? []).filter(isRequested))
  if (missing.length > 0 || thin.length > 0) {
    return { [HEADER]: ['partial', ...name('missing', missing), ...name('thin', thin)].join('; ') }
  }
  const isKnown = months.every((month) => isCompared(published.get(month)))
  return { [HEADER]: isKnown ? 'complete' : 'not_known' }
}

function name(what: string, days: readonly string[]): string[] {
  if (days.length === 0) return []
  return [`${what}=${days.slice(0, DAYS_NAMED).join(',')}${days.length > DAYS_NAMED ? ',...' : ''}`]
}

function isCompared(entry: PartitionEntry | undefined): boolean {
  return entry?.sessions !== undefined && entry.sessions.expected !== null
}

function byMonth({ manifest }: Pick<Snapshot, 'manifest'>, dataset: string): Map<Month, PartitionEntry> {
  return new Map(
    manifest.partitions.flatMap((entry) => {
      const isPublished = entry.dataset === dataset && Object.keys(entry.tables).length > 0
      const month = isPublished ? monthOfPartition(entry.partition) : null
      return month === null ? [] : [[month, entry] as const]
    }),
  )
}

/** Lists the months of the range between the first and the last published one. */
function listMonths(published: ReadonlyMap<Month, PartitionEntry>, { from, to }: RequestedDays): Month[] {
  const all = [...published.keys()].toSorted()
  const [first, last] = [all[0], all.at(-1)]
  if (first === undefined || last === undefined) return []
  const [since, until] = [from === null ? first : monthOfDay(from), to === null ? last : monthOfDay(to)]
  return monthRange(since > first ? since : first, until < last ? until : last)
}
