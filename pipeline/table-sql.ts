import { readFileSync } from 'node:fs'
import { withCopiedColumns } from '../schemas/core/copied.ts'
import type { Dataset, Table } from '../schemas/core/dataset.ts'

/** Reads the SELECT that makes a table, with the copied columns in their place. */
export function readTableSql({ folder }: Pick<Dataset, 'folder'>, table: Table): string {
  return withCopiedColumns(readFileSync(new URL(table.sql, folder), 'utf8'), table)
}
