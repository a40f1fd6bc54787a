import { isDay, type Month, monthOfDay, type Period, quarterEnd, toYear } from '../../schemas/core/month.ts'
import type { Member } from '../../schemas/core/source.ts'
import type { PlaceLine, Unplaced } from './number-lines.ts'

/** Reads the text that gives the day of a line, and the day from that text. */
export interface DayOfLine {
  readonly text: (bytes: Buffer, start: number, end: number) => string
  readonly day: (text: string) => string
}

export function dayInField(at: () => number, separator: number): DayOfLine {
  return {
    text: (bytes, start, end) => {
      let from = start
      for (let field = at(); field > 0; field--) from = fieldEnd(bytes, from, end, separator) + 1
      return bytes.toString('latin1', from, fieldEnd(bytes, from, end, separator))
    },
    day: (text) => text,
  }
}

/** Reads the day from positions of a record, written as 20241108. */
export function dayInRecord([from, to]: readonly [number, number]): DayOfLine {
  return {
    text: (bytes, start) => bytes.toString('latin1', start + from - 1, start + to),
    day: (text) => text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
  }
}

/** Sends each line of a year's file to the output of its month, or nowhere if the build does not need that month. */
export function placeByMonth(
  year: Period,
  months: readonly Month[],
  { monthField: column = '', quarterly = false }: Pick<Member, 'monthField' | 'quarterly'>,
  dayOf: DayOfLine,
): PlaceLine {
  const findMonth = quarterly ? (day: string) => quarterEnd(monthOfDay(day)) : monthOfDay
  // A year has few dates, mostly the last days of its months.
  const known = new Map<string, number | null>()
  return (bytes, start, end) => {
    const text = dayOf.text(bytes, start, end)
    const seen = known.get(text)
    if (seen !== undefined) return seen
    const day = dayOf.day(text)
    if (!isDay(day) || toYear(day) !== year) return unplaced(column, day)
    const output = months.indexOf(findMonth(day))
    const placed = output < 0 ? null : output
    known.set(text, placed)
    return placed
  }
}

function unplaced(column: string, text: string): Unplaced {
  const foreign = isDay(text)
  return { column, foreign, reason: foreign ? `is ${text}` : 'cannot be read, so its month is unknown' }
}

function fieldEnd(bytes: Buffer, from: number, end: number, separator: number): number {
  let at = from
  while (at < end && bytes[at] !== separator) at += 1
  return at
}
