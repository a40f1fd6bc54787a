import { describe, expect, it } from 'vitest'
import type { Calendars } from '../../../../schemas/api/business-day.ts'
import { findMeasure, listMeasuredNames, seriesReturn } from '../../../../schemas/benchmark/api/series-returns.ts'
import { series } from '../../../../schemas/datasets/statistics/series.ts'

/** Carnival 2024, from Monday to Tuesday. */
const CLOSED = ['2024-02-12', '2024-02-13']
const CALENDARS: Calendars = new Map([
  ['br-banks', { firstDate: '2024-01-01', lastDate: '2024-12-31', closed: new Set(CLOSED) }],
])
const units = (text: string) => BigInt(text.replace('.', '')) * 1_000_000n

describe('a monthly change', () => {
  const values = new Map([
    ['2024-01', units('0.42')],
    ['2024-02', units('0.83')],
    ['2024-04', units('0.38')],
  ])
  const over = (first: string, last: string) =>
    seriesReturn(values, { values: 'changes', every: 'month' }, { first, last }, CALENDARS)

  it('is compounded over the months behind the one that the span begins in', () => {
    expect(over('2024-01-31', '2024-02-29')).toEqual({ percent: 830_000n, basis: 'monthly_changes' })
  })

  it('is not known over a part of a month, a month without a value, and days that the calendar lacks', () => {
    expect(over('2024-01-30', '2024-02-29')).toEqual({ reason: 'not_whole_months' })
    expect(over('2024-01-31', '2024-02-28')).toEqual({ reason: 'not_whole_months' })
    expect(over('2024-02-29', '2024-04-30')).toEqual({ reason: 'value_missing' })
    expect(over('2023-12-29', '2024-02-29')).toEqual({ reason: 'calendar_unknown' })
  })
})

describe('a daily change', () => {
  const days = ['2024-02-08', '2024-02-09', '2024-02-14']
  const over = (values: ReadonlyMap<string, bigint>) =>
    seriesReturn(values, { values: 'changes', every: 'day' }, { first: '2024-02-08', last: '2024-02-15' }, CALENDARS)

  it('is compounded from the first day to the business day before the last, across a holiday', () => {
    // 0.043739 % a day, the CDI at 11.65 % a year: 1.00043739³ − 1.
    expect(over(new Map(days.map((day) => [day, 4_373_900n])))).toEqual({ percent: 131_274n, basis: 'daily_changes' })
  })

  it('is not known where a business day has no value', () => {
    expect(over(new Map(days.slice(1).map((day) => [day, 4_373_900n])))).toEqual({ reason: 'value_missing' })
  })
})

describe('levels', () => {
  it('of days are divided, of the days themselves', () => {
    const values = new Map([
      ['2024-02-08', 500_000_000n],
      ['2024-02-15', 495_000_000n],
    ])
    const over = (last: string) =>
      seriesReturn(values, { values: 'levels', every: 'day' }, { first: '2024-02-08', last }, CALENDARS)

    expect(over('2024-02-15')).toEqual({ percent: -1_000_000n, basis: 'published_values' })
    expect(over('2024-02-14')).toEqual({ reason: 'value_missing' })
  })
})

it('every series that is a benchmark is declared, and the mean of a month is none', () => {
  const measured = series.filter(({ id }) => findMeasure(id) !== null)

  expect(measured.flatMap(({ id, aliases }) => [id, ...aliases])).toEqual(listMeasuredNames())
  expect(measured.every(({ name }) => !name.en.includes('mean'))).toBe(true)
  expect(findMeasure('bcb-3698')).toBeNull()
})
