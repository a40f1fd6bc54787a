import type { Dataset } from '../../core/dataset.ts'
import { ApiError } from '../error.ts'
import type { Manifest, PublishedFile } from '../../core/manifest.ts'
import { nearest } from '../nearest.ts'
import { listed, quoted } from '../quoted.ts'
import { datasets } from '../../registry.gen.ts'

/** A table of a partition as the snapshot has it. */
export interface PublishedTable {
  readonly partition: string
  readonly table: string
  readonly file: PublishedFile
  readonly first_snapshot: string
}

/** Every table of a dataset in every partition, the history of its versions included, in one order. */
export function publishedTables({ partitions }: Manifest, dataset: string): PublishedTable[] {
  return partitions
    .filter((entry) => entry.dataset === dataset)
    .flatMap(({ partition, tables, history = {}, first_snapshot }) =>
      Object.entries({ ...tables, ...history }).map(([table, file]) => ({ partition, table, file, first_snapshot })),
    )
    .sort((a, b) => compareNames(a.partition, b.partition) || compareNames(a.table, b.table))
}

function compareNames(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** The table that a dataset is about: that of its own name, or else the first that it declares. */
export function mainTable({ id, tables }: Pick<Dataset, 'id' | 'tables'>): string {
  const [first] = tables
  return tables.find(({ name }) => name === id)?.name ?? first?.name ?? id
}

export function findDataset(id: string): Dataset {
  const ids = datasets.map((dataset) => dataset.id)
  return datasets.find((dataset) => dataset.id === id) ?? absent('dataset', id, ids)
}

export function findTable(manifest: Manifest, dataset: Dataset, partition: string, wanted?: string): PublishedTable {
  const published = publishedTables(manifest, dataset.id)
  const partitions = [...new Set(published.map((each) => each.partition))]
  if (!partitions.includes(partition)) absent('partition', partition, partitions, `See /v1/bulk/${dataset.id}.`)
  const tables = published.filter((each) => each.partition === partition)
  const name = wanted ?? mainTable(dataset)
  const names = tables.map(({ table }) => table)
  return tables.find(({ table }) => table === name) ?? absent('table', name, names, `There: ${listed(names)}.`)
}

/** A 404 that says what was meant, if it is near, or what there is. */
function absent(what: string, name: string, known: readonly string[], advice = `Known: ${listed(known)}.`): never {
  const meant = nearest(name, known)
  throw new ApiError(
    'not_found',
    `There is no ${what} ${quoted(name)}. ${meant === null ? '' : `Did you mean ${meant}? `}${advice}`,
    { reason: `${what}_not_found`, ...(meant !== null && { did_you_mean: meant }) },
  )
}
