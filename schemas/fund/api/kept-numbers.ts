import type { Snapshot } from '../../api/endpoint.ts'
import { KeptValues } from '../../api/kept-values.ts'

/** Some 60 bytes each. */
const MOST = 200_000

/** Keeps in memory the numbers that a query can find anything of: for all others it need not run. */
export class KeptNumbers {
  readonly #sqlFile: URL
  readonly #known = new KeptValues<ReadonlySet<unknown>>()

  /** The SQL lists them in the column `number`. */
  constructor(sqlFile: URL) {
    this.#sqlFile = sqlFile
  }

  async keep(snapshot: Snapshot): Promise<void> {
    const rows = await snapshot.query(this.#sqlFile, { limit: MOST + 1 })
    if (rows.length <= MOST) this.#known.keep(snapshot, new Set(rows.map((row) => row['number'])))
  }

  /** True if the query would find nothing of any of these; false where that is not known. */
  hasNone(snapshot: Snapshot, numbers: readonly string[]): boolean {
    const known = this.#known.find(snapshot)
    return known !== undefined && !numbers.some((each) => known.has(each))
  }
}
