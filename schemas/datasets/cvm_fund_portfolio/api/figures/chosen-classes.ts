import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'

const GRADED = { table: 'cvm_class_figure', sql: new URL('graded_classes.sql', import.meta.url) }
const AMENDED = { table: 'cvm_fund_revision', sql: new URL('amended_classes.sql', import.meta.url) }
const IN_GROUPS = { table: 'cvm_fund_month', sql: new URL('classes_of_filing_groups.sql', import.meta.url) }
const OF_AUDIENCES = new URL('classes_of_audiences.sql', import.meta.url)
const OF_MANAGER = new URL('classes_of_manager.sql', import.meta.url)

/** Number of no class, because a list to bind must not be empty. */
const NOBODY = ''

/** True if no class meets the conditions, so that there is nothing to read. */
export function chooseNobody(cnpjs: readonly string[] | null): boolean {
  return cnpjs?.every((cnpj) => cnpj === NOBODY) === true
}

/** Conditions on classes that the table of figures cannot check, or only for all periods together. */
interface ClassConditions {
  readonly grades: readonly string[] | undefined
  readonly amended: boolean
  readonly filing_groups: readonly string[] | undefined
  readonly audiences: readonly string[] | undefined
  readonly manager: string | undefined
}

/**
 * Lists the classes that meet the conditions; null if there are none to meet. Each condition is a query of its own,
 * because even an unused join costs a request its planning.
 */
export async function readChosenClasses(
  snapshot: Snapshot,
  { grades, amended, filing_groups, audiences, manager }: ClassConditions,
  month: Month,
): Promise<readonly string[] | null> {
  const answers = await Promise.all([
    grades === undefined ? null : readFilers(snapshot, GRADED, { grades }, month),
    amended ? readFilers(snapshot, AMENDED, {}, month) : null,
    filing_groups === undefined ? null : readFilers(snapshot, IN_GROUPS, { filing_groups }, month),
    audiences === undefined ? null : readClasses(snapshot, OF_AUDIENCES, { audiences }, month),
    manager === undefined ? null : readClasses(snapshot, OF_MANAGER, { manager }, month),
  ])
  const [first, ...others] = answers.filter((each) => each !== null).map((each) => new Set(each))
  return first === undefined ? null : [NOBODY, ...[...first].filter((cnpj) => others.every((each) => each.has(cnpj)))]
}

/** Reads the filers of holdings; a month that has only reports has none. */
async function readFilers(
  snapshot: Snapshot,
  { table, sql }: typeof GRADED,
  bindings: Parameters<Snapshot['query']>[1],
  month: Month,
): Promise<readonly string[]> {
  return snapshot.monthsWith(table).includes(month) ? readClasses(snapshot, sql, bindings, month) : []
}

async function readClasses(
  snapshot: Snapshot,
  sql: URL,
  bindings: Parameters<Snapshot['query']>[1],
  month: Month,
): Promise<readonly string[]> {
  const rows = await snapshot.query(sql, bindings, [month])
  return rows.flatMap(({ cnpj }) => (typeof cnpj === 'string' ? [cnpj] : []))
}
