import type { MaterializedView } from '../../core/dataset.ts'
import { bandColumns, fareColumns, summaryOverAllColumns } from './columns.ts'

export const GROUP_KEYS = {
  route: ['origin_icao', 'destination_icao'],
  airline: ['airline_icao'],
  month: ['month'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof fareColumns)[]>>

export type Grouping = keyof typeof GROUP_KEYS

/**
 * Seats of each month and airline, counted in bands of fares. They show the bands of the percentiles of any months, so
 * that only the fares of those bands are counted one by one.
 */
export const bandTable: MaterializedView = {
  name: 'anac_fare_band',
  description:
    'One row per month of sale, airline and band of 20 reais in which it sold a seat: the seats sold in the band.',
  columns: bandColumns,
  sql: 'anac_fare_band.sql',
  orderBy: ['month', 'airline_icao', 'band_from'],
  key: ['month', 'airline_icao', 'band_from'],
  rowGroupSize: 20_480,
  reads: ['anac_fare'],
}

/**
 * Fares of all months, summed up once for each publication of fares: percentiles of parts do not give the percentile of
 * the whole, and twenty years of fares are too many to read for an answer.
 */
export const summaryTables: readonly MaterializedView[] = [
  declareSummaryTable('route', 'One row per route over all months: the fares sold on it, each weighed by its seats.'),
  declareSummaryTable('airline', 'One row per airline over all months: the fares it sold, each weighed by its seats.'),
  declareSummaryTable('month', 'One row per month of sale: the fares sold in it, each weighed by its seats.'),
]

function declareSummaryTable(by: Grouping, description: string): MaterializedView {
  const keys = GROUP_KEYS[by]
  return {
    name: `anac_fare_${by}`,
    description,
    columns: { ...Object.fromEntries(keys.map((key) => [key, fareColumns[key]])), ...summaryOverAllColumns },
    sql: `anac_fare_${by}.sql`,
    orderBy: keys,
    key: keys,
    rowGroupSize: 20_480,
    reads: by === 'route' ? ['anac_fare'] : ['anac_fare', bandTable.name],
    joinsAsWritten: true,
  }
}
