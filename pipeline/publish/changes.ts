import type { Lake } from '../../lake/lake.ts'
import type { Dataset, Table } from '../../schemas/core/dataset.ts'
import type { Manifest, PartitionEntry, PublishedFile } from '../../schemas/core/manifest.ts'
import { type Duck } from '../duckdb.ts'
import type { CompiledTable } from '../write-parquet.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'

/** The reason why a partition changed. */
export type ChangeKind = 'added' | 'amended' | 'recompiled' | 'rolled_back' | 'removed'

/** A partition whose tables differ from those of the snapshot before. */
export interface PartitionChange {
  readonly dataset: Dataset
  readonly kind: ChangeKind
  readonly before: PartitionEntry | null
  readonly after: PartitionEntry
}

/** The publication that a change belongs to. */
export interface Publication {
  readonly snapshot: string
  /** `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly publishedAt: string
}

/** Returns the path of a published file. */
export type FindPath = (file: { readonly file: string; readonly sha256: string }) => string

/** The context in which the tables of the next snapshot are made from those of the snapshot before. */
export interface PublishContext extends UndatedContext {
  readonly publication: Publication
}

/** The same before the snapshot has its name and time. */
export interface UndatedContext {
  readonly duck: Duck
  readonly datasets: readonly Dataset[]
  readonly before: Manifest | null
  readonly findPath: FindPath
  readonly lake: Lake
  /** Puts a written file where `findPath` finds it. */
  readonly keep: (written: CompiledTable) => Promise<PublishedFile>
}

/** Finds the changed partitions of the declared datasets. */
export function findChanges(
  datasets: readonly Dataset[],
  before: readonly PartitionEntry[],
  after: readonly PartitionEntry[],
  kindOf: (before: PartitionEntry | null, after: PartitionEntry) => ChangeKind,
): PartitionChange[] {
  return after.flatMap((entry) => {
    const dataset = datasets.find(({ id }) => id === entry.dataset)
    const old = before.find((other) => other.dataset === entry.dataset && other.partition === entry.partition) ?? null
    if (dataset === undefined || hasSameTables(old, entry)) return []
    return [{ dataset, kind: kindOf(old, entry), before: old, after: entry }]
  })
}

function hasSameTables(a: PartitionEntry | null, b: PartitionEntry): boolean {
  const names = new Set([...Object.keys(a?.tables ?? {}), ...Object.keys(b.tables)])
  return [...names].every((name) => a?.tables[name]?.sha256 === b.tables[name]?.sha256)
}

/**
 * Creates a view `name` over files of a table, with today's declared columns: a file of an earlier compiler may lack
 * one. Without a file the view is empty.
 */
export async function createTableView(
  duck: Duck,
  name: string,
  { columns }: Pick<Table, 'columns'>,
  paths: readonly string[],
): Promise<void> {
  const declared = Object.entries(columns)
  const empty = declared.map(([column, { duckdb }]) => `NULL::${duckdb} AS ${identifier(column)}`).join(', ')
  const files =
    paths.length === 0
      ? ''
      : `UNION ALL BY NAME SELECT * FROM read_parquet([${paths.map(literal).join(', ')}], hive_partitioning = false, union_by_name = true)`
  await duck.run(`CREATE OR REPLACE VIEW ${identifier(name)} AS
    SELECT ${declared.map(([column, { duckdb }]) => `${identifier(column)}::${duckdb} AS ${identifier(column)}`).join(', ')}
    FROM (SELECT ${empty} WHERE false ${files})`)
}
