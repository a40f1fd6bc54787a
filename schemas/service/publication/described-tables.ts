import { type Dataset, monthOfPartition, type Table } from '../../core/dataset.ts'
import type { Manifest, PublishedFile } from '../../core/manifest.ts'
import type { Month } from '../../core/month.ts'
import { publishedTables } from '../bulk/published-tables.ts'
import { orderedDatasets } from '../dataset-order.ts'
import { mayBeShown } from '../../core/terms.ts'
import { listDatasetTables } from '../dataset-tables.ts'

/** A table as it is declared, and its files in a snapshot. */
export interface DescribedTable {
  readonly dataset: Dataset
  readonly table: Table
  readonly files: readonly DescribedFile[]
}

export interface DescribedFile {
  readonly partition: string
  /** Path of its address on the server; it names the snapshot, so the answer never changes. */
  readonly path: string
  readonly file: PublishedFile
  readonly first_snapshot: string
}

/**
 * Lists every table with files in a snapshot whose dataset may be shown to everybody, in the reading order of the
 * datasets.
 */
export function listDescribedTables(manifest: Manifest, permitted: ReadonlySet<string>): DescribedTable[] {
  const shown = orderedDatasets.filter((dataset) => mayBeShown(dataset, permitted))
  return shown.flatMap((dataset) => {
    const published = publishedTables(manifest, dataset)
    return listDeclaredTables(dataset, manifest).flatMap((table) => {
      const files = published
        .filter((each) => each.table === table.name)
        .map(({ partition, file, first_snapshot }) => ({
          partition,
          path: `/v1/bulk/${dataset.id}/${partition}?table=${table.name}&snapshot=${manifest.snapshot}`,
          file,
          first_snapshot,
        }))
      return files.length === 0 ? [] : [{ dataset, table, files }]
    })
  })
}

function listDeclaredTables(dataset: Dataset, manifest: Manifest): Table[] {
  const overAll = listDatasetTables(dataset, manifest).map(({ table }) => table)
  return [...dataset.tables, ...(dataset.history === undefined ? [] : [dataset.history]), ...overAll]
}

/** First and last month of a table with a file per month; null for a table in one piece. */
export function findMonths(files: readonly DescribedFile[]): { readonly first: Month; readonly last: Month } | null {
  const months = files.flatMap(({ partition }) => monthOfPartition(partition) ?? []).sort()
  const [first, last] = [months[0], months.at(-1)]
  return first === undefined || last === undefined ? null : { first, last }
}

/** Address of a licence, if it has one, and its name among the licences of the Open Definition. */
export function findLicence({ licence }: Pick<Dataset, 'licence'>): { readonly name: string; readonly path?: string } {
  return /\bODbL\b/.test(licence)
    ? { name: 'ODbL-1.0', path: 'https://opendatacommons.org/licenses/odbl/1-0/' }
    : { name: 'other-open' }
}
