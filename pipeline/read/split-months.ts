import type { LakeFiles, WritableFile } from '../../lake/files.ts'
import { dirname, join } from 'node:path'
import type { Month } from '../../schemas/core/month.ts'
import { type ExtractedMember, locateNumbered } from './extract.ts'
import { readHeader } from './header.ts'
import { refuseCutLine } from './last-line.ts'
import type { FileToRead, VisitedMember } from './members.ts'
import { type PlaceLine, type SortedLines, sortLines } from './number-lines.ts'
import { NumberedOutput } from './numbered-output.ts'
import { dayInField, dayInRecord, type DayOfLine, placeByMonth } from './place-by-month.ts'
import { cutRecords } from './records.ts'
import { separatorOf } from './separator.ts'

/** The buffers are small, because a year has twelve outputs. */
const PIECE_BYTES = 1 << 18

/** A split member of a year's file: a numbered file for each needed month, and the lines that fit no month. */
export interface SplitMember extends Pick<SortedLines, 'lines' | 'unplaced' | 'foreign'> {
  readonly byMonth: ReadonlyMap<Month, ExtractedMember>
}

/**
 * Numbers the lines of a member and writes those of each month to a separate file, `<folder>/<month>`. A line keeps
 * its number in the member. Twelve files are open at most, one per needed month.
 */
export async function splitMember(
  { source, period, declaredIn }: Omit<FileToRead, 'raw'>,
  months: readonly Month[],
  visited: VisitedMember,
  folder: string,
  files: LakeFiles,
): Promise<SplitMember> {
  const { member, memberFile, encoding } = visited
  const { monthField } = member
  if (monthField === undefined || period === null) throw new Error(`${member.id} has no field with its month`)
  const paths = months.map((month) => locateNumbered(join(folder, month), { source, period, member }))
  const open: WritableFile[] = []
  try {
    for (const path of paths) {
      await files.mkdir(dirname(path), { recursive: true })
      open.push(await files.open(path, 'w'))
    }
    const separator = separatorOf(member)
    const outputs = open.map((file) => new NumberedOutput((bytes) => file.appendFile(bytes), PIECE_BYTES, separator))
    const placeBy = (dayOf: DayOfLine) => placeByMonth(period, months, member, dayOf)
    const { sorted, columns, unendedLine } = await sortMember(visited, declaredIn, outputs, placeBy)
    const byMonth = months.map((month, at) => {
      const [path = '', lines = 0, bad = []] = [paths[at], outputs[at]?.lines, sorted.bad[at]]
      return [month, { source, period, member, memberFile, path, columns, lines, bad, encoding, unendedLine }] as const
    })
    const { lines, unplaced, foreign } = sorted
    return { lines, unplaced, foreign, byMonth: new Map(byMonth) }
  } finally {
    for (const file of open) await file.close()
  }
}

/** Sends the lines of a member to their outputs, as its format requires. */
async function sortMember(
  visited: VisitedMember,
  declaredIn: string,
  outputs: readonly NumberedOutput[],
  placeBy: (dayOf: DayOfLine) => PlaceLine,
): Promise<{ sorted: SortedLines; columns: readonly string[]; unendedLine: number | null }> {
  const { member, memberFile, content, encoding } = visited
  const { monthField = '' } = member
  if (member.format === 'records') {
    const place = placeBy(dayInRecord(member.fields[monthField]?.at ?? [1, 0]))
    const sorted = await cutRecords(content, { member, memberFile, outputs, place })
    return { sorted, columns: Object.keys(member.fields), unendedLine: null }
  }
  const header = readHeader(member, memberFile, declaredIn)
  const separator = separatorOf(member)
  const place = placeBy(dayInField(() => header.columns().indexOf(monthField), separator))
  const reading = { onHeader: header.resolve, headerBegins: member.headerBegins, form: { encoding, separator } }
  const sorted = await sortLines(content, { ...reading, outputs, place })
  header.refuseMissing(sorted.headerLine, sorted.unplaced)
  const columns = header.columns()
  return { sorted, columns, unendedLine: refuseCutLine(visited, columns, sorted) }
}
