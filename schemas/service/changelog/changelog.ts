import { z } from 'zod'
import { COVERAGE_HEADER, requireCoverage } from '../../api/coverage.ts'
import { CHANGELOG, changelogColumns } from '../../core/changelog-table.ts'
import { defineEndpoint } from '../../api/endpoint.ts'
import { choiceInput, dayRange, inOrder, outOfOrder } from '../../api/input.ts'
import { described, field, columnFields, listOutput } from '../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../api/page.ts'
import { nameValues, valueListInput } from '../../api/value-list.ts'
import { sortableColumns, sortInput } from '../../api/sort.ts'
import { datasets } from '../../registry.gen.ts'
import { CHANGES, coverageOfChanges } from './coverage.ts'

const ROWS = new URL('changelog.sql', import.meta.url)

const KEY = ['snapshot', 'dataset', 'partition', 'table', 'change'] as const
const ids = datasets.map(({ id }) => id)

const cleaned = z.strictObject({
  column: described(z.string(), 'Column of the source.', 'VARCHAR'),
  reason: described(z.string(), 'Why its values were changed.', 'VARCHAR'),
  values: described(z.int(), 'How many.', 'BIGINT'),
})

const change = z
  .strictObject({
    ...columnFields(changelogColumns, ['snapshot', 'published_at', 'dataset', 'partition']),
    table: field(changelogColumns.table_name),
    ...columnFields(changelogColumns, [
      'change',
      'rows',
      'rows_added',
      'rows_removed',
      'rows_changed',
      'rules_version',
    ]),
    cleaned: described(z.array(cleaned), changelogColumns.cleaned.description),
  })
  .meta({ id: 'Change', description: 'What a snapshot changed in a table and partition.' })

/** This describes all datasets and shows no row of any, so every key may ask. */
export const changelog = defineEndpoint({
  id: CHANGELOG,
  path: '/v1/changelog',
  summary:
    'The changes of each snapshot: partitions added or amended, their rows, the values that were cleaned and why',
  description:
    'Newest first, one row per table and partition. `recompiled` means that the compiler or its settings changed; `amended` means that the source changed; `rules_changed` means that the rules which judge beyond the filed bytes have another version.',
  dataset: null,
  input: z
    .strictObject({
      dataset: valueListInput(choiceInput(ids, 'Only the changes of this dataset.')).optional(),
      ...dayRange,
      ...sortInput(sortableColumns(change), { by: 'snapshot', order: 'desc', key: KEY }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(change),
  rows: ['data'],
  headers: COVERAGE_HEADER,
  examples: [{}, { dataset: 'cvm_fund_portfolio', page_size: '10' }],
  async answer(snapshot, { dataset: wanted = null, from = null, to = null, sort_by, sort_order, ranges, ...page }) {
    const headers = requireCoverage(CHANGES, await coverageOfChanges(snapshot), { from, to })
    const bindings = {
      datasets: wanted,
      first_day: from,
      last_day: to,
      ranges,
      sort_by,
      sort_order,
      ...pageBindings(page),
    }
    const rows = await snapshot.query(ROWS, bindings)
    return { ...listAnswer(rows, page, [CHANGELOG, ...nameValues(wanted)].join('-')), headers }
  },
})
