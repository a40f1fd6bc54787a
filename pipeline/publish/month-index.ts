import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { dictionary } from '../../schemas/core/dictionary.ts'
import { type Dataset, monthOfPartition, type Table } from '../../schemas/core/dataset.ts'
import type { Manifest, PartitionEntry } from '../../schemas/core/manifest.ts'
import { type Duck } from '../duckdb.ts'
import { readTableSql } from '../table-sql.ts'
import { type CompiledTable, writeParquet } from '../write-parquet.ts'
import { type FindPath, createTableView } from './changes.ts'
import { identifier, literal } from '../../shared/sql-text.ts'

/**
 * Writes the month index of a dataset: the rows of the unchanged months, and those that its SELECT makes from the
 * other months. Returns null if the dataset has no index or no published month.
 */
export async function continueMonthIndex(
  duck: Duck,
  dataset: Dataset,
  before: Manifest | null,
  after: readonly PartitionEntry[],
  pathOf: FindPath,
  workDir: string,
): Promise<CompiledTable | null> {
  const { monthIndex: index } = dataset
  const entries = listMonthPartitions(dataset, after)
  if (index === undefined || entries.length === 0) return null
  const soFar = before?.own_tables[index.name]
  const known =
    soFar === undefined ? new Map<string, string>() : mapDigests(listMonthPartitions(dataset, before?.partitions ?? []))
  const kept = entries.filter((entry) => known.get(entry.partition) === entry.input_digest)
  await createTableView(duck, 'index_before', index, soFar === undefined ? [] : [pathOf(soFar)])
  const months = kept.map(({ partition }) => literal(monthOfPartition(partition) ?? ''))
  await duck.run(`CREATE OR REPLACE TABLE ${identifier(index.name)} AS
    SELECT * FROM index_before WHERE competence_month IN (${['NULL', ...months].join(', ')})`)
  const select = readTableSql(dataset, index)
  for (const entry of entries.filter((each) => !kept.includes(each))) {
    await duck.run(`SET VARIABLE month = ${literal(monthOfPartition(entry.partition) ?? '')}`)
    for (const table of dataset.tables) {
      const published = entry.tables[table.name]
      await createTableView(duck, table.name, table, published === undefined ? [] : [pathOf(published)])
    }
    await duck.run(`INSERT INTO ${identifier(index.name)} BY NAME ${select}`)
  }
  return writeIndex(duck, index, dataset, join(workDir, index.name))
}

/** Lists the partitions of a dataset that have tables: a partition that was rolled back has none. */
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
  folder: string,
): Promise<CompiledTable> {
  const path = join(folder, `${name}.parquet`)
  await mkdir(folder, { recursive: true })
  const written = await writeParquet(
    duck,
    `(FROM ${identifier(name)} ORDER BY ${orderBy.map(identifier).join(', ')})`,
    {
      path,
      file: `${name}/all/${name}.parquet`,
      metadata: {
        dataset: id,
        columns: JSON.stringify(dictionary(columns)),
      },
      rowGroupSize,
    },
  )
  await duck.run(`DROP TABLE ${identifier(name)}`)
  return written
}
