import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import { type Dataset, monthOfPartition, type Table } from '../../schemas/core/dataset.ts'
import type { PartitionEntry } from '../../schemas/core/manifest.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { type Duck } from '../duckdb.ts'
import { readTableSql } from '../table-sql.ts'
import { type CompiledTable, writeParquet } from '../write-parquet.ts'
import type { PartitionChange, PublishContext, FindPath } from './changes.ts'
import { createTableView } from '../table-view.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'

/**
 * Continues the history of each changed partition, and returns all partitions with their histories. If only the
 * compiler changed, the filed data are the same, so the history stays.
 */
export async function continueHistories(
  context: PublishContext,
  changes: readonly PartitionChange[],
  partitions: readonly PartitionEntry[],
): Promise<PartitionEntry[]> {
  const continued = new Map<PartitionEntry, PartitionEntry>()
  for (const change of changes) {
    const { dataset, after, kind } = change
    if (dataset.history === undefined || kind === 'recompiled') continue
    const file = await context.keep(await continueHistory(context, dataset.history, change, partitions))
    continued.set(after, { ...after, history: { [dataset.history.name]: file } })
  }
  return partitions.map((entry) => continued.get(entry) ?? entry)
}

/** Writes the history of a changed partition: the existing rows unchanged, and those that this change adds. */
async function continueHistory(
  { duck, before: last, publication: { snapshot, publishedAt }, findPath, lake }: PublishContext,
  history: Table,
  change: PartitionChange,
  partitions: readonly PartitionEntry[],
): Promise<CompiledTable> {
  const { dataset, before, after } = change
  for (const [name, value] of Object.entries({
    snapshot,
    published_at: publishedAt,
    snapshot_before: last?.snapshot ?? null,
    month: monthOfPartition(after.partition),
  })) {
    await duck.run(`SET VARIABLE ${name} = ${value === null ? 'NULL' : literal(value)}`)
  }
  const soFar = before?.history?.[history.name]
  await createTableView(duck, 'history', history, soFar === undefined ? [] : [findPath(soFar)])
  await createVersionViews(duck, change, findPath)
  await createOtherViews(duck, dataset, partitions, findPath)
  await createCompletenessTable(duck, after)
  await createInputTable(duck, after)
  return writePartitionHistory(duck, history, after.partition, lake, dataset)
}

/** Creates views of the tables of a partition as they are, and as they were (`previous_…`). */
export async function createVersionViews(
  duck: Duck,
  { dataset, before, after }: PartitionChange,
  findPath: FindPath,
): Promise<void> {
  for (const table of dataset.tables) {
    for (const [prefix, entry] of [['previous_', before] as const, ['', after] as const]) {
      const published = entry?.tables[table.name]
      await createTableView(duck, `${prefix}${table.name}`, table, published === undefined ? [] : [findPath(published)])
    }
  }
}

async function createOtherViews(
  duck: Duck,
  { historyReads = [] }: Dataset,
  partitions: readonly PartitionEntry[],
  findPath: FindPath,
): Promise<void> {
  for (const table of datasets.flatMap(({ tables }) => tables).filter(({ name }) => historyReads.includes(name))) {
    const published = partitions.flatMap(({ tables }) => tables[table.name] ?? [])
    await createTableView(duck, table.name, table, published.map(findPath))
  }
}

async function createCompletenessTable(duck: Duck, { completeness }: PartitionEntry): Promise<void> {
  const rows = completeness.map(
    ({ group, missing }) => `(${literal(group)}, ${missing.length === 0 ? 'NULL' : literal(missing.join(','))})`,
  )
  await duck.run('CREATE OR REPLACE TABLE group_completeness (filing_group VARCHAR, missing_members VARCHAR)')
  if (rows.length > 0) await duck.run(`INSERT INTO group_completeness VALUES ${rows.join(', ')}`)
}

async function createInputTable(duck: Duck, { inputs }: PartitionEntry): Promise<void> {
  const rows = inputs.map(({ source, url, sha256 }) => `(${[source, url, sha256].map(literal).join(', ')})`)
  await duck.run('CREATE OR REPLACE TABLE partition_input (source VARCHAR, url VARCHAR, sha256 VARCHAR)')
  if (rows.length > 0) await duck.run(`INSERT INTO partition_input VALUES ${rows.join(', ')}`)
}

async function writePartitionHistory(
  duck: Duck,
  history: Table,
  partition: string,
  lake: Lake,
  dataset: Dataset,
): Promise<CompiledTable> {
  const { name, columns, orderBy, rowGroupSize } = history
  const folder = join(lake.work, name, partition)
  const path = join(folder, `${name}.parquet`)
  await lake.files.mkdir(folder, { recursive: true })
  const typed = Object.entries(columns).map(
    ([column, { duckdb }]) => `${identifier(column)}::${duckdb} AS ${identifier(column)}`,
  )
  const added = readTableSql(dataset, history)
  await duck.run(`CREATE OR REPLACE TABLE ${identifier(name)} AS
    SELECT ${typed.join(', ')} FROM (
      SELECT ${Object.keys(columns).map(identifier).join(', ')} FROM history
      UNION ALL
      SELECT ${Object.keys(columns).map(identifier).join(', ')} FROM (${added})
    ) ORDER BY ${orderBy.map(identifier).join(', ')}`)
  return writeParquet(duck, identifier(name), {
    path,
    file: `${name}/${partition}/${name}.parquet`,
    dataset: dataset.id,
    columns,
    rowGroupSize,
  })
}
