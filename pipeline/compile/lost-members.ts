import { type Dataset, membersOf, partitionName } from '../../schemas/core/dataset.ts'
import type { GroupCompleteness, Manifest, PartitionEntry, SourceEntry } from '../../schemas/core/manifest.ts'
import type { Member } from '../../schemas/core/source.ts'
import { findMembers } from '../read/members.ts'
import type { PartitionInput } from './partition-input.ts'

/** What is asked of a partition to know what it would lose. */
export interface ReplacedVersion {
  readonly dataset: Dataset
  readonly inputs: readonly PartitionInput[]
  readonly published: PartitionEntry | null
  /** The members of which lines are published. */
  readonly publishedMembers: readonly string[]
}

/** The members of a partition that have lines in what is published. */
export function listPublishedMembers(manifest: Manifest | null, dataset: Dataset, partition: string): string[] {
  const own = (manifest?.sources ?? []).filter(
    (source) => source.dataset === dataset.id && partitionName(dataset, source.month) === partition,
  )
  return [...listMembersWithLines(own)]
}

/** The published members that the files of the sources do not have: known without reading them. */
export function findMembersNotInFiles(replaced: ReplacedVersion): string[] {
  const present = new Set(replaced.inputs.flatMap(findMembers).map(({ id }) => id))
  return findLost(replaced, present).map(({ id }) => id)
}

/** The published members without a line in what was compiled, and those that have become thinner than a whole month's. */
export function findMembersWithoutLines(
  replaced: ReplacedVersion,
  compiled: { readonly sources: readonly SourceEntry[]; readonly completeness: readonly GroupCompleteness[] },
): string[] {
  const lost = findLost(replaced, listMembersWithLines(compiled.sources)).map(({ id }) => id)
  const thin = compiled.completeness.flatMap(({ group, missing }) => {
    const before = replaced.published?.completeness.find((each) => each.group === group)
    return before === undefined ? [] : missing.filter((id) => !before.missing.includes(id))
  })
  return membersOf(replaced.dataset)
    .map(({ id }) => id)
    .filter((id) => lost.includes(id) || thin.includes(id))
}

function listMembersWithLines(sources: readonly SourceEntry[]): Set<string> {
  return new Set(sources.flatMap(({ members }) => members.flatMap(({ member, lines }) => (lines > 0 ? [member] : []))))
}

/**
 * Those of the published members that are not among these, and whose absence nobody else judges: one that may be empty
 * says nothing by it, and without one that must be there the file of a month is refused.
 */
function findLost(
  { dataset, inputs, publishedMembers: before }: ReplacedVersion,
  present: ReadonlySet<string>,
): Member[] {
  const members = membersOf(dataset)
  // Where the same rows stand in files of several periods, whichever is there serves.
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
