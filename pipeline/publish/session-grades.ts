import type { SessionCheck } from '../../schemas/core/check.ts'
import { type Dataset, monthOfPartition } from '../../schemas/core/dataset.ts'
import type { CheckResult, PartitionEntry, SessionGrade } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { literal } from '../../schemas/core/sql-text.ts'
import { type Duck, withDuck } from '../duckdb.ts'
import type { FindPath } from './changes.ts'
import { createTableView } from '../table-view.ts'
import type { GradeOptions } from './grade-options.ts'
import { judgeSessions, type SessionCalendar, type SessionDay } from './judge-sessions.ts'

const CALENDAR_TABLES = ['business_calendar', 'calendar_holiday'] as const

/** A month fails this check if it has rows on days without a session. */
export const CLOSED_DAYS = 'no_quotes_on_closed_days'

/**
 * Grades the days of each month against the sessions of a calendar of the same snapshot. The grade is in the manifest
 * only: a new calendar recompiles no month.
 */
export async function gradeSessions(
  datasets: readonly Dataset[],
  partitions: readonly PartitionEntry[],
  options: GradeOptions,
): Promise<PartitionEntry[]> {
  let graded = [...partitions]
  const isThere = ({ id }: Dataset) => partitions.some((entry) => entry.dataset === id)
  for (const dataset of datasets) {
    const { sessionCheck } = dataset
    if (sessionCheck === undefined || !isThere(dataset)) continue
    const grades = await withDuck({ threads: 1, temporary: options.temporary }, (duck) =>
      gradeDataset(duck, { datasets, dataset, sessionCheck }, graded, options),
    )
    graded = graded.map((entry) => (entry.dataset === dataset.id ? putGrade(entry, grades.get(entry)) : entry))
  }
  return graded
}

interface Graded {
  readonly datasets: readonly Dataset[]
  readonly dataset: Dataset
  readonly sessionCheck: SessionCheck
}

async function gradeDataset(
  duck: Duck,
  { datasets, dataset, sessionCheck }: Graded,
  partitions: readonly PartitionEntry[],
  { before, findPath }: GradeOptions,
): Promise<Map<PartitionEntry, SessionGrade>> {
  const { calendar: id, thinPercent } = sessionCheck
  const sameCalendar = CALENDAR_TABLES.every(
    (name) => findFile(partitions, name)?.sha256 === findFile(before, name)?.sha256,
  )
  const [now, then] = [byMonth(dataset, partitions), byMonth(dataset, before)]
  let known: SessionCalendar | null | undefined
  const grades = new Map<PartitionEntry, SessionGrade>()
  for (const [month, entry] of now) {
    const [old, isOver] = [then.get(month), hasLater(now, month)]
    const isSame = old !== undefined && hasSameTables(entry, old) && isOver === hasLater(then, month)
    if (isSame && sameCalendar && old.sessions !== undefined) {
      grades.set(entry, old.sessions)
      continue
    }
    if (known === undefined) known = await readCalendar(duck, datasets, partitions, id, findPath)
    const [first, ...others] = await readDays(duck, dataset, sessionCheck, entry, findPath)
    if (first === undefined) continue
    grades.set(entry, judgeSessions(month, [first, ...others], { id, known }, { isOver, thinPercent }))
  }
  return grades
}

function putGrade({ sessions: _old, ...entry }: PartitionEntry, sessions: SessionGrade | undefined): PartitionEntry {
  const others = entry.checks.filter(({ id }) => id !== CLOSED_DAYS)
  if (sessions === undefined) return { ...entry, checks: others }
  return { ...entry, checks: [...others, ...checkClosedDays(sessions)], sessions }
}

function checkClosedDays({ calendar, expected, present, unexpected }: SessionGrade): CheckResult[] {
  if (expected === null) return []
  const named = unexpected.length === 0 ? '' : `: ${unexpected.join(', ')}`
  return [
    {
      id: CLOSED_DAYS,
      because:
        'A day with quotes was a session: if the calendar has it closed, the calendar or the day of the quotes is wrong.',
      figure: `${String(unexpected.length)} of ${String(present)} days are none of ${calendar}${named}`,
      passed: unexpected.length === 0,
    },
  ]
}

/** Reads a calendar of the snapshot; null if there is none. */
async function readCalendar(
  duck: Duck,
  datasets: readonly Dataset[],
  partitions: readonly PartitionEntry[],
  id: string,
  findPath: FindPath,
): Promise<SessionCalendar | null> {
  for (const name of CALENDAR_TABLES) {
    const table = datasets.flatMap(({ tables }) => tables).find((each) => each.name === name)
    const file = findFile(partitions, name)
    if (table === undefined || file === undefined) return null
    await createTableView(duck, name, table, [findPath(file)])
  }
  const [span] = await duck.rows(
    `SELECT first_date::VARCHAR AS first, last_date::VARCHAR AS last FROM business_calendar WHERE id = ${literal(id)}`,
  )
  if (span === undefined) return null
  const closed = await duck.rows(`SELECT date::VARCHAR AS day FROM calendar_holiday WHERE calendar = ${literal(id)}`)
  return {
    firstDate: String(span['first']),
    lastDate: String(span['last']),
    closed: new Set(closed.map(({ day }) => String(day))),
  }
}

async function readDays(
  duck: Duck,
  { tables }: Dataset,
  { days }: SessionCheck,
  entry: PartitionEntry,
  findPath: FindPath,
): Promise<SessionDay[]> {
  for (const table of tables.filter(({ name }) => days.includes(name))) {
    const published = entry.tables[table.name]
    await createTableView(duck, table.name, table, published === undefined ? [] : [findPath(published)])
  }
  const rows = await duck.rows(`SELECT day::VARCHAR AS day, size::INTEGER AS size FROM (${days}) ORDER BY day`)
  return rows.map(({ day, size }) => ({ day: String(day), size: Number(size) }))
}

/** Finds the months of a dataset that have tables. */
function byMonth({ id }: Dataset, partitions: readonly PartitionEntry[]): Map<Month, PartitionEntry> {
  return new Map(
    partitions.flatMap((entry) => {
      const month =
        entry.dataset === id && Object.keys(entry.tables).length > 0 ? monthOfPartition(entry.partition) : null
      return month === null ? [] : [[month, entry] as const]
    }),
  )
}

/** A month is over if a later one has rows. No clock decides this, so the same files give the same grade on any day. */
function hasLater(months: ReadonlyMap<Month, PartitionEntry>, month: Month): boolean {
  return [...months.keys()].some((other) => other > month)
}

function findFile(partitions: readonly PartitionEntry[], table: string) {
  return partitions.flatMap(({ tables }) => tables[table] ?? []).at(0)
}

function hasSameTables({ tables: a }: PartitionEntry, { tables: b }: PartitionEntry): boolean {
  return [...Object.keys(a), ...Object.keys(b)].every((name) => a[name]?.sha256 === b[name]?.sha256)
}
