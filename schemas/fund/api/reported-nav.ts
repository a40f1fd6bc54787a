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

/** The first source that has a NAV counts. */
export const NAV_SOURCES = ['nav_file', 'inline', 'structured_report', 'daily_report', 'register'] as const

export interface ReportedNav {
  readonly value: ExactNumber | null
  readonly date: string | null
  readonly source: (typeof NAV_SOURCES)[number] | null
}

const UNKNOWN: ReportedNav = { value: null, date: null, source: null }

/**
 * Reads the first of: NAV file, inline NAV of the structured funds' file, own report of a structured fund, daily
 * reports of the month's last business day, class register if its NAV belongs to the month. A class without a filing
 * has no month that a NAV could belong to.
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

/** For a class that filed no NAV for a month. */
export async function readUnfiledNav(
  snapshot: Snapshot,
  { cnpj, row }: { readonly cnpj: string; readonly row: Row | null },
  month: Month,
): Promise<ReportedNav> {
  return (await readDailyNavs(snapshot, [cnpj], month)).get(cnpj) ?? registeredNav(row, month) ?? UNKNOWN
}

/**
 * For many classes that filed no NAV for a month. It is joined for each request: reports and registers change every
 * night, and no month of filings is to change with them.
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

/** Empty where no calendar knows which day of the month is the last business day. */
async function readDailyNavs(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
): Promise<Map<string, ReportedNav>> {
  if (cnpjs.length === 0 || !snapshot.months(DAILY).includes(month)) return new Map()
  const day = findLastBusinessDay(month, 'br-banks', snapshot.calendars)
  if (day === null) return new Map()
  const rows = (await snapshot.query(DAILY_NAVS, { cnpjs, day }, [month])) as unknown as DailyNav[]
  // With a report left out, the sum of the others is not that of the class.
  const conflicting = await findConflictingDays(snapshot, cnpjs, { from: day, to: day })
  return new Map(
    rows
      .filter(({ cnpj }) => !conflicting.some((each) => each.cnpj === cnpj))
      .map(({ cnpj, value }) => [cnpj, { value, date: day, source: 'daily_report' }]),
  )
}

/** A row of `daily_navs.sql`. */
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

/** The NAV in the class register describes its own day, which can be months away: only the month's own counts. */
function registeredNav(row: Row | null, month: Month): ReportedNav | null {
  const [value, date] = [row?.['nav_value'], textOrNull(row?.['nav_date'])]
  return value instanceof ExactNumber && date?.startsWith(month) === true ? { value, date, source: 'register' } : null
}
