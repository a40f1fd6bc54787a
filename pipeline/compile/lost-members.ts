import { type Dataset, listMembers, partitionName } from '../../schemas/core/dataset.ts'
import type { GroupCompleteness, Manifest, PartitionEntry, SourceEntry } from '../../schemas/core/manifest.ts'
import type { Member } from '../../schemas/core/source.ts'
import { findMembers } from '../read/members.ts'
import type { PartitionInput } from './partition-input.ts'

/** Half of fewer lines says nothing. */
const LEAST_LINES = 4

/** Shows what a new version of a partition would lose. */
export interface ReplacedVersion {
  readonly dataset: Dataset
  readonly inputs: readonly PartitionInput[]
  readonly published: PartitionEntry | null
  /** Published lines by member; members without a line are left out. */
  readonly publishedLines: LinesByMember
}

export type LinesByMember = Readonly<Record<string, number>>

/** Counts the published lines of the members of a partition that have some. */
export function countPublishedLines(manifest: Manifest | null, dataset: Dataset, partition: string): LinesByMember {
  const own = (manifest?.sources ?? []).filter(
    (source) => source.dataset === dataset.id && partitionName(dataset, source.month) === partition,
  )
  return countLines(own)
}

/** Finds the published members that the source files do not have; this needs no reading of the files. */
export function findMembersNotInFiles(replaced: ReplacedVersion): string[] {
  const present = new Set(replaced.inputs.flatMap(findMembers).map(({ id }) => id))
  return findLost(replaced, present).map(({ id }) => id)
}

/**
 * Finds the published members that have no line in the compiled version, those that now have fewer lines than a whole
 * month has, and those that have lost more than half of their lines.
 */
export function findMembersWithoutLines(
  replaced: ReplacedVersion,
  compiled: { readonly sources: readonly SourceEntry[]; readonly completeness: readonly GroupCompleteness[] },
): string[] {
  const now = countLines(compiled.sources)
  const lost = findLost(replaced, new Set(Object.keys(now))).map(({ id }) => id)
  const thin = compiled.completeness.flatMap(({ group, missing }) => {
    const before = replaced.published?.completeness.find((each) => each.group === group)
    return before === undefined ? [] : missing.filter((id) => !before.missing.includes(id))
  })
  return listMembers(replaced.dataset)
    .filter((member) => lost.includes(member.id) || thin.includes(member.id) || isHalved(replaced, member, now))
    .map(({ id }) => id)
}

/**
 * True if a member has lost more than half of its lines: neither a register nor a month changes like that from one night
 * to the next. Where files of several periods have the same rows, the members of a relation count together. Tables that
 * never lose a row are judged by their series.
 */
function isHalved(
  { dataset, publishedLines }: ReplacedVersion,
  { id, relation, mayBeEmpty = false }: Member,
  lines: LinesByMember,
): boolean {
  if (dataset.tables.some(({ appendOnly }) => appendOnly !== undefined)) return false
  const together = listMembers(dataset)
    .filter((member) => (dataset.sourcesOverlap === undefined ? member.id === id : member.relation === relation))
    .map((member) => member.id)
  const count = (counts: LinesByMember) => together.reduce((sum, each) => sum + (counts[each] ?? 0), 0)
  const [now, then] = [count(lines), count(publishedLines)]
  return !mayBeEmpty && now > 0 && id in publishedLines && then >= LEAST_LINES && now * 2 < then
}

function countLines(sources: readonly SourceEntry[]): LinesByMember {
  const counts: Record<string, number> = {}
  for (const { member, lines } of sources.flatMap(({ members }) => members)) {
    if (lines > 0) counts[member] = (counts[member] ?? 0) + lines
  }
  return counts
}

/**
 * Finds the published members that are not present and whose absence no other rule judges. A member that may be empty
 * means nothing by its absence; without a required member the file of a month is refused anyway.
 */
function findLost({ dataset, inputs, publishedLines }: ReplacedVersion, present: ReadonlySet<string>): Member[] {
  const members = listMembers(dataset)
  // If the same rows are in the files of several periods, one of those files is enough.
  const identity = ({ id, relation }: Member) => (dataset.sourcesOverlap === undefined ? id : relation)
  const there = new Set(members.filter(({ id }) => present.has(id)).map(identity))
  const isJudgedAlone = (member: Member) =>
    member.expected === undefined &&
    inputs.some(({ source }) => source.covers !== 'year' && source.members.includes(member))
  return members.filter(
    (member) =>
      member.id in publishedLines &&
      member.mayBeEmpty !== true &&
      !there.has(identity(member)) &&
      !isJudgedAlone(member),
  )
}
