import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compact, isMonth, monthOfDate, monthRange, nextMonth, quarterEnd } from '../../../schemas/core/month.ts'

const first = new Date('2000-01-01T00:00:00Z')
const last = new Date('2099-12-31T00:00:00Z')
const month = fc.date({ min: first, max: last, noInvalidDate: true }).map(monthOfDate)

const ordinal = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5))

describe('a month', () => {
  it.each(['2025-10', '2025-01', '2025-12', '0001-01'])('can be %s', (text) => {
    expect(isMonth(text)).toBe(true)
  })

  it.each([
    '2025-13',
    '2025-00',
    '2025-1',
    '202510',
    '2025-10-31',
    '25-10',
    '',
    '2025-10\n',
    ' 2025-10',
    '２０２５-10',
  ])('cannot be %j', (text) => {
    expect(isMonth(text)).toBe(false)
  })

  it('is followed by the one after it, over the turn of the year too', () => {
    fc.assert(
      fc.property(month, (each) => {
        expect(ordinal(nextMonth(each))).toBe(ordinal(each) + 1)
        expect(isMonth(nextMonth(each))).toBe(true)
        expect(nextMonth(each) > each).toBe(true)
      }),
    )
    expect(nextMonth('2025-12')).toBe('2026-01')
  })

  it('is that of a day in UTC, whatever the time zone of the machine', () => {
    expect(monthOfDate(new Date('2025-10-31T23:59:59Z'))).toBe('2025-10')
    expect(monthOfDate(new Date('2025-11-01T00:00:00Z'))).toBe('2025-11')
  })

  it('is written without a hyphen in file names', () => {
    expect(compact('2025-10')).toBe('202510')
  })
})

describe('a range of months', () => {
  it('holds every month from the first to the last, each once and in order', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: 0, max: 400 }), (from, count) => {
        const expected = [from]
        for (let at = 0; at < count; at++) expected.push(nextMonth(expected.at(-1) ?? ''))

        const range = monthRange(from, expected.at(-1) ?? '')

        expect(range).toEqual(expected)
        expect(range).toHaveLength(count + 1)
        expect([...range].sort()).toEqual(range)
      }),
    )
  })

  it('is empty where the first is later than the last', () => {
    expect(monthRange('2025-11', '2025-10')).toEqual([])
  })

  it('ends with the last month that can be written', () => {
    expect(monthRange('9999-11', '9999-12')).toEqual(['9999-11', '9999-12'])
  })
})

describe('the last month of a quarter', () => {
  it('is in the year of the month, at most two months later, and ends its own quarter', () => {
    fc.assert(
      fc.property(month, (any) => {
        const end = quarterEnd(any)

        expect(['03', '06', '09', '12']).toContain(end.slice(5))
        expect(end.slice(0, 4)).toBe(any.slice(0, 4))
        expect(monthRange(any, end).length).toBeLessThanOrEqual(3)
        expect(end >= any && quarterEnd(end) === end).toBe(true)
      }),
    )
  })
})
