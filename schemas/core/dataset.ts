import type { Check, MonthCheck, QuarantineRule, SessionCheck } from './check.ts'
import type { Column } from './column.ts'
import type { Comparison } from './comparison.ts'
import type { Expectation } from './expectation.ts'
import type { Text } from './language.ts'
import type { Month } from './month.ts'
import type { PackedValues } from './packed.ts'
import type { Member, Source } from './source.ts'
import type { Terms } from './terms.ts'

/** One published table. Its name is the SQL view, the Parquet folder and the docs anchor. */
export interface Table {
  readonly name: string
  readonly description: string
  readonly columns: Readonly<Record<string, Column>>
  /** File in the dataset's folder with the SELECT that makes the table. */
  readonly sql: string
  /** Sort order of the rows: first the lookup key, last the columns that make the order total. */
  readonly orderBy: readonly string[]
  readonly key: readonly string[]
  /** Rows in a Parquet row group; small groups make lookups by the first sort column fast. */
  readonly rowGroupSize: number
  /**
   * The rows of each value of this column never become fewer: an edition with fewer is held back. So is one that
   * changes more than a tenth of them, unless the value is `revised` for years.
   */
  readonly appendOnly?: {
    readonly each: string
    readonly because: string
    readonly revised?: readonly string[]
    /** Rows of an undeclared value leave the table together with its declaration, and nothing is lost. */
    readonly declared?: readonly string[]
  }
  /** Figures that the gate compares with the published version. */
  readonly compared?: Comparison
  /** True if fewer rows than in the version before mean nothing. */
  readonly mayShrink?: boolean
  /**
   * A table declared above, whose rows this table packs one by one, in their order and with their key, and the values
   * to pack from each. The SELECT reads only that table, has `{packed}` in place of the values, and does not sort.
   */
  readonly packs?: { readonly table: string; readonly values: PackedValues }
}

/**
 * A table in one piece that publishing makes from tables of all months and datasets. It is made anew only if one of
 * those changed, and no month is compiled for it.
 */
export interface MaterializedView extends Table {
  /**
   * Tables that the SELECT reads, each with all its partitions and the column `competence_month`, which is null in a
   * table of one piece. A table that is not built is empty. Views declared earlier can be read too.
   */
  readonly reads: readonly string[]
  /**
   * Tables and histories that the SELECT also reads from the snapshot before, as `last_` and their name. In the first
   * snapshot they are empty.
   */
  readonly readsBefore?: readonly string[]
  /**
   * True if the right side of each join in the SELECT must be held in memory. DuckDB cannot estimate the sides if a
   * table is read several times, and would hold all of it.
   */
  readonly joinsAsWritten?: boolean
  /**
   * Present for the table with the look-through of every fund, which has one file for each of the newest months. Its
   * SELECT reads what the walk found: `look_through_row`, with numbers for the funds in `look_through_fund` and for the
   * assets in `look_through_asset`. `assetsSql` makes the latter from `look_through_name` and from the tables of the
   * month that are named here.
   */
  readonly eachMonth?: { readonly newest: number; readonly ofMonth: readonly string[]; readonly assetsSql: string }
  /** Other datasets whose figures the rows repeat: only who may read all of them may read the table. */
  readonly shows?: readonly string[]
  /** Present for a table with one file for each month of its first table, or of `monthly.monthsOf`. */
  readonly monthly?: MonthlyFiles
}

/**
 * What each file of a monthly table is made from. It is made anew if one of these changed, so a new month leaves older
 * files alone. Its SELECT can read the variable `month`.
 */
export interface MonthlyFiles {
  /** Tables of which only the file's own month is read. The first table that the view reads is one of them. */
  readonly ofMonth: readonly string[]
  /** Tables of `ofMonth` that are also read for the calendar month before, as `previous_` and their name. */
  readonly ofMonthBefore?: readonly string[]
  /** Tables of `ofMonth` that are also read for this many calendar months before, as `earlier_` and their name. */
  readonly earlier?: { readonly tables: readonly string[]; readonly months: number }
  /** Tables of `ofMonth` whose months decide which files there are, if not only the first table does. */
  readonly monthsOf?: readonly string[]
  /**
   * Picks what the month takes from all other tables that the view reads. This SELECT can read everything; the SELECT
   * that makes the file sees its rows as the table `name`, and none of the others. The file stays as it is while these
   * rows do: a register that changes every night makes only those months anew that use what changed.
   */
  readonly takes?: { readonly name: string; readonly sql: string }
}

/** A query over published tables, as a view in a snapshot's `views.sql`, for analysts. It has no file. */
export interface AnalysisView {
  readonly name: string
  readonly description: string
  /** Columns after those of the first table that the view reads. */
  readonly columns: Readonly<Record<string, Column>>
  /** A file of the dataset's folder. */
  readonly sql: string
  /** Tables that the view reads; without one of them there is no view. */
  readonly reads: readonly string[]
}

/** A list of values that cleaning joins with, as a table named `name`. */
export interface Lookup {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | boolean | null)[])[]
}

