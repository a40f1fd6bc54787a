import { readDatasetSql, listTypedColumns } from '../../pipeline/table-sql.ts'
import type { Duck } from '../../pipeline/duckdb.ts'
import { MACROS } from '../../pipeline/macros.ts'
import type { MaterializedView, Table } from '../../schemas/core/dataset.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'

type Rows = readonly Readonly<Record<string, string | number | boolean | null>>[]

/** What a monthly view reads, by the name that its SELECT calls it: made-up rows, or a SELECT of them. */
export type Relations = Readonly<Record<string, Rows | string>>

const declared: readonly Table[] = datasets.flatMap(({ tables, materializedViews = [], history = [] }) =>
  [tables, materializedViews, history].flat(),
)

/**
 * Makes the file of a month of a monthly view as the table `name`, over made-up tables with the declared columns. Those
 * that are not given are empty.
 */
export async function makeMonth(duck: Duck, view: MaterializedView, month: string, given: Relations, name: string) {
  const dataset = datasets.find(({ materializedViews = [] }) => materializedViews.includes(view))
  const { monthly } = view
  if (dataset === undefined || monthly === undefined) throw new Error(`${view.name} is no monthly view`)
  await duck.run(MACROS)
  await duck.run(`SET VARIABLE month = ${literal(month)}`)
  const relations = [
    ...view.reads,
    ...(view.readsBefore ?? []).map((table) => `last_${table}`),
    ...(monthly.ofMonthBefore ?? []).map((table) => `previous_${table}`),
    ...(monthly.earlier?.tables ?? []).map((table) => `earlier_${table}`),
  ]
  for (const relation of relations) await makeRelation(duck, relation, given[relation] ?? [])
  if (monthly.takes !== undefined) {
    await duck.run(`CREATE OR REPLACE TABLE ${monthly.takes.name} AS ${readDatasetSql(dataset, monthly.takes.sql)}`)
  }
  await duck.run(
    `CREATE OR REPLACE TABLE ${name} AS SELECT ${listTypedColumns(view.columns)} FROM (${readDatasetSql(dataset, view.sql)}\n)`,
  )
}

async function makeRelation(duck: Duck, relation: string, rows: Rows | string) {
  const table = relation.replace(/^(previous|earlier|last)_/, '')
  const { columns = {} } = declared.find(({ name }) => name === table) ?? {}
  const typed = Object.entries({ competence_month: { duckdb: 'VARCHAR' }, ...columns })
  const empty = typed.map(([column, { duckdb }]) => `NULL::${duckdb} AS ${identifier(column)}`).join(', ')
  const select = typeof rows === 'string' ? [rows] : rows.length === 0 ? [] : [writeRows(rows)]
  const all = [`SELECT ${empty} WHERE false`, ...select].join(' UNION ALL BY NAME ')
  await duck.run(`CREATE OR REPLACE TEMP TABLE ${relation} AS
    SELECT ${typed.map(([column, { duckdb }]) => `${identifier(column)}::${duckdb} AS ${identifier(column)}`).join(', ')} FROM (${all})`)
}

function writeRows(rows: Rows): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const write = (value: string | number | boolean | null | undefined) =>
    value === null || value === undefined ? 'NULL' : typeof value === 'string' ? literal(value) : String(value)
  const lines = rows.map((row) => `(${columns.map((column) => write(row[column])).join(', ')})`)
  return `SELECT * FROM (VALUES ${lines.join(',\n')}) AS made (${columns.map(identifier).join(', ')})`
}
