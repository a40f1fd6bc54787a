import { z } from 'zod'
import { changelogColumns } from '../../core/changelog-table.ts'
import { monthOfPartition } from '../../core/dataset.ts'
import { datasets } from '../../registry.gen.ts'
import { lastDayOfMonth } from '../../api/business-day.ts'
import type { FilingVersions } from '../../api/dataset-api.ts'
import { defineEndpoint, type Ranged, type Row, type Snapshot } from '../../api/endpoint.ts'
import { choiceInput, instantInput } from '../../api/input.ts'
import { columnFields, described, listOutput } from '../../api/output.ts'
import { pageInput } from '../../api/page.ts'
import { datasetApis } from '../registry.gen.ts'
import { listNamedValues, nameValues, valueListInput } from '../../api/value-list.ts'
import { COVERAGE_HEADER, requireCoverage } from '../../api/coverage.ts'
import { CHANGES, coverageOfChanges } from './coverage.ts'
import { cursorInput, type RevisionCursor, writeCursor } from './revision-cursor.ts'
import { issueText } from '../../api/issue-message.ts'
import { valueMessages } from '../../api/value-messages.ts'

const PARTITIONS = new URL('changed_partitions.sql', import.meta.url)
const ids = datasets.map(({ id }) => id)
const COUNTS = ['rows_added', 'rows_removed', 'rows_changed']

const count = (description: string) => described(z.int().nullable(), description, 'BIGINT')

const revision = z
  .strictObject({
    ...columnFields(changelogColumns, ['published_at', 'snapshot', 'dataset', 'partition']),
    cnpj: described(z.string(), 'Class whose filing changed; "" in the row of the partition itself.', 'VARCHAR'),
    reference_date: described(
      z.iso.date().nullable(),
      'Last day of the month or quarter of the partition; null where it is none.',
      'DATE',
    ),
    change: described(
      z.string(),
      'Of a partition: as in `/v1/changelog`, several separated by commas if its tables changed in different ways. Of a filing: first, restated (delivered again with the same values), amended, confidentiality_released or withdrawn.',
      'VARCHAR',
    ),
    version: described(
      z.int().nullable(),
      'Number of the version of the filing that this installation has seen; null in the row of a partition.',
      'INTEGER',
    ),
    rows_added: count('Rows of the partition whose key was not there before; null in the row of a filing.'),
    rows_removed: count('Rows of the partition whose key is not there any more; null in the row of a filing.'),
    rows_changed: count('Rows of the partition of the same key with another value; null in the row of a filing.'),
  })
  .meta({ id: 'Revision', description: 'A partition that a snapshot changed, or a filing in it.' })

/** Everything that changed. This shows no figure of a dataset, so every key may ask. */
export const revisions = defineEndpoint({
  id: 'revisions',
  path: '/v1/revisions',
  summary: 'Everything that changed since an instant, over all datasets and funds, to keep a copy up to date',
  description:
    'Oldest first: by publication, dataset, partition, and in a partition by class. Each partition that a snapshot changed has a row; behind it are the filings that are new, delivered again, amended or withdrawn in it, where the dataset keeps their versions (holdings of funds, reports of real-estate funds). To follow, keep `next_cursor` of each answer and send it as `cursor`, whether or not there was anything: a page with fewer rows than `page_size` is the newest there is. A cursor holds no snapshot, so it goes on in every later one. Versions of a month that is no longer published are not listed.',
  dataset: null,
  shows: ({ dataset }) => listNamedValues(dataset, ids).filter((id) => datasetApis[id]?.filingVersions !== undefined),
  input: z
    .strictObject({
      updated_after: instantInput('Only what was published after this instant.').optional(),
      dataset: valueListInput(choiceInput(ids, 'Only the changes of this dataset.')).optional(),
      cursor: cursorInput.optional(),
      page_size: pageInput.page_size,
    })
    .refine(({ updated_after, cursor }) => updated_after === undefined || cursor === undefined, {
      error: issueText(valueMessages.cursorAndInstant),
      path: ['updated_after'],
    }),
  output: listOutput(revision, {
    next_cursor: described(
      z.string().nullable(),
      'The `cursor` of the next request; null where there was nothing yet: ask again with the same parameters.',
    ),
  }),
  rows: ['data'],
  headers: COVERAGE_HEADER,
  examples: [
    { page_size: '10' },
    { updated_after: '2020-01-01T00:00:00Z', dataset: 'cvm_fund_portfolio', page_size: '10' },
  ],
  async answer(snapshot, { updated_after = null, dataset: wanted = null, cursor = null, page_size, ranges }) {
    const headers = requireCoverage(CHANGES, await coverageOfChanges(snapshot), { from: null, to: null })
    const rows = await readRevisions(snapshot, { updated_after, datasets: wanted, cursor, ranges, limit: page_size })
    const last = rows.at(-1)
    const next = last === undefined ? cursor : toCursor(last)
    const next_cursor = next && writeCursor(next)
    return {
      body: { success: true, next_cursor, data: rows },
      headers,
      fileName: ['revisions', ...nameValues(wanted)].join('-'),
      ...(rows.length === page_size && next_cursor !== null && { nextCursor: next_cursor }),
    }
  },
})

