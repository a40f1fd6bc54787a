import type { LakeFiles } from '../../lake/files.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { Month } from '../../schemas/core/month.ts'
import type { Member } from '../../schemas/core/source.ts'
import type { ExtractedMember } from '../read/extract.ts'
import { visitMembers } from '../read/members.ts'
import { type SplitMember, splitMember } from '../read/split-months.ts'
import { type PartitionInput, refuseDamaged } from './partition-input.ts'
import { refuseEmptyYear } from './empty-files.ts'
import { toQuarantinedLines, formatPlace, refuseTooMany } from './quarantine.ts'

/**
 * Splits the file of a year into its due months in one pass. A fault of the whole file throws: damage, another layout,
 * lines of another year, or too many lines whose month cannot be read.
 */
export async function splitYear(
  input: PartitionInput,
  due: readonly Month[],
  tolerance: Dataset['tolerance'],
  folder: string,
  files: LakeFiles,
): Promise<Map<Month, ExtractedMember[]>> {
  const { period, months, raw } = input
  refuseDamaged(input)
  const split = new Map(due.map((month) => [month, [] as ExtractedMember[]]))
  let lines = 0
  try {
    await visitMembers(input, async (visited) => {
      const { member, memberFile } = visited
      const found = await splitMember(input, due, visited, folder, files)
      refuseForeign(found, member, memberFile, raw.url, period ?? '')
      refuseUnplaced(found, tolerance, { url: raw.url, member, memberFile })
      lines += found.lines
      for (const [month, extracted] of found.byMonth) {
        // Lines whose month cannot be read count once: in the first month that the build needs from the file, due or
        // not.
        const bad = month === months[0] ? [...extracted.bad, ...found.unplaced] : extracted.bad
        split.get(month)?.push({ ...extracted, bad: [...bad].sort((a, b) => a.line - b.line) })
      }
    })
    refuseEmptyYear(input, lines)
  } catch (error) {
    await files.rm(folder, { recursive: true, force: true })
    throw error
  }
  return split
}

/** Refuses a file if the year in its name is not the year in its lines. */
function refuseForeign({ foreign }: SplitMember, member: Member, memberFile: string, url: string, year: string): void {
  if (foreign.count === 0) return
  const shown = foreign.first.map(({ line, column, reason }) => {
    return `${formatPlace({ url, member: memberFile, line, column })} ${reason}`
  })
  const rest = foreign.count - shown.length
  const more = rest > 0 ? ` and ${String(rest)} more` : ''
  throw new BuildError('CHECK_FAILED', `right_year: ${shown.join('; ')}${more}`, {
    hint: `A file of ${year} has only lines of ${year} (${member.monthField ?? ''}). The portal put a wrong file in this place, or the download was mixed up: fetch it again later.`,
  })
}

/**
 * Refuses a member with too many lines without a month: its dates are then written in another form, and no month would
 * be whole.
 */
function refuseUnplaced(
  { lines, unplaced }: SplitMember,
  tolerance: Dataset['tolerance'],
  read: { readonly url: string; readonly member: Member; readonly memberFile: string },
): void {
  const { memberFile } = read
  refuseTooMany(tolerance, { memberFile, lines, bad: unplaced }, toQuarantinedLines(unplaced, read))
}
