import { z } from 'zod'
import { monthOfPartition } from '../core/dataset.ts'
import type { Manifest } from '../core/manifest.ts'
import type { NewestPeriods, Snapshot } from './endpoint.ts'
import type { NewestQuery } from './dataset-api.ts'

const rowsSchema = z.array(z.object({ part: z.string(), newest: z.string().nullable() }))

/**
 * Reads the newest periods that the newest partition of a dataset names. A day after the retrieval of its files is a
 * mistake of the source and does not count, except in data that reach ahead.
 */
export async function readNewestPeriods(
  dataset: string,
  queries: readonly NewestQuery[],
  { query, manifest }: Pick<Snapshot, 'query' | 'manifest'>,
): Promise<NewestPeriods> {
  const found = new Map<string, string>()
  const retrieved = findNewestRetrieval(dataset, manifest)
  for (const { table, sql, reachesAhead = false } of queries) {
    const partition = findNewestPartition(dataset, table, manifest)
    if (partition === null || retrieved === null) continue
    const month = monthOfPartition(partition)
    const bindings = reachesAhead ? {} : { retrieved_day: retrieved.slice(0, 10) }
    for (const { part, newest } of rowsSchema.parse(await query(sql, bindings, month === null ? [] : [month]))) {
      if (newest !== null) found.set(part, newest)
    }
  }
  return found
}

function findNewestPartition(dataset: string, table: string, { partitions }: Manifest): string | null {
  const having = partitions.filter(
    (entry) => entry.dataset === dataset && (table in entry.tables || table in (entry.history ?? {})),
  )
  return (
    having
      .map(({ partition }) => partition)
      .sort()
      .at(-1) ?? null
  )
}

/** Finds the time at which the newest source file of a dataset was retrieved. */
export function findNewestRetrieval(dataset: string, { sources }: Manifest): string | null {
  const instants = sources.filter((source) => source.dataset === dataset).map(({ retrieved_at }) => retrieved_at)
  return instants.sort().at(-1) ?? null
}
