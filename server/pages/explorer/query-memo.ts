import { type Binding, type Row, type Snapshot } from '../../../schemas/api/endpoint.ts'
import { Ranges } from '../../../schemas/api/ranges.ts'
import type { Month } from '../../../schemas/core/month.ts'

/**
 * Runs each query once for a page: the endpoints that it asks look up the same rows, each for itself. The page has one
 * snapshot, so the rows are the same.
 */
export function memoizeQueries(snapshot: Snapshot): Snapshot {
  const asked = new Map<string, Promise<Row[]>>()
  // A caller may sort its rows in place.
  const once = async (key: string, run: () => Promise<Row[]>): Promise<Row[]> => {
    const asking = asked.get(key) ?? run()
    asked.set(key, asking)
    return [...(await asking)]
  }
  return {
    ...snapshot,
    query: (sqlFile, bindings, months = []) =>
      once(writeKey(sqlFile, bindings, months), () => snapshot.query(sqlFile, bindings, months)),
    lookUpClass: (sqlFile, cnpj, months = []) =>
      once(writeKey(sqlFile, { cnpj }, months), () => snapshot.lookUpClass(sqlFile, cnpj, months)),
    lookUpClasses: (sqlFile, cnpjs, months = []) =>
      once(writeKey(sqlFile, { cnpjs }, months), () => snapshot.lookUpClasses(sqlFile, cnpjs, months)),
  }
}

function writeKey(sqlFile: URL, bindings: Readonly<Record<string, Binding>>, months: readonly Month[]): string {
  const values = Object.entries(bindings).map(([name, value]) => [name, value instanceof Ranges ? value.list : value])
  return JSON.stringify([sqlFile.href, values, months])
}
