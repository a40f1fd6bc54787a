import type { Table } from '../schemas/core/dataset.ts'
import { identifier, literal } from '../schemas/core/sql-text.ts'
import type { Duck } from './duckdb.ts'

/**
 * Creates a view `name` over files of a table, with today's declared columns, of which a file of an earlier compiler
 * may lack some. Without a file the view is empty.
 */
export async function createTableView(
  duck: Duck,
  name: string,
  { columns }: Pick<Table, 'columns'>,
  paths: readonly string[],
): Promise<void> {
  const declared = Object.entries(columns)
  const empty = declared.map(([column, { duckdb }]) => `NULL::${duckdb} AS ${identifier(column)}`).join(', ')
  const files =
    paths.length === 0
      ? ''
      : `UNION ALL BY NAME SELECT * FROM read_parquet([${paths.map(literal).join(', ')}], hive_partitioning = false, union_by_name = true)`
  await duck.run(`CREATE OR REPLACE VIEW ${identifier(name)} AS
    SELECT ${declared.map(([column, { duckdb }]) => `${identifier(column)}::${duckdb} AS ${identifier(column)}`).join(', ')}
    FROM (SELECT ${empty} WHERE false ${files})`)
}
