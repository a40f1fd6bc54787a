import { derivedTables } from './declared.ts'
import { readQueryText } from './query-text.ts'

/** Makes the derived tables that a query reads, each once, for the first query that needs it. */
export function derivedBy(create: (name: string, sqlFile: URL) => Promise<unknown>): (sqlFile: URL) => Promise<void> {
  const made = new Map<string, Promise<unknown>>()
  const make = (name: string, sqlFile: URL): Promise<unknown> => {
    const making = create(name, sqlFile)
    made.set(name, making)
    // The next query tries a failed table again.
    making.catch(() => made.delete(name))
    return making
  }
  return async (sqlFile) => {
    for (const name of readQueryText(sqlFile).reads) {
      const source = derivedTables.get(name)
      if (source !== undefined) await (made.get(name) ?? make(name, source))
    }
  }
}
