import type { Dataset } from '../../schemas/core/dataset.ts'
import { literal } from '../../schemas/core/sql-text.ts'
import type { Duck, DuckRow } from '../duckdb.ts'
import { readNumberedLines } from '../read/extract.ts'
import type { RunDatasetSql } from './dataset-sql.ts'
import { hasTable, type LoadedMember } from './load-members.ts'
import { type QuarantinedLine, refuseTooMany, showText, toQuarantinedLines } from './quarantine.ts'
import { nameMemberTable } from './raw-relation.ts'

/** Rows that a query has found, by the member of their lines; hardly any member has some. */
type RowsByMember = ReadonlyMap<LoadedMember, readonly DuckRow[]>

/**
 * Takes unreadable lines, and lines that a rule of the dataset finds, out of the relations. Too many unreadable lines
 * refuse the partition. The table `quarantined_line` lists the lines of both kinds for the dataset's SQL.
 */
export async function quarantineLines(
  duck: Duck,
  loaded: readonly LoadedMember[],
  { quarantineRules, tolerance }: Pick<Dataset, 'quarantineRules' | 'tolerance'>,
  runSql: RunDatasetSql,
): Promise<QuarantinedLine[]> {
  const quarantined: QuarantinedLine[] = []
  const withTable = loaded.filter(hasTable)
  const unreadable = await findUnreadable(duck, withTable)
  for (const member of loaded) {
    quarantined.push(...(await describeUnreadable(member, unreadable.get(member) ?? [], tolerance)))
  }
  await duck.run(
    'CREATE TABLE quarantined_line (member_file VARCHAR, line INTEGER, column_name VARCHAR, filed VARCHAR, reason VARCHAR)',
  )
  for (const member of unreadable.keys()) await removeUnreadable(duck, member)
  for (const member of withTable) await listShapeless(duck, member)
  const applyRules = () => applyQuarantineRules(duck, quarantineRules, withTable)
  quarantined.push(...(await runSql('a quarantine rule', applyRules)))
  return quarantined
}

/**
 * Finds the lines with a value that cannot be read. One query serves all members, because a small month has as many
 * members as a large one.
 */
async function findUnreadable(duck: Duck, loaded: readonly LoadedMember[]): Promise<RowsByMember> {
  if (loaded.length === 0) return new Map()
  const selects = loaded.map(
    (member, at) =>
      `SELECT ${String(at)} AS place, line, bad_column FROM ${nameMemberTable(member)} WHERE bad_column IS NOT NULL`,
  )
  const rows = await duck.rows(`${selects.join(' UNION ALL ')} ORDER BY place, line`)
  return groupRows(rows, (row) => loaded[Number(row['place'])])
}

function groupRows(
  rows: readonly DuckRow[],
  findMember: (row: DuckRow) => LoadedMember | undefined,
): Map<LoadedMember, DuckRow[]> {
  const grouped = new Map<LoadedMember, DuckRow[]>()
  for (const row of rows) {
    const member = findMember(row)
    if (member === undefined) throw new Error(`a line of no member was found: ${JSON.stringify(row)}`)
    const own = grouped.get(member)
    if (own === undefined) grouped.set(member, [row])
    else own.push(row)
  }
  return grouped
}

/** Describes the lines of a member that cannot be read because of their shape or of a value; refuses too many. */
async function describeUnreadable(
  extracted: LoadedMember,
  rows: readonly DuckRow[],
  tolerance: Dataset['tolerance'],
): Promise<QuarantinedLine[]> {
  const { url, memberFile, lines, bad } = extracted
  const texts = await readTexts(extracted, rows)
  const faults = toQuarantinedLines(bad, extracted)
  for (const row of rows) {
    const line = Number(row['line'])
    const column = String(row['bad_column'])
    faults.push({ url, member: memberFile, line, column, reason: 'cannot be read', text: texts.get(line) ?? '' })
  }
  refuseTooMany(tolerance, { memberFile, lines, bad }, faults)
  return faults
}

async function readTexts(extracted: LoadedMember, rows: readonly DuckRow[]): Promise<Map<number, string>> {
  if (rows.length === 0) return new Map()
  const texts = await readNumberedLines(extracted, new Set(rows.map((row) => Number(row['line']))))
  return new Map([...texts].map(([line, text]) => [line, showText(extracted.member, text)]))
}

async function removeUnreadable(duck: Duck, loaded: LoadedMember): Promise<void> {
  await duck.run(
    `INSERT INTO quarantined_line
     SELECT ${literal(loaded.memberFile)}, line, bad_column, NULL, 'unreadable' FROM ${nameMemberTable(loaded)} WHERE bad_column IS NOT NULL`,
  )
  await duck.run(`DELETE FROM ${nameMemberTable(loaded)} WHERE bad_column IS NOT NULL`)
}

/** Lists the lines of another shape, which were never loaded. */
async function listShapeless(duck: Duck, { memberFile, bad }: LoadedMember): Promise<void> {
  const shapeless = bad.filter(({ stray }) => !stray)
  const rows = shapeless.map(({ line }) => `(${literal(memberFile)}, ${String(line)}, NULL, NULL, 'unreadable')`)
  if (rows.length > 0) await duck.run(`INSERT INTO quarantined_line VALUES ${rows.join(', ')}`)
}

/** Removes the lines that the dataset's own rules find, one rule after another, and returns them. */
async function applyQuarantineRules(
  duck: Duck,
  rules: Dataset['quarantineRules'],
  loaded: readonly LoadedMember[],
): Promise<QuarantinedLine[]> {
  refuseAmbiguousRules(rules, loaded)
  const quarantined: QuarantinedLine[] = []
  for (const { id, sql } of rules) {
    await duck.run(`CREATE TABLE found_line AS ${sql}`)
    const rows = await duck.rows(
      `SELECT member, line, "column", reason FROM found_line
       QUALIFY row_number() OVER (PARTITION BY member, line ORDER BY "column") = 1`,
    )
    const found = groupRows(rows, (row) => loaded.find(({ member }) => member.id === row['member']))
    for (const [member, own] of found) quarantined.push(...(await removeFoundLines(duck, id, member, own)))
    await duck.run('DROP TABLE found_line')
  }
  return quarantined
}

/** A rule names a line by its member, so it cannot say which of several files of one member it means. */
function refuseAmbiguousRules(rules: Dataset['quarantineRules'], loaded: readonly LoadedMember[]): void {
  if (rules.length === 0 || new Set(loaded.map(({ member }) => member.id)).size === loaded.length) return
  throw new Error(`${rules.map(({ id }) => id).join(', ')}: the partition has several files of one member`)
}

/** Removes the lines of one member that a rule has found. */
async function removeFoundLines(
  duck: Duck,
  rule: string,
  loaded: LoadedMember,
  rows: readonly DuckRow[],
): Promise<QuarantinedLine[]> {
  const { url, member, memberFile } = loaded
  const own = `FROM found_line WHERE member = ${literal(member.id)}`
  await duck.run(
    `INSERT INTO quarantined_line SELECT ${literal(memberFile)}, line, "column", filed, ${literal(rule)} ${own}`,
  )
  await duck.run(`DELETE FROM ${nameMemberTable(loaded)} WHERE line IN (SELECT line ${own})`)
  const texts = await readTexts(loaded, rows)
  return rows.map((row) => {
    const line = Number(row['line'])
    const [column, reason] = [String(row['column']), String(row['reason'])]
    return { url, member: memberFile, line, column, reason, text: texts.get(line) ?? '' }
  })
}
