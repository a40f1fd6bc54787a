import { open } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Period } from '../../schemas/core/month.ts'
import type { Member, Source } from '../../schemas/core/source.ts'
import { readHeader } from './header.ts'
import { writeDocument } from './document.ts'
import { type FileToRead, visitMembers, type VisitedMember } from './members.ts'
import { type BadLine, numberLines } from './number-lines.ts'
import { numberRecords } from './records.ts'

/** A member of a source with numbered, cleaned lines, ready to load. */
export interface ExtractedMember {
  readonly source: Source
  readonly member: Member
  /** The period of its file. A partition can have files of several periods, so member and period together name it. */
  readonly period: Period | null
  readonly memberFile: string
  /** The numbered file, in the work folder. */
  readonly path: string
  /** Its columns in order, by declared name; none if the member has no header. */
  readonly columns: readonly string[]
  readonly lines: number
  readonly bad: readonly BadLine[]
}

/** Unpacks a downloaded file and hands each member to `take` as soon as it is ready. */
export async function extractMembers(
  file: FileToRead,
  workDir: string,
  take: (extracted: ExtractedMember) => void,
): Promise<void> {
  const { source, period, declaredIn } = file
  await visitMembers(file, async (member, memberFile, content) => {
    const path = locateNumbered(workDir, { source, period, member })
    if (member.format === 'document') {
      await writeDocument(path, { member, memberFile, content }, declaredIn)
      take({ source, period, member, memberFile, path, columns: Object.keys(member.fields), lines: 1, bad: [] })
      return
    }
    const output = await open(path, 'w')
    try {
      // This is not `write`: on a full disk `write` writes a part and reports nothing.
      const write = (bytes: Buffer) => output.appendFile(bytes)
      const numbered = await numberMember({ member, memberFile, content }, declaredIn, write)
      take({ source, period, member, memberFile, path, ...numbered })
    } finally {
      await output.close()
    }
  })
}

async function numberMember(
  { member, memberFile, content }: VisitedMember,
  declaredIn: string,
  write: (bytes: Buffer) => Promise<void>,
): Promise<Pick<ExtractedMember, 'columns' | 'lines' | 'bad'>> {
  if (member.format === 'records') {
    const { lines, bad } = await numberRecords(content, { member, memberFile, write })
    return { columns: Object.keys(member.fields), lines, bad }
  }
  const header = readHeader(member, memberFile, declaredIn)
  const { headerLine, lines, bad } = await numberLines(content, { onHeader: header.resolve, write })
  header.refuseMissing(headerLine, bad)
  return { columns: header.columns(), lines, bad }
}

/** The path of a member's numbered file. */
export function locateNumbered(
  folder: string,
  { source, period, member }: Pick<ExtractedMember, 'source' | 'period' | 'member'>,
): string {
  return join(folder, `${source.id}-${member.id}-${period ?? 'all'}.csv`)
}

/** Reads the text of some lines of a numbered file. */
export async function readNumberedLines(path: string, numbers: ReadonlySet<number>): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  for await (const text of createInterface({ input: createReadStream(path, 'latin1') })) {
    const at = text.search(/[;\t]/)
    const number = Number(text.slice(0, at))
    if (numbers.has(number)) found.set(number, text.slice(at + 1))
  }
  return found
}
