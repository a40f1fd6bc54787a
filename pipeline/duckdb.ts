import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'

/** One row, with decimals and counts as exact text. */
export type DuckRow = Readonly<Record<string, unknown>>

/** A DuckDB of its own for one piece of work. It answers one query after another, in the order of their asking. */
export interface Duck {
  run(sql: string): Promise<void>
  rows(sql: string): Promise<DuckRow[]>
}

export interface DuckOptions {
  readonly threads: number
  /** The builder stays below 2 GiB in all; DuckDB spills to `temporary` when it would not. */
  readonly temporary: string
}

/**
 * Runs `work` with a DuckDB that is closed when it ends, however it ends. Closing a connection under a query corrupts
 * the process, so nobody else can close it: what still runs is interrupted and waited for, what waits is never begun.
 */
export async function withDuck<T>({ threads, temporary }: DuckOptions, work: (duck: Duck) => Promise<T>): Promise<T> {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(threads),
    memory_limit: '1200MB',
    temp_directory: temporary,
    // Nothing is ever installed or loaded: what is linked in is enough.
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  try {
    const connection = await instance.connect()
    const queries = new Queries(connection)
    try {
      const result = await work({
        run: (sql) =>
          queries.ask(async () => {
            await connection.run(sql)
          }),
        rows: (sql) => queries.ask(async () => (await connection.runAndReadAll(sql)).getRowObjectsJson()),
      })
      queries.refuseForgotten()
      return result
    } finally {
      await queries.end()
      connection.closeSync()
    }
  } finally {
    instance.closeSync()
  }
}

const INTERRUPT_EVERY_MS = 20

/**
 * The queries of a connection, one at a time: those that wait for it inside DuckDB would hold a thread each, and files
 * are read by the same few threads.
 */
class Queries {
  readonly #connection: DuckDBConnection
  readonly #asked = new Set<Promise<unknown>>()
  #last: Promise<unknown> = Promise.resolve()
  #ended = false

  constructor(connection: DuckDBConnection) {
    this.#connection = connection
  }

  ask<T>(query: () => Promise<T>): Promise<T> {
    const begin = () => {
      if (this.#ended) throw new Error('the work with this DuckDB has ended: ask within it, and await the answer')
      return query()
    }
    const asked = this.#last.then(begin, begin)
    this.#last = asked
    this.#asked.add(asked)
    const forget = () => {
      this.#asked.delete(asked)
    }
    asked.then(forget, forget)
    return asked
  }

  /** Work that ended well has all its answers. */
  refuseForgotten(): void {
    if (this.#asked.size > 0) throw new Error('the work with this DuckDB ended before its queries: await them all')
  }

  /** Resolves when nothing runs any more, and from then on nothing will. */
  async end(): Promise<void> {
    this.#ended = true
    if (this.#asked.size === 0) return
    const interrupt = () => {
      this.#connection.interrupt()
    }
    // DuckDB forgets an interrupt that comes before the query has begun, so it is told until the query has ended.
    const interrupting = setInterval(interrupt, INTERRUPT_EVERY_MS)
    interrupt()
    // What they answer is awaited by nobody: the work has ended.
    await Promise.allSettled(this.#asked)
    clearInterval(interrupting)
  }
}
