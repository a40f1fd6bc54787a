import {
  type DuckDBConnection,
  type DuckDBPreparedStatement,
  type DuckDBType,
  type DuckDBValue,
  LIST,
  listValue,
  VARCHAR,
} from '@duckdb/node-api'
import { tookTooLong } from '../limits/waiting-clients.ts'
import type { BoundValue } from '../../schemas/api/endpoint.ts'
import { toReadableError } from './query-error.ts'
import type { NamedResult } from './read-rows.ts'

export type Bindings = Readonly<Record<string, BoundValue>>

export interface QuerySession {
  readonly connection: DuckDBConnection
  readonly prepared: Map<string, PreparedQuery>
}

/** A prepared statement and the names of its columns, which are the same for whatever is bound. */
interface PreparedQuery {
  readonly statement: DuckDBPreparedStatement
  names: readonly string[] | null
}

/** Prepared statements that each connection keeps; the least recently used goes first. */
const PREPARED = 96
const INTERRUPT_EVERY_MS = 20

/**
 * Chooses a session that has prepared a statement, or else the one with the fewest: to prepare takes longer than most
 * queries, and a statement that each session keeps takes memory in each.
 */
export function chooseSession(free: readonly QuerySession[], sql: string): QuerySession {
  const ready = free.find(({ prepared }) => prepared.has(sql))
  return ready ?? free.reduce((least, each) => (each.prepared.size < least.prepared.size ? each : least))
}

export async function runQuery(
  session: QuerySession,
  sql: string,
  bindings: Bindings,
  timeoutMs: number,
  signals: readonly (AbortSignal | undefined)[],
): Promise<NamedResult> {
  const end = watchForEnd(session, timeoutMs, signals)
  try {
    const query = await prepareStatement(session, sql)
    end.throwIfEnded()
    query.statement.bind(toDuckDBValues(bindings), listTypes(bindings))
    const result = await query.statement.run()
    query.names ??= result.columnNames()
    return { result, names: query.names }
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

/** DuckDB binds no empty list without its type, because nothing says what its values would be. */
function listTypes(bindings: Bindings): Record<string, DuckDBType> {
  const lists = Object.entries(bindings).filter(([, value]) => isList(value))
  return Object.fromEntries(lists.map(([name]) => [name, LIST(VARCHAR)]))
}

function isList(value: BoundValue): value is readonly string[] {
  return Array.isArray(value)
}

async function prepareStatement({ connection, prepared }: QuerySession, sql: string): Promise<PreparedQuery> {
  const query = prepared.get(sql) ?? { statement: await connection.prepare(sql), names: null }
  prepared.delete(sql)
  prepared.set(sql, query)
  const oldest = prepared.keys().next().value
  if (prepared.size > PREPARED && oldest !== undefined) {
    prepared.get(oldest)?.statement.destroySync()
    prepared.delete(oldest)
  }
  return query
}
