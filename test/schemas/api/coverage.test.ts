import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter, lastDayOfMonth } from '../../../schemas/api/business-day.ts'
import { coverageOfMonths, requireCoverage, wholeMonths } from '../../../schemas/api/coverage.ts'
import { ApiError } from '../../../schemas/api/error.ts'
import { monthRange } from '../../../schemas/core/month.ts'

const MONTHS = monthRange('2023-06', '2025-02')

describe('the coverage of some months', () => {
  it('has every day of each of them, and no other', () => {
    fc.assert(
      fc.property(fc.subarray(MONTHS), fc.integer({ min: 0, max: 700 }), (months, offset) => {
        const day = daysAfter('2023-06-01', offset)
        const isCovered = coverageOfMonths(months).some(({ from, to }) => from <= day && day <= to)

        expect(isCovered).toBe(months.includes(day.slice(0, 7)))
      }),
    )
  })

  it('joins months that follow each other', () => {
    expect(coverageOfMonths(['2024-03', '2024-01', '2024-02', '2024-05'])).toEqual([
      { from: '2024-01-01', to: '2024-03-31' },
      { from: '2024-05-01', to: '2024-05-31' },
    ])
  })
})

describe('a range of days', () => {
  it('is a 404 exactly where none of its days is covered', () => {
    const days = fc.integer({ min: -50, max: 700 }).map((offset) => daysAfter('2023-06-01', offset))
    fc.assert(
      fc.property(fc.subarray(MONTHS), fc.option(days), fc.option(days), (months, one, other) => {
        const [from, to] = one !== null && other !== null && one > other ? [other, one] : [one, other]
        const touched = months.filter(
          (month) => (from === null || lastDayOfMonth(month) >= from) && (to === null || `${month}-01` <= to),
        )
        const ask = () => requireCoverage({ en: 'figures', pt: 'números' }, coverageOfMonths(months), { from, to })

        if (touched.length === 0) expect(ask).toThrow(ApiError)
        else expect(Object.keys(ask())).toEqual(['X-Data-Coverage'])
      }),
    )
  })

  it('of months goes from the first day of one to the last of the other', () => {
    expect(wholeMonths({ from: '2024-02-15', to: '2024-02-15' })).toEqual({ from: '2024-02-01', to: '2024-02-29' })
    expect(wholeMonths({ from: null, to: '2024-12-01' })).toEqual({ from: null, to: '2024-12-31' })
  })
})
