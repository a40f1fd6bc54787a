import { z } from 'zod'
import {
  coverageOfMonths,
  COVERAGE_HEADER,
  requireCoverage,
  requireDataset,
  wholeMonths,
} from '../../../api/coverage.ts'
import { misspelledName } from '../../../api/request-errors.ts'
import { defineEndpoint } from '../../../api/endpoint.ts'
import { dayRange, inOrder, outOfOrder, parameter } from '../../../api/input.ts'
import { monthOfDay } from '../../../core/month.ts'
import { allColumnFields, field, listOutput } from '../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { sortableColumns, sortInput } from '../../../api/sort.ts'
import { seriesColumns, valueColumns } from '../columns.ts'
import { series as declared } from '../series.ts'

const DATASET = 'statistics'
const SERIES = new URL('statistic_list.sql', import.meta.url)
const PERIODS = new URL('statistic_periods.sql', import.meta.url)
const VALUES = new URL('statistic_values.sql', import.meta.url)

const seriesOutput = z
  .strictObject(allColumnFields(seriesColumns))
  .meta({ id: 'StatisticSeries', description: 'A series of statistics.' })

export const statistics = defineEndpoint({
  id: 'statistics',
  path: '/v1/statistics',
  summary: 'The list of series of statistics',
  description: 'Each series with its unit and its months.',
  dataset: DATASET,
  input: z.strictObject({ ...sortInput(sortableColumns(seriesOutput), { by: 'id', key: ['id'] }), ...pageInput }),
  output: listOutput(seriesOutput),
  rows: ['data'],
  examples: [{}],
  async answer(snapshot, { sort_by, sort_order, ...page }) {
    requireDataset(snapshot, DATASET)
    const rows = await snapshot.query(SERIES, { sort_by, sort_order, ...pageBindings(page) })
    return listAnswer(rows, page, 'statistics')
  },
})

const valueOutput = z
  .strictObject({
    ...allColumnFields(valueColumns, { without: ['series', 'modified_date', 'source_member', 'source_line'] }),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'StatisticValue', description: 'A value of a series.' })

const ids = declared.map(({ id }) => id)

export const statisticValues = defineEndpoint({
  id: 'statistic',
  path: '/v1/statistics/{series}',
  summary: 'The values of a series, month by month',
  description:
    'Oldest first, from the month that contains `from` to the month that contains `to`. If a marker was published in place of a value, the value is null and `marker` has the marker. Ask with `as_of` for what was known at the end of a day.',
  dataset: DATASET,
  input: z
    .strictObject({
      series: parameter(
        z.string().max(64, 'No name of a series is so long: see /v1/statistics.'),
        'Which series: see /v1/statistics.',
        { type: 'string', maxLength: 64 },
      ),
      ...dayRange,
      ...provenanceInput,
      ...sortInput(sortableColumns(valueOutput), { by: 'period', key: ['period'] }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(valueOutput),
  rows: ['data'],
  // The rows have their months.
  rowKeys: { series: field(valueColumns.series) },
  headers: COVERAGE_HEADER,
  examples: [{ series: 'ibge-1737-63', from: '20240101', to: '20241231' }],
  async answer(snapshot, { series, from = null, to = null, provenance = false, sort_by, sort_order, ...page }) {
    if (!ids.some((id) => id === series)) throw misspelledName('series', series, ids)
    const periods = (await snapshot.query(PERIODS, { series })).flatMap(({ period }) =>
      typeof period === 'string' ? period : [],
    )
    const headers = requireCoverage(series, coverageOfMonths(periods), wholeMonths({ from, to }))
    const range = { first_month: from ? monthOfDay(from) : null, last_month: to ? monthOfDay(to) : null }
    const rows = await snapshot.query(VALUES, { series, ...range, sort_by, sort_order, ...pageBindings(page) })
    const sourced = addSource(snapshot, DATASET, provenance)
    return { ...listAnswer(rows.map(sourced), page, `statistic-${series}`), rowKeys: { series }, headers }
  },
})
