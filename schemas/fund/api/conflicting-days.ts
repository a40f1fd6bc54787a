import type { RequestedDays } from '../../api/coverage.ts'
import type { Snapshot } from '../../api/endpoint.ts'
import { type Month, monthOfDay } from '../../core/month.ts'
import { monthOfPartition } from '../../core/dataset.ts'
import { ONE_REPORT_A_DAY } from '../one-report-a-day.ts'

const CONFLICTING_DAYS = new URL('conflicting_days.sql', import.meta.url)
const DAILY = 'cvm_fund_daily'
const HEADER = 'X-Data-Conflicts'

/** Most days named in the header, so that it stays short. */
const DAYS_NAMED = 100

export const CONFLICTS_HEADER = {
  [HEADER]:
    'Only where there are some: the requested days for which CVM has several reports of a class or subclass with other figures, as `00068305000135/2024-02-08`. Nobody knows which is right, so none of them is answered, and the sum of the subclasses of such a day is not known. At most 100 are named, then `and N more`.',
} as const

/** Day for which conflicting reports of a class, or of one of its subclasses, were left out. */
interface ConflictingDay {
  readonly cnpj: string
  /** "" for a class without subclasses. */
  readonly subclass_id: string
  readonly date: string
}

/** Finds the days of some classes with conflicting reports, in months that are known to have such reports. */
export async function findConflictingDays(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  { from, to }: RequestedDays,
): Promise<readonly ConflictingDay[]> {
  const months = listConflictingMonths(snapshot).filter(
    (month) => (from === null || month >= monthOfDay(from)) && (to === null || month <= monthOfDay(to)),
  )
  if (cnpjs.length === 0 || months.length === 0) return []
  const rows = await snapshot.query(CONFLICTING_DAYS, { cnpjs, first_day: from, last_day: to }, months)
  return rows as unknown as ConflictingDay[]
}

/** Writes the header with these days; empty if there are none. */
export function conflictsHeader(days: readonly ConflictingDay[]): Readonly<Record<string, string>> {
  if (days.length === 0) return {}
  const all = [...new Set(days.map(({ cnpj, date }) => `${cnpj}/${date}`))]
  const named = all.slice(0, DAYS_NAMED)
  const more = all.length - named.length
  return { [HEADER]: named.join(', ') + (more > 0 ? ` and ${String(more)} more` : '') }
}

function listConflictingMonths({ manifest }: Snapshot): Month[] {
  return manifest.partitions
    .filter(({ dataset, tables }) => dataset === DAILY && Object.keys(tables).length > 0)
    .filter(({ checks }) => checks.some(({ id, passed }) => id === ONE_REPORT_A_DAY && !passed))
    .flatMap(({ partition }) => monthOfPartition(partition) ?? [])
}
