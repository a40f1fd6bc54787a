import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Dataset, partitionName } from '../../schemas/core/dataset.ts'
import type { CheckResult, GroupCompleteness, SourceEntry } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { type Duck, withDuck } from '../duckdb.ts'
import type { CompiledTable } from '../write-parquet.ts'
import { gradeChecks, refuseRepeatedKeys, refuseWrongMonth, runBlockingChecks } from './checks.ts'
import { judgeCompleteness } from './completeness.ts'
import { countLines, describeSource, dropMembers, loadMembers } from './load-members.ts'
import { dropStaging, makeTables, stageTables, writeTables } from './make-tables.ts'
import type { PartitionInput } from './partition-input.ts'
import type { QuarantinedLine } from './quarantine.ts'
import { quarantineLines } from './quarantine-rules.ts'

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
  const members = await loadMembers(duck, dataset, inputs, folder, maskPersonalData)
  const quarantined = await quarantineLines(duck, dataset, inputs, members)
  const linesByMember = await countLines(duck, dataset)
  if (month !== null) await refuseWrongMonth(duck, dataset, month, inputs)
  const completeness = judgeCompleteness(dataset, month, linesByMember)
  await stageTables(duck, dataset, inputs, completeness)
  await runBlockingChecks(duck, dataset, inputs)
  await makeTables(duck, dataset, inputs)
  for (const table of dataset.tables) await refuseRepeatedKeys(duck, table)
  const checks = await gradeChecks(duck, dataset, inputs)
  await dropStaging(duck, dataset)
  await dropMembers(duck, dataset, members)
  const tables = await writeTables(duck, dataset, { partition, folder, inputs })
  const sources = inputs.map((input) => describeSource(dataset, input, members, quarantined))
  return { tables, completeness, checks, sources, quarantined }
}

/** The unpacked members are larger than the tables made from them: a build of many months would fill the disk. */
async function removeAllBut(suffix: string, folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(suffix)) await rm(join(folder, name), { recursive: true })
  }
}
