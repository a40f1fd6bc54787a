import { join } from 'node:path'
import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'
import type { Duck, DuckRow } from '../duckdb.ts'
import { listTypedColumns, readTableSql } from '../table-sql.ts'
import { type CompiledTable, writeParquet } from '../write-parquet.ts'
import type { RunDatasetSql } from './dataset-sql.ts'
import { findUrlOfMember, type PartitionInput } from './partition-input.ts'
import type { StatementGraph } from './statement-graph.ts'

const SHOWN = 5

/** Where the tables of a partition are written, and what they were made from. */
interface Place {
  readonly partition: string
  readonly folder: string
  readonly inputs: readonly PartitionInput[]
}

/**
 * Makes the tables of a dataset, each with a key that names one row, as statements of `graph`. A table is sorted
 * straight into its Parquet file, which later tables and checks read. A copy in the memory of DuckDB would be ten times
 * as large, and the table would be written twice.
 */
export function makeTables(
  duck: Duck,
  dataset: Pick<Dataset, 'id' | 'tables' | 'folder' | 'sqlParts'>,
  place: Place,
  graph: StatementGraph,
  runSql: RunDatasetSql,
): Promise<readonly [string, CompiledTable]>[] {
  const { tables } = dataset
  const writing = tables.map((table) => {
    const select = readTableSql(dataset, table)
    return graph.add({ makes: table.name, sql: select }, async () => {
      const compiled = await runSql(`the table ${table.name}`, () => writeTable(duck, dataset, table, select, place))
      await duck.run(
        `CREATE VIEW ${identifier(table.name)} AS FROM read_parquet(${literal(compiled.path)}, hive_partitioning = false)`,
      )
      return [table.name, compiled] as const
    })
  })
  // A packed table has the key of the table that it packs.
  for (const table of tables.filter(({ packs }) => packs === undefined)) {
    void graph.add({ sql: table.name }, () => refuseRepeatedKeys(duck, table, place.inputs))
  }
  return writing
}

function writeTable(
  duck: Duck,
  { id }: Pick<Dataset, 'id'>,
  table: Table,
  select: string,
  { partition, folder, inputs }: Place,
): Promise<CompiledTable> {
  const { name, columns, rowGroupSize, packs } = table
  return writeParquet(duck, `(${sortTable(table, select)})`, {
    path: join(folder, `${name}.parquet`),
    file: `${name}/${partition}/${name}.parquet`,
    dataset: id,
    columns,
    sources: inputs.map(describeInput),
    rowGroupSize,
    withoutDictionaries: packs !== undefined,
  })
}

/** Writes SQL for the rows of a table in their final order. The SQL of a packed table sorts them itself. */
function sortTable({ columns, orderBy, packs }: Table, select: string): string {
  const typed = `SELECT ${listTypedColumns(columns)} FROM (${select}\n)`
  if (packs !== undefined) return typed
  return `${typed}
     ORDER BY ${orderBy.map((column) => `${identifier(column)} NULLS FIRST`).join(', ')}`
}

/**
 * Names a source file inside the Parquet made from it. A month keeps its bytes when another month of the same year's
 * file was amended, so only the manifest has the hash of a year's file.
 */
function describeInput({ source, raw }: PartitionInput): { url: string; sha256?: string } {
  return source.covers === 'year' ? { url: raw.url } : { url: raw.url, sha256: raw.sha256 }
}

/**
 * Refuses a key that names two rows, because an answer would depend on chance. Either our code is wrong or the source
 * changed.
 */
async function refuseRepeatedKeys(duck: Duck, table: Table, inputs: readonly PartitionInput[]): Promise<void> {
  if ((await findRepeatedKeys(duck, table, 'NULL AS places')).length === 0) return
  const { name, key, columns } = table
  // The places are looked up only here: two texts per row would be much of the work of making the table.
  const place = `source_member || ' line ' || source_line`
  const hasPlace = 'source_member' in columns && 'source_line' in columns
  const places = `min(${place}) || ' and ' || max(${place}) AS places, min(source_member) AS member, max(source_member) AS other`
  const repeated = await findRepeatedKeys(duck, table, hasPlace ? places : 'NULL AS places')
  const shown = repeated.map((row) => {
    const named = key.map((column) => `${column} ${String(row[column])}`).join(' ')
    return typeof row['places'] === 'string' ? `${named} (${row['places']})` : named
  })
  const error = new BuildError('CHECK_FAILED', `${name} has several rows for ${shown.join('; ')}`, {
    hint: 'Look these rows up in the source: the declared key no longer names one row.',
  })
  const [first] = repeated
  const { member, other } = first ?? {}
  error.url = typeof member === 'string' && member === other ? findUrlOfMember(inputs, member) : null
  throw error
}

function findRepeatedKeys(duck: Duck, { name, key }: Table, places: string): Promise<DuckRow[]> {
  const columns = key.map(identifier).join(', ')
  return duck.rows(
    `SELECT ${columns}, ${places} FROM ${identifier(name)}
     GROUP BY ${columns} HAVING count(*) > 1 ORDER BY ${columns} LIMIT ${String(SHOWN)}`,
  )
}
