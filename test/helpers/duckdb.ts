import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { type Duck, type DuckOptions, withDuck } from '../../pipeline/duckdb.ts'

/** Runs one statement after another in a DuckDB as an analyst opens it, and closes it afterwards. */
export async function withConnection<T>(
  work: (connection: DuckDBConnection) => Promise<T>,
  options: Readonly<Record<string, string>> = {},
): Promise<T> {
  const instance = await DuckDBInstance.create(':memory:', options)
  try {
    const connection = await instance.connect()
    try {
      return await work(connection)
    } finally {
      connection.closeSync()
    }
  } finally {
    instance.closeSync()
  }
}

/** As in the comparisons of the benchmarks. */
export const TWO_THREADS = { threads: '2' }

export interface HeldDatabase<T> {
  readonly it: T
  readonly close: () => Promise<void>
}

/** A DuckDB of the pipeline for all tests of a file, from the hook before them to the one after them. */
export function holdDuck(options: DuckOptions): Promise<HeldDatabase<Duck>> {
  return hold((work) => withDuck(options, work))
}

export function holdConnection(
  options: Readonly<Record<string, string>> = {},
): Promise<HeldDatabase<DuckDBConnection>> {
  return hold((work) => withConnection(work, options))
}

function hold<T>(within: (work: (it: T) => Promise<void>) => Promise<void>): Promise<HeldDatabase<T>> {
  return new Promise((resolve, reject) => {
    const ended = within(
      (it) =>
        new Promise((end) => {
          const close = () => {
            end()
            return ended
          }
          resolve({ it, close })
        }),
    )
    ended.catch(reject)
  })
}
