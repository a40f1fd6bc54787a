import { z } from 'zod'
import type { Column } from '../core/column.ts'

/**
 * Declares a field of an answer that is a column of a table, with the declaration of the column. `x-type` is its DuckDB
 * type: a JSON number declares no decimals, but the other formats need them.
 */
export function field(column: Column): z.ZodType {
  return columnField(column, null)
}

/** Declares a field that answers an absent value as 0, "" or false and never as null. */
export function filledField(column: Column): z.ZodType {
  return columnField({ ...column, nullable: false }, absentValue(column.duckdb))
}

interface SelectedColumn {
  readonly filledWith: string | null
}

const selected = new WeakMap<z.core.$ZodType, SelectedColumn>()

/** Finds the column behind a field of an answer; undefined if the field is made in another way. */
export function findSelectedColumn(schema: z.core.$ZodType | undefined): SelectedColumn | undefined {
  return schema && selected.get(schema)
}

function columnField({ duckdb, nullable, description, source, unit }: Column, filledWith: string | null): z.ZodType {
  const type = zodType(duckdb)
  const made = (nullable ? type.nullable() : type).meta({
    description,
    'x-type': duckdb,
    'x-source': source,
    ...(unit && { 'x-unit': unit }),
  })
  // Readers look inside what makes a field nullable.
  selected.set(made instanceof z.ZodNullable ? made.unwrap() : made, { filledWith })
  return made
}

function absentValue(duckdb: string): string {
  if (duckdb === 'VARCHAR') return "''"
  if (duckdb === 'BOOLEAN') return 'false'
  if (duckdb === 'DATE') throw new Error('a day has no value that says that it is absent')
  return '0'
}

/** Declares fields for columns that an answer gives unchanged, in this order. */
export function columnFields<C extends Readonly<Record<string, Column>>>(
  columns: C,
  names: readonly (keyof C & string)[],
): Record<string, z.ZodType> {
  return Object.fromEntries(names.map((name) => [name, field(present(columns[name], name))]))
}

/**
 * Declares fields for all columns of a table except some, in the order of the table, or with some of them first. A new
 * column of the table is new in the answer too. An absent text is answered as "", any other absent value as null.
 */
export function allColumnFields<C extends Readonly<Record<string, Column>>>(
  columns: C,
  {
    without = [],
    first = [],
  }: { readonly without?: readonly (keyof C & string)[]; readonly first?: readonly (keyof C & string)[] } = {},
): Record<string, z.ZodType> {
  const names = [...new Set([...first, ...Object.keys(columns)])].filter((name) => !without.includes(name))
  return Object.fromEntries(
    names.map((name) => {
      const column = present(columns[name], name)
      return [name, column.nullable && column.duckdb === 'VARCHAR' ? filledField(column) : field(column)]
    }),
  )
}

export function objectOutput(referenceDate: z.ZodType, data: z.ZodType): z.ZodObject {
  return z.strictObject({ success, reference_date: referenceDate, data })
}

export function pagedObjectOutput(referenceDate: z.ZodType, data: z.ZodType): z.ZodObject {
  return z.strictObject({ success, ...pageFields, reference_date: referenceDate, data })
}

/** Declares the envelope of a list; `ofList` are fields about the list as a whole. */
export function listOutput(item: z.ZodType, ofList: Readonly<Record<string, z.ZodType>> = {}): z.ZodObject {
  return z.strictObject({ success, ...pageFields, ...ofList, data: z.array(item) })
}

/** Fields of a list that the server writes, not the endpoint. */
const pageFields = {
  snapshot: described(z.string(), 'Snapshot that answered, as in X-Snapshot-Id.', 'VARCHAR'),
  next: described(
    z.string().nullable(),
    'Address of the next page, as in `Link: rel="next"`; null where this page is the last.',
    'VARCHAR',
  ),
}

/** Fields that the server writes at the end. Until then, errors of items have their messages in both languages. */
export const WRITTEN_BY_SERVER: readonly string[] = [...Object.keys(pageFields), 'errors']

const success = z.literal(true).meta({ description: 'Always true: an error has another shape.' })

/** Describes a field that is not a column; `duckdb` is its type in the other formats. */
export function described<S extends z.ZodType>(schema: S, description: string, duckdb?: string): S {
  return schema.meta({ description, ...(duckdb !== undefined && { 'x-type': duckdb }) })
}

/** Marks a field that the server writes after the query, such as an address: no list is sorted by it. */
export function writtenByServer<S extends z.ZodType>(field: S): S {
  return field.meta({ ...field.meta(), 'x-written': true })
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
