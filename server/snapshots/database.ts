import { DuckDBInstance } from '@duckdb/node-api'
import { type Row, Rows } from '../../schemas/api/endpoint.ts'
import { literal } from '../../schemas/core/sql-text.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { type RequestContext, SERVER_CONTEXT } from '../limits/request-context.ts'
import { createResourceQueue } from '../limits/resource-queue.ts'
import { createUnlimitedBudget } from '../limits/work-budget.ts'
import { type Bindings, chooseSession, runQuery, type QuerySession } from './query-session.ts'
import { createMemoryTurns, type MemoryTurns } from './memory-turns.ts'
import { InvalidatedDatabase, LacksMemory, MemoryTaken, toReadableError, TooLarge } from './query-error.ts'
import { type NamedResult, readInPieces } from './read-rows.ts'
import { makeSpill, type Spill } from './spill-folder.ts'

export interface DatabaseOptions {
  /** DuckDB may read no other folder. */
  readonly folder: string
  /** As DuckDB writes it, such as `300MB`. */
  readonly memoryLimit: string
  readonly concurrency: number
  readonly timeoutMs: number
  readonly observer?: QueryObserver
  /** Aborts when the server stops and everything that still runs must end. */
  readonly cut?: AbortSignal
  /** Runs after `close`, when the last query has ended and everything is closed. */
  readonly onClosed?: () => void
}

/**
 * Observes every query. Both functions return the function to call at the end: `waits` of the waiting, `runs` of the
 * query.
 */
export interface QueryObserver {
  waits(): () => void
  runs(): (outcome: 'answered' | 'interrupted' | 'failed') => void
}

/** A read-only DuckDB over one snapshot, locked down. */
export interface Database {
  /**
   * Runs a query with bound values when the context gets its turn. Interrupts the query at its deadline, and when no
   * client waits for it any more. The rows count for the work budget of the context.
   */
  query(sql: string, bindings: Bindings, context?: RequestContext): Promise<Row[]>
  /**
   * Runs a query with many rows. DuckDB holds the result, which is far smaller there, and the rows are made piece by
   * piece.
   */
  rows(sql: string, bindings: Bindings, context?: RequestContext): Promise<Rows>
  /** True once DuckDB refuses every query: the database must be opened again. */
  isInvalidated(): boolean
  close(): void
}

/** For what all queries of a database together write to disk when their memory is not enough. */
const SPILL_SIZE = '1GB'

/** Opens the database, runs `setUp` (statements of our own), then locks it down for good. */
export async function openDatabase(options: DatabaseOptions, setUp: readonly string[]): Promise<Database> {
  // Without a folder of its own DuckDB would spill into the working directory of the server and fill that disk.
  const spill = await makeSpill()
  const instance = await DuckDBInstance.create(':memory:', buildSettings(options, spill)).catch((error: unknown) => {
    spill.remove()
    throw error
  })
  const sessions: QuerySession[] = []
  const closeAll = () => {
    for (const { connection } of sessions) connection.closeSync()
    instance.closeSync()
    spill.remove()
  }
  try {
    for (let n = 0; n < options.concurrency; n++) {
      sessions.push({ connection: await instance.connect(), prepared: new Map() })
    }
    await lockDown(sessions, options.folder, setUp)
  } catch (error) {
    closeAll()
    throw toReadableError(error)
  }
  const sessionQueue = createResourceQueue(sessions, computeShares(options.concurrency))
  const turns = createMemoryTurns()
  let isInvalidated = false
  const onWait = () => options.observer?.waits()
  const run = async (sql: string, bindings: Bindings, context: RequestContext): Promise<NamedResult> => {
    const session = await sessionQueue.take(context, { onWait, choose: (free) => chooseSession(free, sql) })
    const ends = options.observer?.runs()
    const runOnce = () => runQuery(session, sql, bindings, options.timeoutMs, [context.signal, options.cut])
    try {
      const result = await runWithMemory(turns, context, runOnce)
      ends?.('answered')
      return result
    } catch (error) {
      isInvalidated ||= error instanceof InvalidatedDatabase
      const isOfDuckDb = error instanceof LacksMemory || error instanceof InvalidatedDatabase
      ends?.(error instanceof ApiError && !isOfDuckDb ? 'interrupted' : 'failed')
      throw error
    } finally {
      sessionQueue.give(session)
    }
  }
  return {
    query: async (sql, bindings, context = SERVER_CONTEXT) => {
      const rows: Row[] = []
      for await (const piece of readInPieces(await run(sql, bindings, context), context.work)) rows.push(...piece)
      return rows
    },
    // These rows go to the client as they are made, so their number does not count for the work budget.
    rows: async (sql, bindings, context = SERVER_CONTEXT) =>
      new Rows(readInPieces(await run(sql, bindings, context), createUnlimitedBudget(context))),
    isInvalidated: () => isInvalidated,
    close: () => {
      // A request can give up its answer while its query still runs. Closing DuckDB under a query corrupts the process.
      sessionQueue.whenAllFree(() => {
        closeAll()
        options.onClosed?.()
      })
    },
  }
}

/**
 * Runs a query. A light one that finds the memory taken by others waits until it is alone, and runs once more. A heavy one
 * is not let alone, because nobody could ask anything meanwhile: its client tries again, or asks for less.
 */
async function runWithMemory<T>(
  turns: MemoryTurns,
  { cost, signal }: Pick<RequestContext, 'cost' | 'signal'>,
  run: () => Promise<T>,
): Promise<T> {
  const findTurn = async (isShared: () => boolean) => {
    try {
      return { result: await run() }
    } catch (error) {
      if (!(error instanceof TooLarge) || !isShared()) throw error
      if (cost === 'heavy') throw new MemoryTaken(error)
      return null
    }
  }
  const done = await turns.beside({ cost, signal }, findTurn)
  if (done !== null) return done.result
  return turns.alone({ signal }, run).catch((error: unknown) => {
    throw error instanceof TooLarge ? new MemoryTaken(error) : error
  })
}

/**
 * Computes the limits that leave one session at least to light requests, and one to other keys, if there are several.
 */
function computeShares(sessions: number) {
  return { costly: Math.max(1, Math.floor(sessions / 2)), key: Math.max(1, sessions - 1) }
}

function buildSettings({ memoryLimit }: DatabaseOptions, spill: Spill): Record<string, string> {
  return {
    memory_limit: memoryLimit,
    temp_directory: spill.folder,
    max_temp_directory_size: SPILL_SIZE,
    // One thread per query: many small queries run in parallel, and splitting a query costs more than it gains.
    threads: '1',
    // The system keeps the files in memory too: DuckDB's own copy takes 30 MiB more in each server.
    enable_external_file_cache: 'false',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  }
}

/** Without GLOBAL only the connection that runs it keeps the footers of files, and the others parse them each time. */
const KEEP_FOOTERS = 'SET GLOBAL parquet_metadata_cache = true'

async function lockDown([first]: readonly QuerySession[], folder: string, setUp: readonly string[]): Promise<void> {
  if (first === undefined) throw new Error('a database needs a connection')
  const { connection } = first
  for (const statement of [...setUp, KEEP_FOOTERS]) await connection.run(statement)
  await connection.run(`SET allowed_directories = [${literal(`${folder}/`)}]`)
  await connection.run('SET enable_external_access = false')
  await connection.run('SET lock_configuration = true')
}
