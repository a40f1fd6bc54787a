import { type Row, Rows, type Value } from '../../schemas/api/endpoint.ts'
import type { RowField } from '../../schemas/api/row-fields.ts'
import { isRow } from './rows.ts'

/** The selected keys of an object; null selects a value as a whole. */
type SelectedKeys = ReadonlyMap<string, SelectedKeys | null>

/** Keeps only some columns in the rows of an answer, in the order of each row. `path` leads to the rows. */
export function keepFields(body: Row, path: readonly string[], fields: readonly RowField[]): Row {
  const keys = toSelectedKeys(fields.map(({ path }) => path))
  return changeRowsAt(body, path, (row) => keepKeys(row, keys)) as Row
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

/** Changes each row behind a path. The items of a batch are a list before the end of the path. */
function changeRowsAt(value: Value, path: readonly string[], change: (row: Row) => Row): Value {
  const [key, ...rest] = path
  if (value instanceof Rows) return value.map((row) => changeRow(row, path, change))
  if (Array.isArray(value)) return (value as readonly Row[]).map((row) => changeRow(row, path, change))
  if (key === undefined || !isRow(value)) return value
  return { ...value, [key]: changeRowsAt(value[key] ?? null, rest, change) }
}

function changeRow(row: Row, path: readonly string[], change: (row: Row) => Row): Row {
  return path.length === 0 ? change(row) : (changeRowsAt(row, path, change) as Row)
}
