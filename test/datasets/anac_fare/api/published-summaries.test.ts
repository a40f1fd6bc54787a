import { describe, expect, it } from 'vitest'
import { hasPublished } from '../../../../schemas/datasets/anac_fare/api/published-summaries.ts'
import type { Grouping } from '../../../../schemas/datasets/anac_fare/summary-tables.ts'

const MONTHS = ['2023-01', '2023-02', '2023-03']
const ONE = ['SBGR']

const isPublished = (
  grouping: Grouping,
  months: readonly string[],
  filters: Partial<Record<'origins' | 'destinations' | 'airlines', readonly string[]>>,
  tables = ['anac_fare_route', 'anac_fare_airline', 'anac_fare_month'],
) =>
  hasPublished({ has: (table) => tables.includes(table), months: () => MONTHS }, months, grouping, {
    origins: null,
    destinations: null,
    airlines: null,
    ...filters,
  })

describe('the summaries of a snapshot', () => {
  it('are by month for any months, and else for all its months only', () => {
    expect(isPublished('month', MONTHS.slice(1, 2), {})).toBe(true)
    expect(isPublished('route', MONTHS.slice(1), {})).toBe(false)
    expect(isPublished('airline', MONTHS.slice(0, 2), {})).toBe(false)
    expect(isPublished('route', MONTHS, {})).toBe(true)
    expect(isPublished('airline', MONTHS, {})).toBe(true)
  })

  it.each([
    ['route', { origins: ONE, destinations: ONE }, true],
    ['route', { airlines: ['GLO'] }, false],
    ['airline', { airlines: ['GLO'] }, true],
    ['airline', { origins: ONE }, false],
    ['airline', { destinations: ONE }, false],
    ['month', { airlines: ['GLO'] }, false],
    ['month', { origins: ONE }, false],
    ['month', { destinations: ONE }, false],
  ] as const)('by %s, of %j only: %s', (grouping, filters, expected) => {
    expect(isPublished(grouping, MONTHS, filters)).toBe(expected)
  })

  it.each(['route', 'airline', 'month'] as const)(
    'by %s are not in one that was published before there were any',
    (by) => {
      expect(isPublished(by, MONTHS, {}, [])).toBe(false)
    },
  )
})
