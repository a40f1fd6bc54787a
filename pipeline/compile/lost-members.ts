import { type Dataset, listMembers, partitionName } from '../../schemas/core/dataset.ts'
import type { GroupCompleteness, Manifest, PartitionEntry, SourceEntry } from '../../schemas/core/manifest.ts'
import type { Member } from '../../schemas/core/source.ts'
import { findMembers } from '../read/members.ts'
import type { PartitionInput } from './partition-input.ts'

/** The facts that show what a new version of a partition would lose. */
export interface ReplacedVersion {
  readonly dataset: Dataset
  readonly inputs: readonly PartitionInput[]
  readonly published: PartitionEntry | null
  /** The members with published lines. */
  readonly publishedMembers: readonly string[]
}

/** Lists the members of a partition that have published lines. */
export function listPublishedMembers(manifest: Manifest | null, dataset: Dataset, partition: string): string[] {
  const own = (manifest?.sources ?? []).filter(
    (source) => source.dataset === dataset.id && partitionName(dataset, source.month) === partition,
  )
  return [...listMembersWithLines(own)]
}

/** Finds the published members that the source files do not have; this needs no reading of the files. */
export function findMembersNotInFiles(replaced: ReplacedVersion): string[] {
  const present = new Set(replaced.inputs.flatMap(findMembers).map(({ id }) => id))
  return findLost(replaced, present).map(({ id }) => id)
}

/**
 * Finds the published members that have no line in the compiled version, and those that now have fewer lines than a
 * whole month has.
 */
export function findMembersWithoutLines(
  replaced: ReplacedVersion,
  compiled: { readonly sources: readonly SourceEntry[]; readonly completeness: readonly GroupCompleteness[] },
): string[] {
  const lost = findLost(replaced, listMembersWithLines(compiled.sources)).map(({ id }) => id)
  const thin = compiled.completeness.flatMap(({ group, missing }) => {
    const before = replaced.published?.completeness.find((each) => each.group === group)
    return before === undefined ? [] : missing.filter((id) => !before.missing.includes(id))
  })
  return listMembers(replaced.dataset)
    .map(({ id }) => id)
    .filter((id) => lost.includes(id) || thin.includes(id))
}

function listMembersWithLines(sources: readonly SourceEntry[]): Set<string> {
  return new Set(sources.flatMap(({ members }) => members.flatMap(({ member, lines }) => (lines > 0 ? [member] : []))))
}

/**
 * Finds the published members that are not present and whose absence no other rule judges. A member that may be empty
 * means nothing by its absence; without a required member the file of a month is refused anyway.
 */
function findLost(
  { dataset, inputs, publishedMembers: before }: ReplacedVersion,
  present: ReadonlySet<string>,
): Member[] {
  const members = listMembers(dataset)
  // If the same rows are in the files of several periods, one of those files is enough.
  const identity = ({ id, relation }: Member) => (dataset.sourcesOverlap === undefined ? id : relation)
  const there = new Set(members.filter(({ id }) => present.has(id)).map(identity))
  const isJudgedAlone = (member: Member) =>
    member.expected === undefined &&
    inputs.some(({ source }) => source.covers !== 'year' && source.members.includes(member))
  return members.filter(
    (member) =>
      before.includes(member.id) &&
      member.mayBeEmpty !== true &&
      !there.has(identity(member)) &&
      !isJudgedAlone(member),
  )
}