/** Everything that is known about a dataset, except what the server answers from it, which is in its folder `api`. */
export interface Dataset {
  readonly id: string
  readonly title: Text
  readonly publisher: string
  readonly licence: string
  /** Permitted uses of its data: open to all, or restricted by the holder of the rights. */
  readonly terms: Terms
  /** Users of the data must give this attribution. */
  readonly attribution: string
  readonly description: string
  /** How the publisher treats figures that it has published already: one sentence or two. */
  readonly revisions: string
  readonly expectation: Expectation
  /** Limits of the figures: what they are not. */
  readonly caveats: readonly string[]
  readonly folder: URL
  readonly sources: readonly Source[]
  /**
   * Declarations of the operator with which the dataset was made, as plain JSON, so that a compiling process can make
   * it again. They have no effect of their own.
   */
  readonly declaredByOperator?: readonly unknown[]
  /** Present if files of several periods have the same rows, so that the others can serve if one is refused. */
  readonly sourcesOverlap?: { readonly because: string }
  /**
   * Present if each source has rows of its own: a refused source keeps its published edition, and the others are
   * published. Rows made from several sources need editions of one night: such sources are in `together`, and keep
   * their editions together.
   */
  readonly separateSources?: { readonly together: readonly (readonly string[])[]; readonly because: string }
  /**
   * `competence_month`: one partition a month, each from its own files. `file_month`: the same, but by the month in the
   * file's name, while the rows are about other months. `all`: one partition from all files.
   */
  readonly partitionBy: 'competence_month' | 'file_month' | 'all'
  /** Bad lines that one member may have before its partition is refused. */
  readonly tolerance: { readonly lines: number; readonly share: number; readonly because: string }
  readonly lookups: readonly Lookup[]
  /**
   * SQL that staging, tables, materialized views and answers share, as text or in a file, by the name in braces that
   * stands for it.
   */
  readonly sqlParts?: Readonly<Record<string, string | URL>>
  /**
   * Version of rules that judge beyond the filed bytes, such as which lines name one asset. The manifest has it for
   * each partition.
   */
  readonly rulesVersion?: number
  readonly quarantineRules: readonly QuarantineRule[]
  /**
   * Relations from which the published tables are made, in order: name and file of the SELECT, computed once or at each
   * use.
   */
  readonly staging: readonly { readonly name: string; readonly sql: string; readonly as: 'table' | 'view' }[]
  readonly tables: readonly Table[]
  /**
   * Earlier versions of a partition. The SELECT gives the rows that a publication adds. It can read `history` (the rows
   * so far), each table as it is and as it was (`previous_…`), `group_completeness`, `partition_input` (source, url and
   * sha256 of the files of the partition) and those of `historyReads`, and the variables `snapshot`, `published_at`,
   * `snapshot_before` (null in the first) and `month`.
   */
  readonly history?: Table
  /**
   * Names of other datasets' tables that the history's SELECT reads, with all partitions; empty if they are not built.
   */
  readonly historyReads?: readonly string[]
  /**
   * Months in which a key has rows, in one table, so that a lookup need not open all months. Its SELECT reads the
   * tables of one month, which the variable `month` names, and `competence_month` is a column of its rows.
   */
  readonly monthIndex?: Table
  /**
   * Names that changes of the rules replaced, with the columns `from_id`, `to_id`, `rules_version`, `first_month` and
   * `last_month`. The table grows from snapshot to snapshot. Its SELECT reads the tables of a partition as they are and
   * as they were under the earlier rules (`previous_…`), and the variables `month` and `rules_version`.
   */
  readonly ruleAliases?: Table
  readonly materializedViews?: readonly MaterializedView[]
  readonly analysisViews?: readonly AnalysisView[]
  readonly checks: readonly Check[]
  /** Grades against other months; none of them decides what a month contains. */
  readonly monthChecks?: readonly MonthCheck[]
  /** A grade of the days of its months against the sessions of a calendar. */
  readonly sessionCheck?: SessionCheck
}

export function defineDataset(dataset: Dataset): Dataset {
  return dataset
}

/**
 * Lists the members of all sources, each once, because files of different periods, such as a year and a month, share
 * members.
 */
export function listMembers({ sources }: Pick<Dataset, 'sources'>): Member[] {
  return [...new Set(sources.flatMap(({ members }) => members))]
}

/** Lists the tables without which a materialized view has no rows, and, if it has a file for each month, no months. */
export function listTablesItIsAbout({
  reads,
  monthly,
}: Pick<MaterializedView, 'reads' | 'monthly'>): readonly string[] {
  return monthly?.monthsOf ?? reads.slice(0, 1)
}

/** True if each month of a materialized view has a file of its own. */
export function hasMonthlyFiles({ eachMonth, monthly }: Pick<MaterializedView, 'eachMonth' | 'monthly'>): boolean {
  return (eachMonth ?? monthly) !== undefined
}

/** Names a partition: `competence_month=2025-10`, the form that engines read as a column, or `all`. */
export function partitionName(dataset: Pick<Dataset, 'partitionBy'>, month: Month | null): string {
  return dataset.partitionBy === 'all' || month === null ? 'all' : `${dataset.partitionBy}=${month}`
}

/** `competence_month=2025-10` → `2025-10`; null for a table in one piece. */
export function monthOfPartition(partition: string): Month | null {
  return /^(?:competence|file)_month=(.+)$/.exec(partition)?.[1] ?? null
}
