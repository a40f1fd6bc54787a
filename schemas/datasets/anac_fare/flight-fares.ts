import { z } from 'zod'
import { defineEndpoint, type Snapshot } from '../../core/endpoint.ts'
import { dayRange, inOrder, outOfOrder, parameter } from '../../core/input.ts'
import { type Month, monthOfDay } from '../../core/month.ts'
import { fieldsOf, listOutput } from '../../core/output.ts'
import { pageOverMonths } from '../../core/over-months.ts'
import { listAnswer, pageInput } from '../../core/page.ts'
import { fareColumns, summaryColumns } from './columns.ts'
import { type Grouping, GROUPINGS, summariesOf } from './fare-summaries.ts'

const DATASET = 'anac_fare'
const FARES = {
  rows: new URL('flight_fares.sql', import.meta.url),
  count: new URL('flight_fares_count.sql', import.meta.url),
}

function codeInput(length: number, example: string, description: string) {
  const error = `An ICAO code has ${String(length)} letters or digits, such as ${example}.`
  const code = z
    .string()
    .transform((text) => text.toUpperCase())
    .refine((text) => new RegExp(`^[0-9A-Z]{${String(length)}}$`).test(text), { error })
  return parameter(code, description, {
    type: 'string',
    pattern: `^[0-9A-Za-z]{${String(length)}}$`,
    examples: [example],
  })
}

const grouping = parameter(
  z.enum(['route', 'airline', 'month'], {
    error: 'Use route, airline or month, or leave it out for the fares themselves.',
  }),
  'Answer a summary of each route, airline or month in place of the fares.',
  { type: 'string', enum: Object.keys(GROUPINGS) },
)

const fare = z
  .strictObject(
    fieldsOf(fareColumns, ['month', 'airline_icao', 'origin_icao', 'destination_icao', 'fare_value', 'seats_sold']),
  )
  .meta({ id: 'FlightFare', description: 'A fare of an airline and route in a month, and the seats sold at it.' })

function summaryOf(by: Grouping, id: string) {
  return z
    .strictObject({
      ...fieldsOf(fareColumns, GROUPINGS[by].keys),
      ...fieldsOf(summaryColumns, ['mean', 'min', 'p10', 'p25', 'median', 'p75', 'p90', 'max', 'seats_sold']),
    })
    .meta({ id, description: `With aggregate=${by}: the fares of a ${by}, each weighed by the seats sold at it.` })
}

export const flightFares = defineEndpoint({
  id: 'flight_fares',
  path: '/v1/flight-fares',
  summary: 'Domestic air fares sold, fare by fare or summed up by route, airline or month',
  description:
    'Fares that were **sold**, by the month of **sale**: no quotes, and nothing about when the flight is. Until June 2010 only 63, later 67 monitored routes are covered, from July 2010 on all domestic ones.\n\n' +
    '`from` and `to` choose months of sale: that which contains `from` to that which contains `to`. Without both the newest month there is answers; with one of them the range is open at the other end.\n\n' +
    'Without `aggregate` a row is a fare of an airline and route in a month, with the seats sold at it, ordered by month, origin, destination, airline and fare; a fare that is filed on two lines has two rows. ' +
    'With it a row is a route (`origin_icao`, `destination_icao`), an `airline_icao` or a `month` over the whole range, in that order, each fare weighed by the seats sold at it: a percentile is the lowest fare at or below which at least that part of the seats was sold, the mean is exact and rounded half away from zero to the sixth decimal. ' +
    'A summary over many years reads all their fares: name a route or an airline, or ask for fewer months.\n\n' +
    'So far compiled from **synthetic** files in the published layouts: no original month has been met yet.',
  dataset: DATASET,
  input: z
    .strictObject({
      ...dayRange,
      origin: codeInput(
        4,
        'SBGR',
        'ICAO code of the aerodrome where the journey begins, in capitals or not.',
      ).optional(),
      destination: codeInput(4, 'SBRF', 'ICAO code of the aerodrome where the journey ends.').optional(),
      airline: codeInput(3, 'GLO', 'ICAO code of the airline that sold the seats.').optional(),
      aggregate: grouping.optional(),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(
    z.union([
      fare,
      summaryOf('route', 'RouteFares'),
      summaryOf('airline', 'AirlineFares'),
      summaryOf('month', 'MonthFares'),
    ]),
  ),
  rows: ['data'],
  examples: [
    { from: '20251201', to: '2025-12-31', origin: 'SBGR', destination: 'SBRF' },
    { from: '20180101', to: '20251231', aggregate: 'month' },
    { aggregate: 'route', airline: 'TAM' },
    { from: '20240101', to: '20240131', aggregate: 'airline' },
  ],
  async answer(snapshot, { from, to, origin, destination = null, airline = null, aggregate, ...page }) {
    const months = monthsOf(snapshot, from, to)
    // Bounds in place of a missing origin: DuckDB then skips the row groups of others either way.
    const filters = { first_origin: origin ?? '', last_origin: origin ?? '~', destination, airline }
    const rows =
      months.length === 0
        ? []
        : aggregate === undefined
          ? await pageOverMonths(snapshot, months, { ...FARES, bindings: filters }, page)
          : await summariesOf(snapshot, months, aggregate, filters, page)
    const range = [...new Set([months[0], months.at(-1)])].filter(Boolean)
    const parts = ['flight_fares', aggregate, origin, destination, airline, ...range].filter(Boolean)
    return listAnswer(rows, page, parts.join('-'))
  },
})

/** The months asked for, oldest first; the newest where none is. */
function monthsOf(snapshot: Snapshot, from?: string, to?: string): readonly Month[] {
  const months = [...snapshot.months(DATASET)].sort()
  if (from === undefined && to === undefined) return months.slice(-1)
  return months.filter(
    (month) => (from === undefined || month >= monthOfDay(from)) && (to === undefined || month <= monthOfDay(to)),
  )
}
