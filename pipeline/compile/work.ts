import { type Dataset, partitionName } from '../../schemas/core/dataset.ts'
import type { Manifest, PartitionEntry } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { type Fetched, partitionOf } from '../fetch/fetch.ts'
import { inputDigest } from './input-digest.ts'
import type { Input } from './load.ts'

/** A partition that has sources, and whether it must be compiled. */
export interface Work {
  readonly dataset: Dataset
  readonly month: Month | null
  readonly partition: string
  readonly inputs: readonly Input[]
  readonly digest: string
  readonly reason: 'new' | 'sources changed' | 'compiler changed' | 'unchanged'
}

/** Groups fetched files by partition and compares each partition's digest with what is published. */
export function plannedWork(
  fetched: readonly Fetched[],
  published: Manifest | null,
  maskPersonalData: boolean,
): Work[] {
  const groups = new Map<string, Fetched[]>()
  for (const file of fetched.filter(({ raw }) => raw !== null)) {
    const group = groups.get(partitionOf(file))
    if (group) group.push(file)
    else groups.set(partitionOf(file), [file])
  }
  return [...groups.values()].flatMap((files) => {
    const [first] = files
    if (first === undefined) return []
    const { dataset, month } = first
    const inputs = files.flatMap(({ source, raw }) => (raw === null ? [] : [{ source, month, raw }]))
    const members = inputs.flatMap(({ source, raw }) =>
      // A damaged file has no members; its own hash keeps the digest from matching anything published.
      (raw.damage === null ? raw.members : [{ name: 'damaged', sha256: raw.sha256 }]).map(({ name, sha256 }) => ({
        source: source.id,
        name,
        sha256,
      })),
    )
    const partition = partitionName(dataset, month)
    const digest = inputDigest(dataset, members, maskPersonalData)
    const before = published?.partitions.find((entry) => entry.dataset === dataset.id && entry.partition === partition)
    return [{ dataset, month, partition, inputs, digest, reason: reasonFor(before, digest, inputs) }]
  })
}

function reasonFor(before: PartitionEntry | undefined, digest: string, inputs: readonly Input[]): Work['reason'] {
  if (before === undefined) return 'new'
  if (before.input_digest === digest) return 'unchanged'
  const same = inputs.every(({ raw }) => before.inputs.some(({ sha256 }) => sha256 === raw.sha256))
  return same && inputs.length === before.inputs.length ? 'compiler changed' : 'sources changed'
}
