import { describe, expect, it } from 'vitest'
import { findPublished } from '../../../../schemas/datasets/anac_fare/api/published-summaries.ts'
import type { Grouping } from '../../../../schemas/datasets/anac_fare/summary-tables.ts'

const MONTHS = ['2023-01', '2023-02', '2023-03']
const ONE = ['SBGR']

const ALL_TABLES = ['anac_fare_route', 'anac_fare_airline', 'anac_fare_month', 'anac_fare_band']

/** Null if no table of the snapshot answers and the fares must be summed up. */
const findStatement = (
  grouping: Grouping,
  months: readonly string[],
  filters: Partial<Record<'origins' | 'destinations' | 'airlines', readonly string[]>>,
  tables = ALL_TABLES,
) => {
  const snapshot = { has: (table: string) => tables.includes(table), months: () => MONTHS }
  const none = { origins: null, destinations: null, airlines: null }
  return (
    findPublished(snapshot, months, grouping, { ...none, ...filters })
      ?.pathname.split('/')
      .at(-1) ?? null
  )
}

describe('the summaries of a snapshot', () => {
  it('are by month for any months, and else for all its months only', () => {
    expect(findStatement('month', MONTHS.slice(1, 2), {})).toBe('month_fares.sql')
    expect(findStatement('route', MONTHS.slice(1), {})).toBeNull()
    expect(findStatement('route', MONTHS, {})).toBe('route_fares.sql')
    expect(findStatement('airline', MONTHS, {})).toBe('airline_fares.sql')
  })

  it.each([
    ['route', { origins: ONE, destinations: ONE }, 'route_fares.sql'],
    ['route', { airlines: ['GLO'] }, null],
    ['airline', { airlines: ['GLO'] }, 'airline_fares.sql'],
    ['airline', { origins: ONE }, null],
    ['airline', { destinations: ONE }, null],
    ['month', { airlines: ['GLO'] }, null],
    ['month', { origins: ONE }, null],
    ['month', { destinations: ONE }, null],
  ] as const)('by %s, of %j only: %s', (grouping, filters, expected) => {
    expect(findStatement(grouping, MONTHS, filters)).toBe(expected)
  })

  it.each(['route', 'airline', 'month'] as const)(
    'by %s are not in one that was published before there were any',
    (by) => {
      expect(findStatement(by, MONTHS, {}, [])).toBeNull()
    },
  )
})

describe('airlines over some months', () => {
  const SOME = MONTHS.slice(0, 2)

  it('are found by the bands of their fares, all of them or those that are named', () => {
    expect(findStatement('airline', SOME, {})).toBe('airline_month_fares.sql')
    expect(findStatement('airline', SOME, { airlines: ['GLO'] })).toBe('airline_month_fares.sql')
  })

  it('are summed up fare by fare on some routes, and in a snapshot without bands', () => {
    expect(findStatement('airline', SOME, { origins: ONE })).toBeNull()
    expect(findStatement('airline', SOME, { destinations: ONE })).toBeNull()
    expect(findStatement('airline', SOME, {}, ALL_TABLES.slice(0, 3))).toBeNull()
  })
})
