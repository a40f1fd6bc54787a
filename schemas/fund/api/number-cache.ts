import type { Snapshot } from '../../api/endpoint.ts'
import { SnapshotCache } from '../../api/snapshot-cache.ts'

/** Most numbers in memory, at some 60 bytes each. */
const MOST = 200_000

/** Keeps the numbers with results of a query in memory, so that it need not run for all others. */
export class NumberCache {
  readonly #sqlFile: URL
  readonly #known = new SnapshotCache<ReadonlySet<unknown>>()

  /** The SQL lists the numbers in the column `number`. */
  constructor(sqlFile: URL) {
    this.#sqlFile = sqlFile
  }

  async keep(snapshot: Snapshot): Promise<void> {
    const rows = await snapshot.query(this.#sqlFile, { limit: MOST + 1 })
    if (rows.length <= MOST) this.#known.keep(snapshot, new Set(rows.map((row) => row['number'])))
  }

  /** True if the query would find nothing for any of these numbers; false if that is not known. */
  hasNone(snapshot: Snapshot, numbers: readonly string[]): boolean {
    const known = this.#known.find(snapshot)
    return known !== undefined && !numbers.some((each) => known.has(each))
  }
}
