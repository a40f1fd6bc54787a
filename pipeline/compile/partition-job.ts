import { type Dataset, partitionName } from '../../schemas/core/dataset.ts'
import type { Manifest, PartitionEntry } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { isIgnored } from '../../schemas/core/source.ts'
import type { FetchedFile } from '../fetch/fetch-files.ts'
import type { CompilerCode } from '../digest/compiler-code.ts'
import { inputDigest } from '../digest/input-digest.ts'
import { createInput, type PartitionInput } from './partition-input.ts'
import { isKnownWithoutLines, type PartitionWithoutLines } from './without-lines.ts'
import { countPublishedLines, type LinesByMember } from './lost-members.ts'

/** A partition with sources, and the reason to compile it or not. */
export interface PartitionJob {
  readonly dataset: Dataset
  readonly month: Month | null
  readonly partition: string
  readonly inputs: readonly PartitionInput[]
  readonly digest: string
  readonly published: PartitionEntry | null
  /** Published lines by member; members without a line are left out. */
  readonly publishedLines: LinesByMember
  /** `nothing`: the partition is known to have no line. */
  readonly reason: 'new' | 'sources changed' | 'compiler changed' | 'unchanged' | 'nothing'
}

/** Groups fetched files by partition and compares each partition's digest with what is published. */
export function planJobs(
  fetched: readonly FetchedFile[],
  published: Manifest | null,
  maskPersonalData: boolean,
  compiler: CompilerCode,
  withoutLines: readonly PartitionWithoutLines[] = [],
): PartitionJob[] {
  const isKnown = isKnownWithoutLines(withoutLines)

  const groups = new Map<string, { dataset: Dataset; month: Month | null; inputs: PartitionInput[] }>()
  for (const file of fetched) {
    const { dataset, months, raw } = file
    if (raw === null) continue
    for (const month of months) {
      const key = `${dataset.id}/${partitionName(dataset, month)}`
      const group = groups.get(key) ?? { dataset, month, inputs: [] }
      group.inputs.push(createInput(file, month, raw))
      groups.set(key, group)
    }
  }
  return [...groups.values()].map(({ dataset, month, inputs }) => {
    const partition = partitionName(dataset, month)
    const before = published?.partitions.find((entry) => entry.dataset === dataset.id && entry.partition === partition)
    const lines = before === undefined ? {} : countPublishedLines(published, dataset, partition)
    const job = { dataset, month, partition, inputs, published: before ?? null, publishedLines: lines }
    const finished = finishJob(job, maskPersonalData, compiler)
    return finished.reason === 'new' && isKnown(finished) ? { ...finished, reason: 'nothing' } : finished
  })
}

/** Adds to a job its digest, and the reason to compile it from these inputs. */
export function finishJob(
  job: Omit<PartitionJob, 'digest' | 'reason'>,
  maskPersonalData: boolean,
  compiler: CompilerCode,
): PartitionJob {
  const { dataset, inputs, published } = job
  const files = inputs.map(({ source, period, raw }) => ({
    source,
    period,
    // A damaged file has no members; its own hash keeps the digest from matching any published one.
    members: (raw.damage === null ? raw.members : [{ name: 'damaged', sha256: raw.sha256 }])
      .filter(({ name }) => !isIgnored(source, period, name))
      .map(({ name, sha256 }) => ({ name, sha256 })),
  }))
  const digest = inputDigest(dataset, files, maskPersonalData, compiler)
  return { ...job, digest, reason: findReason(published, digest, inputs) }
}

function findReason(
  before: PartitionEntry | null,
  digest: string,
  inputs: readonly PartitionInput[],
): PartitionJob['reason'] {
  if (before === null) return 'new'
  if (before.input_digest === digest) return 'unchanged'
  const same = inputs.every(({ raw }) => before.inputs.some(({ sha256 }) => sha256 === raw.sha256))
  return same && inputs.length === before.inputs.length ? 'compiler changed' : 'sources changed'
}
