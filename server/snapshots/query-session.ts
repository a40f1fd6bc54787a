import {
  type DuckDBConnection,
  type DuckDBDataChunk,
  type DuckDBMaterializedResult,
  type DuckDBPreparedStatement,
  type DuckDBValue,
  JsonDuckDBValueConverter,
  listValue,
} from '@duckdb/node-api'
import { tookTooLong } from '../limits/interest.ts'
import type { BoundValue, Row } from '../../schemas/api/endpoint.ts'
import type { WorkBudget } from '../../algorithms/work-budget.ts'
import { countChunk } from './native-memory.ts'
import { toReadableError } from './query-error.ts'
import { toValue, countValues } from './values.ts'

export type Bindings = Readonly<Record<string, BoundValue>>

export interface QuerySession {
  readonly connection: DuckDBConnection
  readonly prepared: Map<string, DuckDBPreparedStatement>
}

/** Prepared statements that each connection keeps; the least recently used goes first. */
const PREPARED = 128
const INTERRUPT_EVERY_MS = 20

export async function runQuery(
  session: QuerySession,
  sql: string,
  bindings: Bindings,
  timeoutMs: number,
  signals: readonly (AbortSignal | undefined)[],
): Promise<DuckDBMaterializedResult> {
  const end = watchForEnd(session, timeoutMs, signals)
  try {
    const statement = await prepareStatement(session, sql)
    end.throwIfEnded()
    statement.bind(toDuckDBValues(bindings))
    return await statement.run()
  } catch (error) {
    end.throwIfEnded()
    throw toReadableError(error)
  } finally {
    end.forget()
  }
}

/** Interrupts the query of a session at its deadline, or when a signal says that no client waits for it. */
function watchForEnd({ connection }: QuerySession, timeoutMs: number, signals: readonly (AbortSignal | undefined)[]) {
  let endReason: unknown = null
  let interrupting: NodeJS.Timeout | undefined
  const interrupt = (reason: unknown) => {
    endReason ??= reason
    connection.interrupt()
    // DuckDB forgets an interrupt that comes before the query has begun. So it is repeated until the query has ended.
    interrupting ??= setInterval(() => {
      connection.interrupt()
    }, INTERRUPT_EVERY_MS)
  }
  const timer = setTimeout(() => {
    interrupt(tookTooLong('query'))
  }, timeoutMs)
  const onAbort = () => {
    interrupt(signals.find((signal) => signal?.aborted)?.reason)
  }
  for (const signal of signals) signal?.addEventListener('abort', onAbort)
  // The session can get its turn after the signal.
  if (signals.some((signal) => signal?.aborted)) onAbort()
  return {
    throwIfEnded: () => {
      if (endReason !== null) throw endReason as Error
    },
    forget: () => {
      clearTimeout(timer)
      clearInterval(interrupting)
      for (const signal of signals) signal?.removeEventListener('abort', onAbort)
    },
  }
}

function toDuckDBValues(bindings: Bindings): Record<string, DuckDBValue> {
  const values = Object.entries(bindings)
  return Object.fromEntries(values.map(([name, value]) => [name, isList(value) ? listValue(value) : value]))
}

function isList(value: BoundValue): value is readonly string[] {
  return Array.isArray(value)
}

async function prepareStatement({ connection, prepared }: QuerySession, sql: string): Promise<DuckDBPreparedStatement> {
  const known = prepared.get(sql)
  const statement = known ?? (await connection.prepare(sql))
  prepared.delete(sql)
  prepared.set(sql, statement)
  const oldest = prepared.keys().next().value
  if (prepared.size > PREPARED && oldest !== undefined) {
    prepared.get(oldest)?.destroySync()
    prepared.delete(oldest)
  }
  return statement
}

/**
 * Values that are converted together. More would block other requests for too long, and fewer would make too many
 * pieces.
 */
const VALUES_A_PIECE = 4_000
/** The work units of one value. */
const UNITS_A_VALUE = 5

/** Reads the rows of a result in pieces. DuckDB holds the whole result in memory and no longer needs the connection. */
export async function* readInPieces(result: DuckDBMaterializedResult, work: WorkBudget): AsyncGenerator<Row[]> {
  const columns = result.columnTypes().map((type, at) => ({ type, name: result.columnName(at) }))
  const width = columns.reduce((sum, { type }) => sum + countValues(type), 0)
  const rowsAPiece = Math.max(1, Math.floor(VALUES_A_PIECE / width))
  const readRow = (chunk: DuckDBDataChunk, at: number): Row => {
    const values = chunk.convertRowValues(at, JsonDuckDBValueConverter)
    return Object.fromEntries(columns.map(({ type, name }, column) => [name, toValue(type, values[column] ?? null)]))
  }
  // The result is in memory: to fetch its chunks from the thread pool would take longer than to make the rows of a few.
  for (let index = 0; index < result.chunkCount; index++) {
    const chunk = result.getChunk(index)
    countChunk(width)
    for (let from = 0; from < chunk.rowCount; from += rowsAPiece) {
      const count = Math.min(rowsAPiece, chunk.rowCount - from)
      yield Array.from({ length: count }, (_row, at) => readRow(chunk, from + at))
      if (work.spend(count * width * UNITS_A_VALUE)) await work.rest()
    }
  }
}
