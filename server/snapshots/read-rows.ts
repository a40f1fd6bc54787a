import {
  type DuckDBDataChunk,
  type DuckDBMaterializedResult,
  type DuckDBType,
  DuckDBTypeId,
  type DuckDBValue,
  type DuckDBVector,
  JsonDuckDBValueConverter,
} from '@duckdb/node-api'
import { ExactNumber } from '../../schemas/core/exact-number.ts'
import type { WorkBudget } from '../../schemas/core/work-budget.ts'
import type { Row, Value } from '../../schemas/api/endpoint.ts'
import { countChunk } from './native-memory.ts'
import { countValues, toValue } from './values.ts'

/**
 * Values that are converted together. More would block other requests for too long, and fewer would make too many
 * pieces.
 */
const VALUES_A_PIECE = 4_000
export const UNITS_A_VALUE = 5

/** A result whose rows are in memory, and the names of its columns. */
export interface NamedResult {
  readonly result: DuckDBMaterializedResult
  readonly names: readonly string[]
}

/** Reads the rows of a result in pieces. DuckDB holds the whole result in memory and no longer needs the connection. */
export async function* readInPieces({ result, names }: NamedResult, work: WorkBudget): AsyncGenerator<Row[]> {
  // The result is in memory: to fetch its chunks from the thread pool would take longer than to make a few rows.
  for (let index = 0; index < result.chunkCount; index++) {
    const chunk = result.getChunk(index)
    const { rowCount } = chunk
    if (rowCount === 0) continue
    const columns = names.map((name, at) => openColumn(name, chunk, at))
    const width = columns.reduce((sum, { values }) => sum + values, 0)
    const rowsAPiece = Math.max(1, Math.floor(VALUES_A_PIECE / width))
    countChunk(width)
    for (let from = 0; from < rowCount; from += rowsAPiece) {
      const count = Math.min(rowsAPiece, rowCount - from)
      yield Array.from({ length: count }, (_row, at) => readRow(columns, from + at))
      if (work.spend(count * width * UNITS_A_VALUE)) await work.rest()
    }
  }
}

interface ChunkColumn {
  readonly name: string
  readonly vector: DuckDBVector
  readonly convert: (value: DuckDBValue) => Value
  /** How many values are inside one value of the column. */
  readonly values: number
}

function openColumn(name: string, chunk: DuckDBDataChunk, at: number): ChunkColumn {
  const vector = chunk.getColumnVector(at)
  return { name, vector, convert: chooseConverter(vector.type), values: countValues(vector.type) }
}

function readRow(columns: readonly ChunkColumn[], at: number): Row {
  const row: Record<string, Value> = {}
  for (const { name, vector, convert } of columns) {
    const value = vector.getItem(at)
    row[name] = value === null ? null : convert(value)
  }
  return row
}

const toExact = (value: DuckDBValue) => new ExactNumber(String(value))
const toText = String

/** Nearly all columns have one of these types. The general way through DuckDB's JSON takes several times as long. */
const CONVERTERS = new Map<DuckDBTypeId, (value: DuckDBValue) => Value>([
  [DuckDBTypeId.VARCHAR, toText],
  [DuckDBTypeId.DATE, toText],
  [DuckDBTypeId.BOOLEAN, Boolean],
  [DuckDBTypeId.INTEGER, Number],
  [DuckDBTypeId.DECIMAL, toExact],
  [DuckDBTypeId.BIGINT, toExact],
  [DuckDBTypeId.HUGEINT, toExact],
])

function chooseConverter(type: DuckDBType): (value: DuckDBValue) => Value {
  return (
    CONVERTERS.get(type.typeId) ??
    ((value) => toValue(type, JsonDuckDBValueConverter(value, type, JsonDuckDBValueConverter) ?? null))
  )
}
