import { join } from 'node:path'
import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import { identifier } from '../../shared/sql-text.ts'
import type { Duck } from '../duckdb.ts'
import { listTypedColumns, readTableSql } from '../table-sql.ts'
import { type CompiledTable, writeParquet } from '../write-parquet.ts'
import type { PartitionInput } from './partition-input.ts'

interface Place {
  readonly partition: string
  readonly folder: string
  readonly inputs: readonly PartitionInput[]
}

/** Writes each table of a partition as a Parquet file. */
export async function writeTables(
  duck: Duck,
  dataset: Pick<Dataset, 'id' | 'tables' | 'folder' | 'sqlParts'>,
  place: Place,
): Promise<Record<string, CompiledTable>> {
  await dropAllBut(
    duck,
    dataset.tables.map(({ name }) => name),
  )
  const written: Record<string, CompiledTable> = {}
  for (const table of dataset.tables) {
    const source = table.packs === undefined ? identifier(table.name) : selectPacked(dataset, table)
    written[table.name] = await writeTable(duck, dataset.id, table, source, place)
  }
  return written
}

function selectPacked(dataset: Pick<Dataset, 'folder' | 'sqlParts'>, table: Table): string {
  return `(SELECT ${listTypedColumns(table.columns)} FROM (${readTableSql(dataset, table)}))`
}

/** Drops all that the tables were made from: writing them needs the memory. */
async function dropAllBut(duck: Duck, kept: readonly string[]): Promise<void> {
  const made = await duck.rows(
    `SELECT 'VIEW' AS type, view_name AS name FROM duckdb_views() WHERE NOT internal
     UNION ALL SELECT 'TABLE', table_name FROM duckdb_tables() ORDER BY type DESC, name`,
  )
  for (const { type, name } of made) {
    if (!kept.includes(String(name))) await duck.run(`DROP ${String(type)} ${identifier(String(name))}`)
  }
}

function writeTable(
  duck: Duck,
  dataset: string,
  { name, columns, rowGroupSize }: Table,
  source: string,
  { partition, folder, inputs }: Place,
): Promise<CompiledTable> {
  return writeParquet(duck, source, {
    path: join(folder, `${name}.parquet`),
    file: `${name}/${partition}/${name}.parquet`,
    dataset,
    columns,
    sources: inputs.map(describeInput),
    rowGroupSize,
  })
}

/**
 * The name of a source file inside the Parquet made from it. A month keeps its bytes when another month of the same
 * year's file was amended, so only the manifest has the hash of a year's file.
 */
function describeInput({ source, raw }: PartitionInput): { url: string; sha256?: string } {
  return source.covers === 'year' ? { url: raw.url } : { url: raw.url, sha256: raw.sha256 }
}
