import { derivedTables } from './declared-tables.ts'
import { readQueryText } from './query-text.ts'

/** Makes each derived table of a snapshot once. */
interface DerivedTables {
  /** Makes those that a query reads, for the first query that needs them. */
  makeFor(sqlFile: URL): Promise<void>
  /** Makes all of them. */
  makeAll(): Promise<void>
}

export function derivedBy(create: (name: string, sqlFile: URL) => Promise<unknown>): DerivedTables {
  const made = new Map<string, Promise<unknown>>()
  const make = (name: string, sqlFile: URL): Promise<unknown> => {
    const making = create(name, sqlFile)
    made.set(name, making)
    // The next query tries a failed table again.
    making.catch(() => made.delete(name))
    return making
  }
  return {
    makeFor: async (sqlFile) => {
      for (const name of readQueryText(sqlFile).reads) {
        const source = derivedTables.get(name)
        if (source !== undefined) await (made.get(name) ?? make(name, source))
      }
    },
    makeAll: async () => {
      for (const [name, source] of derivedTables) await (made.get(name) ?? make(name, source))
    },
  }
}
