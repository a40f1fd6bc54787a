import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { identifier } from '../../shared/sql-text.ts'
import type { Duck, DuckRow } from '../duckdb.ts'
import { listTypedColumns, readTableSql } from '../table-sql.ts'
import type { RunDatasetSql } from './dataset-sql.ts'
import { findUrlOfMember, type PartitionInput } from './partition-input.ts'

const SHOWN = 5

/** Makes the tables of a dataset but those that pack another one, each with a key that names one row. */
export async function makeTables(
  duck: Duck,
  dataset: Pick<Dataset, 'tables' | 'folder'>,
  inputs: readonly PartitionInput[],
  runSql: RunDatasetSql,
): Promise<void> {
  const tables = dataset.tables.filter(({ packs }) => packs === undefined)
  for (const table of tables) {
    const select = readTableSql(dataset, table)
    await runSql(`the table ${table.name}`, () => duck.run(buildTable(table, select)))
  }
  for (const table of tables) await refuseRepeatedKeys(duck, table, inputs)
}

/** SQL for a table in its final order: sorting into a table and copying that out is faster than sorting while copying. */
function buildTable({ name, columns, orderBy }: Table, select: string): string {
  return `CREATE TABLE ${identifier(name)} AS SELECT ${listTypedColumns(columns)} FROM (${select})
     ORDER BY ${orderBy.map((column) => `${identifier(column)} NULLS FIRST`).join(', ')}`
}

/** Refuses a key that names two rows: an answer would depend on chance. The fault is ours, or the source changed. */
async function refuseRepeatedKeys(duck: Duck, table: Table, inputs: readonly PartitionInput[]): Promise<void> {
  if ((await repeatedKeys(duck, table, 'NULL AS places')).length === 0) return
  const { name, key, columns } = table
  // The places are looked up only here: two texts per row would be much of the work of making the table.
  const place = `source_member || ' line ' || source_line`
  const hasPlace = 'source_member' in columns && 'source_line' in columns
  const places = `min(${place}) || ' and ' || max(${place}) AS places, min(source_member) AS member, max(source_member) AS other`
  const repeated = await repeatedKeys(duck, table, hasPlace ? places : 'NULL AS places')
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

function repeatedKeys(duck: Duck, { name, key }: Table, places: string): Promise<DuckRow[]> {
  const columns = key.map(identifier).join(', ')
  return duck.rows(
    `SELECT ${columns}, ${places} FROM ${identifier(name)}
     GROUP BY ${columns} HAVING count(*) > 1 ORDER BY ${columns} LIMIT ${String(SHOWN)}`,
  )
}
