import { monthOfPartition } from '../../schemas/core/dataset.ts'
import type { CheckResult, Manifest, OwnTable, PartitionEntry, PublishedFile } from '../../schemas/core/manifest.ts'
import { engine } from '../digest/input-digest.ts'
import type { CompiledPartition } from '../compile/compile-partition.ts'
import type { CompiledTable } from '../write-parquet.ts'
import type { PartitionJob } from '../compile/partition-job.ts'
import type { Publication } from './changes.ts'
import { digestManifest } from '../../lake/snapshots/manifest-file.ts'

export interface CompiledJob {
  readonly job: PartitionJob
  readonly result: CompiledPartition & {
    /** Tables that are far smaller than in the last version. */
    readonly shrunk: readonly CheckResult[]
  }
}

/** Stands for a snapshot that has no name yet: it gets one when nearly all of it is made. */
export const UNNAMED: Publication = { snapshot: '00000000T000000Z', publishedAt: '0000-00-00T00:00:00Z' }

export function nameNewPartitions(partitions: readonly PartitionEntry[], { snapshot }: Publication): PartitionEntry[] {
  return partitions.map((entry) =>
    entry.first_snapshot === UNNAMED.snapshot ? { ...entry, first_snapshot: snapshot } : entry,
  )
}

/**
 * Lists the partitions and sources of the next snapshot: compiled ones, and published ones that they do not replace.
 */
export function mergePartitions(
  before: Manifest | null,
  compiled: readonly CompiledJob[],
): Pick<Manifest, 'partitions' | 'sources'> {
  const entries = compiled.map((each) => followBefore(buildEntry(each), before))
  const kept = (before?.partitions ?? []).filter(
    (old) => !entries.some((entry) => isSamePartition(entry, old) || hasTableOf(entry, old)),
  )
  const partitions = [...kept, ...entries].sort(byKey(({ dataset, partition }) => `${dataset}/${partition}`))
  // Sources are kept by month, not by file: one month of a year's file may be compiled again while another keeps its
  // last good edition.
  const gone = (before?.partitions ?? []).filter((old) => !kept.includes(old))
  const keptSources = (before?.sources ?? []).filter(
    (old) =>
      ![...entries, ...gone].some(
        ({ dataset, partition }) => dataset === old.dataset && monthOfPartition(partition) === old.month,
      ),
  )
  const sources = [...keptSources, ...compiled.flatMap(({ result }) => result.sources)].sort(
    byKey(({ dataset, source, month, url }) => `${dataset}/${source}/${month ?? ''}/${url}`),
  )
  return { partitions: checkAgainstMonthsBefore(partitions), sources }
}

/** True if a partition has a table that another dataset had for the same partition: each table name occurs once. */
function hasTableOf(entry: PlacedTables, old: PlacedTables): boolean {
  return entry.partition === old.partition && Object.keys(entry.tables).some((table) => table in old.tables)
}

type PlacedTables = Pick<PartitionEntry, 'partition' | 'tables'>

export function finishManifest(
  { snapshot, publishedAt }: Publication,
  { sample, left_out = [], ...content }: Pick<Manifest, 'partitions' | 'sources' | 'sample' | 'left_out'>,
  ownTables: Readonly<Record<string, OwnTable>>,
  historyTables: Readonly<Record<string, PublishedFile>>,
  /** Name of the compiler (`compilerVersion`). */
  compiler: string,
): Manifest {
  const body = {
    format: 'market-data-snapshot-1' as const,
    compiler: { version: compiler, duckdb: engine },
    ...content,
    own_tables: ownTables,
  }
  return {
    snapshot,
    created_at: publishedAt,
    ...(sample === true && { sample }),
    digest: digestManifest(body),
    ...body,
    ...(left_out.length > 0 && { left_out }),
    history_tables: historyTables,
  }
}

export function toPublishedFile({ path: _path, ...file }: CompiledTable): PublishedFile {
  return file
}

function buildEntry({ job, result }: CompiledJob): Omit<PartitionEntry, 'first_snapshot'> {
  return {
    dataset: job.dataset.id,
    partition: job.partition,
    input_digest: job.digest,
    ...(job.dataset.rulesVersion !== undefined && { rules_version: job.dataset.rulesVersion }),
    inputs: job.inputs.map(({ source, raw }) => ({ source: source.id, url: raw.url, sha256: raw.sha256 })),
    completeness: [...result.completeness],
    checks: [...result.checks],
    tables: Object.fromEntries(Object.entries(result.tables).map(([name, table]) => [name, toPublishedFile(table)])),
    ...(result.shrunk.length > 0 && { shrunk: [...result.shrunk] }),
  }
}

/** Takes over the history of the version before, and its name if the content is the same. */
function followBefore(entry: Omit<PartitionEntry, 'first_snapshot'>, before: Manifest | null): PartitionEntry {
  const old = before?.partitions.find((candidate) => isSamePartition(candidate, entry))
  const sameContent =
    old !== undefined && Object.entries(entry.tables).every(([name, { sha256 }]) => old.tables[name]?.sha256 === sha256)
  const history = old?.history && { history: old.history }
  return {
    ...entry,
    ...history,
    first_snapshot: sameContent ? old.first_snapshot : UNNAMED.snapshot,
  }
}

const ROWS_BEFORE = 'rows_like_months_before'
const MONTHS_BEFORE = 12

/**
 * Compares each month's rows with the median of the twelve published months before it; a much smaller month is
 * probably half published.
 */
function checkAgainstMonthsBefore(partitions: readonly PartitionEntry[]): PartitionEntry[] {
  return partitions.map((entry) => {
    const month = monthOfPartition(entry.partition)
    const others = entry.checks.filter(({ id }) => !id.startsWith(ROWS_BEFORE))
    if (month === null) return { ...entry, checks: others }
    const before = partitions
      .filter((other) => other.dataset === entry.dataset && (monthOfPartition(other.partition) ?? month) < month)
      .slice(-MONTHS_BEFORE)
    return { ...entry, checks: [...others, ...compareRows(entry, before)] }
  })
}

function compareRows(entry: PartitionEntry, before: readonly PartitionEntry[]): CheckResult[] {
  if (before.length === 0) return []
  return Object.entries(entry.tables).map(([name, { rows }]) => {
    const counts = before.map(({ tables }) => tables[name]?.rows ?? 0).sort((a, b) => a - b)
    const median = counts[Math.floor((counts.length - 1) / 2)] ?? 0
    return {
      id: `${ROWS_BEFORE}:${name}`,
      figure: `${String(rows)} rows, median before ${String(median)}`,
      passed: rows * 10 >= median * 9,
      because: 'A month has at least 90 % of the rows of the median of the twelve before it.',
    }
  })
}

function isSamePartition(
  a: Pick<PartitionEntry, 'dataset' | 'partition'>,
  b: Pick<PartitionEntry, 'dataset' | 'partition'>,
): boolean {
  return a.dataset === b.dataset && a.partition === b.partition
}

function byKey<T>(key: (value: T) => string): (a: T, b: T) => number {
  return (a, b) => (key(a) < key(b) ? -1 : 1)
}
