import { z } from 'zod'
import { defineEndpoint } from '../../api/endpoint.ts'
import { defineFileEndpoint } from '../../api/file-endpoint.ts'
import { parameter } from '../../api/input.ts'
import { composeText } from '../../api/language/composed-text.ts'
import { described, listOutput } from '../../api/output.ts'
import { listAnswer, pageInput, takePage } from '../../api/page.ts'
import { sortableColumns, sortInput } from '../../api/sort.ts'
import { sortedRows } from '../../api/sorted-rows.ts'
import { listTableDatasets } from '../../core/table-datasets.ts'
import { datasets } from '../../registry.gen.ts'
import { findDataset, mainTable, publishedTables, findTable } from './published-tables.ts'

/** Parameters that together name a file of a dataset. */
const KEY = ['partition', 'table'] as const

/** A key needs this scope for files, in addition to the scope of their dataset. */
const BULK = 'bulk'
const extraScopes = [BULK, { parameter: 'dataset' }] as const

const datasetInput = parameter(z.string(), 'Id of a dataset, as /v1/datasets lists it.', {
  type: 'string',
  enum: datasets.map(({ id }) => id),
})

const text = (description: string) => described(z.string(), description, 'VARCHAR')

const publishedTable = z
  .strictObject({
    partition: text('Partition, such as competence_month=2025-10; all where the dataset is one piece.'),
    table: text('Table.'),
    path: text('Address of the file below that of the API; it names the snapshot, so what it answers never changes.'),
    file: text("Path of the file below the snapshot's folder, as engines read partitions from."),
    rows: described(z.int(), 'Rows in it.', 'BIGINT'),
    bytes: described(z.int(), 'Length of the file.', 'BIGINT'),
    sha256: described(z.string().length(64), 'Hash of the file, also its ETag.', 'VARCHAR'),
    first_snapshot: text(
      'Snapshot that first had this partition as it is; "" for a table that is made over all partitions.',
    ),
  })
  .meta({ id: 'BulkFile', description: 'A Parquet file of a snapshot.' })

export const bulkPartitions = defineEndpoint({
  id: 'bulk',
  path: '/v1/bulk/{dataset}',
  summary: 'The Parquet files of a dataset: every table of every partition with its length and hash',
  description:
    'To keep a copy, compare `sha256` with your files and fetch each file that differs by its `path`. A snapshot shares unchanged files with the previous one, so a night costs only the amended partitions.',
  dataset: null,
  extraScopes,
  input: z.strictObject({
    dataset: datasetInput,
    ...sortInput(sortableColumns(publishedTable), { by: 'partition', key: KEY }),
    ...pageInput,
  }),
  output: listOutput(publishedTable),
  rows: ['data'],
  rowKeys: { dataset: text('Dataset that the file is of.') },
  examples: [{ dataset: 'cvm_fund_portfolio' }, { dataset: 'cvm_fund_register', page_size: '3' }],
  async answer(snapshot, { dataset: id, sort_by, sort_order, ranges, ...page }) {
    const tables = publishedTables(snapshot.manifest, findDataset(id))
    const all = tables.map(({ partition, table, file, first_snapshot }) => ({
      partition,
      table,
      path: `/v1/bulk/${id}/${partition}?table=${table}&snapshot=${snapshot.id}`,
      ...file,
      first_snapshot,
    }))
    const rows = takePage(await sortedRows(ranges.select(all), { sort_by, sort_order }, KEY, snapshot.work), page)
    return { ...listAnswer(rows, page, `bulk-${id}`), rowKeys: { dataset: id } }
  },
})

const RANGES =
  'Send `Range` to continue a broken download, and `If-Range` to be sure that it is the same file: its ETag is its sha256. A `Range` that names several ranges, or none that can be read, answers the whole file (200); one that begins after its end answers 416 with the code `invalid_input` and `reason` `range_not_satisfiable`. A client that reads its answer too slowly for a long time is disconnected, and can continue from there.'
const MAIN_TABLES = datasets.map((dataset) => `\`${dataset.id}\` → \`${mainTable(dataset)}\``).join(', ')

export const bulkFile = defineFileEndpoint({
  id: 'bulk_file',
  path: '/v1/bulk/{dataset}/{partition}',
  summary: 'A table of a partition as the Parquet file itself, whole or in ranges',
  description: composeText(
    (say) =>
      `${say(RANGES)} ${say({
        en: `Without \`table\` the answer is the main table of the dataset (dataset → table): ${MAIN_TABLES}.`,
        pt: `Sem \`table\`, a resposta é a tabela principal do conjunto de dados (conjunto de dados → tabela): ${MAIN_TABLES}.`,
      })}`,
  ),
  dataset: null,
  extraScopes,
  mediaType: 'application/vnd.apache.parquet',
  input: z.strictObject({
    dataset: datasetInput,
    partition: parameter(z.string(), 'Partition, as /v1/bulk/{dataset} lists it.', {
      type: 'string',
      examples: ['competence_month=2025-10', 'all'],
    }),
    table: parameter(z.string(), 'Table of the partition, as /v1/bulk/{dataset} lists it.', {
      type: 'string',
      examples: ['cvm_fund_month'],
    }).optional(),
  }),
  examples: [
    { dataset: 'cvm_fund_portfolio', partition: 'competence_month=2025-10' },
    { dataset: 'cvm_fund_register', partition: 'all', table: 'cvm_fund_class' },
  ],
  find(snapshot, { dataset, partition, table: wanted }) {
    const found = findDataset(dataset)
    const { table, file } = findTable(snapshot.manifest, found, partition, wanted)
    const fileName = `${table}-${partition.replace(/^\w+=/, '')}-${snapshot.id}.parquet`
    return { file, fileName, extraScopes: listTableDatasets(found, table) }
  },
})
