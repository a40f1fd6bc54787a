import type { Column } from './column.ts'
import { writeValueText } from './value-text.ts'

/** A value of a packed row: a column of the table that it packs, or SQL over that table under the name of the value. */
export type PackedValue = string | { readonly name: string; readonly sql: string }

/** Lists the names of packed values in their places. */
export function listPackedNames(values: readonly PackedValue[]): string[] {
  return values.map((value) => (typeof value === 'string' ? value : value.name))
}

/**
 * Writes the SQL of one text with all values of a row, each as DuckDB prints it, empty where there is none. A query for the
 * rows of one key then reads one wide column and not a page of each of many, which is what a lookup costs in Parquet.
 */
export function writePacked(values: readonly PackedValue[], columns: Readonly<Record<string, Column>>): string {
  const written = values.map((value) => {
    const { name, sql } = typeof value === 'string' ? { name: value, sql: `"${value}"` } : value
    const column = columns[name]
    if (column === undefined) throw new Error(`a packed row has ${name}, which is no column of its table`)
    return writeValueText(sql, column.duckdb)
  })
  return `concat(${written.join(', chr(31), ')})`
}
