import type { SessionGrade } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'

/** First and last day that a calendar knows, and the days between them without a session. */
export interface SessionCalendar {
  readonly firstDate: string
  readonly lastDate: string
  readonly closed: ReadonlySet<string>
}

/** A day that has rows, and how many of the rows count. */
export interface SessionDay {
  readonly day: string
  readonly size: number
}

/**
 * Compares the days of a month with the sessions of a calendar. A month that is over is compared up to its end; a
 * running month up to its newest day, because nothing tells whether later days have come.
 */
export function judgeSessions(
  month: Month,
  days: readonly [SessionDay, ...SessionDay[]],
  { id, known }: { readonly id: string; readonly known: SessionCalendar | null },
  { isOver, thinPercent }: { readonly isOver: boolean; readonly thinPercent: number },
): SessionGrade {
  const all = listDays(month)
  const present = days.map(({ day }) => day).toSorted()
  const until = (isOver ? all.at(-1) : present.at(-1)) ?? `${month}-01`
  const compared = all.filter((day) => day <= until)
  const sessions = known === null ? null : listSessions(compared, known)
  const missing = (sessions ?? []).filter((day) => !present.includes(day))
  const unexpected = sessions === null ? [] : present.filter((day) => !sessions.includes(day))
  const thin = listThin(
    days.filter(({ day }) => !unexpected.includes(day)),
    thinPercent,
  )
  const lacks = missing.length > 0 || thin.length > 0
  return {
    grade: lacks ? 'partial' : sessions === null ? 'not_known' : 'complete',
    calendar: id,
    until,
    expected: sessions?.length ?? null,
    present: present.length,
    missing,
    thin,
    unexpected,
  }
}

/** Lists the sessions among some days; null if the calendar does not know all these days. */
function listSessions(days: readonly string[], { firstDate, lastDate, closed }: SessionCalendar): string[] | null {
  if (!days.every((day) => firstDate <= day && day <= lastDate)) return null
  return days.filter((day) => ![0, 6].includes(toDate(day).getUTCDay()) && !closed.has(day))
}

function listThin(days: readonly SessionDay[], thinPercent: number): string[] {
  return days
    .filter(({ day, size }) => {
      const others = days.filter((other) => other.day !== day).map((other) => other.size)
      return size * 100 < findMiddle(others) * thinPercent
    })
    .map(({ day }) => day)
    .toSorted()
}

/** Finds the lower median of some sizes; 0 if there are none. */
function findMiddle(sizes: readonly number[]): number {
  return sizes.toSorted((a, b) => a - b)[Math.floor((sizes.length - 1) / 2)] ?? 0
}

function listDays(month: Month): string[] {
  return Array.from({ length: 31 }, (_each, at) => {
    const date = toDate(`${month}-01`)
    date.setUTCDate(at + 1)
    return date.toISOString().slice(0, 10)
  }).filter((day) => day.startsWith(month))
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
