import type { LakeFiles } from '../../lake/files.ts'
import { join } from 'node:path'
import type { Month, Period } from '../../schemas/core/month.ts'
import type { Source } from '../../schemas/core/source.ts'
import type { ExtractedMember } from '../read/extract.ts'
import { type PartitionInput, withSourceUrl } from './partition-input.ts'
import { splitYear } from './split-year.ts'
import type { PartitionJob } from './partition-job.ts'

/** Jobs that share a year's files, so that each file is read only once; most jobs share none and are a group of one. */
export type JobGroup = readonly PartitionJob[]

const isShared = ({ source }: PartitionInput) => source.covers === 'year'

/** Groups due jobs by the year's files that they need, in the order in which each file is first needed. */
export function groupJobs(due: readonly PartitionJob[]): JobGroup[] {
  const groups = new Map<string, PartitionJob[]>()
  for (const job of due) {
    const shared = job.inputs.filter(isShared).map(({ raw }) => raw.path)
    const key = shared.length === 0 ? `${job.dataset.id}/${job.partition}` : shared.join('\n')
    groups.set(key, [...(groups.get(key) ?? []), job])
  }
  return [...groups.values()]
}

/** Finds the period of the file that the months of a group share; null for a job that shares none. */
export function findSharedPeriod([first]: JobGroup): Period | null {
  return first?.inputs.find(isShared)?.period ?? null
}

/** Splits the shared files into months and gives each job its month. A faulty file throws for all of them. */
export async function splitGroup(group: JobGroup, workDir: string, files: LakeFiles): Promise<JobGroup> {
  const [first] = group
  if (first === undefined) return group
  const due = group.flatMap(({ month }) => month ?? [])
  const split = new Map<Source, ReadonlyMap<Month, readonly ExtractedMember[]>>()
  for (const input of first.inputs.filter(isShared)) {
    const folder = join(workDir, first.dataset.id, 'split', input.source.id, input.period ?? '')
    split.set(
      input.source,
      await withSourceUrl(input.raw, () => splitYear(input, due, first.dataset.tolerance, folder, files)),
    )
  }
  const withMonth = (input: PartitionInput): PartitionInput => {
    const extracted = split.get(input.source)?.get(input.month ?? '')
    return extracted === undefined ? input : { ...input, extracted }
  }
  return group.map((job) => ({ ...job, inputs: job.inputs.map(withMonth) }))
}

/** True if the file of a year is the partition's only file and has no line of its month. */
export function isAbsent(job: PartitionJob): boolean {
  return job.inputs.length > 0 && job.inputs.every(isShared) && countSplitLines(job) === 0
}

/** Counts the lines that were split out for a partition. */
export function countSplitLines({ inputs }: PartitionJob): number {
  const members = inputs.flatMap(({ extracted = [] }) => extracted)
  return members.reduce((sum, { lines }) => sum + lines, 0)
}

/** An unpacked year takes much disk, so each month's part is removed as soon as it is compiled. */
export async function removeSplit({ inputs }: PartitionJob, files: LakeFiles): Promise<void> {
  for (const { path } of inputs.flatMap(({ extracted = [] }) => extracted)) await files.rm(path, { force: true })
}
