import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Calendars, daysBetween } from '../../../schemas/api/business-day.ts'
import { computeDeadline, expectationText } from '../../../schemas/api/deadline.ts'
import type { Expectation } from '../../../schemas/core/expectation.ts'
import { judgeFreshness } from '../../../schemas/api/freshness.ts'
import { type Month, monthRange } from '../../../schemas/core/month.ts'

const because = 'a test'
const calendars = ['b3-sessions', 'br-banks'] as const
const monthly = (withinDays: number): Expectation => ({ every: 'month', withinDays, calendars, because })
const daily = (withinDays: number): Expectation => ({ every: 'business_day', withinDays, calendars, because })

/** Banks from 2024 to 2099 and sessions of only 2025, with the days that are none of a few weeks. */
const KNOWN: Calendars = new Map([
  [
    'br-banks',
    {
      firstDate: '2024-01-01',
      lastDate: '2099-12-31',
      closed: new Set(['2025-06-19', '2025-12-25', '2026-01-01', '2026-02-16', '2026-02-17', '2026-06-04']),
    },
  ],
  [
    'b3-sessions',
    {
      firstDate: '2025-01-01',
      lastDate: '2025-12-31',
      closed: new Set(['2025-06-19', '2025-12-24', '2025-12-25', '2025-12-31']),
    },
  ],
])

/** From when something is late, where no calendar is known unless a test gives one. */
const lateFrom = (
  expectation: Expectation,
  month: Month | null,
  retrieved: string | null,
  known: Calendars = new Map(),
) => computeDeadline(expectation, month, retrieved, known).late_from

const months = fc.constantFrom(...monthRange('2004-01', '2032-12'))
const days = fc
  .date({ min: new Date('2004-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

describe('a month due fifteen days after its end, counted Monday to Friday', () => {
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

describe('an edition the morning after each weekday, here a day later', () => {
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

describe('a holiday', () => {
  it.each([
    ['2025-12', '2026-02-17', '2026-02-19', 'of carnival: January, due on Sunday 15 February, comes on Ash Wednesday'],
    ['2026-01', '2026-03-17', '2026-03-17', 'is none in the middle of March'],
  ])('puts off a month due after fifteen days: where %s is there, from %s to %s; %s', (month, plain, expected) => {
    expect(lateFrom(monthly(15), month, null)).toBe(plain)
    expect(lateFrom(monthly(15), month, null, KNOWN)).toBe(expected)
  })

  it.each([
    ['2025-06-19T09:00:00Z', '2025-06-22', '2025-06-23', 'Corpus Christi has no session, so that of Friday is next'],
    ['2025-12-24T09:00:00Z', '2025-12-27', '2025-12-29', 'Christmas Eve has none either, which the banks work'],
    ['2026-02-16T09:00:00Z', '2026-02-19', '2026-02-21', 'where the sessions end the banks have a carnival too'],
    ['2026-06-04T09:00:00Z', '2026-06-07', '2026-06-08', 'and a Corpus Christi'],
  ])('puts off the edition after one retrieved at %s from %s to %s: %s', (retrieved, plain, expected) => {
    expect(lateFrom(daily(1), null, retrieved)).toBe(plain)
    expect(lateFrom(daily(1), null, retrieved, KNOWN)).toBe(expected)
  })

  it.each([
    ['b3-sessions', '2025-06-10T09:00:00Z'],
    ['br-banks', '2025-12-31T09:00:00Z'],
    ['br-banks', '2026-06-10T09:00:00Z'],
    ['br-banks', '2099-12-31T09:00:00Z'],
    ['weekdays', '2100-01-01T09:00:00Z'],
    ['weekdays', '2023-06-10T09:00:00Z'],
  ])('is counted by %s for an edition retrieved at %s', (counted_by, retrieved) => {
    expect(computeDeadline(daily(1), null, retrieved, KNOWN)).toMatchObject({ counted_by })
  })

  it('is not known to a snapshot without calendars, which says so', () => {
    expect(computeDeadline(monthly(15), '2025-12', null, new Map())).toEqual({
      late_from: '2026-02-17',
      counted_by: 'weekdays',
    })
  })

  it('makes nothing late sooner', () => {
    fc.assert(
      fc.property(months, days, fc.nat(90), (month, retrieved, within) => {
        const plain = [lateFrom(monthly(within), month, null), lateFrom(daily(within), null, retrieved)]
        const known = [lateFrom(monthly(within), month, null, KNOWN), lateFrom(daily(within), null, retrieved, KNOWN)]

        for (const [at, day] of plain.entries()) expect((known[at] ?? '') >= (day ?? '')).toBe(true)
      }),
    )
  })
})

describe('what is expected', () => {
  it.each([
    [monthly(1), 'Each month, at the latest 1 day after its end, or on the business day that follows.'],
    [daily(2), 'The morning after each business day, here at the latest 2 days later.'],
  ])('is described with the calendars that say what a business day is', (expectation, sentence) => {
    expect(expectationText(expectation)).toBe(
      `${sentence} Business days are those of b3-sessions, beyond its last day those of br-banks.`,
    )
  })
})

describe('an edition now and then', () => {
  it('is never late', () => {
    const late_from = lateFrom({ every: 'edition', because }, null, '2019-01-01T00:00:00Z')

    expect(judgeFreshness('2100-01-01', { late_from }).state).toBe('fresh')
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
    expect(judgeFreshness(today, { late_from: '2026-01-01' })).toEqual(expected)
  })

  it('is unknown where there is nothing of it', () => {
    expect(judgeFreshness('2026-01-01', null)).toEqual({ state: 'unknown', days_late: null })
  })
})

describe('whatever the newest is', () => {
  it('something newer never makes it late sooner', () => {
    fc.assert(
      fc.property(months, months, days, days, fc.nat(90), (month, other, day, later, within) => {
        const [older, newer] = [month, other].sort()
        const [before, after] = [day, later].sort()
        const late = [
          [lateFrom(monthly(within), older ?? '', null, KNOWN), lateFrom(monthly(within), newer ?? '', null, KNOWN)],
          [lateFrom(daily(within), null, before ?? '', KNOWN), lateFrom(daily(within), null, after ?? '', KNOWN)],
        ]

        for (const pair of late) expect([...pair].sort()).toEqual(pair)
      }),
    )
  })

  it('is fresh on the day that it is retrieved, and the day before it is late', () => {
    fc.assert(
      fc.property(days, fc.nat(10), (retrieved, within) => {
        const late_from = lateFrom(daily(within), null, retrieved, KNOWN) ?? ''
        const eve = new Date(Date.parse(late_from) - 86_400_000).toISOString().slice(0, 10)

        expect(judgeFreshness(retrieved.slice(0, 10), { late_from }).state).toBe('fresh')
        expect(judgeFreshness(eve, { late_from }).state).toBe('fresh')
        expect(daysBetween(eve, late_from)).toBe(1)
      }),
    )
  })
})
