import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import { type Dataset, monthOfPartition, type Table } from '../../schemas/core/dataset.ts'
import type { PartitionEntry, PublishedFile } from '../../schemas/core/manifest.ts'
import { type Duck } from '../duckdb.ts'
import { readTableSql } from '../table-sql.ts'
import { type CompiledTable, writeParquet } from '../write-parquet.ts'
import type { UndatedContext } from './changes.ts'
import { createTableView } from '../table-view.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'

/** Continues the month index of each dataset that has one and a published month. */
export async function continueMonthIndexes(
  context: UndatedContext,
  after: readonly PartitionEntry[],
): Promise<Record<string, PublishedFile>> {
  const indexes: Record<string, PublishedFile> = {}
  for (const dataset of context.datasets) {
    const entries = listMonthPartitions(dataset, after)
    if (dataset.monthIndex === undefined || entries.length === 0) continue
    const written = await continueMonthIndex(context, dataset, dataset.monthIndex, entries)
    indexes[dataset.monthIndex.name] = await context.keep(written)
  }
  return indexes
}

/** Writes a month index: the rows of the unchanged months, and those that its SELECT makes from the other months. */
async function continueMonthIndex(
  { duck, before, findPath, lake }: UndatedContext,
  dataset: Dataset,
  index: Table,
  entries: readonly PartitionEntry[],
): Promise<CompiledTable> {
  const soFar = before?.own_tables[index.name]
  const known =
    soFar === undefined ? new Map<string, string>() : mapDigests(listMonthPartitions(dataset, before?.partitions ?? []))
  const kept = entries.filter((entry) => known.get(entry.partition) === entry.input_digest)
  await createTableView(duck, 'index_before', index, soFar === undefined ? [] : [findPath(soFar)])
  const months = kept.map(({ partition }) => literal(monthOfPartition(partition) ?? ''))
  await duck.run(`CREATE OR REPLACE TABLE ${identifier(index.name)} AS
    SELECT * FROM index_before WHERE competence_month IN (${['NULL', ...months].join(', ')})`)
  const select = readTableSql(dataset, index)
  for (const entry of entries.filter((each) => !kept.includes(each))) {
    await duck.run(`SET VARIABLE month = ${literal(monthOfPartition(entry.partition) ?? '')}`)
    for (const table of dataset.tables) {
      const published = entry.tables[table.name]
      await createTableView(duck, table.name, table, published === undefined ? [] : [findPath(published)])
    }
    await duck.run(`INSERT INTO ${identifier(index.name)} BY NAME ${select}`)
  }
  return writeIndex(duck, index, dataset, lake)
}

/** Lists the partitions of a dataset with tables: a partition that was rolled back has none. */
function listMonthPartitions({ id }: Dataset, partitions: readonly PartitionEntry[]): PartitionEntry[] {
  return partitions.filter(({ dataset, tables }) => dataset === id && Object.keys(tables).length > 0)
}

function mapDigests(entries: readonly PartitionEntry[]): Map<string, string> {
  return new Map(entries.map(({ partition, input_digest }) => [partition, input_digest]))
}

async function writeIndex(
  duck: Duck,
  { name, columns, orderBy, rowGroupSize }: Table,
  { id }: Dataset,
  lake: Lake,
): Promise<CompiledTable> {
  const folder = join(lake.work, name)
  const path = join(folder, `${name}.parquet`)
  await lake.files.mkdir(folder, { recursive: true })
  const written = await writeParquet(
    duck,
    `(FROM ${identifier(name)} ORDER BY ${orderBy.map(identifier).join(', ')})`,
    {
      path,
      file: `${name}/all/${name}.parquet`,
      dataset: id,
      columns,
      rowGroupSize,
    },
  )
  await duck.run(`DROP TABLE ${identifier(name)}`)
  return written
}
