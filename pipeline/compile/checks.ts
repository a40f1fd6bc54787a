import type { Check } from '../../schemas/core/check.ts'
import { type Dataset, listMembers, type Table } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { CheckResult } from '../../schemas/core/manifest.ts'
import { type Month, toYear } from '../../schemas/core/month.ts'
import type { Member } from '../../schemas/core/source.ts'
import { type Duck, type DuckRow } from '../duckdb.ts'
import { findName } from '../read/members.ts'
import type { PartitionInput } from './partition-input.ts'
import { runDatasetSql } from './dataset-sql.ts'
import { formatPlace } from './quarantine.ts'
import { identifier, literal } from '../../shared/sql-text.ts'

const SHOWN = 5

/** Refuses a file if the month in its name is not the month in its rows. */
export async function refuseWrongMonth(
  duck: Duck,
  dataset: Dataset,
  month: Month,
  inputs: readonly PartitionInput[],
): Promise<void> {
  for (const member of listMembers(dataset)) {
    const { id, relation } = member
    const said = monthSaid(member, month)
    if (said === null) continue
    const check: Check = {
      id: 'right_month',
      level: 'blocks',
      because: `A file of ${month} has only lines of ${month}.`,
      hint: 'The portal put a wrong file in this place, or the download was mixed up: fetch it again later.',
      sql: `
        SELECT member, period, line, ${literal(said.column)} AS "column", 'is ' || coalesce(${said.shown}, 'empty') AS detail
        FROM ${identifier(relation)}
        WHERE member = ${literal(id)} AND (${said.isIt}) IS NOT TRUE
        ORDER BY period, line`,
    }
    await refuseBroken(duck, check, inputs, dataset)
  }
}

/** Describes how a line names its month: the column, and SQL for the text it shows and for the test. */
function monthSaid(
  { monthField, monthFields }: Member,
  month: Month,
): Record<'column' | 'shown' | 'isIt', string> | null {
  if (monthField !== undefined) {
    const field = identifier(monthField)
    return { column: monthField, shown: `${field}::VARCHAR`, isIt: `strftime(${field}, '%Y-%m') = ${literal(month)}` }
  }
  if (monthFields === undefined) return null
  const { year, month: number } = monthFields
  return {
    column: `${year}, ${number}`,
    shown: `format('{:04d}-{:02d}', ${identifier(year)}, ${identifier(number)})`,
    isIt: `${identifier(year)} = ${toYear(month)} AND ${identifier(number)} = ${month.slice(5)}`,
  }
}

/** Runs the dataset's blocking checks; the first that finds a fault refuses the partition. */
export async function runBlockingChecks(
  duck: Duck,
  dataset: Dataset,
  inputs: readonly PartitionInput[],
): Promise<void> {
  for (const check of dataset.checks.filter(({ level }) => level === 'blocks')) {
    await runDatasetSql({ dataset, inputs }, `the check ${check.id}`, () => refuseBroken(duck, check, inputs, dataset))
  }
}

/** Runs a blocking check. If it finds faults, it throws with the first ones, named by file, member, line and column. */
async function refuseBroken(
  duck: Duck,
  check: Check,
  inputs: readonly PartitionInput[],
  dataset: Dataset,
): Promise<void> {
  const faults = await duck.rows(check.sql)
  if (faults.length === 0) return
  const shown = faults.slice(0, SHOWN).map((fault) => describeCheckFault(fault, inputs, dataset))
  const more = faults.length > SHOWN ? ` and ${String(faults.length - SHOWN)} more` : ''
  const error = new BuildError('CHECK_FAILED', `${check.id}: ${shown.join('; ')}${more}`, {
    hint: `${check.because} ${check.hint}`,
  })
  // One file is enough: if another file has faults too, they show once this one is left out.
  const [first = {}] = faults
  error.url = findFaultyFile(first, inputs, dataset).input?.raw.url ?? null
  throw error
}

/** Finds the member and the file that contain a fault. */
function findFaultyFile(fault: DuckRow, inputs: readonly PartitionInput[], dataset: Dataset) {
  const period = fault['period'] ?? null
  const member = listMembers(dataset).find((candidate) => candidate.id === String(fault['member']))
  const input = inputs.find(
    (each) => each.source.members.some((own) => own === member) && (period === null || each.period === period),
  )
  return { member, input }
}

function describeCheckFault(fault: DuckRow, inputs: readonly PartitionInput[], dataset: Dataset): string {
  const id = String(fault['member'])
  const { member, input } = findFaultyFile(fault, inputs, dataset)
  const present = (member && input && findName(member, input)) ?? id
  const place = formatPlace({
    url: input?.raw.url ?? '',
    member: present,
    line: Number(fault['line']),
    column: String(fault['column']),
  })
  return `${place} ${String(fault['detail'])}`
}

/** Refuses a key that names two rows: an answer would depend on chance. The fault is ours, or the source changed. */
export async function refuseRepeatedKeys(duck: Duck, table: Table): Promise<void> {
  if ((await repeatedKeys(duck, table, 'NULL')).length === 0) return
  const { name, key, columns } = table
  // The places are looked up only here: two texts per row would be much of the work of making the table.
  const place = `source_member || ' line ' || source_line`
  const hasPlace = 'source_member' in columns && 'source_line' in columns
  const repeated = await repeatedKeys(duck, table, hasPlace ? `min(${place}) || ' and ' || max(${place})` : 'NULL')
  const shown = repeated.map((row) => {
    const named = key.map((column) => `${column} ${String(row[column])}`).join(' ')
    return typeof row['places'] === 'string' ? `${named} (${row['places']})` : named
  })
  throw new BuildError('CHECK_FAILED', `${name} has several rows for ${shown.join('; ')}`, {
    hint: 'Look these rows up in the source: the declared key no longer names one row.',
  })
}

function repeatedKeys(duck: Duck, { name, key }: Table, places: string): Promise<DuckRow[]> {
  const columns = key.map(identifier).join(', ')
  return duck.rows(
    `SELECT ${columns}, ${places} AS places FROM ${identifier(name)}
     GROUP BY ${columns} HAVING count(*) > 1 ORDER BY ${columns} LIMIT ${String(SHOWN)}`,
  )
}

export async function gradeChecks(
  duck: Duck,
  dataset: Dataset,
  inputs: readonly PartitionInput[],
): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const { id, because, sql } of dataset.checks.filter(({ level }) => level === 'grades')) {
    const [row] = await runDatasetSql({ dataset, inputs }, `the check ${id}`, () => duck.rows(sql))
    // A check without a row had nothing to count.
    if (row !== undefined) results.push({ id, because, figure: String(row['figure']), passed: row['passed'] === true })
  }
  return results
}
