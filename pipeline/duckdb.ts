import type { DuckDBConnection, DuckDBResultReader } from '@duckdb/node-api'
import PQueue from 'p-queue'

/** One row, with decimals and counts as exact text. */
export type DuckRow = Readonly<Record<string, unknown>>

/** A private DuckDB for one piece of work. Its queries begin in the order in which they are given. */
export interface Duck {
  run(sql: string): Promise<void>
  rows(sql: string): Promise<DuckRow[]>
}

export interface DuckOptions {
  readonly threads: number
  /**
   * How many queries run at the same time, each on a connection of its own; 1 if not given. A variable belongs to one
   * connection, so work with several connections sets none; settings such as `threads` hold for all.
   */
  readonly connections?: number
  /** DuckDB writes to this folder what its memory does not hold. */
  readonly temporary: string
  /** 1300MB if not given. */
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
  readonly connections: readonly DuckDBConnection[]
  close(): void
}

const loadDriver = () => import('@duckdb/node-api')
let driver: ReturnType<typeof loadDriver> | null = null

async function openDuck(options: DuckOptions): Promise<OpenDuck> {
  const { threads, connections: count = 1, temporary, memoryLimit = '1300MB' } = options
  // Loading the driver takes a fifth of a second, which a night that compiles nothing spares.
  driver ??= loadDriver()
  const { DuckDBInstance } = await driver
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(threads),
    memory_limit: memoryLimit,
    temp_directory: temporary,
    // DuckDB never installs or loads an extension: the built-in ones are enough.
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  const connections: DuckDBConnection[] = []
  const close = () => {
    for (const connection of connections) connection.closeSync()
    instance.closeSync()
  }
  try {
    while (connections.length < count) {
      const connection = await instance.connect()
      connections.push(connection)
      // Work is handed out 2,048 rows at a time (docs/decisions.md, 101): in DuckDB's usual parts of 122,880 a month is three.
      await connection.run('PRAGMA verify_parallelism')
    }
    return { connections, close }
  } catch (error) {
    close()
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
 * Runs as many queries of a DuckDB at a time as it has connections. Queries that wait inside DuckDB would each hold a
 * thread, and the same few threads read files.
 */
class Queries {
  readonly #options: DuckOptions
  readonly #queue: PQueue
  readonly #queued = new Set<Promise<unknown>>()
  readonly #running = new Set<DuckDBConnection>()
  #opening: Promise<OpenDuck> | null = null
  #open: OpenDuck | null = null
  #ended = false

  constructor(options: DuckOptions) {
    this.#options = options
    this.#queue = new PQueue({ concurrency: options.connections ?? 1 })
  }

  ask<T>(query: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
    const queued = this.#queue.add(() => this.#run(query), { throwOnTimeout: true })
    this.#queued.add(queued)
    const forget = () => {
      this.#queued.delete(queued)
    }
    queued.then(forget, forget)
    return queued
  }

  async #run<T>(query: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
    if (!this.#ended) this.#open = await (this.#opening ??= openDuck(this.#options))
    const connection = this.#open?.connections.find((each) => !this.#running.has(each))
    if (this.#ended || connection === undefined)
      throw new Error('the work with this DuckDB has ended: run queries within it, and await them')
    this.#running.add(connection)
    try {
      return await query(connection)
    } finally {
      this.#running.delete(connection)
    }
  }

  /** Throws if work that ended well has not awaited all its queries. */
  refuseForgotten(): void {
    if (this.#queued.size > 0) throw new Error('the work with this DuckDB ended before its queries: await them all')
  }

  /** Closes the DuckDB when no query is running; no query can start afterwards. */
  async end(): Promise<void> {
    this.#ended = true
    if (this.#queued.size > 0) await this.#interruptAll()
    this.#open?.close()
  }

  async #interruptAll(): Promise<void> {
    const interrupt = () => {
      for (const connection of this.#running) connection.interrupt()
    }
    // DuckDB forgets an interrupt that comes before the query has begun, so the interrupt is repeated until the query
    // has ended.
    const interrupting = setInterval(interrupt, INTERRUPT_EVERY_MS)
    interrupt()
    // Nobody awaits the results of these queries: the work has ended.
    await Promise.allSettled(this.#queued)
    clearInterval(interrupting)
  }
}
