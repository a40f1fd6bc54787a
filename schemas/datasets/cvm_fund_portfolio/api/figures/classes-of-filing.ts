import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'

const GRADED = { table: 'cvm_class_figure', sql: new URL('graded_classes.sql', import.meta.url) }
const AMENDED = { table: 'cvm_fund_revision', sql: new URL('amended_classes.sql', import.meta.url) }

/** A list to bind has one text at least: no class has this number. */
const NOBODY = ''

/** What a request asks of the filing of a class. */
interface AskedFiling {
  readonly grades: readonly string[] | undefined
  readonly amended: boolean
}

/** Lists the classes whose filing of the month is as asked; null where nothing is asked of it. */
export async function readClassesOfFiling(
  snapshot: Snapshot,
  { grades, amended }: AskedFiling,
  month: Month,
): Promise<readonly string[] | null> {
  const [graded, changed] = await Promise.all([
    grades === undefined ? null : readClasses(snapshot, GRADED, { grades }, month),
    amended ? readClasses(snapshot, AMENDED, {}, month) : null,
  ])
  if (graded === null || changed === null) return graded ?? changed
  const both = new Set(changed)
  return [NOBODY, ...graded.filter((cnpj) => both.has(cnpj))]
}

/** A month of reports alone has no filings of holdings. */
async function readClasses(
  snapshot: Snapshot,
  { table, sql }: typeof GRADED,
  bindings: Parameters<Snapshot['query']>[1],
  month: Month,
): Promise<readonly string[]> {
  if (!snapshot.monthsWith(table).includes(month)) return [NOBODY]
  const rows = await snapshot.query(sql, bindings, [month])
  return [NOBODY, ...rows.flatMap(({ cnpj }) => (typeof cnpj === 'string' ? [cnpj] : []))]
}
