import assert from 'node:assert/strict'
import { z } from 'zod'
import { daysAfter, lastDayOfMonth } from '../../../schemas/api/business-day.ts'
import { dayInput, instantInput } from '../../../schemas/api/input.ts'
import {
  compact,
  countMonths,
  isDay,
  isMonth,
  monthOfDay,
  nextMonth,
  previousMonth,
  quarterEnd,
} from '../../../schemas/core/month.ts'
import { writtenDay } from '../../../schemas/second-reading/values.ts'
import type { FuzzTarget } from './target.ts'

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The calendar by its rule, in place of the one that the language has. */
function isInCalendar(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return day >= 1 && day <= (LENGTHS[month - 1] ?? 0) + (month === 2 && isLeap ? 1 : 0)
}

const moments = z.strictObject({ first: dayInput('', 'first'), last: dayInput('', 'last'), instant: instantInput('') })

export const dates: FuzzTarget = {
  holds: 'a date is refused, or is a day of the calendar that reads back the same in each of its forms',
  run: (bytes) => {
    const text = bytes.toString('utf8')
    assert.equal(isDay(text), isInCalendar(text))
    const { first, last, instant } = moments.shape
    const days = [first.safeParse(text), last.safeParse(text)].map(({ success, data }) => (success ? data : null))
    for (const day of days.filter((each) => each !== null)) checkDay(day)
    assert.equal(days[0] === null, days[1] === null)
    if (isMonth(text)) checkMonth(text, days)
    else assert.equal(days[0], days[1])
    const moment = instant.safeParse(text)
    if (moment.success) {
      assert.ok(isInCalendar(moment.data.slice(0, 10)))
      assert.equal(instant.parse(moment.data), moment.data)
    }
  },
}

function checkDay(day: string): void {
  assert.ok(isInCalendar(day), day)
  const { last } = moments.shape
  assert.deepEqual([last.parse(day), last.parse(compact(day))], [day, day])
  assert.equal(writtenDay(compact(day), 'bare_day'), day)
  assert.ok(isMonth(monthOfDay(day)))
  if (day < '9999-12-31') assert.equal(daysAfter(daysAfter(day, 1), -1), day)
}

function checkMonth(month: string, days: readonly (string | null)[]): void {
  assert.deepEqual(days, [`${month}-01`, lastDayOfMonth(month)])
  assert.ok(
    isInCalendar(lastDayOfMonth(month)) &&
      !isInCalendar(`${month}-${String(Number(lastDayOfMonth(month).slice(8)) + 1)}`),
  )
  if (month < '9999-12') assert.equal(previousMonth(nextMonth(month)), month)
  if (month < '9999-12') assert.equal(countMonths(month, nextMonth(month)), 1)
  assert.ok(quarterEnd(month) >= month && countMonths(month, quarterEnd(month)) < 3)
}
