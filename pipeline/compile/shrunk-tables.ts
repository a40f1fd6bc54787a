import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { CheckResult, PartitionEntry } from '../../schemas/core/manifest.ts'
import { withDuck } from '../duckdb.ts'
import type { CompiledPartition } from './compile-partition.ts'
import { identifier, literal } from '../../shared/sql-text.ts'

/**
 * Restated months differ by a few per cent of their rows; ten per cent less looks like a file that was cut at a line
 * end.
 */
const ALLOWED_PERCENT = 10
const SHOWN = 5

interface VersionPair {
  readonly dataset: Dataset
  /** The published version of the partition, and the folder of the snapshot that has it. */
  readonly published: PartitionEntry
  readonly folder: string
  readonly compiled: Pick<CompiledPartition, 'tables'>
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

/** Refuses a version in which an append-only table, such as a series, has fewer rows than are published. */
export async function refuseShrunkSeries(versions: VersionPair, threads: number, temporary: string): Promise<void> {
  const { dataset, compiled } = versions
  for (const { name, appendOnly } of dataset.tables) {
    const file = compiled.tables[name]
    const last = versions.published.tables[name]
    if (appendOnly === undefined || file === undefined || last === undefined) continue
    const [before, now] = [`${versions.folder}/${last.file}`, file.path].map((path) =>
      writeRowCount(path, appendOnly.each),
    )
    const fewer = await withDuck({ threads, temporary }, (duck) =>
      duck.rows(
        `SELECT each, last.times AS before, coalesce(now.times, 0) AS now
         FROM (${before ?? ''}) AS last LEFT JOIN (${now ?? ''}) AS now USING (each)
         WHERE coalesce(now.times, 0) < last.times ORDER BY each`,
      ),
    )
    if (fewer.length === 0) continue
    const shown = fewer
      .slice(0, SHOWN)
      .map((row) => `${String(row['each'])} has ${String(row['now'])} rows and had ${String(row['before'])}`)
    throw new BuildError('CHECK_FAILED', `only_grows: ${name}: ${shown.join('; ')}`, {
      hint: `${appendOnly.because} Fetch it again later. If the publisher has withdrawn rows, take \`appendOnly\` off ${name} in schemas/datasets/${dataset.id}/dataset.ts, and build again.`,
    })
  }
}

function writeRowCount(path: string, column: string): string {
  return `SELECT ${identifier(column)} AS each, count(*) AS times FROM read_parquet(${literal(path)}, hive_partitioning = false) GROUP BY ALL`
}
