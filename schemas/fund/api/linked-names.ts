import { lastDayOfMonth } from '../../api/business-day.ts'
import type { Snapshot } from '../../api/endpoint.ts'
import type { Month } from '../../core/month.ts'

const LINKED_NAMES = new URL('linked_names.sql', import.meta.url)

/** The names of one asset. */
export interface LinkedNames {
  /** The name that it goes by. */
  readonly asset_id: string
  /** Every name that lines can give it, that one among them. */
  readonly ids: readonly string[]
}

/** Reads the names of an asset in some months, the newest first: each month by the links that hold in it. */
export async function readLinkedNames(
  snapshot: Snapshot,
  id: string,
  { isExact, months }: { readonly isExact: boolean; readonly months: readonly Month[] },
): Promise<LinkedNames> {
  const byMonth = await Promise.all(
    months.map(async (month) => {
      const days = { first_day: `${month}-01`, last_day: lastDayOfMonth(month) }
      return (await snapshot.query(LINKED_NAMES, { id, is_exact: isExact, ...days })) as unknown as NameRow[]
    }),
  )
  const rows = byMonth.flat()
  return {
    asset_id: rows[0]?.root ?? id,
    ids: [...new Set(rows.length === 0 ? [id] : rows.map((row) => row.id))].sort(),
  }
}

/** A row of `linked_names.sql`. */
interface NameRow {
  readonly id: string
  readonly root: string
}
