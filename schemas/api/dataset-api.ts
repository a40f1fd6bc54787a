import type { Endpoint } from './endpoint.ts'

/**
 * A table that the server makes of published ones, once a snapshot and when a query first asks for it: what a list must
 * know of all months of all funds is too much work for each request, and the Parquet says it already.
 */
interface DerivedTable {
  readonly name: string
  /** The SELECT that makes it; of a monthly table it reads all months. It is made before a query that reads it. */
  readonly sql: URL
}

/** The endpoints of a dataset and what they need. Nothing here can change a published byte. */
export interface DatasetApi {
  readonly endpoints: readonly Endpoint[]
  readonly derived?: readonly DerivedTable[]
  /**
   * Tables that are small and read by every request, by name: the server keeps them in memory, with an index on each of
   * these columns; of a monthly table the newest months.
   */
  readonly resident?: Readonly<Record<string, readonly string[]>>
}

export function defineDatasetApi(api: DatasetApi): DatasetApi {
  return api
}
