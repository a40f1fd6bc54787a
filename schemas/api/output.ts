import { z } from 'zod'
import type { Column } from '../core/column.ts'

/**
 * A field of an answer that is a column of a table, with what the column says of itself. `x-type` is its DuckDB type:
 * a JSON number has no decimals to declare, the other formats do.
 */
export function field(column: Column): z.ZodType {
  const type = zodType(column.duckdb)
  return (column.nullable ? type.nullable() : type).meta({
    description: column.description,
    'x-type': column.duckdb,
    'x-source': column.source,
    ...(column.unit && { 'x-unit': column.unit }),
  })
}

/** The same where an absent value is answered as 0, "" or false and never as null. */
export function filledField(column: Column): z.ZodType {
  return field({ ...column, nullable: false })
}

/** Fields for columns that an answer gives as they are, in this order. */
export function columnFields<C extends Readonly<Record<string, Column>>>(
  columns: C,
  names: readonly (keyof C & string)[],
): Record<string, z.ZodType> {
  return Object.fromEntries(names.map((name) => [name, field(present(columns[name], name))]))
}

/** The envelope of a single object. */
export function objectOutput(referenceDate: z.ZodType, data: z.ZodType): z.ZodObject {
  return z.strictObject({ success, reference_date: referenceDate, data })
}

/** The envelope of a list, with what it says of the list as a whole. */
export function listOutput(item: z.ZodType, ofList: Readonly<Record<string, z.ZodType>> = {}): z.ZodObject {
  return z.strictObject({ success, ...ofList, data: z.array(item) })
}

const success = z.literal(true).meta({ description: 'Always true: an error has another shape.' })

/** Describes a field that is no column; `duckdb` is its type in the other formats. */
export function described<S extends z.ZodType>(schema: S, description: string, duckdb?: string): S {
  return schema.meta({ description, ...(duckdb !== undefined && { 'x-type': duckdb }) })
}

function zodType(duckdb: string): z.ZodType {
  if (duckdb === 'VARCHAR') return z.string()
  if (duckdb === 'DATE') return z.iso.date()
  if (duckdb === 'BOOLEAN') return z.boolean()
  if (duckdb === 'INTEGER' || duckdb === 'BIGINT') return z.int()
  if (/^DECIMAL\(\d+,\d+\)$/.test(duckdb)) return z.number()
  throw new Error(`a column of type ${duckdb} has no form in an answer`)
}

function present(column: Column | undefined, name: string): Column {
  if (column === undefined) throw new Error(`there is no column ${name}`)
  return column
}
