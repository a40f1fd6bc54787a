import { ExactNumber } from '../../core/exact-number.ts'
import { findLastBusinessDay } from '../../api/business-day.ts'
import type { Row, Snapshot } from '../../api/endpoint.ts'
import type { Month } from '../../core/month.ts'
import { findConflictingDays } from './conflicting-days.ts'
import type { FiledMonth } from './filing.ts'
import { bestFirst, textOrNull } from './registrations.ts'

export const DAILY = 'cvm_fund_daily'
const DAILY_NAVS = new URL('daily_navs.sql', import.meta.url)
const REGISTERED_NAVS = new URL('registered_navs.sql', import.meta.url)

/** Sources of a NAV, of which the first with one counts. */
export const NAV_SOURCES = ['nav_file', 'inline', 'structured_report', 'daily_report', 'register'] as const

export interface ReportedNav {
  readonly value: ExactNumber | null
  readonly date: string | null
  readonly source: (typeof NAV_SOURCES)[number] | null
}

const UNKNOWN: ReportedNav = { value: null, date: null, source: null }

/**
 * Reads the first NAV of: NAV file, inline NAV of the structured funds' file, own report of a structured fund, daily
 * reports of the month's last business day, class register if its NAV belongs to the month. A class without a filing
 * has no month for a NAV.
 */
export async function readReportedNav(
  snapshot: Snapshot,
  { cnpj, row }: { readonly cnpj: string; readonly row: Row | null },
  filed: FiledMonth | null,
): Promise<ReportedNav> {
  if (filed === null) return UNKNOWN
  const { nav_value: value, nav_source, reference_date: date, competence_month: month } = filed
  if (value) return { value, date, source: NAV_SOURCES.find((each) => each === nav_source) ?? null }
  return readUnfiledNav(snapshot, { cnpj, row }, month)
}

/** Reads the NAV of a class that filed none for a month. */
export async function readUnfiledNav(
  snapshot: Snapshot,
  { cnpj, row }: { readonly cnpj: string; readonly row: Row | null },
  month: Month,
): Promise<ReportedNav> {
  return (await readDailyNavs(snapshot, [cnpj], month)).get(cnpj) ?? registeredNav(row, month) ?? UNKNOWN
}

/**
 * Reads the NAVs of many classes that filed none for a month. They are joined for each request, because reports and
 * registers change every night, and a month of filings must not change with them.
 */
export async function readUnfiledNavs(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
): Promise<ReadonlyMap<string, ReportedNav>> {
  const daily = await readDailyNavs(snapshot, cnpjs, month)
  const others = cnpjs.filter((cnpj) => !daily.has(cnpj))
  return new Map([...(await readRegisteredNavs(snapshot, others, month)), ...daily])
}

/** Reads the NAVs of daily reports; empty if no calendar knows the last business day of the month. */
async function readDailyNavs(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
): Promise<Map<string, ReportedNav>> {
  if (cnpjs.length === 0 || !snapshot.months(DAILY).includes(month)) return new Map()
  const day = findLastBusinessDay(month, 'br-banks', snapshot.calendars)
  if (day === null) return new Map()
  const rows = (await snapshot.query(DAILY_NAVS, { cnpjs, day }, [month])) as unknown as DailyNav[]
  // Without a conflicting report, the sum of the others is not the NAV of the class.
  const conflicting = await findConflictingDays(snapshot, cnpjs, { from: day, to: day })
  return new Map(
    rows
      .filter(({ cnpj }) => !conflicting.some((each) => each.cnpj === cnpj))
      .map(({ cnpj, value }) => [cnpj, { value, date: day, source: 'daily_report' }]),
  )
}

/** Row of `daily_navs.sql`. */
interface DailyNav {
  readonly cnpj: string
  readonly value: ExactNumber
}

async function readRegisteredNavs(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
): Promise<Map<string, ReportedNav>> {
  if (cnpjs.length === 0) return new Map()
  const rows = (await snapshot.query(REGISTERED_NAVS, { cnpjs })).sort(bestFirst)
  const navs = new Map<string, ReportedNav | null>()
  for (const row of rows) {
    const cnpj = textOrNull(row['cnpj'])
    if (cnpj !== null && !navs.has(cnpj)) navs.set(cnpj, registeredNav(row, month))
  }
  return new Map([...navs].flatMap(([cnpj, nav]) => (nav === null ? [] : [[cnpj, nav] as const])))
}

/** Finds the NAV in the class register if its day is in the month: it can be months away. */
function registeredNav(row: Row | null, month: Month): ReportedNav | null {
  const [value, date] = [row?.['nav_value'], textOrNull(row?.['nav_date'])]
  return value instanceof ExactNumber && date?.startsWith(month) === true ? { value, date, source: 'register' } : null
}
