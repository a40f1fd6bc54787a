import type { Dataset } from '../../schemas/core/dataset.ts'
import { type Duck } from '../duckdb.ts'
import { type ExtractedMember, readLines } from '../read/extract.ts'
import type { QuarantinedLine } from './quarantine.ts'
import { nameMemberTable } from './raw-relation.ts'
import { literal } from '../../shared/sql-text.ts'

type LoadedMember = ExtractedMember & { readonly url: string }

/**
 * Takes the bad lines and those of the dataset's own rules out of the relations, answers the latter for quarantine, and
 * lists both in the table `line_set_aside` for SQL.
 */
export async function applyQuarantineRules(
  duck: Duck,
  dataset: Dataset,
  loaded: readonly LoadedMember[],
): Promise<QuarantinedLine[]> {
  await duck.run(
    'CREATE TABLE line_set_aside (member_file VARCHAR, line INTEGER, column_name VARCHAR, filed VARCHAR, reason VARCHAR)',
  )
  for (const member of loaded) await removeUnreadable(duck, member)
  refuseSeveral(dataset, loaded)
  const quarantined: QuarantinedLine[] = []
  for (const { id, sql } of dataset.setAside) {
    await duck.run(`CREATE TABLE fresh AS ${sql}`)
    for (const member of loaded) quarantined.push(...(await removeFoundLines(duck, id, member)))
    await duck.run('DROP TABLE fresh')
  }
  return quarantined
}

/** A rule names a line by its member: it cannot say which of several files of one member it means. */
function refuseSeveral({ id, setAside: rules }: Dataset, loaded: readonly LoadedMember[]): void {
  if (rules.length === 0 || new Set(loaded.map(({ member }) => member.id)).size === loaded.length) return
  throw new Error(`${id} has rules that set lines aside, and a member that a partition has several files of`)
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

/** The lines of one member among those that a rule has found. */
async function removeFoundLines(duck: Duck, rule: string, loaded: LoadedMember): Promise<QuarantinedLine[]> {
  const { url, member, memberFile, path } = loaded
  const own = `FROM fresh WHERE member = ${literal(member.id)}`
  const rows = await duck.rows(`SELECT line, "column", reason ${own}`)
  if (rows.length === 0) return []
  await duck.run(
    `INSERT INTO line_set_aside SELECT ${literal(memberFile)}, line, "column", filed, ${literal(rule)} ${own}`,
  )
  await duck.run(`DELETE FROM ${nameMemberTable(loaded)} WHERE line IN (SELECT line ${own})`)
  const texts = await readLines(path, new Set(rows.map((row) => Number(row['line']))))
  return rows.map((row) => {
    const line = Number(row['line'])
    const [column, reason] = [String(row['column']), String(row['reason'])]
    return { url, member: memberFile, line, column, reason, text: texts.get(line) ?? '' }
  })
}
