import { z } from 'zod'

/**
 * The manifest of a snapshot: the compiler writes it, the server reads it, and the two share nothing else. `digest`
 * does not cover times (`created_at`, `retrieved_at`, `first_snapshot`, validators of HTTP), `shard`, `left_out`, and
 * what describes earlier snapshots (`history`, `history_tables`, `shrunk`, `sample`).
 */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
/**
 * Names of the manifest in the folder of a snapshot and of its copy, packed and with a checksum, in case the disk
 * damages it.
 */
export const MANIFEST = 'manifest.json'
export const MANIFEST_COPY = 'manifest.json.gz'
export const SNAPSHOT_ID = /^\d{8}T\d{6}Z$/

const publishedFile = z.strictObject({
  /** Path below the snapshot's folder. */
  file: z.string().regex(/^[a-z0-9_]+\/[a-z0-9_=-]+\/[a-z0-9_]+\.parquet$/),
  rows: z.int().min(0),
  bytes: z.int().min(1),
  sha256,
})

/** Names that become parts of SQL, of paths and of addresses. */
const NAME = /^[a-z][a-z0-9_]*$/
const PARTITION = /^[a-z0-9_=-]+$/
/** Every object has these names, so a look-up by one would find something other than a table. */
const OF_EVERY_OBJECT: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Files by the names of their tables. A record drops `__proto__` silently, so names are judged before. */
function byTable<T extends z.ZodType>(file: T, inPieces: 'in one piece' | 'also by month' = 'in one piece') {
  const isName = (name: string): boolean => {
    const [table = '', ...partitions] = inPieces === 'also by month' ? name.split('/') : [name]
    const isTable = NAME.test(table) && !OF_EVERY_OBJECT.has(table)
    return isTable && partitions.length < 2 && partitions.every((partition) => PARTITION.test(partition))
  }
  return z
    .unknown()
    .refine(
      (value) => typeof value !== 'object' || value === null || Object.keys(value).every(isName),
      'no name of a table',
    )
    .pipe(z.record(z.string(), file))
}

const ownTable = publishedFile.extend({
  /** Hash of what a materialized view was made from: its declaration and the tables that it reads. */
  made_from: sha256.optional(),
  /** Hash of the rows that a look-through was made from, which other files can have too. */
  rows_from: sha256.optional(),
})

const groupCompleteness = z.strictObject({
  group: z.string(),
  complete: z.boolean(),
  /** Members that are absent, or thinner than a whole month can be. */
  missing: z.array(z.string()),
})

const checkResult = z.strictObject({
  id: z.string(),
  figure: z.string(),
  passed: z.boolean(),
  because: z.string(),
})

const sessionGrade = z.strictObject({
  /** `partial` if a session is missing or thin; `not_known` if the calendar does not know the days. */
  grade: z.enum(['complete', 'partial', 'not_known']),
  calendar: z.string(),
  /** Last day compared: the end of the month if a later month is published, otherwise the newest day with rows. */
  until: day,
  /** Number of the calendar's sessions up to that day; null if the calendar does not know them. */
  expected: z.int().min(0).nullable(),
  /** Number of days with rows. */
  present: z.int().min(0),
  missing: z.array(day),
  /** Days with far fewer rows than the others of the month. */
  thin: z.array(day),
  /** Days with rows on which the calendar has no session. */
  unexpected: z.array(day),
})

const partition = z.strictObject({
  dataset: z.string().regex(NAME),
  /** `competence_month=2025-10`, `file_month=2025-10`, or `all`. */
  partition: z.string().regex(PARTITION),
  /** Hash of the inputs' members, the compiler and the declaration: an equal digest needs no new compile. */
  input_digest: sha256,
  /** Version of the dataset's rules under which the partition was compiled; absent if it has no such rules. */
  rules_version: z.int().min(1).optional(),
  inputs: z.array(z.strictObject({ source: z.string(), url: z.string(), sha256 })),
  completeness: z.array(groupCompleteness),
  checks: z.array(checkResult),
  /** Grade of the days against a calendar of sessions, if the dataset is compared with one. */
  sessions: sessionGrade.optional(),
  /** Empty if a rollback took the partition back and only its history is left. */
  tables: byTable(publishedFile),
  /** Checks against what was published before: tables with far fewer rows, and other figures and names. */
  shrunk: z.array(checkResult).optional(),
  /** Earlier versions of the partition. */
  history: byTable(publishedFile).optional(),
  first_snapshot: z.string().regex(SNAPSHOT_ID),
})

