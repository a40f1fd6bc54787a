import {
  DuckDBArrayType,
  DuckDBArrayValue,
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBListType,
  DuckDBListValue,
  DuckDBMapType,
  DuckDBMapValue,
  DuckDBStructType,
  DuckDBStructValue,
  DuckDBTimestampMillisecondsValue,
  DuckDBTimestampNanosecondsValue,
  DuckDBTimestampSecondsValue,
  type DuckDBType,
  DuckDBUnionType,
  DuckDBUnionValue,
  type DuckDBValue,
} from '@duckdb/node-api'
import { ExactNumber } from '../../schemas/core/exact-number.ts'
import type { Value } from '../../schemas/api/endpoint.ts'
import { writeCsvRecord } from '../formats/csv.ts'
import { toJson } from '../snapshots/values.ts'
import { type SqlFormat, StatementRefused } from './messages.ts'

/** Writes the rows of a statement in a format. What surrounds the rows of JSON is written by the server. */
export interface RowWriter {
  /** Text before all rows. */
  readonly head: string
  readonly row: (values: readonly DuckDBValue[], isFirst: boolean) => string
}

/** Creates the writer for rows with these columns. A second column of a name would hide the first one in JSON. */
export function createRowWriter(format: SqlFormat, names: readonly string[]): RowWriter {
  const repeated = names.find((name, at) => names.indexOf(name) !== at)
  if (repeated !== undefined) throw new StatementRefused('duplicate_column', repeated)
  if (format === 'csv')
    return { head: writeCsvRecord(names), row: (values) => writeCsvRecord(values.map(toAnswerValue)) }
  const keys = names.map((name) => JSON.stringify(name))
  const writeObject = (values: readonly DuckDBValue[]) =>
    `{${values.map((value, at) => `${keys[at] ?? ''}:${toJson(toAnswerValue(value))}`).join(',')}}`
  return {
    head: '',
    row:
      format === 'json'
        ? (values, isFirst) => `${isFirst ? '' : ','}${writeObject(values)}`
        : (values) => `${writeObject(values)}\n`,
  }
}

/** Converts a value of any type. Whole and decimal numbers stay exact; what JSON has no form for is DuckDB's own text. */
function toAnswerValue(value: DuckDBValue): Value {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  // JSON has no NaN and no infinity, and null would mean that there is no value.
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'bigint') return new ExactNumber(String(value))
  if (value instanceof DuckDBDecimalValue) return new ExactNumber(value.toString())
  if (value instanceof DuckDBListValue || value instanceof DuckDBArrayValue) return value.items.map(toAnswerValue)
  if (value instanceof DuckDBStructValue) {
    return Object.fromEntries(Object.entries(value.entries).map(([name, inner]) => [name, toAnswerValue(inner)]))
  }
  if (value instanceof DuckDBMapValue) {
    return value.entries.map((entry) => ({ key: toAnswerValue(entry.key), value: toAnswerValue(entry.value) }))
  }
  return value instanceof DuckDBUnionValue ? toAnswerValue(value.value) : (nameInfinity(value) ?? value.toString())
}

/** Finds DuckDB's word for a day or an instant without end, whose own text names a wrong day. */
function nameInfinity(value: DuckDBValue): string | null {
  if (value instanceof DuckDBDateValue) return value.isFinite ? null : signed(value.days)
  if (value instanceof DuckDBTimestampSecondsValue) return value.isFinite ? null : signed(value.seconds)
  if (value instanceof DuckDBTimestampMillisecondsValue) return value.isFinite ? null : signed(value.millis)
  if (value instanceof DuckDBTimestampNanosecondsValue) return value.isFinite ? null : signed(value.nanos)
  return null
}

function signed(infinite: number | bigint): string {
  return infinite < 0 ? '-infinity' : 'infinity'
}

/** Refuses the struct that `ROW(1, 2)` makes: its entries have no names, so one would hide the other. */
export function refuseNamelessEntries(type: DuckDBType): void {
  if (type instanceof DuckDBListType || type instanceof DuckDBArrayType) refuseNamelessEntries(type.valueType)
  if (type instanceof DuckDBMapType) [type.keyType, type.valueType].forEach(refuseNamelessEntries)
  if (type instanceof DuckDBUnionType) type.memberTypes.forEach(refuseNamelessEntries)
  if (!(type instanceof DuckDBStructType)) return
  if (type.entryNames.includes('')) throw new StatementRefused('sql_error', NAMELESS)
  type.entryTypes.forEach(refuseNamelessEntries)
}

const NAMELESS = "An entry of a struct has no name, as in ROW(1, 2): name each, as in {'first': 1, 'second': 2}."
