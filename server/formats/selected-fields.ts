import { type EndpointAnswer, type Row, Rows, type Value } from '../../schemas/api/endpoint.ts'
import type { RowField } from '../../schemas/api/row-fields.ts'
import { isRow, type RowPlaces } from './rows.ts'

/** Null selects a value as a whole. */
type SelectedKeys = ReadonlyMap<string, SelectedKeys | null>

/**
 * Keeps only some columns in the rows of an answer, in the order of each row. The keys of the rows are in them if they
 * are selected, as in the formats without an envelope.
 */
export function keepFields(
  { body, rowKeys = {} }: Pick<EndpointAnswer, 'body' | 'rowKeys'>,
  endpoint: RowPlaces,
  fields: readonly RowField[],
): Row {
  const keep = createFieldFilter(fields)
  const keys = Object.keys(endpoint.rowKeys ?? {}).filter((key) => fields.some(({ name }) => name === key))
  const change: ChangeRow = (row, around) =>
    keep({ ...Object.fromEntries(keys.map((key) => [key, around[key] ?? null])), ...row })
  return changeRowsAt(body, endpoint.rows, rowKeys, change) as Row
}

/** Makes the function that keeps only some columns in a row. */
export function createFieldFilter(fields: readonly RowField[]): (row: Row) => Row {
  const keys = toSelectedKeys(fields.map(({ path }) => path))
  return (row) => keepKeys(row, keys)
}

function toSelectedKeys(paths: readonly (readonly string[])[]): SelectedKeys {
  const firsts = new Set(paths.map(([first = '']) => first))
  return new Map(
    [...firsts].map((first) => {
      const rests = paths.filter(([key]) => key === first).map((path) => path.slice(1))
      return [first, rests.some(({ length }) => length === 0) ? null : toSelectedKeys(rests)]
    }),
  )
}

function keepKeys(row: Row, keys: SelectedKeys): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) => {
      const inner = keys.get(key)
      if (inner === undefined) return []
      return [[key, inner === null || !isRow(value) ? value : keepKeys(value, inner)] as const]
    }),
  )
}

/** Changes a row. `around` has what it belongs to. */
type ChangeRow = (row: Row, around: Row) => Row

/** Changes each row behind a path. The items of a batch are a list before the end of the path, and each has the keys of its rows. */
function changeRowsAt(value: Value, path: readonly string[], around: Row, change: ChangeRow): Value {
  const [key, ...rest] = path
  const changeRow = (row: Row) =>
    path.length === 0 ? change(row, around) : (changeRowsAt(row, path, row, change) as Row)
  if (value instanceof Rows) return value.map(changeRow)
  if (Array.isArray(value)) return (value as readonly Row[]).map(changeRow)
  if (key === undefined || !isRow(value)) return value
  return { ...value, [key]: changeRowsAt(value[key] ?? null, rest, around, change) }
}
