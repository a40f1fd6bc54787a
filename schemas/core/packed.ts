import type { Column } from './column.ts'
import { writeValueText } from './value-text.ts'

/** A value of a packed row: a column of the table that it packs, or SQL over that table under the name of the value. */
type PackedValue = string | { readonly name: string; readonly sql: string }

/** Values of packed rows in their places. Most rows have no value of a list within the list. */
export type PackedValues = readonly (PackedValue | readonly PackedValue[])[]

export function listPackedNames(values: PackedValues): string[] {
  return values.flat().map((value) => (typeof value === 'string' ? value : value.name))
}

/**
 * Writes the SQL of one text with all values of a row, each as DuckDB prints it, empty if absent. A query for the rows
 * of one key then reads one wide column, not a page of each of many columns, which is the cost of a lookup in Parquet.
 */
export function writePacked(values: PackedValues, columns: Readonly<Record<string, Column>>): string {
  const written = values.map((value) => {
    if (!isStretch(value)) return writePackedValue(value, columns).text
    // Printing absent values one by one would be half of the work.
    const stretch = value.map((each) => writePackedValue(each, columns))
    const isEmpty = stretch.map(({ sql }) => `${sql} IS NULL`).join(' AND ')
    const nothing = `repeat(chr(31), ${String(stretch.length - 1)})`
    return `CASE WHEN ${isEmpty} THEN ${nothing} ELSE concat(${joinTexts(stretch.map(({ text }) => text))}) END`
  })
  return `concat(${joinTexts(written)})`
}

function isStretch(value: PackedValue | readonly PackedValue[]): value is readonly PackedValue[] {
  return Array.isArray(value)
}

function writePackedValue(value: PackedValue, columns: Readonly<Record<string, Column>>) {
  const { name, sql } = typeof value === 'string' ? { name: value, sql: `"${value}"` } : value
  const column = columns[name]
  if (column === undefined) throw new Error(`a packed row has ${name}, which is no column of its table`)
  return { sql, text: writeValueText(sql, column.duckdb) }
}

function joinTexts(texts: readonly string[]): string {
  return texts.join(', chr(31), ')
}
