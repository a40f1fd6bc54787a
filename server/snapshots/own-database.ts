import { DuckDBInstance } from '@duckdb/node-api'

const SETTINGS = {
  threads: '1',
  memory_limit: '128MB',
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
}

/** A small database for statements of ours over files of the lake: no request is part of one. */
export interface OwnDatabase {
  /** Runs statements, which semicolons part. */
  run(sql: string): Promise<void>
  /** Runs a query; its numbers come as text. */
  rows(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>
}

/** Opens a database for a piece of work, which awaits its statements, and closes it at the end in every case. */
export async function withOwnDatabase<T>(work: (database: OwnDatabase) => Promise<T>): Promise<T> {
  const instance = await DuckDBInstance.create(':memory:', SETTINGS)
  try {
    const connection = await instance.connect()
    try {
      return await work({
        run: async (sql) => {
          await connection.run(sql)
        },
        rows: async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson(),
      })
    } finally {
      connection.closeSync()
    }
  } finally {
    instance.closeSync()
  }
}
