import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Dataset, type MaterializedView, monthOfPartition } from '../../schemas/core/dataset.ts'
import { identifier, literal } from '../../shared/sql-text.ts'
import type { Duck } from '../duckdb.ts'
import { listTypedColumns } from '../table-sql.ts'
import { type CompiledTable, writeParquet } from '../write-parquet.ts'
import { VALUE_SEPARATOR } from './line-writer.ts'
import { KEYS, ROWS } from './write-rows.ts'

/** Writes the look-throughs of a month from the files of what was found, with what the lines of `portfolio` say of their assets. */
export async function writeMonth(
  duck: Duck,
  { id, folder: declared }: Dataset,
  { name, columns, sql, orderBy, rowGroupSize }: MaterializedView,
  partition: string,
  portfolio: string,
  folder: string,
): Promise<CompiledTable> {
  const month = monthOfPartition(partition) ?? ''
  await duck.run(`CREATE OR REPLACE VIEW cvm_fund_portfolio AS SELECT *, ${literal(month)}::VARCHAR AS competence_month
    FROM read_parquet(${literal(portfolio)}, hive_partitioning = false)`)
  await createLines(duck, 'look_through_row', join(folder, ROWS), {
    cnpj: 'VARCHAR',
    key_number: 'INTEGER',
    resolution: 'VARCHAR',
    quantity: 'HUGEINT',
    value: 'HUGEINT',
    shortest_depth: 'INTEGER',
  })
  const named = { number: 'INTEGER', leaf_key: 'VARCHAR', asset_kind: 'VARCHAR' }
  await createLines(duck, 'look_through_key', join(folder, KEYS), named)
  const select = readFileSync(new URL(sql, declared), 'utf8')
  return writeParquet(
    duck,
    `(SELECT ${listTypedColumns(columns)} FROM (${select}\n) ORDER BY ${orderBy.map(identifier).join(', ')})`,
    {
      path: join(folder, `${name}.parquet`),
      file: `${name}/${partition}/${name}.parquet`,
      dataset: id,
      columns,
      rowGroupSize,
    },
  )
}

function createLines(duck: Duck, name: string, path: string, columns: Readonly<Record<string, string>>): Promise<void> {
  const typed = Object.entries(columns).map(([column, type]) => `${literal(column)}: ${literal(type)}`)
  return duck.run(`CREATE OR REPLACE VIEW ${name} AS SELECT * FROM read_csv(${literal(path)}, header = false, auto_detect = false,
    delim = ${literal(VALUE_SEPARATOR)}, quote = '', escape = '', nullstr = '', columns = {${typed.join(', ')}})`)
}
