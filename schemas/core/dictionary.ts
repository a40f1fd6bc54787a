import type { Column, Unit } from './column.ts'

/** The dictionary that goes into a Parquet file's metadata, so that a file found alone explains itself. */
export function dictionary(
  columns: Readonly<Record<string, Column>>,
): Record<string, Pick<Column, 'description' | 'source'> & { unit?: Unit }> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, { description, source, unit }]) => [
      name,
      { description, source, ...(unit && { unit }) },
    ]),
  )
}
