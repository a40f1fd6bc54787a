import { type LakeFiles, realFiles } from '../../lake/files.ts'
import { Lake } from '../../lake/lake.ts'
import { readIfPresent } from '../../lake/durable-files.ts'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Canary } from '../../pipeline/canary/canary.ts'
import { build, type BuildOptions } from '../../pipeline/commands/build.ts'
import type { CompileOutcome } from '../../pipeline/processes/compile-due.ts'
import type { ExitCode } from '../../pipeline/commands/exit-code.ts'
import type { Duck } from '../../pipeline/duckdb.ts'
import { literal } from '../../schemas/core/sql-text.ts'
import type { Effects } from '../../pipeline/effects.ts'
import type { FetchPolicy } from '../../pipeline/fetch-policy.ts'
import type { LogLine } from '../../pipeline/log.ts'
import type { ManifestSigner } from '../../pipeline/signing/signer.ts'
import { readCurrentSnapshot, type PublishedSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { limitLookThroughs } from '../../pipeline/look-through/limit.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { holdDuck } from './duckdb.ts'
import { temporaryFolder } from './folders.ts'

/** Look-throughs cost as much as all else. */
export const withoutLookThroughs = limitLookThroughs(datasets, 0)

export interface Built {
  readonly exit: ExitCode
  readonly dataDir: string
  readonly log: readonly LogLine[]
}

export interface TestBuildOptions extends Partial<BuildOptions> {
  /** A new folder, if it is not given. */
  readonly dataDir?: string
  readonly now?: string
  /** By default those of the registry, without look-throughs. */
  readonly declared?: readonly Dataset[]
  /** How the build changes files; the disk, if not given. */
  readonly files?: LakeFiles
  readonly signer?: ManifestSigner | null
  readonly canary?: Canary
}

/** Builds the months of a mirror since September 2025 into a data directory of its own, by default. */
export async function buildFrom(
  source: string,
  {
    dataDir: given,
    now = '2025-12-15T03:00:00Z',
    declared = withoutLookThroughs,
    signer = null,
    files = realFiles,
    canary,
    ...asked
  }: TestBuildOptions = {},
): Promise<Built> {
  const dataDir = given ?? join(await temporaryFolder(), 'data')
  const { log, effects } = silent(now)
  const options: BuildOptions = {
    mirror: source,
    from: '2025-09',
    to: null,
    datasets: null,
    maskPersonalData: true,
    threads: 1,
    ...asked,
  }
  return {
    exit: await build(declared, options, { ...effects, lake: new Lake(dataDir, files), signer, canary }),
    dataDir,
    log,
  }
}

/** Waits milliseconds between attempts, and as long as a busy machine may need for an answer. */
export const QUICK: FetchPolicy = {
  atOnce: 6,
  atOncePerHost: 2,
  gapMs: 0,
  attempts: 3,
  progressBytes: 1_000,
  damagedDownloads: 2,
  firstWaitMs: 2,
  longestWaitMs: 10,
  longestRetryAfterMs: 5_000,
  connectTimeoutMs: 600_000,
  headersTimeoutMs: 600_000,
  stalledBodyMs: 600_000,
  slowestBytesPerSecond: 1,
  silentFilesOfHostDown: 2,
  failedFilesOfHostDown: 5,
}

/** For a server that hangs: short enough to wait for, and longer than an answer takes on a busy machine. */
export const IMPATIENT = { headersTimeoutMs: 3_000, stalledBodyMs: 3_000, slowestBytesPerSecond: 1_000 }

/** Effects that print nothing and record every line. */
export function silent(now: string): { log: LogLine[]; effects: Effects } {
  const log: LogLine[] = []
  const effects: Effects = {
    log: {
      line: (line) => {
        log.push(line)
      },
      progress: () => ({ tick: () => undefined, end: () => undefined }),
    },
    now: () => new Date(now),
    policy: QUICK,
    random: () => 0.5,
  }
  return { log, effects }
}

export function refusals({ log }: Built): string[] {
  return log.filter(({ step }) => step === 'refuse').map(({ detail }) => detail)
}

/** Reads the served snapshot; fails if there is none. */
export async function readServed(dataDir: string): Promise<PublishedSnapshot> {
  const snapshot = await readCurrentSnapshot(new Lake(dataDir))
  if (snapshot === null) throw new Error(`${dataDir} serves no snapshot`)
  return snapshot
}

export type TextRow = Readonly<Record<string, string | null>>

/** Where the rows of tables are: in a snapshot that is served, or in the files of a compile that publishes nothing. */
export type CompiledTables = Pick<Built, 'dataDir'> & { readonly partitions?: CompileOutcome['compiled'] }

/** A table in its own order, every value as exact text. */
export async function listRows(tables: CompiledTables, table: string): Promise<TextRow[]> {
  return textRows(`SELECT COLUMNS(*)::VARCHAR FROM ${await readTable(tables, table)}`)
}

/** Builds the relation after FROM that reads a table. */
export async function readTable({ dataDir, partitions }: CompiledTables, table: string): Promise<string> {
  const files =
    partitions === undefined
      ? [join((await readServed(dataDir)).folder, table, '*/*.parquet')]
      : partitions.flatMap(({ result: { tables } }) => tables[table]?.path ?? []).sort()
  return `read_parquet([${files.map(literal).join(', ')}], hive_partitioning = true)`
}

/** Runs a query in the DuckDB that the worker keeps for it, and returns its rows as text. */
export async function textRows(sql: string): Promise<TextRow[]> {
  kept ??= keepDuck()
  return (await (await kept).rows(sql)) as TextRow[]
}

/** To open a DuckDB takes as long as most queries of a test. */
let kept: Promise<Duck> | null = null

async function keepDuck(): Promise<Duck> {
  const { it: duck } = await holdDuck({ threads: 1, temporary: await temporaryFolder() })
  // Tests put other bytes in the place of files that it has read.
  await duck.run('SET enable_external_file_cache = false')
  return duck
}

/** Reads the newest compile of a month, in the order of the lines. */
export async function readQuarantine({ dataDir }: Built, partition = 'competence_month=2025-10'): Promise<object[]> {
  const text = await readIfPresent(new Lake(dataDir).quarantined('cvm_fund_portfolio', partition))
  return (text ?? '')
    .split('\n')
    .filter(Boolean)
    .map((each) => JSON.parse(each) as object)
}

/** Lists paths in the lake, in order: all but the logs of the tables. */
export async function listFilesOfLake(dataDir: string): Promise<string[]> {
  return (await filesBelow(join(dataDir, 'lake'))).filter((name) => /\/[0-9a-f]{64}\.parquet$/.test(name))
}

/** Every file below a folder, as paths in it, in order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort()
}
