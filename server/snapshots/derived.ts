import { readFileSync } from 'node:fs'
import { datasetApis } from '../../schemas/api/registry.gen.ts'

const derivedTables = new Map(
  Object.values(datasetApis).flatMap(({ derived = [] }) => derived.map(({ name, sql }) => [name, sql] as const)),
)

/** Makes the derived tables that a query reads, each once, when the first query asks for it. */
export function derivedBy(create: (name: string, sqlFile: URL) => Promise<unknown>): (sqlFile: URL) => Promise<void> {
  const made = new Map<string, Promise<unknown>>()
  const make = (name: string, sqlFile: URL): Promise<unknown> => {
    const making = create(name, sqlFile)
    made.set(name, making)
    // What failed is tried again by the next that asks.
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
