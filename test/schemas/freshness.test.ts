import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween, type Expectation, lateFrom } from '../../schemas/core/expectation.ts'
import { freshnessOn } from '../../schemas/core/freshness.ts'
import { monthRange } from '../../schemas/core/month.ts'

const monthly = (withinDays: number): Expectation => ({ every: 'month', withinDays, because: 'a test' })
const daily = (withinDays: number): Expectation => ({ every: 'working_day', withinDays, because: 'a test' })

describe('a month due fifteen days after its end', () => {
  it.each([
    ['2025-10', '2025-12-16', 'November is due on Monday 15 December'],
    ['2025-11', '2026-01-16', 'December is due in the year after'],
    ['2025-09', '2025-11-18', '15 November is a Saturday, so October is due on Monday 17'],
    ['2025-12', '2026-02-17', '15 February is a Sunday, so January is due on Monday 16'],
    ['2024-01', '2024-03-16', 'February has 29 days'],
  ])('is late, where %s is the newest, from %s: %s', (month, expected) => {
    expect(lateFrom(monthly(15), month, '2025-11-20T03:00:00Z')).toBe(expected)
  })

  it('is counted from the last day of the month, however long that is', () => {
    expect(lateFrom(monthly(1), '2024-01', null)).toBe('2024-03-02')
    expect(lateFrom(monthly(1), '2023-01', null)).toBe('2023-03-02')
  })

  it('in a file that grows by it is counted from the month that the file was retrieved in', () => {
    expect(lateFrom(monthly(15), null, '2025-11-11T03:00:00Z')).toBe('2025-12-16')
  })

  it('cannot be late where there is nothing to count from', () => {
    expect(lateFrom(monthly(15), null, null)).toBeNull()
  })
})

describe('an edition the morning after each working day, here a day later', () => {
  it.each([
    ['2025-12-16T11:30:00Z', '2025-12-19', 'of Tuesday is followed by that of Wednesday 17'],
    ['2025-12-19T23:59:59Z', '2025-12-22', 'of Friday is followed by that of Saturday 20'],
    ['2025-12-20T11:30:00Z', '2025-12-25', 'of Saturday is followed by that of Tuesday 23'],
    ['2025-12-21T03:00:00Z', '2025-12-25', 'retrieved on a Sunday is that of Saturday'],
    ['2025-12-22T03:00:00Z', '2025-12-25', 'retrieved on a Monday is that of Saturday'],
    ['2025-12-31T11:30:00Z', '2026-01-03', 'of the last day of the year is followed by one of the next'],
  ])('retrieved at %s is late from %s: that %s', (retrieved, expected) => {
    expect(lateFrom(daily(1), null, retrieved)).toBe(expected)
  })
})

describe('an edition now and then', () => {
  it('is never late', () => {
    const late_from = lateFrom({ every: 'edition', because: 'a test' }, null, '2019-01-01T00:00:00Z')

    expect(freshnessOn('2100-01-01', { late_from }).state).toBe('fresh')
  })
})

describe('a month of editions', () => {
  it('is late when the next month has begun without it, however lately its file was retrieved', () => {
    expect(lateFrom(daily(2), '2024-11', '2026-11-21T12:00:00Z')).toBe('2024-12-06')
  })
})

describe('how late a dataset is', () => {
  it.each([
    ['2025-12-31', { state: 'fresh', days_late: 0 }],
    ['2026-01-01', { state: 'late', days_late: 1 }],
    ['2026-01-02', { state: 'late', days_late: 2 }],
    ['2027-01-01', { state: 'late', days_late: 366 }],
  ])('on %s, where it is late from New Year 2026, is %o', (today, expected) => {
    expect(freshnessOn(today, { late_from: '2026-01-01' })).toEqual(expected)
  })

  it('is unknown where there is nothing of it', () => {
    expect(freshnessOn('2026-01-01', { late_from: null })).toEqual({ state: 'unknown', days_late: null })
  })
})

const months = fc.constantFrom(...monthRange('2004-01', '2032-12'))
const days = fc
  .date({ min: new Date('2004-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

describe('whatever the newest is', () => {
  it('something newer never makes it late sooner', () => {
    fc.assert(
      fc.property(months, months, days, days, fc.nat(90), (month, other, day, later, within) => {
        const [older, newer] = [month, other].sort()
        const [before, after] = [day, later].sort()
        const late = [
          [lateFrom(monthly(within), older ?? '', null), lateFrom(monthly(within), newer ?? '', null)],
          [lateFrom(daily(within), null, before ?? ''), lateFrom(daily(within), null, after ?? '')],
        ]

        for (const pair of late) expect([...pair].sort()).toEqual(pair)
      }),
    )
  })

  it('is fresh on the day that it is retrieved, and the day before it is late', () => {
    fc.assert(
      fc.property(days, fc.nat(10), (retrieved, within) => {
        const late_from = lateFrom(daily(within), null, retrieved) ?? ''
        const eve = new Date(Date.parse(late_from) - 86_400_000).toISOString().slice(0, 10)

        expect(freshnessOn(retrieved.slice(0, 10), { late_from }).state).toBe('fresh')
        expect(freshnessOn(eve, { late_from }).state).toBe('fresh')
        expect(daysBetween(eve, late_from)).toBe(1)
      }),
    )
  })
})
