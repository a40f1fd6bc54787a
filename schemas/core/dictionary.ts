import type { Column, Unit } from './column.ts'

interface DictionaryEntry {
  readonly type: string
  readonly unit?: Unit
  readonly nullable: boolean
  readonly source: string
}

/**
 * Makes the dictionary for a Parquet file's metadata. It has no sentences, so that a better wording changes no file:
 * the view `column_dictionary` of `views.sql` and the catalogue explain the columns.
 */
export function dictionary(columns: Readonly<Record<string, Column>>): Record<string, DictionaryEntry> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, { duckdb, unit, nullable, source }]) => [
      name,
      { type: duckdb, ...(unit && { unit }), nullable, source },
    ]),
  )
}
