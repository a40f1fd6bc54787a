import { readFileSync } from 'node:fs'
import { datasets } from '../../schemas/registry.gen.ts'

const derivedTables = new Map(
  datasets.flatMap(({ folder, derived = [] }) => derived.map(({ name, sql }) => [name, new URL(sql, folder)] as const)),
)

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
    for (const [name, source] of readBy(sqlFile)) await (made.get(name) ?? make(name, source))
  }
}

const reads = new Map<string, readonly (readonly [name: string, sqlFile: URL])[]>()

function readBy(sqlFile: URL) {
  const known = reads.get(sqlFile.href)
  if (known !== undefined) return known
  const words = new Set(readFileSync(sqlFile, 'utf8').match(/\w+/g))
  const found = [...derivedTables].filter(([name]) => words.has(name))
  reads.set(sqlFile.href, found)
  return found
}
