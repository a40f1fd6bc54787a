import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'
import type { PublishedRow } from '../../schemas/second-reading/rule.ts'

/** Runs a query over Parquet files. */
export type Query = (sql: string) => Promise<Readonly<Record<string, unknown>>[]>

/** A table of a partition, with the columns that name the line of each row. */
export interface TracedTable {
  readonly table: Table
  readonly path: string
  readonly memberColumn: string
  readonly lineColumn: string
}

/** Lines by the name of their member. */
export type Lines = ReadonlyMap<string, ReadonlySet<number>>

/**
 * Lists the tables of a partition whose rows name a line, without the table of cleaned values. If a row has several
 * lines, such as one for the assets of a fund and one for its NAV, the table is listed once for each column that names
 * a line.
 */
export function listTracedTables({ tables }: Dataset, paths: Readonly<Record<string, string>>): TracedTable[] {
  return tables.flatMap((table) => {
    const path = paths[table.name]
    if (path === undefined || table.name.endsWith('_cleaned')) return []
    const lineColumns = Object.keys(table.columns).filter((name) => /(^|_)source_line$/.test(name))
    return lineColumns.map((lineColumn) => ({
      table,
      path,
      memberColumn: lineColumn.replace(/line$/, 'member'),
      lineColumn,
    }))
  })
}

/** Draws the lines of some rows of a table, the same number from each member. */
export async function drawLines(query: Query, traced: TracedTable, rows: number, seed: string): Promise<Lines> {
  const [member, line] = [identifier(traced.memberColumn), identifier(traced.lineColumn)]
  const drawn = await query(
    `SELECT ${member} AS member, arg_min(${line}, hash(${line}, ${literal(seed)}), ${String(Math.max(rows, 1))}) AS lines
     FROM ${readTable(traced.path)} WHERE ${member} IS NOT NULL GROUP BY ALL`,
  )
  const each = Math.ceil(rows / Math.max(drawn.length, 1))
  return new Map(
    drawn.map(({ member: name, lines }) => [
      String(name),
      new Set(Array.isArray(lines) ? lines.slice(0, each).map(Number) : []),
    ]),
  )
}

/** Reads all rows that name one of some lines. */
export async function readRows(query: Query, traced: TracedTable, lines: Lines): Promise<PublishedRow[]> {
  const named = [...lines].flatMap(([member, numbers]) => [...numbers].map((line) => `${member}:${String(line)}`))
  if (named.length === 0) return []
  const numbers = [...new Set([...lines.values()].flatMap((each) => [...each]))]
  const [member, line] = [identifier(traced.memberColumn), identifier(traced.lineColumn)]
  // The list of numbers comes first, because the reader of Parquet can search for it itself.
  const rows = await query(
    `SELECT COLUMNS(*)::VARCHAR FROM ${readTable(traced.path)}
     WHERE ${line} IN (${numbers.join(', ')}) AND ${member} || ':' || ${line} IN (${named.map(literal).join(', ')})`,
  )
  return rows as PublishedRow[]
}

/** Reads the rows of a table that meet a condition. */
export async function readRowsWhere(query: Query, path: string, condition: string): Promise<PublishedRow[]> {
  return (await query(`SELECT COLUMNS(*)::VARCHAR FROM ${readTable(path)} WHERE ${condition}`)) as PublishedRow[]
}

/** Finds which of these values a table has in some columns. */
export async function findValues(
  query: Query,
  path: string,
  columns: readonly string[],
  values: readonly (readonly string[])[],
): Promise<Set<string>> {
  if (values.length === 0) return new Set()
  const key = columns.map((column) => `coalesce(${identifier(column)}::VARCHAR, '')`).join(` || '|' || `)
  const listed = values.map((each) => literal(each.join('|'))).join(', ')
  const rows = await query(`SELECT DISTINCT ${key} AS found FROM ${readTable(path)} WHERE ${key} IN (${listed})`)
  return new Set(rows.map(({ found }) => String(found)))
}

/** Reads which lines are in no table, by the table of cleaned values. */
export async function readLinesLeftOut(query: Query, path: string, lines: Lines, reasons: readonly string[]) {
  const numbers = [...new Set([...lines.values()].flatMap((each) => [...each]))]
  if (numbers.length === 0) return new Set<string>()
  const rows = await query(
    `SELECT DISTINCT source_member || ':' || source_line AS line FROM ${readTable(path)}
     WHERE source_line IN (${numbers.join(', ')}) AND reason IN (${reasons.map(literal).join(', ')})`,
  )
  return new Set(rows.map(({ line }) => String(line)))
}

function readTable(path: string): string {
  return `read_parquet(${literal(path)}, hive_partitioning = false)`
}
