import type { GroupCompleteness } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import type { Member } from '../../schemas/core/source.ts'
import { literal } from '../../schemas/core/sql-text.ts'
import type { Duck } from '../duckdb.ts'
import { hasTable, type LoadedMember } from './load-members.ts'
import { nameMemberTable } from './raw-relation.ts'

/** Counts the lines that each member has after quarantine. */
export async function countLines(duck: Duck, loaded: readonly LoadedMember[]): Promise<Map<string, number>> {
  const counts = loaded
    .filter(hasTable)
    .map((each) => `SELECT ${literal(each.member.id)} AS member, count(*) AS lines FROM ${nameMemberTable(each)}`)
  if (counts.length === 0) return new Map()
  const rows = await duck.rows(`SELECT member, sum(lines) AS lines FROM (${counts.join(' UNION ALL ')}) GROUP BY ALL`)
  return new Map(rows.map(({ member, lines }) => [String(member), Number(lines)]))
}

/**
 * Judges whether each group of members is whole. An expected member must be there and have a line; it must also have as
 * many lines per hundred lines of its yardstick as a whole month is known to have. A group is not judged before the
 * month from which it has members.
 */
export function judgeCompleteness(
  declared: readonly Member[],
  month: Month | null,
  linesByMember: ReadonlyMap<string, number>,
): GroupCompleteness[] {
  const expected = declared.filter((member) => isExpected(member, month))
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
