import type { Lake } from '../../lake/lake.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Manifest, PartitionEntry, PublishedFile } from '../../schemas/core/manifest.ts'
import { type Duck } from '../duckdb.ts'
import type { CompiledTable } from '../write-parquet.ts'

/** Why a partition changed. */
export type ChangeKind = 'added' | 'amended' | 'recompiled' | 'rolled_back' | 'removed'

/** A partition whose tables differ from those of the snapshot before. */
export interface PartitionChange {
  readonly dataset: Dataset
  readonly kind: ChangeKind
  readonly before: PartitionEntry | null
  readonly after: PartitionEntry
}

export interface Publication {
  readonly snapshot: string
  /** `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly publishedAt: string
}

/** Returns the path of a published file. */
export type FindPath = (file: { readonly file: string; readonly sha256: string }) => string

/** What is needed to make the tables of the next snapshot from those of the snapshot before. */
export interface PublishContext extends UndatedContext {
  readonly publication: Publication
}

/** What is needed before the snapshot has its name and time. */
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
