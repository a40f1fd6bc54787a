import { type Dataset, partitionName } from '../../schemas/core/dataset.ts'
import type { Manifest, PartitionEntry } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { isIgnored } from '../../schemas/core/source.ts'
import type { Fetched } from '../fetch/fetch-files.ts'
import { inputDigest } from './input-digest.ts'
import type { Input } from './load-inputs.ts'
import { publishedMembers } from './lost-members.ts'

/** A partition that has sources, and whether it must be compiled. */
export interface Work {
  readonly dataset: Dataset
  readonly month: Month | null
  readonly partition: string
  readonly inputs: readonly Input[]
  readonly digest: string
  /** What is published of it. */
  readonly published: PartitionEntry | null
  /** The members of which lines are published. */
  readonly publishedMembers: readonly string[]
  readonly reason: 'new' | 'sources changed' | 'compiler changed' | 'unchanged'
}

/** Groups fetched files by partition and compares each partition's digest with what is published. */
export function plannedWork(
  fetched: readonly Fetched[],
  published: Manifest | null,
  maskPersonalData: boolean,
): Work[] {
  const groups = new Map<string, { dataset: Dataset; month: Month | null; inputs: Input[] }>()
  for (const { dataset, source, period, months, raw } of fetched) {
    if (raw === null) continue
    for (const month of months) {
      const key = `${dataset.id}/${partitionName(dataset, month)}`
      const group = groups.get(key) ?? { dataset, month, inputs: [] }
      group.inputs.push({ source, period, month, months, raw })
      groups.set(key, group)
    }
  }
  return [...groups.values()].map(({ dataset, month, inputs }) => {
    const partition = partitionName(dataset, month)
    const before = published?.partitions.find((entry) => entry.dataset === dataset.id && entry.partition === partition)
    const members = before === undefined ? [] : publishedMembers(published, dataset, partition)
    const work = { dataset, month, partition, inputs, published: before ?? null, publishedMembers: members }
    return workOn(work, maskPersonalData)
  })
}

/** Whether a partition must be compiled of these inputs. */
export function workOn(work: Omit<Work, 'digest' | 'reason'>, maskPersonalData: boolean): Work {
  const { dataset, inputs, published } = work
  const members = inputs.flatMap(({ source, period, raw }) =>
    // A damaged file has no members; its own hash keeps the digest from matching anything published.
    (raw.damage === null ? raw.members : [{ name: 'damaged', sha256: raw.sha256 }])
      .filter(({ name }) => !isIgnored(source, period, name))
      .map(({ name, sha256 }) => ({ source: source.id, name, sha256 })),
  )
  const digest = inputDigest(dataset, members, maskPersonalData)
  return { ...work, digest, reason: reasonFor(published, digest, inputs) }
}

function reasonFor(before: PartitionEntry | null, digest: string, inputs: readonly Input[]): Work['reason'] {
  if (before === null) return 'new'
  if (before.input_digest === digest) return 'unchanged'
  const same = inputs.every(({ raw }) => before.inputs.some(({ sha256 }) => sha256 === raw.sha256))
  return same && inputs.length === before.inputs.length ? 'compiler changed' : 'sources changed'
}
