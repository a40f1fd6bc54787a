import { type Dataset, listMembers } from '../../schemas/core/dataset.ts'
import type { GroupCompleteness } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import type { Member } from '../../schemas/core/source.ts'

/**
 * Judges if each group of members is whole. An expected member must be there and have a line; it must also have as
 * many lines per hundred lines of its yardstick as a whole month is known to have. A group is not judged before the
 * month from which it has members.
 */
export function judgeCompleteness(
  dataset: Pick<Dataset, 'sources'>,
  month: Month | null,
  linesByMember: ReadonlyMap<string, number>,
): GroupCompleteness[] {
  const expected = listMembers(dataset).filter((member) => isExpected(member, month))
  const groups = [...new Set(expected.flatMap((member) => member.expected?.group ?? []))]
  return groups.map((group) => {
    const missing = expected
      .filter((member) => member.expected?.group === group)
      .filter((member) => {
        const lines = linesByMember.get(member.id) ?? 0
        const yardstick = linesByMember.get(member.expected?.of ?? '') ?? 0
        return lines === 0 || lines * 100 < yardstick * (member.expected?.linesPerHundred ?? 0)
      })
      .map(({ id }) => id)
    return { group, complete: missing.length === 0, missing }
  })
}

function isExpected({ expected }: Member, month: Month | null): boolean {
  if (expected === undefined) return false
  return expected.since === undefined || month === null || month >= expected.since
}
