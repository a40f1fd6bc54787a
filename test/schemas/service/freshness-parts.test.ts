import { describe, expect, it } from 'vitest'
import { computeDeadline } from '../../../schemas/api/deadline.ts'
import { findNewestData, judgeFreshness, judgePart } from '../../../schemas/service/freshness.ts'
import type { Expectation, PartRule, Rule } from '../../../schemas/core/expectation.ts'
import { newestUntil } from '../api/helpers/newest.ts'

const because = 'a test'
const monthly = (withinDays: number): Rule => ({ every: 'month', withinDays, calendars: ['br-banks'], because })

describe('data that reach ahead', () => {
  const ends = (endingDays: number, withinDays: number): Rule => ({ every: 'end', endingDays, withinDays, because })
  const stateOn = (today: string, rule: Rule, newest: string) => {
    const { late_from, ending_from } = computeDeadline(rule, newest, new Map())
    return judgeFreshness(today, newestUntil(late_from, ending_from)).state
  }

  it.each([
    ['2025-11-01', 'fresh'],
    ['2025-11-02', 'ending'],
    ['2025-12-31', 'ending'],
    ['2026-01-01', 'late'],
    ['2026-11-22', 'late'],
  ])('to the end of 2025 are on %s, with a notice of 60 days, %s', (today, state) => {
    expect(stateOn(today, ends(60, 0), '2025-12-31')).toBe(state)
  })

  it('to the end of a month are late some days after it', () => {
    expect(stateOn('2022-09-07', ends(0, 7), '2022-08')).toBe('fresh')
    expect(stateOn('2022-09-08', ends(0, 7), '2022-08')).toBe('late')
  })
})

describe('data without a rule for how new they should be', () => {
  it('are never called fresh', () => {
    expect(computeDeadline({ every: 'unknown', because }, '2026-01-01', new Map()).late_from).toBeNull()
    expect(judgeFreshness('2026-01-01', newestUntil(null))).toEqual({ state: 'not_known', days_late: null })
  })
})

describe('a dataset with parts', () => {
  const manifest = {
    partitions: [{ dataset: 'statistics', partition: 'all', tables: { statistic_value: {} } }],
    sources: [{ dataset: 'statistics', retrieved_at: '2026-11-22T03:00:00Z' }],
  }
  const PARTS = { quick: monthly(10), slow: monthly(60), silent: { every: 'unknown', because } } as const
  const UNTESTED = { ...PARTS, silent: { ...monthly(10), untested: true } } as const
  const found = (newest: Readonly<Record<string, string>>, parts: Readonly<Record<string, PartRule>> = PARTS) => {
    const expectation: Expectation = { every: 'part', parts, because }
    const basis = { manifest, calendars: new Map(), newest: new Map([['statistics', new Map(Object.entries(newest))]]) }
    return findNewestData({ id: 'statistics', expectation }, basis as never)
  }

  it.each([
    ['2024-12', '2026-10', 'late', 650],
    ['2026-10', '2026-08', 'not_known', 0],
  ])('is as new as the worst of them, where they reach %s and %s: %s', (quick, slow, state, days_late) => {
    const data = found({ quick, slow, silent: '2026-11-22' })

    expect(judgeFreshness('2026-11-22', data)).toEqual({ state, days_late })
  })

  it('has no data where one of them has none', () => {
    expect(judgeFreshness('2026-11-22', found({ quick: '2026-10', slow: '2026-09' })).state).toBe('no_data')
  })

  it('misses nothing of an untested one that was never fetched, and judges it once it was', () => {
    const now = { quick: '2026-10', slow: '2026-09' }

    expect(judgeFreshness('2026-11-22', found(now, UNTESTED))).toEqual({ state: 'fresh', days_late: 0 })
    expect(found(now, UNTESTED)?.parts.map((part) => judgePart('2026-11-22', part).state)).toEqual([
      'fresh',
      'fresh',
      'not_known',
    ])
    expect(judgeFreshness('2026-11-22', found({ ...now, silent: '2026-08' }, UNTESTED)).state).toBe('late')
    expect(judgeFreshness('2026-11-22', found({}, { silent: UNTESTED.silent })).state).toBe('not_known')
  })

  it('is judged by its data, not by when they were retrieved', () => {
    const data = found({ quick: '2024-12', slow: '2024-12', silent: '2024-12-31' })

    expect(data).toMatchObject({ newest: '2024-12', retrieved_at: '2026-11-22T03:00:00Z', late_from: '2025-02-11' })
  })
})
