import { monthOfPartition } from '../../core/dataset.ts'
import type { Manifest, PartitionEntry } from '../../core/manifest.ts'
import type { CatalogueEntry } from './output.ts'

type PartitionMember = CatalogueEntry['partitions'][number]['members'][number]

/** Lists the files that a partition was made from with their lines, and the members that it lacks. */
export function listPartitionMembers(entry: PartitionEntry, { sources }: Manifest): PartitionMember[] {
  const { dataset, partition, inputs, completeness } = entry
  const month = monthOfPartition(partition)
  const incomplete = new Set(completeness.flatMap(({ missing }) => missing))
  // A file of a year has an entry for each month; all lines of a file without months belong to the partition.
  const own = sources.filter(
    (source) =>
      source.dataset === dataset &&
      (source.month === null || source.month === month) &&
      inputs.some(({ url, sha256 }) => url === source.url && sha256 === source.sha256),
  )
  const there = own.flatMap(({ source, members }) =>
    members.map(({ member, name, lines, quarantined }): PartitionMember => {
      const state = incomplete.has(member) ? 'thin' : 'present'
      return { source, member, file: name, state, lines, quarantined }
    }),
  )
  const known = new Set(there.map(({ member }) => member))
  const absent = [...incomplete]
    .filter((member) => !known.has(member))
    .map((member): PartitionMember => ({ source: '', member, file: '', state: 'missing', lines: 0, quarantined: 0 }))
  return [...there, ...absent].sort((a, b) => (a.member + a.file < b.member + b.file ? -1 : 1))
}
