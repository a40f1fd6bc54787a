import { z } from 'zod'
import { coverageOfMonths, COVERAGE_HEADER, requireCoverage, wholeMonths } from '../../../api/coverage.ts'
import { USUAL_BOUNDS } from '../../../api/cost.ts'
import { defineEndpoint, type Snapshot } from '../../../api/endpoint.ts'
import { dayRange, inOrder, outOfOrder, parameter } from '../../../api/input.ts'
import { allColumnFields, columnFields, described, listOutput } from '../../../api/output.ts'
import { monthsBetween, pageOverMonths } from '../../../api/over-months.ts'
import { listAnswer, pageInput } from '../../../api/page.ts'
import { addSource, NO_PROVENANCE, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { nameValues, valueListInput } from '../../../api/value-list.ts'
import { type Sort, sortableColumns, sortByInput, sortOrderInput } from '../../../api/sort.ts'
import { fareColumns, summaryColumns } from '../columns.ts'
import { aerodromeInput, findAerodromes } from './aerodrome-input.ts'
import { GROUP_KEYS, type Grouping } from '../summary-tables.ts'
import { boundOrigins, readSummaries } from './fare-summaries.ts'
import { issueText } from '../../../api/issue-message.ts'
import type { Text } from '../../../core/language.ts'
import { fareMessages } from './fare-messages.ts'

const DATASET = 'anac_fare'
const FARES_TEXT: Text = { en: 'fares', pt: 'tarifas' }
const FARES = {
  rows: new URL('flight_fares.sql', import.meta.url),
  count: new URL('flight_fares_count.sql', import.meta.url),
  by: 'month',
}

const airlineInput = parameter(
  z
    .string()
    .transform((text) => text.toUpperCase())
    .refine((text) => /^[0-9A-Z]{3}$/.test(text), {
      error: issueText(fareMessages.airlineForm),
    }),
  'ICAO code of the airline that sold the seats.',
  { type: 'string', pattern: '^[0-9A-Za-z]{3}$', examples: ['GLO'] },
)

const grouping = parameter(
  z.enum(['route', 'airline', 'month'], {
    error: issueText(fareMessages.grouping),
  }),
  'Answer a summary of each route, airline or month in place of the fares.',
  { type: 'string', enum: Object.keys(GROUP_KEYS) },
)

const iata = (end: string) =>
  described(
    z.string().nullable(),
    `IATA code that the aerodrome of the ${end} has today, such as GRU of SBGR; null where it has none or none is known.`,
    'VARCHAR',
  )
/** Columns of a route that no file has. */
const iataCodes = { origin_iata: iata('origin'), destination_iata: iata('destination') }

const fare = z
  .strictObject({
    ...allColumnFields(fareColumns, { without: ['source_member', 'source_line'] }),
    ...iataCodes,
    source: sourceOutput.optional(),
  })
  .meta({ id: 'FlightFare', description: 'A fare of an airline and route in a month, and the seats sold at it.' })

function defineSummary(by: Grouping, id: string) {
  return z
    .strictObject({
      ...columnFields(fareColumns, GROUP_KEYS[by]),
      ...allColumnFields(summaryColumns),
      ...(by === 'route' && iataCodes),
    })
    .meta({ id, description: `With aggregate=${by}: the fares of a ${by}, each weighed by the seats sold at it.` })
}

const summaries = {
  route: defineSummary('route', 'RouteFares'),
  airline: defineSummary('airline', 'AirlineFares'),
  month: defineSummary('month', 'MonthFares'),
}

/** Columns that identify a row; a summary has some of them. */
const KEY = ['month', 'origin_icao', 'destination_icao', 'airline_icao', 'fare_value'] as const

const EVERY_COLUMN = sortableColumns(fare, ...Object.values(summaries))

function sortableBy(aggregate: Grouping | undefined): readonly string[] {
  return sortableColumns(aggregate === undefined ? fare : summaries[aggregate])
}

export const flightFares = defineEndpoint({
  id: 'flight_fares',
  path: '/v1/flight-fares',
  summary: 'Domestic air fares sold, fare by fare or summed up by route, airline or month',
  description:
    'Fares that were **sold**, by the month of **sale**: no quotes, and nothing about the day of the flight. Until June 2010 only 63, later 67 monitored routes are covered; from July 2010 all domestic routes are.\n\n' +
    '`from` and `to` choose the months of sale that contain these days. Without both, the answer is about the newest month; with only one, the range is open at the other end.\n\n' +
    'Without `aggregate` a row is a fare of an airline and route in a month, with the seats sold at it, ordered by month, origin, destination, airline and fare; a fare that is filed on two lines has two rows. ' +
    'With `aggregate` a row is a route (`origin_icao`, `destination_icao`), an `airline_icao` or a `month` over the whole range, in that order, each fare weighed by the seats sold at it, with the first and the last month that has any: a percentile is the lowest fare at or below which at least that part of the seats were sold, and the mean is exact and rounded half away from zero to the sixth decimal. ' +
    'Summaries by month, and by route or airline over all months, are in the snapshot; those by airline over some of the years read their fares once. Those by route over some of the years, or with a filter that leaves out fares of a group, read them several times: name a route, or request fewer months.\n\n' +
    'Without `sort_by` the rows are ordered by the first of their columns in that order; sorted by it, a page is found in a few months or groups. By another column, everything requested is read at once. If that takes too long, the answer is 503: request fewer months.\n\n' +
    'So far compiled only from **synthetic** files in the published layouts: we have not seen an original month.',
  dataset: DATASET,
  input: z
    .strictObject({
      ...dayRange,
      ...provenanceInput,
      origin: valueListInput(
        aerodromeInput(
          'SBGR',
          'ICAO code of the aerodrome where the journey begins, or the IATA code that it has today, in capitals or not.',
        ),
      ).optional(),
      destination: valueListInput(
        aerodromeInput(
          'SBRF',
          'ICAO code of the aerodrome where the journey ends, or the IATA code that it has today.',
        ),
      ).optional(),
      airline: valueListInput(airlineInput).optional(),
      aggregate: grouping.optional(),
      sort_by: sortByInput(EVERY_COLUMN, KEY).optional(),
      sort_order: sortOrderInput('asc'),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder)
    .refine(({ aggregate, provenance }) => aggregate === undefined || provenance !== true, NO_PROVENANCE)
    .superRefine(({ sort_by, aggregate }, context) => {
      const columns = sortableBy(aggregate)
      if (sort_by === undefined || columns.includes(sort_by)) return
      const message =
        aggregate === undefined
          ? fareMessages.fareHasNoColumn({ column: sort_by, columns })
          : fareMessages.summaryHasNoColumn({ by: aggregate, column: sort_by, columns })
      context.addIssue({ code: 'custom', message: issueText(message), path: ['sort_by'] })
    }),
  output: listOutput(z.union([fare, summaries.route, summaries.airline, summaries.month])),
  rows: ['data'],
  headers: COVERAGE_HEADER,
  cost: {
    ...USUAL_BOUNDS,
    heavy: {
      when: 'with aggregate, with a range of a column, and sorted by another column than month',
      is: ({ aggregate, sort_by = 'month', ranges }) =>
        aggregate !== undefined || sort_by !== 'month' || !ranges.isEmpty,
    },
  },
  examples: [
    { from: '20251201', to: '2025-12-31', origin: 'SBGR', destination: 'SBRF' },
    { from: '20180101', to: '20251231', aggregate: 'month' },
    { aggregate: 'route', airline: 'TAM' },
    { from: '20240101', to: '20240131', aggregate: 'airline' },
  ],
  absentColumns: ({ aggregate }) => {
    const own = sortableBy(aggregate)
    return EVERY_COLUMN.filter((column) => !own.includes(column))
  },
  async answer(
    snapshot,
    {
      from,
      to,
      origin: origins = null,
      destination: destinations = null,
      airline: airlines = null,
      aggregate,
      provenance = false,
      sort_by,
      sort_order,
      ranges,
      ...page
    },
  ) {
    const { months, headers } = chooseMonths(snapshot, from, to)
    const ends = {
      origins: await findAerodromes(snapshot, origins),
      destinations: await findAerodromes(snapshot, destinations),
    }
    const filters = { ...ends, airlines, ranges }
    const sort: Sort = { sort_by: sort_by ?? GROUP_KEYS[aggregate ?? 'month'][0], sort_order }
    const rows = await (aggregate === undefined
      ? pageOverMonths(snapshot, months, { ...FARES, bindings: { ...boundOrigins(filters), ...filters } }, page, sort)
      : readSummaries(snapshot, months, aggregate, filters, page, sort))
    const range = [...new Set([months[0], months.at(-1)])].filter(Boolean)
    const codes = [origins, destinations, airlines].flatMap(nameValues)
    const parts = ['flight_fares', aggregate, ...codes, ...range].filter(Boolean)
    const sourced = addSource(snapshot, DATASET, provenance, ({ month }) => month)
    return { ...listAnswer(rows.map(sourced), page, parts.join('-')), headers }
  },
})

/**
 * Chooses the requested months, oldest first, or the newest if none is requested. Throws a 404 if the snapshot has none
 * of them.
 */
function chooseMonths(snapshot: Snapshot, from: string | null = null, to: string | null = null) {
  const all = snapshot.months(DATASET)
  const isOpen = from === null && to === null
  const months = isOpen ? all.slice(0, 1) : monthsBetween(snapshot, DATASET, from, to)
  const coverage = coverageOfMonths(isOpen ? months : all)
  return { months, headers: requireCoverage(FARES_TEXT, coverage, wholeMonths({ from, to })) }
}
