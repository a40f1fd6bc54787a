import { resolve } from 'node:path'
import { TWO_THREADS, withConnection } from '../helpers/duckdb.ts'

const CHOSEN = 9

/** A fund or an asset of a month, and the number of its lines or holders. */
export interface CountedItem {
  readonly name: string
  readonly count: number
}

/**
 * Counts how many funds have a line with each value of an expression, or how many lines each fund has; the largest
 * first.
 */
export async function counted(
  dataDir: string,
  month: string,
  table: string,
  expression: string,
): Promise<CountedItem[]> {
  const files = `'${resolve(dataDir, 'current', table, `competence_month=${month}`)}/*.parquet'`
  const what = expression === 'cnpj' ? '*' : 'DISTINCT cnpj'
  const select = `SELECT ${expression} AS name, count(${what})::INTEGER AS count FROM ${files}
     WHERE name IS NOT NULL GROUP BY name ORDER BY count DESC, name`
  const read = await withConnection((connection) => connection.runAndReadAll(select), TWO_THREADS)
  return (read.getRowsJson() as [string, number][]).map(([name, count]) => ({ name, count }))
}

/** Finds those whose count is nearest to the wanted one. */
export function pickNearest<C extends { readonly count: number }>(all: readonly C[], wanted: number): C[] {
  const distance = ({ count }: C) => Math.abs(Math.log((count + 1) / (wanted + 1)))
  return [...all].sort((a, b) => distance(a) - distance(b)).slice(0, CHOSEN)
}
