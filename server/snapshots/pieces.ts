import { type DuckDBDataChunk, type DuckDBResult, JsonDuckDBValueConverter } from '@duckdb/node-api'
import type { Row } from '../../schemas/api/endpoint.ts'
import type { WorkBudget } from '../../algorithms/work-budget.ts'
import { countChunk } from './native-memory.ts'
import { toValue, valuesIn } from './values.ts'

/** Values of rows that are made together: more of them take too long at once, and fewer are too many pieces. */
const VALUES_A_PIECE = 4_000
/** What making one of them takes. */
const UNITS_A_VALUE = 5

/** The rows of a result that is whole in DuckDB's memory and needs its connection no more. */
export async function* piecesOf(result: DuckDBResult, work: WorkBudget): AsyncGenerator<Row[]> {
  const columns = result.columnTypes().map((type, at) => ({ type, name: result.columnName(at) }))
  const width = columns.reduce((sum, { type }) => sum + valuesIn(type), 0)
  const rowsAPiece = Math.max(1, Math.floor(VALUES_A_PIECE / width))
  const rowOf = (chunk: DuckDBDataChunk, at: number): Row => {
    const values = chunk.convertRowValues(at, JsonDuckDBValueConverter)
    return Object.fromEntries(columns.map(({ type, name }, column) => [name, toValue(type, values[column] ?? null)]))
  }
  for await (const chunk of result) {
    countChunk(width)
    for (let from = 0; from < chunk.rowCount; from += rowsAPiece) {
      const count = Math.min(rowsAPiece, chunk.rowCount - from)
      yield Array.from({ length: count }, (_row, at) => rowOf(chunk, from + at))
      if (work.spend(count * width * UNITS_A_VALUE)) await work.rest()
    }
  }
}
