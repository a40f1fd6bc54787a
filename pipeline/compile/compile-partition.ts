import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Dataset, listMembers, partitionName } from '../../schemas/core/dataset.ts'
import type { CheckResult, GroupCompleteness, SourceEntry } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { type Duck, withDuck } from '../duckdb.ts'
import type { CompiledTable } from '../write-parquet.ts'
import { gradeChecks, listMonthChecks, runBlockingChecks } from './checks.ts'
import { countLines, judgeCompleteness } from './completeness.ts'
import { prepareDatasetSql } from './dataset-sql.ts'
import { loadMembers } from './load-members.ts'
import { makeTables } from './make-tables.ts'
import type { PartitionInput } from './partition-input.ts'
import type { QuarantinedLine } from './quarantine.ts'
import { quarantineLines } from './quarantine-rules.ts'
import { describeSource } from './source-entries.ts'
import { stageTables } from './stage-tables.ts'

export interface CompileOptions {
  readonly workDir: string
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
 * Throws a BuildError, and leaves nothing, if a structural rule is broken.
 */
export async function compilePartition(
  dataset: Dataset,
  month: Month | null,
  inputs: readonly PartitionInput[],
  { workDir, threads, maskPersonalData }: CompileOptions,
): Promise<CompiledPartition> {
  const partition = partitionName(dataset, month)
  const folder = join(workDir, dataset.id, partition)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const temporary = join(folder, 'spill')
  try {
    return await withDuck({ threads, temporary }, (duck) =>
      compileWith(duck, dataset, month, inputs, { partition, folder, maskPersonalData }),
    )
  } finally {
    await removeAllBut('.parquet', folder)
  }
}

/** The steps of a compile, one after another; none of them calls back into this file. */
async function compileWith(
  duck: Duck,
  dataset: Dataset,
  month: Month | null,
  inputs: readonly PartitionInput[],
  { partition, folder, maskPersonalData }: { partition: string; folder: string; maskPersonalData: boolean },
): Promise<CompiledPartition> {
  const { id, lookups } = dataset
  const declared = listMembers(dataset)
  const runSql = prepareDatasetSql(dataset, inputs)
  const loaded = await loadMembers(duck, inputs, declared, { lookups, folder, maskPersonalData })
  const quarantined = await quarantineLines(duck, loaded, dataset, runSql)
  const sources = inputs.map((input) => describeSource(id, input, loaded, quarantined))
  const completeness = judgeCompleteness(declared, month, await countLines(duck, loaded))
  await stageTables(duck, dataset, completeness, runSql)
  await runBlockingChecks(duck, [...listMonthChecks(declared, month), ...dataset.checks], inputs, runSql)
  const tables = await makeTables(duck, dataset, { partition, folder, inputs }, runSql)
  const checks = await gradeChecks(duck, dataset.checks, runSql)
  return { tables, completeness, checks, sources, quarantined }
}

/** The unpacked members are larger than the tables made from them: a build of many months would fill the disk. */
async function removeAllBut(suffix: string, folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(suffix)) await rm(join(folder, name), { recursive: true })
  }
}
