import { z } from 'zod'
import { changelogColumns } from '../../core/changelog-table.ts'
import { COVERAGE_HEADER, requireCoverage } from '../../api/coverage.ts'
import { defineEndpoint } from '../../api/endpoint.ts'
import { dayRange, inOrder, outOfOrder } from '../../api/input.ts'
import { columnFields, described, listOutput } from '../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../api/page.ts'
import { sortableColumns, sortInput } from '../../api/sort.ts'
import { SNAPSHOTS, coverageOfChanges } from './coverage.ts'

const ROWS = new URL('snapshots.sql', import.meta.url)

const count = (description: string, type: 'INTEGER' | 'BIGINT' = 'INTEGER') => described(z.int(), description, type)

const published = z
  .strictObject({
    ...columnFields(changelogColumns, ['snapshot', 'published_at']),
    digest: described(
      z.string(),
      'Digest of its content; only of the snapshot that answers, "" of the others.',
      'VARCHAR',
    ),
    datasets: count('Datasets in which it changed anything.'),
    partitions: count('Partitions in which it changed anything.'),
    rows_added: count('Rows whose key was not there before, over all tables.', 'BIGINT'),
    rows_removed: count('Rows whose key is not there any more, over all tables.', 'BIGINT'),
    rows_changed: count('Rows of the same key with another value, over all tables.', 'BIGINT'),
  })
  .meta({ id: 'PublishedSnapshot', description: 'A snapshot that changed anything.' })

/** This shows no row of a dataset, so every key may ask. */
export const snapshots = defineEndpoint({
  id: 'snapshots',
  path: '/v1/snapshots',
  summary: 'Every snapshot that changed anything: when it was published, and how much it changed',
  description:
    'Newest first, up to the one that answers. What each changed is in `/v1/changelog`. An old snapshot can be removed by the operator: it is here still, and a request with it as `snapshot` says that it is gone.',
  dataset: null,
  input: z
    .strictObject({
      ...dayRange,
      ...sortInput(sortableColumns(published), { by: 'snapshot', order: 'desc', key: ['snapshot'] }),
      ...pageInput,
    })
    .refine(inOrder, outOfOrder),
  output: listOutput(published),
  rows: ['data'],
  headers: COVERAGE_HEADER,
  examples: [{}],
  async answer(snapshot, { from = null, to = null, sort_by, sort_order, ranges, ...page }) {
    const headers = requireCoverage(SNAPSHOTS, await coverageOfChanges(snapshot), { from, to })
    const { id: answering, manifest } = snapshot
    const range = { first_day: from, last_day: to, answering, digest: manifest.digest }
    const rows = await snapshot.query(ROWS, { ...range, ranges, sort_by, sort_order, ...pageBindings(page) })
    return { ...listAnswer(rows, page, 'snapshots'), headers }
  },
})
