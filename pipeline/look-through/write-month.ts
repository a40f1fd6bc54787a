import { join } from 'node:path'
import { type Dataset, type MaterializedView, monthOfPartition } from '../../schemas/core/dataset.ts'
import { VALUE_SEPARATOR } from '../../schemas/core/value-text.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'
import type { Duck } from '../duckdb.ts'
import { listTypedColumns, readDatasetSql } from '../table-sql.ts'
import { type CompiledTable, writeParquet } from '../write-parquet.ts'
import { FUNDS, NAMES, ROWS } from './write-rows.ts'

/** A table with one file for each of the newest months. */
export type MonthView = MaterializedView & { readonly eachMonth: NonNullable<MaterializedView['eachMonth']> }

/** A month, the file of its lines, and the folder of what was found. */
interface MonthPlace {
  readonly partition: string
  readonly portfolio: string
  readonly folder: string
}

/**
 * Writes the look-throughs of a month from the files of what was found, and from what the lines of `portfolio` tell
 * about their assets.
 */
export async function writeMonth(
  duck: Duck,
  dataset: Dataset,
  { name, columns, sql, eachMonth, orderBy, rowGroupSize }: MonthView,
  { partition, portfolio, folder }: MonthPlace,
): Promise<CompiledTable> {
  const month = monthOfPartition(partition) ?? ''
  await duck.run(`CREATE OR REPLACE VIEW cvm_fund_portfolio AS SELECT *, ${literal(month)}::VARCHAR AS competence_month
    FROM read_parquet(${literal(portfolio)}, hive_partitioning = false)`)
  await createLines(duck, 'look_through_row', join(folder, ROWS), {
    fund: 'INTEGER',
    name: 'INTEGER',
    quantity: 'HUGEINT',
    value: 'HUGEINT',
    shortest_depth: 'INTEGER',
  })
  const text = 'VARCHAR'
  const named = { number: 'INTEGER', leaf_key: text, resolution: text, asset_kind: text }
  await createLines(duck, 'look_through_name', join(folder, NAMES), named)
  await createLines(duck, 'fund_line', join(folder, FUNDS), { number: 'INTEGER', cnpj: text })
  await createEnumerated(duck, 'look_through_fund', 'FROM fund_line', ['cnpj'])
  const assets = readDatasetSql(dataset, eachMonth.assetsSql)
  const texts = ['leaf_key', 'asset_id', 'asset_kind', 'resolution']
  await createEnumerated(duck, 'look_through_asset', `FROM (${assets}\n)`, texts)
  const select = readDatasetSql(dataset, sql)
  return writeParquet(
    duck,
    `(SELECT ${listTypedColumns(columns)} FROM (FROM (${select}\n) ORDER BY ${orderBy.map(identifier).join(', ')}))`,
    {
      path: join(folder, `${name}.parquet`),
      file: `${name}/${partition}/${name}.parquet`,
      dataset: dataset.id,
      columns,
      rowGroupSize,
    },
  )
}

function createLines(duck: Duck, name: string, path: string, columns: Readonly<Record<string, string>>): Promise<void> {
  const typed = Object.entries(columns).map(([column, type]) => `${literal(column)}: ${literal(type)}`)
  return duck.run(`CREATE OR REPLACE VIEW ${identifier(name)} AS SELECT * FROM read_csv(${literal(path)}, header = false, auto_detect = false,
    delim = ${literal(VALUE_SEPARATOR)}, quote = '', escape = '', nullstr = '', columns = {${typed.join(', ')}})`)
}

/**
 * Creates a small table whose texts are enumerations, in their order. This halves the time of sorting millions of rows
 * with these texts.
 */
async function createEnumerated(duck: Duck, name: string, from: string, texts: readonly string[]): Promise<void> {
  const table = identifier(name)
  await duck.run(`CREATE TABLE ${table} AS ${from}`)
  for (const text of texts) {
    const [column, type] = [identifier(text), identifier(`${name}_${text}`)]
    const values = `SELECT DISTINCT ${column} FROM ${table} WHERE ${column} IS NOT NULL ORDER BY ${column}`
    await duck.run(`CREATE TYPE ${type} AS ENUM (${values})`)
    await duck.run(`ALTER TABLE ${table} ALTER ${column} TYPE ${type}`)
  }
}
