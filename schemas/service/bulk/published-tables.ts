import type { Dataset } from '../../core/dataset.ts'
import { misspelledName } from '../../api/request-errors.ts'
import type { Manifest, PublishedFile } from '../../core/manifest.ts'
import { listed } from '../../api/client-text.ts'
import { datasets } from '../../registry.gen.ts'
import { listDatasetTables } from '../dataset-tables.ts'
import { requestMessages } from '../../api/request-messages.ts'

/** A table of a partition as the snapshot has it. */
export interface PublishedTable {
  readonly partition: string
  readonly table: string
  readonly file: PublishedFile
  readonly first_snapshot: string
}

/**
 * Lists every table of a dataset in one order: those of every partition, including its history, and those that
 * publishing makes over all partitions.
 */
export function publishedTables(manifest: Manifest, dataset: Dataset): PublishedTable[] {
  const ofPartitions = manifest.partitions
    .filter((entry) => entry.dataset === dataset.id)
    .flatMap(({ partition, tables, history = {}, first_snapshot }) =>
      Object.entries({ ...tables, ...history }).map(([table, file]) => ({ partition, table, file, first_snapshot })),
    )
  const overAll = listDatasetTables(dataset, manifest).flatMap(({ table: { name: table }, files }) =>
    // The folder of a file is its partition.
    files.map((file) => ({ partition: file.file.split('/')[1] ?? 'all', table, file, first_snapshot: '' })),
  )
  return [...ofPartitions, ...overAll].sort(
    (a, b) => compareNames(a.partition, b.partition) || compareNames(a.table, b.table),
  )
}

function compareNames(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** Finds the main table of a dataset: the one of its own name, otherwise the first that it declares. */
export function mainTable({ id, tables }: Pick<Dataset, 'id' | 'tables'>): string {
  const [first] = tables
  return tables.find(({ name }) => name === id)?.name ?? first?.name ?? id
}

export function findDataset(id: string): Dataset {
  const ids = datasets.map((dataset) => dataset.id)
  const found = datasets.find((dataset) => dataset.id === id)
  if (found === undefined) throw misspelledName('dataset', id, ids)
  return found
}

export function findTable(manifest: Manifest, dataset: Dataset, partition: string, wanted?: string): PublishedTable {
  const published = publishedTables(manifest, dataset)
  const partitions = [...new Set(published.map((each) => each.partition))]
  if (!partitions.includes(partition)) {
    throw misspelledName('partition', partition, partitions, {
      advice: requestMessages.seeAddress({ address: `/v1/bulk/${dataset.id}` }),
    })
  }
  const tables = published.filter((each) => each.partition === partition)
  const name = wanted ?? mainTable(dataset)
  const names = tables.map(({ table }) => table)
  const found = tables.find(({ table }) => table === name)
  if (found === undefined)
    throw misspelledName('table', name, names, { advice: requestMessages.namesThere({ names: listed(names) }) })
  return found
}
