import { z } from 'zod'
import type { BusinessCalendar, Calendars } from '../business-day.ts'
import type { Snapshot } from '../endpoint.ts'

const CLOSED_DAYS = new URL('closed_days.sql', import.meta.url)

const rowsSchema = z.array(
  z.object({ id: z.string(), first_date: z.string(), last_date: z.string(), closed: z.array(z.string()) }),
)

/** Reads the calendars of a snapshot; none if it was made without them. */
export async function readCalendars({ query }: Pick<Snapshot, 'query'>): Promise<Calendars> {
  const rows = rowsSchema.parse(await query(CLOSED_DAYS, {}))
  return new Map(
    rows.map(({ id, first_date: firstDate, last_date: lastDate, closed }): [string, BusinessCalendar] => [
      id,
      { firstDate, lastDate, closed: new Set(closed) },
    ]),
  )
}
