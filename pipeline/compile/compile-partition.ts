import { type LakeFiles, realFiles } from '../../lake/files.ts'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Dataset, listMembers, partitionName } from '../../schemas/core/dataset.ts'
import type { CheckResult, GroupCompleteness, SourceEntry } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { awaitAll } from '../../runtime/await-all.ts'
import { type Duck, withDuck } from '../duckdb.ts'
import type { CompiledTable } from '../write-parquet.ts'
import { gradeChecks, listMonthChecks, runBlockingChecks } from './checks.ts'
import { countLines, judgeCompleteness } from './completeness.ts'
import { prepareDatasetSql } from './dataset-sql.ts'
import { countLoadingThreads, loadMembers } from './load-members.ts'
import { makeTables } from './make-tables.ts'
import { retryWithOneThread } from './out-of-memory.ts'
import type { ExtractedMember } from '../read/extract.ts'
import type { PartitionInput } from './partition-input.ts'
import type { QuarantinedLine } from './quarantine.ts'
import { quarantineLines } from './quarantine-rules.ts'
import { describeSource } from './source-entries.ts'
import { stageTables, writeCompleteness } from './stage-tables.ts'
import { StatementGraph } from './statement-graph.ts'

/** A query holds one of libuv's four threads, which also read files. */
const MOST_CONNECTIONS = 2

export interface CompileOptions {
  readonly workDir: string
  /** Changes the files in that folder; the disk does it if this is not given. */
  readonly files?: LakeFiles
  readonly threads: number
  readonly maskPersonalData: boolean
}

export interface CompiledPartition {
  readonly tables: Readonly<Record<string, CompiledTable>>
  readonly completeness: readonly GroupCompleteness[]
  readonly checks: readonly CheckResult[]
  readonly sources: readonly SourceEntry[]
  readonly quarantined: readonly QuarantinedLine[]
}

/**
 * Compiles one partition of a dataset: source files in, one Parquet file per table out.
 * Throws a BuildError, and leaves nothing to publish, if a structural rule is broken.
 */
export function compilePartition(
  dataset: Dataset,
  month: Month | null,
  inputs: readonly PartitionInput[],
  options: CompileOptions,
): Promise<CompiledPartition> {
  return retryWithOneThread(options.threads, (threads) => compileFrom(dataset, month, inputs, { ...options, threads }))
}

async function compileFrom(
  dataset: Dataset,
  month: Month | null,
  inputs: readonly PartitionInput[],
  { workDir, files = realFiles, threads, maskPersonalData }: CompileOptions,
): Promise<CompiledPartition> {
  const partition = partitionName(dataset, month)
  const folder = join(workDir, dataset.id, partition)
  await files.rm(folder, { recursive: true, force: true })
  await files.mkdir(folder, { recursive: true })
  const temporary = join(folder, 'spill')
  try {
    const connections = Math.min(threads, MOST_CONNECTIONS)
    return await withDuck({ threads: countLoadingThreads(inputs, threads), connections, temporary }, (duck) =>
      compileWith(duck, dataset, month, inputs, { partition, folder, files, maskPersonalData, threads }),
    )
  } finally {
    await removeAllBut('.parquet', folder, files)
  }
}

async function compileWith(
  duck: Duck,
  dataset: Dataset,
  month: Month | null,
  inputs: readonly PartitionInput[],
  {
    partition,
    folder,
    files,
    maskPersonalData,
    threads,
  }: Omit<CompileOptions, 'workDir'> & { partition: string; folder: string; files: LakeFiles },
): Promise<CompiledPartition> {
  const { id, lookups } = dataset
  const declared = listMembers(dataset)
  const runSql = prepareDatasetSql(dataset, inputs)
  const loaded = await loadMembers(duck, inputs, declared, { lookups, folder, files, maskPersonalData })
  await duck.run(`SET threads = ${String(threads)}`)
  const quarantined = await quarantineLines(duck, loaded, dataset, runSql)
  const sources = inputs.map((input) => describeSource(id, input, loaded, quarantined))
  const completeness = judgeCompleteness(declared, month, await countLines(duck, loaded))
  await writeCompleteness(duck, completeness)
  const staging = new StatementGraph()
  // The unpacked members are larger than the tables made from them, and nothing reads them again.
  void staging.add({ sql: '' }, () => removeUnpacked(inputs, loaded, files))
  stageTables(duck, dataset, staging, runSql)
  runBlockingChecks(duck, [...listMonthChecks(declared, month), ...dataset.checks], inputs, staging, runSql)
  await staging.end()
  const making = new StatementGraph()
  const tables = makeTables(duck, dataset, { partition, folder, inputs }, making, runSql)
  const grades = gradeChecks(duck, dataset.checks, making, runSql)
  await making.end()
  const checks = (await awaitAll(grades)).filter((grade) => grade !== null)
  return { tables: Object.fromEntries(await awaitAll(tables)), completeness, checks, sources, quarantined }
}

/** Removes the members that this partition has unpacked; those of a year's file belong to all of its months. */
async function removeUnpacked(
  inputs: readonly PartitionInput[],
  loaded: readonly ExtractedMember[],
  files: LakeFiles,
): Promise<void> {
  const shared = new Set(inputs.flatMap(({ extracted = [] }) => extracted.map(({ path }) => path)))
  const own = loaded.filter(({ path }) => !shared.has(path))
  await awaitAll(own.map(({ path }) => files.rm(path)))
}

/** Unpacked members that stayed would fill the disk in a build of many months. */
async function removeAllBut(suffix: string, folder: string, files: LakeFiles): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(suffix)) await files.rm(join(folder, name), { recursive: true })
  }
}
