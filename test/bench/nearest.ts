import { resolve } from 'node:path'
import { TWO_THREADS, withConnection } from '../helpers/duckdb.ts'

const CHOSEN = 9

/** Something of a month, and how many lines or holders it has. */
export interface Counted {
  readonly name: string
  readonly count: number
}

/** How many funds have a line with each value of an expression, or how many lines each fund has; the most first. */
export async function counted(dataDir: string, month: string, table: string, expression: string): Promise<Counted[]> {
  const files = `'${resolve(dataDir, 'current', table, `competence_month=${month}`)}/*.parquet'`
  const what = expression === 'cnpj' ? '*' : 'DISTINCT cnpj'
  const select = `SELECT ${expression} AS name, count(${what})::INTEGER AS count FROM ${files}
     WHERE name IS NOT NULL GROUP BY name ORDER BY count DESC, name`
  const read = await withConnection((connection) => connection.runAndReadAll(select), TWO_THREADS)
  return (read.getRowsJson() as [string, number][]).map(([name, count]) => ({ name, count }))
}

/** Those whose count is nearest to the one wanted; with `used`, of those not in it, which it then takes in. */
export function nearest<C extends { readonly count: number }>(
  all: readonly C[],
  wanted: number,
  used = new Set<C>(),
): C[] {
  const distance = ({ count }: C) => Math.abs(Math.log((count + 1) / (wanted + 1)))
  const chosen = all
    .filter((each) => !used.has(each))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, CHOSEN)
  for (const each of chosen) used.add(each)
  return chosen
}
