import {
  type DuckDBConnection,
  DuckDBInstance,
  type DuckDBPreparedStatement,
  type DuckDBResult,
  type DuckDBValue,
  listValue,
} from '@duckdb/node-api'
import { type Binding, type Row, Rows } from '../schemas/core/endpoint.ts'
import { ApiError } from '../schemas/core/error.ts'
import { toValue } from './values.ts'

export interface DatabaseOptions {
  /** The one folder that may be read. */
  readonly folder: string
  /** As DuckDB writes it: `300MB`. */
  readonly memoryLimit: string
  readonly concurrency: number
  readonly queue: number
  readonly timeoutMs: number
}

/** A file of the snapshot that cannot be read: it is gone, or damaged. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

type Bindings = Readonly<Record<string, Binding>>

/** A read-only DuckDB over one snapshot, with the doors shut. */
export interface Database {
  /** Runs a query of ours with bound values; waits for its turn, and not longer than the deadline. */
  query(sql: string, bindings: Bindings): Promise<Row[]>
  /** The same for many rows: DuckDB holds the result, far smaller there, and rows are made of it a piece at a time. */
  rows(sql: string, bindings: Bindings): Promise<Rows>
  close(): void
}

interface Session {
  readonly connection: DuckDBConnection
  readonly prepared: Map<string, DuckDBPreparedStatement>
}

/** Statements kept prepared by each connection; the least used goes first. */
const PREPARED = 128

/** Opens the database, runs `setUp` (statements of ours), then locks it down for good. */
export async function openDatabase(options: DatabaseOptions, setUp: readonly string[]): Promise<Database> {
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: options.memoryLimit,
    // A query a thread: many small ones run beside each other, and sharing one out costs more than it brings.
    threads: '1',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  const sessions: Session[] = []
  try {
    for (let n = 0; n < options.concurrency; n++) {
      sessions.push({ connection: await instance.connect(), prepared: new Map() })
    }
    await lockDown(sessions, options.folder, setUp)
  } catch (error) {
    closeAll(instance, sessions)
    throw readable(error)
  }
  const turns = turnsOf(sessions, options.queue)
  const run = async (sql: string, bindings: Bindings): Promise<Rows> => {
    const session = await turns.take()
    try {
      return await runBefore(session, sql, bindings, options.timeoutMs)
    } finally {
      turns.give(session)
    }
  }
  return {
    query: async (sql, bindings) => {
      const rows: Row[] = []
      for await (const piece of (await run(sql, bindings)).pieces) rows.push(...piece)
      return rows
    },
    rows: run,
    close: () => {
      // An answer can be given up while a query of it still runs; DuckDB must not be closed under it.
      turns.whenAllFree(() => {
        closeAll(instance, sessions)
      })
    },
  }
}

async function lockDown([first]: readonly Session[], folder: string, setUp: readonly string[]): Promise<void> {
  if (first === undefined) throw new Error('a database needs a connection')
  const { connection } = first
  for (const statement of [...setUp, 'SET parquet_metadata_cache = true']) await connection.run(statement)
  await connection.run(`SET allowed_directories = [${literal(`${folder}/`)}]`)
  await connection.run('SET enable_external_access = false')
  await connection.run('SET lock_configuration = true')
}

function closeAll(instance: DuckDBInstance, sessions: readonly Session[]): void {
  for (const { connection } of sessions) connection.closeSync()
  instance.closeSync()
}

/** DuckDB says in the text alone what kind of error it is. */
function readable(error: unknown): unknown {
  return error instanceof Error && error.message.startsWith('IO Error')
    ? new UnreadableFile(error.message, { cause: error })
    : error
}

async function runBefore(session: Session, sql: string, bindings: Bindings, timeoutMs: number): Promise<Rows> {
  const deadline = { passed: false }
  const timer = setTimeout(() => {
    deadline.passed = true
    session.connection.interrupt()
  }, timeoutMs)
  try {
    const statement = await preparedIn(session, sql)
    statement.bind(bound(bindings))
    return new Rows(piecesOf(await statement.run()))
  } catch (error) {
    if (deadline.passed)
      throw new ApiError('unavailable', 'The query took too long: ask for less, or again in a moment.')
    throw readable(error)
  } finally {
    clearTimeout(timer)
  }
}

function bound(bindings: Bindings): Record<string, DuckDBValue> {
  const values = Object.entries(bindings)
  return Object.fromEntries(values.map(([name, value]) => [name, isList(value) ? listValue(value) : value]))
}

function isList(value: Binding): value is readonly string[] {
  return Array.isArray(value)
}

/** The rows of a result that is whole in DuckDB's memory and needs its connection no more. */
async function* piecesOf(result: DuckDBResult): AsyncGenerator<Row[]> {
  const names = result.columnNames()
  const types = result.columnTypes()
  for await (const rows of result.yieldRowsJson()) {
    yield rows.map((row) =>
      Object.fromEntries(names.map((name, at) => [name, toValue(types[at] ?? never(name), row[at] ?? null)])),
    )
  }
}

function never(column: string): never {
  throw new Error(`column ${column} has no type`)
}

async function preparedIn({ connection, prepared }: Session, sql: string): Promise<DuckDBPreparedStatement> {
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

/** Hands out sessions, one user at a time each; who comes when all are taken waits, up to `queue` of them. */
function turnsOf(sessions: readonly Session[], queue: number) {
  const free = [...sessions]
  const waiting: ((session: Session) => void)[] = []
  let atRest: (() => void) | null = null
  return {
    /** Runs `act` once nothing runs or waits any more; to be called when nobody new will come. */
    whenAllFree: (act: () => void) => {
      if (free.length === sessions.length) act()
      else atRest = act
    },
    take: (): Promise<Session> => {
      const session = free.pop()
      if (session) return Promise.resolve(session)
      if (waiting.length >= queue) {
        throw new ApiError('unavailable', 'The server has more to do than it can: try again in a moment.')
      }
      return new Promise((resolve) => waiting.push(resolve))
    },
    give: (session: Session) => {
      const next = waiting.shift()
      if (next) next(session)
      else free.push(session)
      if (free.length === sessions.length) atRest?.()
    },
  }
}

/** A text literal, for paths and names of ours where SQL takes no parameters. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
