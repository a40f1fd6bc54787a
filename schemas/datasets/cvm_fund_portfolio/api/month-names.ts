import { lastDayOfMonth } from '../../../api/business-day.ts'
import type { Snapshot } from '../../../api/endpoint.ts'
import type { Month } from '../../../core/month.ts'
import { PORTFOLIO } from '../../../fund/api/filing.ts'
import { requireAssets } from '../../../fund/api/require-assets.ts'
import { cacheMonths } from '../../../fund/api/month-cache.ts'

const MONTH_NAMES = new URL('month_names.sql', import.meta.url)

/** A name that links lead to. */
interface LinkedName {
  readonly asset_id: string
  readonly asset_kind: string
  /** True if no line files it: several lines together tell which fund a ticker names. */
  readonly isDerived: boolean
}

export interface MonthNames {
  /** By the name that lines have; of a name that leads to no other one there is none. */
  readonly linked: ReadonlyMap<string, LinkedName>
  /** Reason that joins the papers of a group, by its name: they are added up under it and keep their own. */
  readonly groups: ReadonlyMap<string, string>
  /** Names, after the links, that may be of several assets, because their prices differ too much. */
  readonly conflicts: ReadonlySet<string>
  /** Lines give those assets these names. Derived ones may be wrong. */
  readonly unsure: ReadonlySet<string>
}

/** A row of `month_names.sql`. */
interface NameRow {
  readonly asset_id: string
  readonly name: string
  readonly is_derived: boolean
  readonly group_rule: string | null
  readonly asset_kind: string
  readonly price_conflict: boolean
}

/** A month has some thousands of such names, and no request may pay for reading all links. */
const MONTHS_IN_MEMORY = 12

/** Reads the names that the assets of a month go by: once for each of the months of a snapshot that are asked for. */
export const readMonthNames = cacheMonths(readNames, { most: MONTHS_IN_MEMORY })

/** A month without holdings has no names of its own: the lines of reports, all that is there, go by those that they file. */
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
