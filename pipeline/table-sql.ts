import { readFileSync } from 'node:fs'
import type { Column } from '../schemas/core/column.ts'
import { withCopiedColumns } from '../schemas/core/copied-column.ts'
import type { Dataset, Table } from '../schemas/core/dataset.ts'
import { writePacked } from '../schemas/core/packed.ts'
import { readSqlPart } from '../lake/views/sql-part.ts'
import { identifier } from '../schemas/core/sql-text.ts'

type SqlOwner = Pick<Dataset, 'folder' | 'sqlParts'>
type TableOwner = SqlOwner & Pick<Dataset, 'tables'>

/**
 * Reads the SELECT that makes a table, and puts the copied columns, the packed values and the parts that declarations
 * make in their places.
 */
export function readTableSql(dataset: TableOwner, table: Table): string {
  const select = withCopiedColumns(readDatasetSql(dataset, table.sql), table)
  return table.packs === undefined ? select : select.replaceAll('{packed}', writePackedValues(dataset, table.packs))
}

function writePackedValues({ tables }: TableOwner, { table, values }: NonNullable<Table['packs']>): string {
  const { columns = {} } = tables.find(({ name }) => name === table) ?? {}
  return writePacked(values, columns)
}

/** Reads a SELECT of a dataset, and puts the parts that its declarations make in their places. */
export function readDatasetSql({ folder, sqlParts = {} }: SqlOwner, file: string): string {
  const sql = readFileSync(new URL(file, folder), 'utf8')
  return Object.entries(sqlParts).reduce(
    (text, [name, part]) => text.replaceAll(`{${name}}`, () => readSqlPart(part)),
    sql,
  )
}

/** Writes the columns of a table for a SELECT, each with its declared type. */
export function listTypedColumns(columns: Readonly<Record<string, Column>>): string {
  return Object.entries(columns)
    .map(([name, { duckdb }]) => `${identifier(name)}::${duckdb} AS ${identifier(name)}`)
    .join(', ')
}
