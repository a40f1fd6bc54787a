import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Calendars, daysAfter, daysBetween } from '../../../schemas/api/business-day.ts'
import { computeDeadline, expectationText } from '../../../schemas/api/deadline.ts'
import type { Rule } from '../../../schemas/core/expectation.ts'
import { judgeFreshness } from '../../../schemas/service/freshness.ts'
import { monthRange } from '../../../schemas/core/month.ts'
import { newestUntil } from '../api/helpers/newest.ts'

const because = 'a test'
const calendars = ['b3-sessions', 'br-banks'] as const
const monthly = (withinDays: number): Rule => ({ every: 'month', withinDays, calendars, because })
const daily = (withinDays: number): Rule => ({ every: 'business_day', withinDays, calendars, because })

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
const lateFrom = (rule: Rule, newest: string | null, known: Calendars = new Map()) =>
  computeDeadline(rule, newest, known).late_from

const months = fc.constantFrom(...monthRange('2004-01', '2032-12'))
const days = fc
  .date({ min: new Date('2004-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a month due fifteen days after its end, counted Monday to Friday', () => {
  it.each([
    ['2025-10', '2025-12-16', 'November is due on Monday 15 December'],
    ['2025-11', '2026-01-16', 'December is due in the year after'],
    ['2025-09', '2025-11-18', '15 November is a Saturday, so October is due on Monday 17'],
    ['2025-12', '2026-02-17', '15 February is a Sunday, so January is due on Monday 16'],
    ['2024-01', '2024-03-16', 'February has 29 days'],
  ])('is late, where %s is the newest, from %s: %s', (month, expected) => {
    expect(lateFrom(monthly(15), month)).toBe(expected)
  })

  it('is counted from the last day of the month, however long that is', () => {
    expect(lateFrom(monthly(1), '2024-01')).toBe('2024-03-02')
    expect(lateFrom(monthly(1), '2023-01')).toBe('2023-03-02')
  })

  it('is counted from the month of its newest day', () => {
    expect(lateFrom(monthly(15), '2025-10-07')).toBe('2025-12-16')
  })

  it('cannot be late where there is nothing to count from', () => {
    expect(lateFrom(monthly(15), null)).toBeNull()
  })
})

describe('data of each weekday, here a day after the next morning', () => {
  it.each([
    ['2025-12-15', '2025-12-19', 'after Monday comes Tuesday 16'],
    ['2025-12-18', '2025-12-22', 'after Thursday comes Friday 19'],
    ['2025-12-19', '2025-12-25', 'after Friday comes Monday 22'],
    ['2025-12-20', '2025-12-25', 'after Saturday comes Monday 22'],
    ['2025-12-21', '2025-12-25', 'after Sunday comes Monday 22'],
    ['2025-12-30', '2026-01-03', 'after the 30th comes the last day of the year'],
  ])('are late, where %s is the newest day, from %s: %s', (newest, expected) => {
    expect(lateFrom(daily(1), newest)).toBe(expected)
  })
})

describe('a holiday', () => {
  it.each([
    ['2025-12', '2026-02-17', '2026-02-19', 'of carnival: January, due on Sunday 15 February, comes on Ash Wednesday'],
    ['2026-01', '2026-03-17', '2026-03-17', 'is none in the middle of March'],
  ])('puts off a month due after fifteen days: where %s is there, from %s to %s; %s', (month, plain, expected) => {
    expect(lateFrom(monthly(15), month)).toBe(plain)
    expect(lateFrom(monthly(15), month, KNOWN)).toBe(expected)
  })

  it.each([
    ['2025-06-18', '2025-06-22', '2025-06-23', 'Corpus Christi has no session, so that of Friday is next'],
    ['2025-12-23', '2025-12-27', '2025-12-29', 'Christmas Eve has none either, which the banks work'],
    ['2026-02-15', '2026-02-19', '2026-02-21', 'where the sessions end the banks have a carnival too'],
    ['2026-06-03', '2026-06-07', '2026-06-08', 'and a Corpus Christi'],
  ])('puts off what follows %s from %s to %s: %s', (newest, plain, expected) => {
    expect(lateFrom(daily(1), newest)).toBe(plain)
    expect(lateFrom(daily(1), newest, KNOWN)).toBe(expected)
  })

  it.each([
    ['b3-sessions', '2025-06-09'],
    ['br-banks', '2025-12-30'],
    ['br-banks', '2026-06-09'],
    ['br-banks', '2099-12-30'],
    ['weekdays', '2099-12-31'],
    ['weekdays', '2023-06-09'],
  ])('is counted by %s where %s is the newest day', (counted_by, newest) => {
    expect(computeDeadline(daily(1), newest, KNOWN)).toMatchObject({ counted_by })
  })

  it('is not known to a snapshot without calendars, which says that it counts weekdays', () => {
    expect(computeDeadline(monthly(15), '2025-12', new Map())).toEqual({
      late_from: '2026-02-17',
      ending_from: null,
      counted_by: 'weekdays',
    })
  })

  it('makes nothing late sooner', () => {
    fc.assert(
      fc.property(months, days, fc.nat(90), (month, day, within) => {
        const plain = [lateFrom(monthly(within), month), lateFrom(daily(within), day)]
        const known = [lateFrom(monthly(within), month, KNOWN), lateFrom(daily(within), day, KNOWN)]

        for (const [at, usual] of plain.entries()) expect((known[at] ?? '') >= (usual ?? '')).toBe(true)
      }),
    )
  })
})

describe('what is expected', () => {
  it.each([
    [
      { every: 'end', endingDays: 60, withinDays: 0, because },
      'The next edition at the latest 60 days before its last day.',
    ],
    [
      { every: 'end', endingDays: 0, withinDays: 7, because },
      'The next edition by its last day, at the latest 7 days after it.',
    ],
    [{ every: 'unknown', because }, 'Not known.'],
    [{ every: 'part', parts: {}, because }, 'Each part on days of its own.'],
  ] as const)('is described in a sentence: %o', (expectation, sentence) => {
    expect(expectationText(expectation)).toBe(sentence)
  })

  it.each([
    [monthly(1), 'Each month, at the latest 1 day after its end, or on the business day that follows.'],
    [daily(2), 'The morning after each business day, here at the latest 2 days later.'],
  ])('is described with the calendars that say what a business day is', (expectation, sentence) => {
    expect(expectationText(expectation)).toBe(
      `${sentence} Business days are those of b3-sessions, beyond its last day those of br-banks.`,
    )
  })
})

describe('a month whose newest day is not known', () => {
  it('counts as whole, however lately its file was retrieved', () => {
    expect(lateFrom(daily(2), '2024-11')).toBe('2024-12-06')
  })
})

describe('how late a dataset is', () => {
  it.each([
    ['2025-12-31', { state: 'fresh', days_late: 0 }],
    ['2026-01-01', { state: 'late', days_late: 1 }],
    ['2026-01-02', { state: 'late', days_late: 2 }],
    ['2027-01-01', { state: 'late', days_late: 366 }],
  ])('on %s, where it is late from New Year 2026, is %o', (today, expected) => {
    expect(judgeFreshness(today, newestUntil('2026-01-01'))).toEqual(expected)
  })

  it('is none where there is nothing of it', () => {
    expect(judgeFreshness('2026-01-01', null)).toEqual({ state: 'no_data', days_late: null })
  })
})

describe('whatever the newest is', () => {
  it('something newer never makes it late sooner', () => {
    fc.assert(
      fc.property(months, months, days, days, fc.nat(90), (month, other, day, later, within) => {
        const [older, newer] = [month, other].sort()
        const [before, after] = [day, later].sort()
        const late = [
          [lateFrom(monthly(within), older ?? '', KNOWN), lateFrom(monthly(within), newer ?? '', KNOWN)],
          [lateFrom(daily(within), before ?? '', KNOWN), lateFrom(daily(within), after ?? '', KNOWN)],
        ]

        for (const pair of late) expect([...pair].sort()).toEqual(pair)
      }),
    )
  })

  it('is fresh on its own day, and the day before it is late', () => {
    fc.assert(
      fc.property(days, fc.nat(10), (newest, within) => {
        const late_from = lateFrom(daily(within), newest, KNOWN) ?? ''
        const eve = daysAfter(late_from, -1)

        expect(judgeFreshness(newest, newestUntil(late_from)).state).toBe('fresh')
        expect(judgeFreshness(eve, newestUntil(late_from)).state).toBe('fresh')
        expect(daysBetween(eve, late_from)).toBe(1)
      }),
    )
  })
})
