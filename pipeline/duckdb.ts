import type { DuckDBConnection, DuckDBResultReader } from '@duckdb/node-api'

/** One row, with decimals and counts as exact text. */
export type DuckRow = Readonly<Record<string, unknown>>

/** A private DuckDB for one piece of work. It runs one query after another, in the order in which they are given. */
export interface Duck {
  run(sql: string): Promise<void>
  rows(sql: string): Promise<DuckRow[]>
}

export interface DuckOptions {
  readonly threads: number
  /** The builder stays below 2 GiB in total; above that DuckDB spills to `temporary`. */
  readonly temporary: string
  /** The memory of it, where what is in memory next to it leaves less than usual. */
  readonly memoryLimit?: string
}

/**
 * Runs `work` with a DuckDB that is opened at its first query, and closed at the end in every case. Closing a connection
 * under a query corrupts the process, so only this function closes it: it interrupts and awaits a running query, and never
 * starts a waiting one.
 */
export async function withDuck<T>(options: DuckOptions, work: (duck: Duck) => Promise<T>): Promise<T> {
  const queries = new Queries(options)
  try {
    const result = await work({
      run: (sql) =>
        queries.ask(async (connection) => {
          await connection.run(sql)
        }),
      rows: (sql) => queries.ask(async (connection) => readRows(await connection.runAndReadAll(sql))),
    })
    queries.refuseForgotten()
    return result
  } finally {
    await queries.end()
  }
}

interface OpenDuck {
  readonly connection: DuckDBConnection
  close(): void
}

async function openDuck({ threads, temporary, memoryLimit = '1300MB' }: DuckOptions): Promise<OpenDuck> {
  // Loading the driver takes a fifth of a second, which a night that compiles nothing spares.
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(threads),
    memory_limit: memoryLimit,
    temp_directory: temporary,
    // DuckDB never installs or loads an extension: the built-in ones are enough.
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  try {
    const connection = await instance.connect()
    // Work is handed out 2,048 rows at a time (docs/decisions.md, 101): in DuckDB's usual parts of 122,880 a month is three.
    await connection.run('PRAGMA verify_parallelism')
    const close = () => {
      connection.closeSync()
      instance.closeSync()
    }
    return { connection, close }
  } catch (error) {
    instance.closeSync()
    throw error
  }
}

/** The driver's own objects lose a column named `__proto__`, because they assign it instead of defining it. */
function readRows(result: DuckDBResultReader): DuckRow[] {
  const names = result.deduplicatedColumnNames()
  return result.getRowsJson().map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])))
}

const INTERRUPT_EVERY_MS = 20

/**
 * The queries of a DuckDB, one at a time. Queries that wait inside DuckDB would each hold a thread, and the same few
 * threads read files.
 */
class Queries {
  readonly #options: DuckOptions
  readonly #queued = new Set<Promise<unknown>>()
  #open: OpenDuck | null = null
  #last: Promise<unknown> = Promise.resolve()
  #ended = false

  constructor(options: DuckOptions) {
    this.#options = options
  }

  ask<T>(query: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
    const begin = async () => {
      if (!this.#ended) this.#open ??= await openDuck(this.#options)
      if (this.#ended || this.#open === null)
        throw new Error('the work with this DuckDB has ended: run queries within it, and await them')
      return query(this.#open.connection)
    }
    const queued = this.#last.then(begin, begin)
    this.#last = queued
    this.#queued.add(queued)
    const forget = () => {
      this.#queued.delete(queued)
    }
    queued.then(forget, forget)
    return queued
  }

  /** Work that ended well must have awaited all its queries. */
  refuseForgotten(): void {
    if (this.#queued.size > 0) throw new Error('the work with this DuckDB ended before its queries: await them all')
  }

  /** Closes the DuckDB when no query is running; from then on none can start. */
  async end(): Promise<void> {
    this.#ended = true
    if (this.#queued.size > 0) await this.#interruptAll()
    this.#open?.close()
  }

  async #interruptAll(): Promise<void> {
    const interrupt = () => {
      this.#open?.connection.interrupt()
    }
    // DuckDB forgets an interrupt that comes before the query has begun, so the interrupt is repeated until the query
    // has ended.
    const interrupting = setInterval(interrupt, INTERRUPT_EVERY_MS)
    interrupt()
    // Nobody awaits their results: the work has ended.
    await Promise.allSettled(this.#queued)
    clearInterval(interrupting)
  }
}
