import { describe, expect, it } from 'vitest'
import { findLastBusinessDay, lastDayOfMonth } from '../../../schemas/api/business-day.ts'

const calendars = new Map([
  ['br-banks', { firstDate: '2024-01-01', lastDate: '2024-12-31', closed: new Set(['2024-03-29', '2024-12-25']) }],
])

describe('the last business day of a month', () => {
  it.each([
    ['is its last day where that is one', '2024-01', '2024-01-31'],
    ['is in a leap year 29 February', '2024-02', '2024-02-29'],
    ['is before a holiday and a weekend', '2024-03', '2024-03-28'],
    ['is a Friday where the month ends on Sunday', '2024-06', '2024-06-28'],
    ['is the last day of the year, when banks settle', '2024-12', '2024-12-31'],
    ['is not known beyond the calendar', '2025-01', null],
    ['is not known before the calendar', '2023-12', null],
  ])('%s', (_says, month, day) => {
    expect(findLastBusinessDay(month, 'br-banks', calendars)).toBe(day)
  })

  it('is not known where the calendar ends within the month', () => {
    const ending = new Map([
      ['br-banks', { firstDate: '2024-01-01', lastDate: '2024-05-30', closed: new Set<string>() }],
    ])

    expect(findLastBusinessDay('2024-05', 'br-banks', ending)).toBeNull()
  })

  it('is not known without the calendar', () => {
    expect(findLastBusinessDay('2024-01', 'br-banks', new Map())).toBeNull()
  })
})

it.each([
  ['2025-10', '2025-10-31'],
  ['2024-02', '2024-02-29'],
  ['0000-02', '0000-02-29'],
  ['0090-12', '0090-12-31'],
  ['0099-04', '0099-04-30'],
  ['9999-12', '9999-12-31'],
])('the last day of %s is %s', (month, day) => {
  expect(lastDayOfMonth(month)).toBe(day)
})
