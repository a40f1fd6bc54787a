import { isDay, type Month, monthOfDay, type Period, yearOf } from '../../schemas/core/month.ts'
import type { Place, Unplaced } from './number-lines.ts'
import { SEMICOLON } from './scan-lines.ts'

/**
 * Sends each line of a file of a year to the month that it is about, by the date in the field at this place: to the
 * output of that month, or nowhere where the month is not among those asked for.
 */
export function placeByMonth(year: Period, months: readonly Month[], column: string, at: () => number): Place {
  // A year has few dates, mostly the last days of its months.
  const known = new Map<string, number | null>()
  return (bytes, start, end) => {
    const from = fieldStart(bytes, start, end, at())
    const text = bytes.toString('latin1', from, fieldEnd(bytes, from, end))
    const seen = known.get(text)
    if (seen !== undefined) return seen
    if (!isDay(text) || yearOf(text) !== year) return unplaced(column, text)
    const output = months.indexOf(monthOfDay(text))
    const placed = output < 0 ? null : output
    known.set(text, placed)
    return placed
  }
}

function unplaced(column: string, text: string): Unplaced {
  const foreign = isDay(text)
  return { column, foreign, reason: foreign ? `is ${text}` : 'cannot be read, so nobody can say of which month it is' }
}

function fieldStart(bytes: Buffer, start: number, end: number, at: number): number {
  let from = start
  for (let field = 0; field < at; field++) from = fieldEnd(bytes, from, end) + 1
  return from
}

function fieldEnd(bytes: Buffer, from: number, end: number): number {
  let at = from
  while (at < end && bytes[at] !== SEMICOLON) at += 1
  return at
}
