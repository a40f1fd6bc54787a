import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeSessions, type SessionCalendar, type SessionDay } from '../../../pipeline/publish/judge-sessions.ts'
import { closedDays } from '../../../schemas/datasets/business_calendar/closed-days.ts'

const CALENDAR: { readonly id: string; readonly known: SessionCalendar | null } = {
  id: 'b3-sessions',
  known: { firstDate: '1990-01-01', lastDate: '2025-12-31', closed: new Set(closedDays) },
}
const UNKNOWN = { id: 'b3-sessions', known: null }

/** All of November 2024: the 15th and the 20th are closed. */
const SESSIONS = [1, 4, 5, 6, 7, 8, 11, 12, 13, 14, 18, 19, 21, 22, 25, 26, 27, 28, 29].map(
  (day) => `2024-11-${String(day).padStart(2, '0')}`,
)
const usual = (days: readonly string[]): SessionDay[] => days.map((day) => ({ day, size: 1000 }))

function judge(days: readonly SessionDay[], { isOver = true, calendar = CALENDAR } = {}) {
  const [first, ...others] = days
  if (first === undefined) throw new Error('a month without a day is not judged')
  return judgeSessions(first.day.slice(0, 7), [first, ...others], calendar, { isOver, thinPercent: 50 })
}

describe('the days of a month', () => {
  it('are complete if each session is there', () => {
    expect(judge(usual(SESSIONS))).toEqual({
      grade: 'complete',
      calendar: 'b3-sessions',
      until: '2024-11-30',
      expected: 19,
      present: 19,
      missing: [],
      thin: [],
      unexpected: [],
    })
  })

  it('lack the sessions after the last one only if the month is over', () => {
    const days = usual(SESSIONS.slice(0, 17))

    expect(judge(days)).toMatchObject({ grade: 'partial', missing: ['2024-11-28', '2024-11-29'] })
    expect(judge(days, { isOver: false })).toMatchObject({ grade: 'complete', until: '2024-11-27', expected: 17 })
  })

  it('are not known where the calendar does not know each of them', () => {
    const nothing = { grade: 'not_known', expected: null, missing: [], unexpected: [] }

    expect(judge(usual(['1989-12-28']))).toMatchObject(nothing)
    expect(judge(usual(['2026-01-02']))).toMatchObject(nothing)
    expect(judge(usual(SESSIONS), { calendar: UNKNOWN })).toMatchObject({ ...nothing, present: 19 })
  })

  it('are partial with a thin day even where no calendar is known', () => {
    const days = [...usual(SESSIONS.slice(0, 3)), { day: '2024-11-06', size: 499 }]

    expect(judge(days, { calendar: UNKNOWN })).toMatchObject({ grade: 'partial', thin: ['2024-11-06'] })
  })

  it('are thin below half of the others, and as few as in the two sessions at hand are not', () => {
    const findThin = (size: number, other: number) =>
      judge([{ day: '2024-11-04', size }, ...usual(SESSIONS.slice(2)).map((each) => ({ ...each, size: other }))]).thin

    expect(findThin(1086, 1341)).toEqual([])
    expect(findThin(671, 1341)).toEqual([])
    expect(findThin(670, 1341)).toEqual(['2024-11-04'])
  })

  it('are not thin if there is only one to compare with', () => {
    expect(judge([{ day: '2024-11-01', size: 1 }], { isOver: false })).toMatchObject({ grade: 'complete', thin: [] })
  })

  it('without a session are unexpected, and do not make the month partial', () => {
    const days = usual([...SESSIONS, '2024-11-20', '2024-11-23'])

    expect(judge(days)).toMatchObject({ grade: 'complete', unexpected: ['2024-11-20', '2024-11-23'], present: 21 })
  })

  it('are present and expected, or unexpected; sessions are present or missing', () => {
    const month = Array.from({ length: 30 }, (_each, at) => `2024-11-${String(at + 1).padStart(2, '0')}`)
    fc.assert(
      fc.property(fc.subarray(month, { minLength: 1 }), fc.boolean(), (days, isOver) => {
        const { expected, present, missing, unexpected, until, grade } = judge(usual(days), { isOver })

        expect(present).toBe(days.length)
        expect(present - unexpected.length + missing.length).toBe(expected)
        expect([...missing, ...days.filter((day) => !unexpected.includes(day))].toSorted()).toEqual(
          SESSIONS.filter((day) => day <= until),
        )
        expect(grade).toBe(missing.length === 0 ? 'complete' : 'partial')
      }),
    )
  })
})