interface RequestedRevisions extends Ranged {
  readonly updated_after: string | null
  readonly datasets: readonly string[] | null
  readonly cursor: RevisionCursor | null
  readonly limit: number
}

type WalkedRevisions = Omit<RequestedRevisions, 'ranges' | 'limit'> & { readonly inFilings: boolean }

/** A row of the SQL of partitions, and of an answer. */
type RevisionRow = Row & Omit<RevisionCursor, 'cnpj'> & { readonly cnpj?: string }

/** A row of the SQL of a dataset's filings. */
type VersionRow = Row & { readonly cnpj: string; readonly change: string; readonly version: number }

/** Reads the page after a cursor: the first revisions whose figures are in the ranges. */
async function readRevisions(
  snapshot: Snapshot,
  { ranges, limit, ...request }: RequestedRevisions,
): Promise<RevisionRow[]> {
  const rows: RevisionRow[] = []
  // Only rows of partitions have counts.
  const inFilings = !ranges.includes(COUNTS)
  const atOnce = ranges.isEmpty ? limit : Math.max(limit, WALKED_AT_ONCE)
  for await (const revision of walkRevisions(snapshot, { ...request, inFilings }, atOnce)) {
    if (ranges.admit(revision)) rows.push(revision)
    if (rows.length === limit) break
  }
  return rows
}

/** Walks on from a cursor, partition by partition, some at once, so that only the wanted ones are read. */
async function* walkRevisions(
  snapshot: Snapshot,
  { updated_after, datasets: wanted, cursor: begin, inFilings }: WalkedRevisions,
  atOnce: number,
): AsyncGenerator<RevisionRow> {
  let cursor = begin
  for (;;) {
    // The partition of the cursor itself has no new row of its own.
    const bindings = { updated_after, datasets: wanted, ...bindCursor(cursor), limit: atOnce + 1 }
    const partitions = (await snapshot.query(PARTITIONS, bindings)) as RevisionRow[]
    for (const partition of partitions) {
      const after = cursor !== null && isSamePartition(partition, cursor) ? cursor.cnpj : null
      if (after === null) yield makePartitionRow(partition)
      if (inFilings) yield* walkFilings(snapshot, partition, after ?? '', atOnce)
    }
    const last = partitions.at(-1)
    if (last === undefined || partitions.length <= atOnce) return
    // The cursor goes after all filings of the last partition: no CNPJ sorts after this text.
    cursor = { ...toCursor(last), cnpj: BEHIND_ALL }
  }
}

const BEHIND_ALL = '~'

function bindCursor(cursor: RevisionCursor | null) {
  const { published_at = '', dataset = '', partition = '' } = cursor ?? {}
  return { from_published_at: published_at, from_dataset: dataset, from_partition: partition }
}

/** This many are read at once while looking for revisions in a range. */
const WALKED_AT_ONCE = 1000

function isSamePartition(one: RevisionRow, other: RevisionCursor): boolean {
  return one.published_at === other.published_at && one.dataset === other.dataset && one.partition === other.partition
}

/** Walks through the filings after a class whose versions a snapshot brought in a partition; some are read at once. */
async function* walkFilings(
  snapshot: Snapshot,
  { published_at, snapshot: brought, dataset, partition }: RevisionRow,
  begin: string,
  atOnce: number,
): AsyncGenerator<RevisionRow> {
  const versions: FilingVersions | undefined = datasetApis[dataset]?.filingVersions
  const month = monthOfPartition(partition)
  if (versions === undefined || month === null) return
  if (!snapshot.monthsWith(versions.table).includes(month)) return
  for (let after = begin; ;) {
    const bindings = { published_at, after, limit: atOnce }
    const rows = (await snapshot.query(versions.sql, bindings, [month])) as VersionRow[]
    for (const { cnpj, change, version } of rows) {
      yield {
        published_at,
        snapshot: brought ?? null,
        dataset,
        partition,
        cnpj,
        reference_date: lastDayOfMonth(month),
        change,
        version,
        rows_added: null,
        rows_removed: null,
        rows_changed: null,
      }
    }
    if (rows.length < atOnce) return
    after = rows.at(-1)?.cnpj ?? ''
  }
}

function makePartitionRow(row: RevisionRow): RevisionRow {
  const { published_at, snapshot, dataset, partition, change, ...counts } = row
  const month = monthOfPartition(partition)
  const reference_date = month === null ? null : lastDayOfMonth(month)
  return {
    published_at,
    snapshot: snapshot ?? null,
    dataset,
    partition,
    cnpj: '',
    reference_date,
    change: change ?? null,
    version: null,
    ...counts,
  }
}

function toCursor({ published_at, dataset, partition, cnpj = '' }: RevisionRow): RevisionCursor {
  return { published_at, dataset, partition, cnpj }
}
