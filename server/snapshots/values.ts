import { type DuckDBType, DuckDBTypeId, DuckDBListType, DuckDBStructType, type Json } from '@duckdb/node-api'
import { ExactNumber } from '../../schemas/core/exact-number.ts'
import { Rows, type Value } from '../../schemas/api/endpoint.ts'

/** DuckDB's JSON gives these as text, because a binary double cannot hold their values. */
const EXACT = new Set([DuckDBTypeId.DECIMAL, DuckDBTypeId.BIGINT, DuckDBTypeId.HUGEINT, DuckDBTypeId.UBIGINT])

/** Converts a value of DuckDB's JSON to a value of an answer. Decimals stay exact text that prints as a number. */
export function toValue(type: DuckDBType, json: Json): Value {
  if (json === null) return null
  if (EXACT.has(type.typeId) && typeof json === 'string') return new ExactNumber(json)
  if (type instanceof DuckDBListType && Array.isArray(json)) return json.map((item) => toValue(type.valueType, item))
  if (type instanceof DuckDBStructType && typeof json === 'object' && !Array.isArray(json)) {
    return Object.fromEntries(
      type.entryNames.map((name, at) => [name, toValue(entryType(type, at), json[name] ?? null)]),
    )
  }
  if (typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean') return json
  throw new Error(`a value of type ${type.toString()} has no form in an answer`)
}

/** Counts the values inside a value of this type; a list counts as one. */
export function countValues(type: DuckDBType): number {
  return type instanceof DuckDBStructType ? type.entryTypes.reduce((sum, entry) => sum + countValues(entry), 0) : 1
}

function entryType(type: DuckDBStructType, at: number): DuckDBType {
  const entry = type.entryTypes[at]
  if (entry === undefined) throw new Error(`a struct without type for entry ${String(at)}`)
  return entry
}

/** Writes a value as JSON, exact numbers digit by digit. A list in pieces cannot be written at once. */
export function toJson(value: Value): string {
  if (value instanceof ExactNumber) return value.text
  if (value instanceof Rows) throw new Error('a list in pieces is where the endpoint does not declare one')
  if (Array.isArray(value)) return `[${(value as readonly Value[]).map(toJson).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value as Readonly<Record<string, Value>>).map(
      ([key, inner]) => `${JSON.stringify(key)}:${toJson(inner)}`,
    )
    return `{${members.join(',')}}`
  }
  return JSON.stringify(value)
}
