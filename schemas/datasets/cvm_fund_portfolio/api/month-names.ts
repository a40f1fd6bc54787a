import { lastDayOfMonth } from '../../../api/business-day.ts'
import type { Snapshot } from '../../../api/endpoint.ts'
import type { Month } from '../../../core/month.ts'
import { PORTFOLIO } from '../../../fund/api/filing.ts'
import { requireAssets } from '../../../fund/api/require-assets.ts'
import { cacheMonths } from '../../../fund/api/month-cache.ts'

const MONTH_NAMES = new URL('month_names.sql', import.meta.url)

/** Name at the end of links. */
interface LinkedName {
  readonly asset_id: string
  readonly asset_kind: string
  /** True if no line has it alone, but several lines together show the fund of a ticker. */
  readonly isDerived: boolean
}

export interface MonthNames {
  /** Linked names by their name in lines; a name that leads to no other one is missing. */
  readonly linked: ReadonlyMap<string, LinkedName>
  /**
   * Reason that joins the papers of a group, by the name of the group: papers are added up under it and keep their own
   * names.
   */
  readonly groups: ReadonlyMap<string, string>
  /** Linked names that may mean several assets, because their prices differ too much. */
  readonly conflicts: ReadonlySet<string>
  /** Names of those assets in lines. Derived ones may be wrong. */
  readonly unsure: ReadonlySet<string>
}

/** Row of `month_names.sql`. */
interface NameRow {
  readonly asset_id: string
  readonly name: string
  readonly is_derived: boolean
  readonly group_rule: string | null
  readonly asset_kind: string
  readonly price_conflict: boolean
}

/** Most months in memory: a month has some thousands of such names, and no request should have to read all links. */
const MONTHS_IN_MEMORY = 12

/** Reads the names of the assets of a month, once for each requested month of a snapshot. */
export const readMonthNames = cacheMonths(readNames, { most: MONTHS_IN_MEMORY })

/** Names for a month without holdings: the lines of reports, its only lines, keep their filed names. */
const NO_NAMES: MonthNames = { linked: new Map(), groups: new Map(), conflicts: new Set(), unsure: new Set() }

async function readNames(snapshot: Snapshot, month: Month): Promise<MonthNames> {
  if (!snapshot.months(PORTFOLIO).includes(month)) return NO_NAMES
  requireAssets(snapshot, month)
  const days = { first_day: `${month}-01`, last_day: lastDayOfMonth(month) }
  const rows = (await snapshot.query(MONTH_NAMES, days, [month])) as unknown as NameRow[]
  const conflicting = rows.filter(({ price_conflict }) => price_conflict)
  return {
    linked: new Map(
      rows
        .filter(({ asset_id, name }) => asset_id !== name)
        .map((row) => [row.asset_id, { asset_id: row.name, asset_kind: row.asset_kind, isDerived: row.is_derived }]),
    ),
    groups: new Map(rows.flatMap(({ name, group_rule }) => (group_rule === null ? [] : [[name, group_rule] as const]))),
    conflicts: new Set(conflicting.map(({ name }) => name)),
    unsure: new Set(conflicting.map(({ asset_id }) => asset_id)),
  }
}
