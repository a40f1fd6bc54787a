import { readFileSync } from 'node:fs'
import { withCopiedColumns } from '../schemas/core/copied.ts'
import type { Dataset, Table } from '../schemas/core/dataset.ts'

type SqlOwner = Pick<Dataset, 'folder' | 'sqlParts'>

/** Reads the SELECT that makes a table, with the copied columns and the parts that declarations make in their places. */
export function readTableSql(dataset: SqlOwner, table: Table): string {
  return withCopiedColumns(readDatasetSql(dataset, table.sql), table)
}

/** Reads a SELECT of a dataset, with the parts that its declarations make in their places. */
export function readDatasetSql({ folder, sqlParts = {} }: SqlOwner, file: string): string {
  const sql = readFileSync(new URL(file, folder), 'utf8')
  return Object.entries(sqlParts).reduce((text, [name, part]) => text.replaceAll(`{${name}}`, () => part), sql)
}
