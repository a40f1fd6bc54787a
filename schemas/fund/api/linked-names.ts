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

/** Reads the names of an asset in a month, by the links that hold in it. */
export async function readLinkedNames(
  snapshot: Snapshot,
  id: string,
  { isExact, month }: { readonly isExact: boolean; readonly month: Month },
): Promise<LinkedNames> {
  const days = { first_day: `${month}-01`, last_day: lastDayOfMonth(month) }
  const rows = (await snapshot.query(LINKED_NAMES, { id, is_exact: isExact, ...days })) as unknown as NameRow[]
  return { asset_id: rows[0]?.root ?? id, ids: rows.length === 0 ? [id] : rows.map((row) => row.id) }
}

/** A row of `linked_names.sql`. */
interface NameRow {
  readonly id: string
  readonly root: string
}