const source = z.strictObject({
  dataset: z.string(),
  source: z.string(),
  /**
   * Competence month of the lines counted here, null for a file without months; a file of a year has an entry a month.
   */
  month: z.string().nullable(),
  url: z.string(),
  sha256,
  bytes: z.int(),
  members: z.array(
    z.strictObject({
      member: z.string(),
      name: z.string(),
      bytes: z.int(),
      sha256,
      lines: z.int(),
      quarantined: z.int(),
      /** Encoding, if it differs from the declared one. */
      encoding: z.enum(['iso-8859-1', 'utf-8']).optional(),
      /** True if the last line is whole but has no end. */
      unended: z.boolean().optional(),
      /** Number of that line, in manifests since 22 November 2026. */
      unended_line: z.int().optional(),
    }),
  ),
  retrieved_at: instant,
  etag: z.string().nullable(),
  last_modified: z.string().nullable(),
})

const shard = z.strictObject({
  /** `2` of `4`. */
  number: z.int().min(1),
  of: z.int().min(1),
  /** Scope of all shards together: null is every dataset, or no bound. */
  datasets: z.array(z.string()).nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  personal_data: z.enum(['mask', 'show']),
})

export const manifestSchema = z.strictObject({
  format: z.literal('market-data-snapshot-1'),
  snapshot: z.string().regex(SNAPSHOT_ID),
  created_at: instant,
  /** True if this snapshot, or one before it, used a mirror that is marked as a sample. */
  sample: z.literal(true).optional(),
  /** Part of a lake that an earlier version built as a shard. Nothing builds on it or answers from it. */
  shard: shard.optional(),
  /** Hash of everything here except times: the same inputs give the same digest on any machine. */
  digest: sha256,
  compiler: z.strictObject({ version: z.string(), duckdb: z.string() }),
  partitions: z.array(partition),
  sources: z.array(source),
  /**
   * Tables made from the manifest itself, month indexes, and materialized views. A table with a file for each month is
   * named with its partition: `cvm_fund_look_through/competence_month=2025-10`.
   */
  own_tables: byTable(ownTable, 'also by month'),
  /** Tables that could not be made, and why; absent if there are none. */
  left_out: z.array(z.strictObject({ table: z.string(), because: z.string() })).optional(),
  /** Tables that grow from snapshot to snapshot. */
  history_tables: byTable(publishedFile).optional(),
})

export type Manifest = z.infer<typeof manifestSchema>
export type PartitionEntry = z.infer<typeof partition>
export type PublishedFile = z.infer<typeof publishedFile>
export type OwnTable = z.infer<typeof ownTable>
export type SourceEntry = z.infer<typeof source>
export type GroupCompleteness = z.infer<typeof groupCompleteness>
export type SessionGrade = z.infer<typeof sessionGrade>
export type ShardEntry = z.infer<typeof shard>
export type CheckResult = z.infer<typeof checkResult>

/** Leaves out the times and the name of a manifest: `digest` is the hash of the rest. */
export function digestible(
  manifest: Omit<Manifest, 'digest' | 'snapshot' | 'created_at' | 'sample' | 'history_tables'>,
): unknown {
  return {
    compiler: manifest.compiler,
    partitions: manifest.partitions.map(
      ({ first_snapshot: _time, history: _history, shrunk: _shrunk, ...rest }) => rest,
    ),
    sources: manifest.sources.map(({ retrieved_at: _at, etag: _etag, last_modified: _modified, ...rest }) => rest),
    own_tables: manifest.own_tables,
  }
}

/** Every Parquet file of a snapshot. */
export function publishedFiles({ partitions, own_tables, history_tables = {} }: Manifest): PublishedFile[] {
  return [
    ...partitions.flatMap(({ tables, history = {} }) => [...Object.values(tables), ...Object.values(history)]),
    ...Object.values(own_tables),
    ...Object.values(history_tables),
  ]
}
