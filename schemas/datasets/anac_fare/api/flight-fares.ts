import { z } from 'zod'
import { coverageOfMonths, COVERAGE_HEADER, requireCoverage, wholeMonths } from '../../../api/coverage.ts'
import { USUAL_BOUNDS } from '../../../api/cost.ts'
import { defineEndpoint, type Snapshot } from '../../../api/endpoint.ts'
import { dayRange, inOrder, outOfOrder, parameter } from '../../../api/input.ts'
import { columnFields, listOutput } from '../../../api/output.ts'
import { monthsBetween, pageOverMonths } from '../../../api/over-months.ts'
import { listAnswer, pageInput } from '../../../api/page.ts'
import { addSource, NO_PROVENANCE, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { type Sort, sortableColumns, sortByInput, sortOrderInput } from '../../../api/sort.ts'
import { fareColumns, summaryColumns } from '../columns.ts'
import { type Grouping, GROUPINGS, readSummaries } from './fare-summaries.ts'

const DATASET = 'anac_fare'
const FARES = {
  rows: new URL('flight_fares.sql', import.meta.url),
  count: new URL('flight_fares_count.sql', import.meta.url),
  by: 'month',
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
  .strictObject({
    ...columnFields(fareColumns, [
      'month',
      'airline_icao',
      'origin_icao',
      'destination_icao',
      'fare_value',
      'seats_sold',
    ]),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'FlightFare', description: 'A fare of an airline and route in a month, and the seats sold at it.' })

function summaryOf(by: Grouping, id: string) {
  return z
    .strictObject({
      ...columnFields(fareColumns, GROUPINGS[by].keys),
      ...columnFields(summaryColumns, ['mean', 'min', 'p10', 'p25', 'median', 'p75', 'p90', 'max', 'seats_sold']),
    })
    .meta({ id, description: `With aggregate=${by}: the fares of a ${by}, each weighed by the seats sold at it.` })
}

const summaries = {
  route: summaryOf('route', 'RouteFares'),
  airline: summaryOf('airline', 'AirlineFares'),
  month: summaryOf('month', 'MonthFares'),
}

/** The columns that identify a row; a summary has some of them. */
const KEY = ['month', 'origin_icao', 'destination_icao', 'airline_icao', 'fare_value'] as const

function sortableBy(aggregate: Grouping | undefined): readonly string[] {
  return sortableColumns(aggregate === undefined ? fare : summaries[aggregate])
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
    'Without `sort_by` the rows go by the first of their columns in that order; sorted by it, a page is found in a few months or groups. By another column everything asked for is read at once: where that takes too long, the answer is 503, and fewer months help.\n\n' +
    'So far compiled from **synthetic** files in the published layouts: no original month has been met yet.',
  dataset: DATASET,
  input: z
    .strictObject({
      ...dayRange,
      ...provenanceInput,
      origin: codeInput(
        4,
        'SBGR',
        'ICAO code of the aerodrome where the journey begins, in capitals or not.',
      ).optional(),
      destination: codeInput(4, 'SBRF', 'ICAO code of the aerodrome where the journey ends.').optional(),
      airline: codeInput(3, 'GLO', 'ICAO code of the airline that sold the seats.').optional(),
      aggregate: grouping.optional(),
      sort_by: sortByInput(sortableColumns(fare, ...Object.values(summaries)), KEY).optional(),
      sort_order: sortOrderInput('asc'),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder)
    .refine(({ aggregate, provenance }) => aggregate === undefined || provenance !== true, NO_PROVENANCE)
    .superRefine(({ sort_by, aggregate }, context) => {
      const columns = sortableBy(aggregate)
      if (sort_by === undefined || columns.includes(sort_by)) return
      const rows = aggregate === undefined ? 'Without aggregate' : `With aggregate=${aggregate}`
      const message = `${rows} a row has no ${sort_by}: use one of ${columns.join(', ')}.`
      context.addIssue({ code: 'custom', message, path: ['sort_by'] })
    }),
  output: listOutput(z.union([fare, summaries.route, summaries.airline, summaries.month])),
  rows: ['data'],
  headers: COVERAGE_HEADER,
  cost: {
    ...USUAL_BOUNDS,
    heavy: {
      when: 'with aggregate, and sorted by another column than month',
      is: ({ aggregate, sort_by = 'month' }) => aggregate !== undefined || sort_by !== 'month',
    },
  },
  examples: [
    { from: '20251201', to: '2025-12-31', origin: 'SBGR', destination: 'SBRF' },
    { from: '20180101', to: '20251231', aggregate: 'month' },
    { aggregate: 'route', airline: 'TAM' },
    { from: '20240101', to: '20240131', aggregate: 'airline' },
  ],
  async answer(
    snapshot,
    {
      from,
      to,
      origin,
      destination = null,
      airline = null,
      aggregate,
      provenance = false,
      sort_by,
      sort_order,
      ...page
    },
  ) {
    const { months, headers } = chooseMonths(snapshot, from, to)
    // Bounds in place of a missing origin: DuckDB then skips the row groups of others either way.
    const filters = { first_origin: origin ?? '', last_origin: origin ?? '~', destination, airline }
    const sort: Sort = { sort_by: sort_by ?? GROUPINGS[aggregate ?? 'month'].keys[0], sort_order }
    const rows = await (aggregate === undefined
      ? pageOverMonths(snapshot, months, { ...FARES, bindings: filters }, page, sort)
      : readSummaries(snapshot, months, aggregate, filters, page, sort))
    const range = [...new Set([months[0], months.at(-1)])].filter(Boolean)
    const parts = ['flight_fares', aggregate, origin, destination, airline, ...range].filter(Boolean)
    const sourced = addSource(snapshot, DATASET, provenance, ({ month }) => String(month))
    return { ...listAnswer(rows.map(sourced), page, parts.join('-')), headers }
  },
})

/** The months asked for, oldest first; the newest where none is; a 404 where none of them is there. */
function chooseMonths(snapshot: Snapshot, from: string | null = null, to: string | null = null) {
  const all = snapshot.months(DATASET)
  const isOpen = from === null && to === null
  const months = isOpen ? all.slice(0, 1) : monthsBetween(snapshot, DATASET, from, to)
  const coverage = coverageOfMonths(isOpen ? months : all)
  return { months, headers: requireCoverage('fares', coverage, wholeMonths({ from, to })) }
}
