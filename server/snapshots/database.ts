import { DuckDBInstance, type DuckDBResult } from '@duckdb/node-api'
import { type Row, Rows } from '../../schemas/core/endpoint.ts'
import { literal } from '../../shared/sql-text.ts'
import { ApiError } from '../../schemas/core/error.ts'
import { type RequestContext, SERVER_CONTEXT } from '../limits/request-context.ts'
import { createResourceQueue } from '../limits/resource-queue.ts'
import { createUnlimitedBudget } from '../limits/work-budget.ts'
import { type Bindings, readInPieces, runQuery, type QuerySession } from './query-session.ts'
import { toReadableError, TooLarge } from './query-error.ts'
import { makeSpill, type Spill } from './spill.ts'

export interface DatabaseOptions {
  /** The one folder that may be read. */
  readonly folder: string
  /** As DuckDB writes it: `300MB`. */
  readonly memoryLimit: string
  readonly concurrency: number
  readonly timeoutMs: number
  readonly observer?: QueryObserver
  /** Aborted when the server stops and whatever still runs is to end. */
  readonly cut?: AbortSignal
  /** Told when the last query has ended after `close`, and everything is let go. */
  readonly onClosed?: () => void
}

/** Told of every query: when it must wait, when its turn comes, and each time what to call at the end of that. */
export interface QueryObserver {
  waits(): () => void
  runs(): (outcome: 'answered' | 'interrupted' | 'failed') => void
}

/** A read-only DuckDB over one snapshot, with the doors shut. */
export interface Database {
  /**
   * Runs a query of ours with bound values when the asker's turn comes. It is interrupted at its deadline, and when
   * nobody waits for it any more. Its rows count as work of the asker's.
   */
  query(sql: string, bindings: Bindings, asker?: RequestContext): Promise<Row[]>
  /** The same for many rows: DuckDB holds the result, far smaller there, and rows are made of it a piece at a time. */
  rows(sql: string, bindings: Bindings, asker?: RequestContext): Promise<Rows>
  close(): void
}

/** What all queries of a database may write to disk at once of what does not fit in its memory. */
const SPILL_SIZE = '1GB'

/** Opens the database, runs `setUp` (statements of ours), then locks it down for good. */
export async function openDatabase(options: DatabaseOptions, setUp: readonly string[]): Promise<Database> {
  // Left to itself, DuckDB would write into the folder that the server was started from, and fill its disk.
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
  const turns = createResourceQueue(sessions, computeShares(options.concurrency))
  const run = async (sql: string, bindings: Bindings, asker: RequestContext): Promise<DuckDBResult> => {
    const session = await turns.take(asker, () => options.observer?.waits())
    const ends = options.observer?.runs()
    try {
      const result = await runQuery(session, sql, bindings, options.timeoutMs, [asker.signal, options.cut])
      ends?.('answered')
      return result
    } catch (error) {
      ends?.(error instanceof ApiError && !(error instanceof TooLarge) ? 'interrupted' : 'failed')
      throw error
    } finally {
      turns.give(session)
    }
  }
  return {
    query: async (sql, bindings, asker = SERVER_CONTEXT) => {
      const rows: Row[] = []
      for await (const piece of readInPieces(await run(sql, bindings, asker), asker.work)) rows.push(...piece)
      return rows
    },
    // They are on their way to the client when they are made, so their number is no reason to refuse them.
    rows: async (sql, bindings, asker = SERVER_CONTEXT) =>
      new Rows(readInPieces(await run(sql, bindings, asker), createUnlimitedBudget(asker.signal))),
    close: () => {
      // An answer can be given up while a query of it still runs; DuckDB must not be closed under it.
      turns.whenAllFree(() => {
        closeAll()
        options.onClosed?.()
      })
    },
  }
}

/** One session at least is left to light requests, and one to other keys, where there are several. */
function computeShares(sessions: number) {
  return { heavy: Math.max(1, Math.floor(sessions / 2)), key: Math.max(1, sessions - 1) }
}

function buildSettings({ memoryLimit }: DatabaseOptions, spill: Spill): Record<string, string> {
  return {
    memory_limit: memoryLimit,
    temp_directory: spill.folder,
    max_temp_directory_size: SPILL_SIZE,
    // A query a thread: many small ones run beside each other, and sharing one out costs more than it brings.
    threads: '1',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  }
}

async function lockDown([first]: readonly QuerySession[], folder: string, setUp: readonly string[]): Promise<void> {
  if (first === undefined) throw new Error('a database needs a connection')
  const { connection } = first
  for (const statement of [...setUp, 'SET parquet_metadata_cache = true']) await connection.run(statement)
  await connection.run(`SET allowed_directories = [${literal(`${folder}/`)}]`)
  await connection.run('SET enable_external_access = false')
  await connection.run('SET lock_configuration = true')
}
