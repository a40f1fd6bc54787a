import { lastDayOfMonth } from '../../api/business-day.ts'
import type { Snapshot } from '../../api/endpoint.ts'
import type { Month } from '../../core/month.ts'
import { NumberCache } from './number-cache.ts'

const PAPER_NAME = new URL('paper_name.sql', import.meta.url)
const LINKED_NAMES = new URL('linked_names.sql', import.meta.url)

/** Funds with links, which are few. */
export const linkedFunds = new NumberCache(new URL('linked_funds.sql', import.meta.url))

export interface LinkedNames {
  readonly asset_id: string
  /** Every possible name in lines, including the linked one. */
  readonly ids: readonly string[]
  /** Reason that joins these papers, if the name stands for a group of them; null for anything else. */
  readonly groupRule: string | null
}

/** Reads the names of an asset in a month, by the links that are valid in it. */
export async function readLinkedNames(
  snapshot: Snapshot,
  requested: string,
  { isExact, month }: { readonly isExact: boolean; readonly month: Month },
): Promise<LinkedNames> {
  if (isExact && requested.startsWith('fund:') && linkedFunds.hasNone(snapshot, [requested]))
    return { asset_id: requested, ids: [requested], groupRule: null }
  const [paper] = requested.startsWith('paper:') ? await snapshot.query(PAPER_NAME, { id: requested }, [month]) : []
  const id = typeof paper?.['id'] === 'string' ? paper['id'] : requested
  const days = { first_day: `${month}-01`, last_day: lastDayOfMonth(month) }
  const rows = (await snapshot.query(LINKED_NAMES, { id, is_exact: isExact, ...days })) as unknown as NameRow[]
  const [first] = rows
  return {
    asset_id: first?.root ?? id,
    ids: first ? rows.map((row) => row.id) : [id],
    groupRule: first?.group_rule ?? null,
  }
}

/** Row of `linked_names.sql`. */
interface NameRow {
  readonly id: string
  readonly root: string
  readonly group_rule: string | null
}
