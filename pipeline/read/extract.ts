import { open } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Member, Source } from '../../schemas/core/source.ts'
import { membersHeader } from './header.ts'
import { writeDocument } from './document.ts'
import { type SourceFile, visitMembers } from './members.ts'
import { type BadLine, numberLines } from './number-lines.ts'

/** A member of a source, numbered and cleaned of bytes, ready to be loaded. */
export interface ExtractedMember {
  readonly source: Source
  readonly member: Member
  readonly memberFile: string
  /** The numbered file, in the work folder. */
  readonly path: string
  /** Its columns in order, by declared name; none where the member has no header. */
  readonly columns: readonly string[]
  readonly lines: number
  readonly bad: readonly BadLine[]
}

/** Unpacks a downloaded file and hands each member to `take` as soon as it is ready. */
export async function extractMembers(
  file: SourceFile,
  workDir: string,
  take: (extracted: ExtractedMember) => void,
): Promise<void> {
  const { source } = file
  await visitMembers(file, async (member, memberFile, content) => {
    const path = numberedPath(workDir, source, member)
    if (member.form === 'document') {
      await writeDocument(path, memberFile, content)
      take({ source, member, memberFile, path, columns: Object.keys(member.fields), lines: 1, bad: [] })
      return
    }
    const header = membersHeader(file.dataset, member, memberFile)
    const output = await open(path, 'w')
    try {
      const { headerLine, lines, bad } = await numberLines(content, {
        onHeader: header.resolve,
        write: async (bytes) => {
          // Not `write`: on a full disk that writes a part and says nothing.
          await output.appendFile(bytes)
        },
      })
      header.refuseMissing(headerLine, bad)
      take({ source, member, memberFile, path, columns: header.columns(), lines, bad })
    } finally {
      await output.close()
    }
  })
}

/** Where the numbered file of a member stands. */
export function numberedPath(folder: string, source: Source, member: Member): string {
  return join(folder, `${source.id}-${member.id}.csv`)
}

/** The text of some lines of a numbered file. */
export async function linesOf(path: string, wanted: ReadonlySet<number>): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  for await (const text of createInterface({ input: createReadStream(path, 'latin1') })) {
    const at = text.indexOf(';')
    const number = Number(text.slice(0, at))
    if (wanted.has(number)) found.set(number, text.slice(at + 1))
  }
  return found
}
