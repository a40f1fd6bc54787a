import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Month } from '../../schemas/core/month.ts'
import type { Member } from '../../schemas/core/source.ts'
import { type ExtractedMember, numberedPath } from './extract.ts'
import { membersHeader } from './header.ts'
import type { SourceFile } from './members.ts'
import { type SortedLines, sortLines } from './number-lines.ts'
import { NumberedOutput } from './numbered-output.ts'
import { placeByMonth } from './place-by-month.ts'

/** Small, because a year has twelve outputs. */
const PIECE_BYTES = 1 << 18

/** A member of a file of a year, split: a numbered file for each month asked for, and what no month can have. */
export interface SplitMember extends Pick<SortedLines, 'lines' | 'unplaced' | 'foreign'> {
  readonly byMonth: ReadonlyMap<Month, ExtractedMember>
}

/**
 * Numbers the lines of a member and writes those of each month to a file of its own, in `<folder>/<month>`. A line keeps
 * the number that it has in the member. As many files are open as months are asked for, twelve at most.
 */
export async function splitMember(
  { dataset, source, period }: Omit<SourceFile, 'raw'>,
  months: readonly Month[],
  { member, memberFile, content }: { member: Member; memberFile: string; content: AsyncIterable<Buffer> },
  folder: string,
): Promise<SplitMember> {
  const { monthField } = member
  if (monthField === undefined || period === null) throw new Error(`${member.id} has no field that tells its month`)
  const header = membersHeader(dataset, member, memberFile)
  const paths = months.map((month) => numberedPath(join(folder, month), source, member))
  const files: FileHandle[] = []
  try {
    for (const path of paths) {
      await mkdir(dirname(path), { recursive: true })
      files.push(await open(path, 'w'))
    }
    const outputs = files.map((file) => new NumberedOutput((bytes) => file.appendFile(bytes), PIECE_BYTES))
    const place = placeByMonth(period, months, monthField, () => header.columns().indexOf(monthField))
    const sorted = await sortLines(content, { onHeader: header.resolve, outputs, place })
    header.refuseMissing(sorted.headerLine, sorted.unplaced)
    const byMonth = months.map((month, at) => {
      const [path = '', lines = 0, bad = []] = [paths[at], outputs[at]?.lines, sorted.bad[at]]
      return [month, { source, member, memberFile, path, columns: header.columns(), lines, bad }] as const
    })
    const { lines, unplaced, foreign } = sorted
    return { lines, unplaced, foreign, byMonth: new Map(byMonth) }
  } finally {
    for (const file of files) await file.close()
  }
}
