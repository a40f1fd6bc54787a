import type { Dataset } from '../../schemas/core/dataset.ts'
import { literal } from '../../shared/sql-text.ts'
import type { Duck } from '../duckdb.ts'
import { readNumberedLines } from '../read/extract.ts'
import type { RunDatasetSql } from './dataset-sql.ts'
import { hasTable, type LoadedMember } from './load-members.ts'
import { type QuarantinedLine, refuseTooMany, toQuarantinedLines } from './quarantine.ts'
import { nameMemberTable } from './raw-relation.ts'

/**
 * Takes out of the relations the lines that cannot be read and those that a rule of the dataset finds. Too many
 * unreadable lines refuse the partition. The table `line_set_aside` lists them all for the dataset's SQL.
 */
export async function quarantineLines(
  duck: Duck,
  loaded: readonly LoadedMember[],
  { quarantineRules, tolerance }: Pick<Dataset, 'quarantineRules' | 'tolerance'>,
  runSql: RunDatasetSql,
): Promise<QuarantinedLine[]> {
  const quarantined: QuarantinedLine[] = []
  for (const member of loaded) quarantined.push(...(await findUnreadable(duck, member, tolerance)))
  const applyRules = () => applyQuarantineRules(duck, quarantineRules, loaded.filter(hasTable))
  quarantined.push(...(await runSql('a quarantine rule', applyRules)))
  return quarantined
}

/** Finds the lines of a member that cannot be read, by their shape or by a value. */
async function findUnreadable(
  duck: Duck,
  extracted: LoadedMember,
  tolerance: Dataset['tolerance'],
): Promise<QuarantinedLine[]> {
  const { url, memberFile, lines, bad } = extracted
  const rows = hasTable(extracted)
    ? await duck.rows(
        `SELECT line, bad_column FROM ${nameMemberTable(extracted)} WHERE bad_column IS NOT NULL ORDER BY line`,
      )
    : []
  const numbers = rows.map((row) => Number(row['line']))
  const texts = rows.length === 0 ? new Map<number, string>() : await readNumberedLines(extracted, new Set(numbers))
  const faults = toQuarantinedLines(bad, url, memberFile)
  for (const row of rows) {
    const line = Number(row['line'])
    const column = String(row['bad_column'])
    faults.push({ url, member: memberFile, line, column, reason: 'cannot be read', text: texts.get(line) ?? '' })
  }
  const counted = faults.length - bad.filter(({ stray }) => stray).length
  refuseTooMany(tolerance, { memberFile, lines, counted }, faults)
  return faults
}

/** Removes the unreadable lines, then those that the dataset's own rules find; returns the latter. */
async function applyQuarantineRules(
  duck: Duck,
  rules: Dataset['quarantineRules'],
  loaded: readonly LoadedMember[],
): Promise<QuarantinedLine[]> {
  await duck.run(
    'CREATE TABLE line_set_aside (member_file VARCHAR, line INTEGER, column_name VARCHAR, filed VARCHAR, reason VARCHAR)',
  )
  for (const member of loaded) await removeUnreadable(duck, member)
  refuseAmbiguousRules(rules, loaded)
  const quarantined: QuarantinedLine[] = []
  for (const { id, sql } of rules) {
    await duck.run(`CREATE TABLE fresh AS ${sql}`)
    for (const member of loaded) quarantined.push(...(await removeFoundLines(duck, id, member)))
    await duck.run('DROP TABLE fresh')
  }
  return quarantined
}

/** A rule names a line by its member, so it cannot say which of several files of one member it means. */
function refuseAmbiguousRules(rules: Dataset['quarantineRules'], loaded: readonly LoadedMember[]): void {
  if (rules.length === 0 || new Set(loaded.map(({ member }) => member.id)).size === loaded.length) return
  throw new Error(`${rules.map(({ id }) => id).join(', ')}: the partition has several files of one member`)
}

async function removeUnreadable(duck: Duck, loaded: LoadedMember): Promise<void> {
  const { memberFile, bad } = loaded
  await duck.run(
    `INSERT INTO line_set_aside
     SELECT ${literal(memberFile)}, line, bad_column, NULL, 'unreadable' FROM ${nameMemberTable(loaded)} WHERE bad_column IS NOT NULL`,
  )
  const shapeless = bad.filter(({ stray }) => !stray)
  const rows = shapeless.map(({ line }) => `(${literal(memberFile)}, ${String(line)}, NULL, NULL, 'unreadable')`)
  if (rows.length > 0) await duck.run(`INSERT INTO line_set_aside VALUES ${rows.join(', ')}`)
  await duck.run(`DELETE FROM ${nameMemberTable(loaded)} WHERE bad_column IS NOT NULL`)
}

/** Removes the lines of one member that a rule has found. */
async function removeFoundLines(duck: Duck, rule: string, loaded: LoadedMember): Promise<QuarantinedLine[]> {
  const { url, member, memberFile } = loaded
  const own = `FROM fresh WHERE member = ${literal(member.id)}`
  const rows = await duck.rows(
    `SELECT line, "column", reason ${own} QUALIFY row_number() OVER (PARTITION BY line ORDER BY "column") = 1`,
  )
  if (rows.length === 0) return []
  await duck.run(
    `INSERT INTO line_set_aside SELECT ${literal(memberFile)}, line, "column", filed, ${literal(rule)} ${own}`,
  )
  await duck.run(`DELETE FROM ${nameMemberTable(loaded)} WHERE line IN (SELECT line ${own})`)
  const texts = await readNumberedLines(loaded, new Set(rows.map((row) => Number(row['line']))))
  return rows.map((row) => {
    const line = Number(row['line'])
    const [column, reason] = [String(row['column']), String(row['reason'])]
    return { url, member: memberFile, line, column, reason, text: texts.get(line) ?? '' }
  })
}
