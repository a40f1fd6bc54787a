import type { Check } from '../../schemas/core/check.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { CheckResult } from '../../schemas/core/manifest.ts'
import { type Month, monthRange, quarterEnd, toYear } from '../../schemas/core/month.ts'
import type { Member } from '../../schemas/core/source.ts'
import type { Duck, DuckRow } from '../duckdb.ts'
import { findName } from '../read/members.ts'
import type { PartitionInput } from './partition-input.ts'
import type { RunDatasetSql } from './dataset-sql.ts'
import type { StatementGraph } from './statement-graph.ts'
import { formatPlace } from './quarantine.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'

const SHOWN = 5

/**
 * Lists the checks that refuse a file if the month in its name is not the month in its rows. All members whose lines
 * give the month in the same way share one check, because a query reads the whole relation.
 */
export function listMonthChecks(declared: readonly Member[], month: Month | null): Check[] {
  if (month === null) return []
  const alike = new Map<string, { said: MonthSaid; relation: string; ids: Set<string> }>()
  for (const { id, relation, ...member } of declared) {
    const said = monthSaid(member, month)
    if (said === null) continue
    const key = `${relation} ${said.isIt}`
    alike.set(key, { said, relation, ids: new Set([...(alike.get(key)?.ids ?? []), id]) })
  }
  return [...alike.values()].map(({ said, relation, ids }) => ({
    id: 'right_month',
    level: 'blocks',
    because: `A file of ${month} has only lines of ${month}.`,
    hint: 'The portal put a wrong file in this place, or the download was mixed up: fetch it again later.',
    sql: `
      SELECT member, period, line, ${literal(said.column)} AS "column", 'is ' || coalesce(${said.shown}, 'empty') AS detail
      FROM ${identifier(relation)}
      WHERE member IN (${[...ids].map(literal).join(', ')}) AND (${said.isIt}) IS NOT TRUE
      ORDER BY member, period, line`,
  }))
}

type MonthSaid = Readonly<Record<'column' | 'shown' | 'isIt', string>>

/** Describes how a line names its month: the column, and SQL for the text it shows and for the test. */
function monthSaid(
  { monthField, monthFields, quarterly = false }: Pick<Member, 'monthField' | 'monthFields' | 'quarterly'>,
  month: Month,
): MonthSaid | null {
  if (monthField !== undefined) {
    const field = identifier(monthField)
    const months = quarterly ? listMonthsOfQuarter(month) : [month]
    const isIt = `strftime(${field}, '%Y-%m') IN (${months.map(literal).join(', ')})`
    return { column: monthField, shown: `${field}::VARCHAR`, isIt }
  }
  if (monthFields === undefined) return null
  const { year, month: number } = monthFields
  return {
    column: `${year}, ${number}`,
    shown: `format('{:04d}-{:02d}', ${identifier(year)}, ${identifier(number)})`,
    isIt: `${identifier(year)} = ${toYear(month)} AND ${identifier(number)} = ${month.slice(5)}`,
  }
}

function listMonthsOfQuarter(month: Month): Month[] {
  return monthRange(`${toYear(month)}-01`, month).filter((each) => quarterEnd(each) === month)
}

/** Runs the blocking checks as statements of `graph`; the first that finds a fault refuses the partition. */
export function runBlockingChecks(
  duck: Duck,
  checks: readonly Check[],
  inputs: readonly PartitionInput[],
  graph: StatementGraph,
  runSql: RunDatasetSql,
): void {
  for (const check of checks.filter(({ level }) => level === 'blocks')) {
    void graph.add(check, async () => {
      refuseFaults(await runSql(`the check ${check.id}`, () => duck.rows(check.sql)), check, inputs)
    })
  }
}

/** Throws if a check has found faults, and names the file, member, line and column of the first ones. */
function refuseFaults(faults: readonly DuckRow[], check: Check, inputs: readonly PartitionInput[]): void {
  const [first] = faults
  if (first === undefined) return
  const shown = faults.slice(0, SHOWN).map((fault) => describeCheckFault(fault, inputs))
  const more = faults.length > SHOWN ? ` and ${String(faults.length - SHOWN)} more` : ''
  const error = new BuildError('CHECK_FAILED', `${check.id}: ${shown.join('; ')}${more}`, {
    hint: `${check.because} ${check.hint}`,
  })
  // One file is enough: if another file has faults too, they show once this one is left out.
  error.url = findFaultyFile(first, inputs)?.input.raw.url ?? null
  throw error
}

/** Finds the member and the file that contain a fault; null if no file of the partition has that member. */
function findFaultyFile(fault: DuckRow, inputs: readonly PartitionInput[]) {
  const [id, period] = [String(fault['member']), fault['period'] ?? null]
  const ofPeriod = inputs.filter((input) => period === null || input.period === period)
  const found = ofPeriod.flatMap((input) => input.source.members.map((member) => ({ input, member })))
  return found.find(({ member }) => member.id === id) ?? null
}

function describeCheckFault(fault: DuckRow, inputs: readonly PartitionInput[]): string {
  const found = findFaultyFile(fault, inputs)
  const present = (found && findName(found.member, found.input)) ?? String(fault['member'])
  const place = formatPlace({
    url: found?.input.raw.url ?? '',
    member: present,
    line: Number(fault['line']),
    column: String(fault['column']),
  })
  return `${place} ${String(fault['detail'])}`
}

/** Runs the graded checks as statements of `graph`; their results are published with the partition. */
export function gradeChecks(
  duck: Duck,
  checks: readonly Check[],
  graph: StatementGraph,
  runSql: RunDatasetSql,
): Promise<CheckResult | null>[] {
  const grades = checks.filter(({ level }) => level === 'grades')
  return grades.map((check) =>
    graph.add(check, async () => {
      const [row] = await runSql(`the check ${check.id}`, () => duck.rows(check.sql))
      return toCheckResult(check, row)
    }),
  )
}

/** A check without a row had nothing to count. */
function toCheckResult({ id, because }: Check, row: DuckRow | undefined): CheckResult | null {
  return row === undefined ? null : { id, because, figure: String(row['figure']), passed: row['passed'] === true }
}
