import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'

/** One row, with decimals and counts as exact text. */
export type DuckRow = Readonly<Record<string, unknown>>

/** A DuckDB of its own for one piece of work. */
export interface Duck {
  run(sql: string): Promise<void>
  rows(sql: string): Promise<DuckRow[]>
  close(): void
}

export interface DuckOptions {
  readonly threads: number
  /** The builder stays below 2 GiB in all; DuckDB spills to `temporary` when it would not. */
  readonly temporary: string
}

export async function openDuck({ threads, temporary }: DuckOptions): Promise<Duck> {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(threads),
    memory_limit: '1200MB',
    temp_directory: temporary,
    // Nothing is ever installed or loaded: what is linked in is enough.
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  const connection: DuckDBConnection = await instance.connect()
  return {
    run: async (sql) => {
      await connection.run(sql)
    },
    rows: async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson(),
    close: () => {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

/** A text literal. For names and paths of our own, where SQL takes no parameters. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** A quoted identifier. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
