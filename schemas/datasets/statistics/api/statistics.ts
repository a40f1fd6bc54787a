import { z } from 'zod'
import { COVERAGE_HEADER, requireCoverage, requireDataset } from '../../../api/coverage.ts'
import { ExactNumber, withDecimals } from '../../../core/exact-number.ts'
import { defineEndpoint, type Row } from '../../../api/endpoint.ts'
import { dayRange, inOrder, outOfOrder } from '../../../api/input.ts'
import { allColumnFields, described, field, listOutput } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput, takePage } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { sortedRows } from '../../../api/sorted-rows.ts'
import { seriesColumns, valueColumns } from '../columns.ts'
import { NO_PROVENANCE_OF_VERSIONS, readVintages, refuseSortColumn, vintageFields, vintagesInput } from './vintages.ts'
import { type Series, series as declared } from '../series.ts'
import { readPublishedSeries } from './published-series.ts'
import { quoted } from '../../../api/client-text.ts'
import { sameText } from '../../../core/language.ts'
import { requestedDaysOf, requestedPeriods, readSeriesCoverage } from './series-coverage.ts'
import { requireSeries, seriesInput } from './series-input.ts'

const DATASET = 'statistics'
const SERIES = new URL('statistic_list.sql', import.meta.url)
const VALUES = new URL('statistic_values.sql', import.meta.url)

const seriesOutput = z
  .strictObject({
    ...allColumnFields(seriesColumns, { without: ['aliases', 'decimals'] }),
    aliases: described(
      z.array(described(z.string(), 'Another name.', 'VARCHAR')),
      'Other names by which `/v1/statistics/{series}` takes it.',
    ),
    decimals: described(z.int(), 'Decimals that the publisher writes its values with, and the answers too.', 'INTEGER'),
  })
  .meta({ id: 'StatisticSeries', description: 'A series of statistics.' })

export const statistics = defineEndpoint({
  id: 'statistics',
  path: '/v1/statistics',
  summary: 'The list of series of statistics',
  description:
    'Each series with its unit, its frequency and how far it reaches. `untested` says that no real answer of its publisher was at hand when it was declared; one that has never been fetched has no periods. `declared_by` is `operator` for a series that a file of the operator of this installation declares.',
  dataset: DATASET,
  input: z.strictObject({ ...sortInput(sortableColumns(seriesOutput), { by: 'id', key: ['id'] }), ...pageInput }),
  output: listOutput(seriesOutput),
  rows: ['data'],
  examples: [{}],
  async answer(snapshot, { sort_by, sort_order, ranges, ...page }) {
    requireDataset(snapshot, DATASET)
    const known = [...declared, ...(await readPublishedSeries(snapshot))]
    const rows = (await snapshot.query(SERIES, {})).map((row) => describeSeries(row, known))
    const sorted = await sortedRows(ranges.select(rows), { sort_by, sort_order }, ['id'], snapshot.work)
    return listAnswer(takePage(sorted, page), page, 'statistics')
  },
})

/** Adds the facts of the declaration to a row of the list; an older snapshot lacks some of them. */
function describeSeries(row: Row, known: readonly Series[]): Row {
  const found = known.find(({ id }) => id === row['id'])
  if (found === undefined) throw new Error(`a series of the snapshot is not declared: ${JSON.stringify(row['id'])}`)
  const { name, aliases, decimals, frequency, published, untested = false, isOwn = false } = found
  const within_days = published?.withinDays ?? null
  const declared_by = isOwn ? 'operator' : 'product'
  return { ...row, frequency, untested, aliases, decimals, name_pt: name.pt, within_days, declared_by }
}

/** Makes a writer of values with the decimals of a series. */
function asPublished(decimals: number) {
  return (row: Row): Row =>
    row['value'] instanceof ExactNumber ? { ...row, value: withDecimals(row['value'], decimals) } : row
}

const valueOutput = z
  .strictObject({
    ...allColumnFields(valueColumns, { without: ['series', 'source_member', 'source_line'] }),
    source: sourceOutput.optional(),
    ...vintageFields,
  })
  .meta({ id: 'StatisticValue', description: 'A value of a series, or with `vintages=all` a version of one.' })

export const statisticValues = defineEndpoint({
  id: 'statistic',
  path: '/v1/statistics/{series}',
  summary: 'The values of a series, by day, month, quarter or year',
  description:
    'Oldest first. Of a monthly series from the month that contains `from` to the month that contains `to`; of a daily one (`frequency` in `/v1/statistics`) from day to day, where a day without a value, such as a holiday, has no row; of a quarterly or yearly one by whole quarters or years. If a marker was published in place of a value, the value is null and `marker` has the marker. A value has the decimals that its publisher writes the series with, `decimals` in `/v1/statistics`: 0.40 stays 0.40; Arrow has eight, with the same value. Ask with `as_of` for what was known at the end of a day, and with `vintages=all` for every version of each period that this installation has seen: the snapshots from its `first_snapshot` to its `last_snapshot` have a version.',
  dataset: DATASET,
  input: z
    .strictObject({
      series: seriesInput,
      ...dayRange,
      ...provenanceInput,
      ...vintagesInput,
      ...sortInput(sortableColumns(valueOutput), { by: 'period', key: ['period', 'vintage'] }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder)
    .refine(({ vintages, provenance }) => vintages === undefined || provenance !== true, NO_PROVENANCE_OF_VERSIONS)
    .superRefine(refuseSortColumn(sortableColumns(valueOutput))),
  output: listOutput(valueOutput),
  rows: ['data'],
  // A row already has its period.
  rowKeys: { series: field(valueColumns.series) },
  headers: COVERAGE_HEADER,
  examples: [
    { series: 'ibge-1737-63', from: '20240101', to: '20241231' },
    { series: 'selic', from: '2024-01', to: '2024-03' },
    { series: 'ipca', from: '2024-10', to: '2024-12', vintages: 'all' },
  ],
  absentColumns: ({ vintages }) => (vintages === undefined ? Object.keys(vintageFields) : []),
  async answer(
    snapshot,
    { series: requested, from = null, to = null, provenance = false, vintages, sort_by, sort_order, ranges, ...page },
  ) {
    const found = await requireSeries(snapshot, requested)
    const { id: series, decimals } = found
    const range = { from, to }
    const { days: coverage } = await readSeriesCoverage(snapshot, found)
    // An error names the series as the request does.
    const headers = requireCoverage(sameText(quoted(requested)), coverage, requestedDaysOf(found, range))
    const periods = requestedPeriods(found, range)
    const bindings = { ...periods, ranges, sort_by, sort_order, ...pageBindings(page) }
    const rows =
      vintages === undefined
        ? await snapshot.query(VALUES, { series, ...bindings })
        : await readVintages(snapshot, { series, requested }, bindings)
    const sourced = addSource(snapshot, DATASET, provenance)
    return {
      ...listAnswer(
        rows.map(sourced).map(asPublished(decimals)),
        page,
        `statistic-${series}${vintages === undefined ? '' : '-vintages'}`,
      ),
      rowKeys: { series },
      headers,
    }
  },
})
