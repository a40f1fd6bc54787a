import { type Dataset, partitionName } from '../../schemas/core/dataset.ts'
import type { Manifest, PartitionEntry } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { isIgnored } from '../../schemas/core/source.ts'
import type { Fetched } from '../fetch/fetch.ts'
import { inputDigest } from './input-digest.ts'
import type { Input } from './load.ts'

/** A partition that has sources, and whether it must be compiled. */
export interface Work {
  readonly dataset: Dataset
  readonly month: Month | null
  readonly partition: string
  readonly inputs: readonly Input[]
  readonly digest: string
  /** What is published of it. */
  readonly published: PartitionEntry | null
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
    const members = inputs.flatMap(({ source, period, raw }) =>
      // A damaged file has no members; its own hash keeps the digest from matching anything published.
      (raw.damage === null ? raw.members : [{ name: 'damaged', sha256: raw.sha256 }])
        .filter(({ name }) => !isIgnored(source, period, name))
        .map(({ name, sha256 }) => ({ source: source.id, name, sha256 })),
    )
    const partition = partitionName(dataset, month)
    const digest = inputDigest(dataset, members, maskPersonalData)
    const before = published?.partitions.find((entry) => entry.dataset === dataset.id && entry.partition === partition)
    const reason = reasonFor(before, digest, inputs)
    return { dataset, month, partition, inputs, digest, published: before ?? null, reason }
  })
}

function reasonFor(before: PartitionEntry | undefined, digest: string, inputs: readonly Input[]): Work['reason'] {
  if (before === undefined) return 'new'
  if (before.input_digest === digest) return 'unchanged'
  const same = inputs.every(({ raw }) => before.inputs.some(({ sha256 }) => sha256 === raw.sha256))
  return same && inputs.length === before.inputs.length ? 'compiler changed' : 'sources changed'
}
