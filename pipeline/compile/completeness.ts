import type { Dataset } from '../../schemas/core/dataset.ts'
import type { GroupCompleteness } from '../../schemas/core/manifest.ts'

/**
 * Whether each group of members is whole: a member that is expected must be there, with a line, and with as many lines
 * for a hundred lines of its yardstick as a whole month is known to have.
 */
export function judgeCompleteness(dataset: Dataset, linesByMember: ReadonlyMap<string, number>): GroupCompleteness[] {
  const members = dataset.sources.flatMap((source) => source.members)
  const groups = [...new Set(members.flatMap(({ expected }) => (expected ? [expected.group] : [])))]
  return groups.map((group) => {
    const missing = members
      .filter(({ expected }) => expected?.group === group)
      .filter(({ id, expected }) => {
        const lines = linesByMember.get(id) ?? 0
        const yardstick = linesByMember.get(expected?.of ?? '') ?? 0
        return lines === 0 || lines * 100 < yardstick * (expected?.linesPerHundred ?? 0)
      })
      .map(({ id }) => id)
    return { group, complete: missing.length === 0, missing }
  })
}
