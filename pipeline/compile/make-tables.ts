import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from '../../schemas/core/dictionary.ts'
import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import type { GroupCompleteness } from '../../schemas/core/manifest.ts'
import { identifier, literal } from '../../shared/sql-text.ts'
import type { Duck } from '../duckdb.ts'
import { readTableSql } from '../table-sql.ts'
import { type CompiledTable, writeParquet } from '../write-parquet.ts'
import { runDatasetSql } from './dataset-sql.ts'
import type { PartitionInput } from './partition-input.ts'

/** Creates the staging tables and views of a dataset, and `group_completeness`, which its SQL reads next to each row. */
export async function stageTables(
  duck: Duck,
  dataset: Dataset,
  inputs: readonly PartitionInput[],
  completeness: readonly GroupCompleteness[],
): Promise<void> {
  await writeCompleteness(duck, completeness)
  for (const { name, sql, as } of dataset.staging) {
    const select = readFileSync(new URL(sql, dataset.folder), 'utf8')
    const create = `CREATE ${as} ${identifier(name)} AS ${select}`
    await runDatasetSql({ dataset, inputs }, `the SQL of ${name}`, () => duck.run(create))
  }
}

async function writeCompleteness(duck: Duck, groups: readonly GroupCompleteness[]): Promise<void> {
  await duck.run('CREATE TABLE group_completeness (filing_group VARCHAR, is_complete BOOLEAN, missing_members VARCHAR)')
  for (const { group, complete, missing } of groups) {
    const members = missing.length === 0 ? 'NULL' : literal(missing.join(','))
    await duck.run(`INSERT INTO group_completeness VALUES (${literal(group)}, ${String(complete)}, ${members})`)
  }
}

export async function makeTables(duck: Duck, dataset: Dataset, inputs: readonly PartitionInput[]): Promise<void> {
  for (const table of dataset.tables) {
    await runDatasetSql({ dataset, inputs }, `the table ${table.name}`, () => makeTable(duck, dataset, table))
  }
}

/** Makes a table in its final order: sorting into a table and copying that out is faster than sorting while copying. */
async function makeTable(duck: Duck, dataset: Dataset, table: Table): Promise<void> {
  const { name, columns, orderBy } = table
  const select = readTableSql(dataset, table)
  const typed = Object.entries(columns).map(
    ([column, { duckdb }]) => `${identifier(column)}::${duckdb} AS ${identifier(column)}`,
  )
  await duck.run(`CREATE TABLE ${identifier(name)} AS SELECT ${typed.join(', ')} FROM (${select})
     ORDER BY ${orderBy.map((column) => `${identifier(column)} NULLS FIRST`).join(', ')}`)
}

export async function dropStaging(duck: Duck, dataset: Dataset): Promise<void> {
  for (const { name, as } of dataset.staging.toReversed()) await duck.run(`DROP ${as} ${identifier(name)}`)
}

/** Writes each table of a partition as a Parquet file. */
export async function writeTables(
  duck: Duck,
  dataset: Dataset,
  place: { readonly partition: string; readonly folder: string; readonly inputs: readonly PartitionInput[] },
): Promise<Record<string, CompiledTable>> {
  const tables: Record<string, CompiledTable> = {}
  for (const table of dataset.tables) tables[table.name] = await writeTable(duck, dataset, table, place)
  return tables
}

function writeTable(
  duck: Duck,
  dataset: Dataset,
  { name, columns, rowGroupSize }: Table,
  { partition, folder, inputs }: { partition: string; folder: string; inputs: readonly PartitionInput[] },
): Promise<CompiledTable> {
  return writeParquet(duck, identifier(name), {
    path: join(folder, `${name}.parquet`),
    file: `${name}/${partition}/${name}.parquet`,
    metadata: {
      dataset: dataset.id,
      columns: JSON.stringify(dictionary(columns)),
      sources: JSON.stringify(inputs.map(describeInput)),
    },
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
