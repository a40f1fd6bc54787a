import { datasetApis } from '../../schemas/api/registry.gen.ts'

/** The derived tables, by the address of a query that reads them. */
const derivedTables = new Map<string, (readonly [name: string, sqlFile: URL])[]>()
for (const { name, sql, readBy } of Object.values(datasetApis).flatMap(({ derived = [] }) => derived)) {
  for (const { href } of readBy) derivedTables.set(href, [...(derivedTables.get(href) ?? []), [name, sql]])
}

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
    for (const [name, source] of derivedTables.get(sqlFile.href) ?? []) await (made.get(name) ?? make(name, source))
  }
}
