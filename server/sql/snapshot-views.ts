import type { DuckDBConnection } from '@duckdb/node-api'

/** Makes each view when a statement first reads it: to make one opens all files of its table. */
export interface SnapshotViews {
  readonly has: (name: string) => boolean
  /** Makes views in their order, in which a view over others comes after them. */
  make(connection: DuckDBConnection, names: readonly string[]): Promise<void>
}

const VIEW = /^CREATE OR REPLACE VIEW "?(\w+)"? AS\s/

/** Reads the statements of a `views.sql`. Its comments and the path where the snapshot was published are not needed. */
export function readSnapshotViews(viewsSql: string): SnapshotViews {
  const statements = viewsSql.split(/^(?=CREATE OR REPLACE VIEW |COMMENT ON |SET )/m)
  const views = new Map(
    statements.flatMap((statement) => {
      const name = VIEW.exec(statement)?.[1]
      return name === undefined ? [] : [[name, statement] as const]
    }),
  )
  const made = new Set<string>()
  return {
    has: (name) => views.has(name),
    make: async (connection, names) => {
      for (const name of names) {
        const statement = views.get(name)
        if (statement === undefined || made.has(name)) continue
        await connection.run(statement)
        made.add(name)
      }
    },
  }
}
