import type { LakeFiles } from '../../lake/files.ts'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Period } from '../../schemas/core/month.ts'
import type { Encoding, Member, Source } from '../../schemas/core/source.ts'
import { readHeader } from './header.ts'
import { writeDocument } from './document.ts'
import { nodeEncoding } from './encoding.ts'
import { refuseCutLine } from './last-line.ts'
import { type FileToRead, visitMembers, type VisitedMember } from './members.ts'
import { type BadLine, numberLines } from './number-lines.ts'
import { numberRecords } from './records.ts'
import { separatorOf } from './separator.ts'

/** A member of a source with numbered, cleaned lines, ready to load. */
export interface ExtractedMember {
  readonly source: Source
  readonly member: Member
  /**
   * Period of the file. A partition can have files of several periods, so only member and period together are unique.
   */
  readonly period: Period | null
  readonly memberFile: string
  /** Path of the numbered file, in the work folder. */
  readonly path: string
  /** Declared names of the columns in order; none if the member has no header. */
  readonly columns: readonly string[]
  readonly lines: number
  readonly bad: readonly BadLine[]
  readonly encoding: Encoding
  /** Number of the last line, if that has no line end. */
  readonly unendedLine: number | null
}

/** Unpacks a downloaded file and hands each member to `take` as soon as it is ready. */
export async function extractMembers(
  file: FileToRead,
  workDir: string,
  files: LakeFiles,
  take: (extracted: ExtractedMember) => void,
): Promise<void> {
  const { source, period, declaredIn } = file
  await visitMembers(file, async (visited) => {
    const { member, memberFile, encoding } = visited
    const path = locateNumbered(workDir, { source, period, member })
    if (member.format === 'document') {
      await writeDocument(files, path, visited, declaredIn)
      const columns = Object.keys(member.fields)
      take({
        source,
        period,
        member,
        memberFile,
        path,
        columns,
        lines: 1,
        bad: [],
        encoding: 'utf-8',
        unendedLine: null,
      })
      return
    }
    const output = await files.open(path, 'w')
    try {
      // This is not `write`: on a full disk `write` writes a part and reports nothing.
      const write = (bytes: Buffer) => output.appendFile(bytes)
      const numbered = await numberMember(visited, declaredIn, write)
      take({ source, period, member, memberFile, path, encoding, ...numbered })
    } finally {
      await output.close()
    }
  })
}

async function numberMember(
  visited: VisitedMember,
  declaredIn: string,
  write: (bytes: Buffer) => Promise<void>,
): Promise<Pick<ExtractedMember, 'columns' | 'lines' | 'bad' | 'unendedLine'>> {
  const { member, memberFile, content, encoding } = visited
  if (member.format === 'records') {
    const { lines, bad } = await numberRecords(content, { member, memberFile, write })
    return { columns: Object.keys(member.fields), lines, bad, unendedLine: null }
  }
  const header = readHeader(member, memberFile, declaredIn)
  const form = { encoding, separator: separatorOf(member) }
  const { headerBegins, columnsInOrder } = member
  const reading = { onHeader: header.resolve, headerBegins, columnsInOrder, form, write }
  const numbered = await numberLines(content, reading)
  const { headerLine, lines, bad } = numbered
  header.refuseMissing(headerLine, bad)
  const columns = header.columns()
  return { columns, lines, bad, unendedLine: refuseCutLine(visited, columns, numbered) }
}

export function locateNumbered(
  folder: string,
  { source, period, member }: Pick<ExtractedMember, 'source' | 'period' | 'member'>,
): string {
  return join(folder, `${source.id}-${member.id}-${period ?? 'all'}.csv`)
}

/** Reads the text of some lines of a numbered file. */
export async function readNumberedLines(
  { path, encoding }: Pick<ExtractedMember, 'path' | 'encoding'>,
  numbers: ReadonlySet<number>,
): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  for await (const text of createInterface({ input: createReadStream(path, nodeEncoding(encoding)) })) {
    const at = text.search(/[;\t]/)
    const number = Number(text.slice(0, at))
    if (numbers.has(number)) found.set(number, text.slice(at + 1))
  }
  return found
}
