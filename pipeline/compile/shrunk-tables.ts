import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { CheckResult, PartitionEntry } from '../../schemas/core/manifest.ts'
import { withDuck } from '../duckdb.ts'
import type { CompiledPartition } from './compile-partition.ts'
import { findUrlOfMember, type PartitionInput } from './partition-input.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'

/**
 * Restated months differ by a few per cent of their rows; ten per cent less looks like a file that was cut at a line
 * end.
 */
const ALLOWED_PERCENT = 10
const SHOWN = 5

interface VersionPair {
  readonly dataset: Dataset
  /** Published version, and the folder of its snapshot. */
  readonly published: PartitionEntry
  readonly folder: string
  readonly compiled: Pick<CompiledPartition, 'tables'>
  readonly inputs: readonly PartitionInput[]
}

/**
 * Finds the tables with far fewer rows than in the last published version. Their data are published, with a warning.
 */
export function findShrunkTables({
  dataset,
  published,
  compiled,
}: Pick<VersionPair, 'dataset' | 'published' | 'compiled'>): CheckResult[] {
  return dataset.tables.flatMap(({ name, mayShrink = false }) => {
    const [before, now] = [published.tables[name]?.rows ?? 0, compiled.tables[name]?.rows ?? 0]
    if (mayShrink || now * 100 >= before * (100 - ALLOWED_PERCENT)) return []
    return {
      id: `rows_like_last_version:${name}`,
      figure: `${String(now)} rows, ${String(before)} in the version before`,
      passed: false,
      because: `A version has at least ${String(100 - ALLOWED_PERCENT)} % of the rows of the one before it.`,
    }
  })
}

/**
 * Refuses a version in which an append-only table, such as a series, has fewer rows than are published. The error names
 * the series of one file: if another file has lost rows too, they show once this one is left out.
 */
export async function refuseShrunkSeries(versions: VersionPair, threads: number, temporary: string): Promise<void> {
  const { dataset, compiled, inputs } = versions
  for (const { name, columns, appendOnly } of dataset.tables) {
    const file = compiled.tables[name]
    const last = versions.published.tables[name]
    if (appendOnly === undefined || file === undefined || last === undefined) continue
    const member = 'source_member' in columns ? 'source_member' : 'NULL::VARCHAR'
    const [before, now] = [`${versions.folder}/${last.file}`, file.path].map((path) =>
      writeRowCount(path, appendOnly, member),
    )
    const fewer = await withDuck({ threads, temporary }, (duck) =>
      duck.rows(
        `SELECT each, sum(coalesce(last.times, 0)) AS before, sum(coalesce(now.times, 0)) AS now,
           arg_max(member, coalesce(last.times, 0) - coalesce(now.times, 0)) AS member
         FROM (${before ?? ''}) AS last FULL JOIN (${now ?? ''}) AS now USING (each, member)
         GROUP BY each HAVING now < before ORDER BY each`,
      ),
    )
    const [first] = fewer
    if (first === undefined) continue
    const shown = fewer
      .filter((row) => row['member'] === first['member'])
      .slice(0, SHOWN)
      .map((row) => `${String(row['each'])} has ${String(row['now'])} rows and had ${String(row['before'])}`)
    const error = new BuildError('CHECK_FAILED', `only_grows: ${name}: ${shown.join('; ')}`, {
      hint: `${appendOnly.because} Fetch it again later. If the publisher has withdrawn rows, take \`appendOnly\` off ${name} in schemas/datasets/${dataset.id}/dataset.ts, and build again.`,
    })
    error.url = typeof first['member'] === 'string' ? findUrlOfMember(inputs, first['member']) : null
    throw error
  }
}

/** SQL that counts the rows of each declared value of a column, by the file that they were read from. */
function writeRowCount(path: string, { each, declared }: NonNullable<Table['appendOnly']>, member: string): string {
  const isDeclared = declared === undefined ? 'true' : `${identifier(each)} IN (${declared.map(literal).join(', ')})`
  return `SELECT ${identifier(each)} AS each, ${member} AS member, count(*) AS times FROM read_parquet(${literal(path)}, hive_partitioning = false) WHERE ${isDeclared} GROUP BY ALL`
}
