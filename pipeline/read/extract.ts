import { open } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { Period } from '../../schemas/core/month.ts'
import { isIgnored, type Member, type Source } from '../../schemas/core/source.ts'
import type { RawFile } from '../fetch/archive.ts'
import { resolveHeader } from './header.ts'
import { maskPersonalData } from './personal-data.ts'
import { type BadLine, numberLines } from './number-lines.ts'
import { withZip } from './zip.ts'

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

/**
 * Unpacks a downloaded file and hands each member to `take` as soon as it is ready.
 * A member that is not declared, or stands twice, refuses the file.
 */
export async function extractMembers(
  { dataset, source, period }: { dataset: Dataset; source: Source; period: Period | null },
  raw: RawFile,
  workDir: string,
  take: (extracted: ExtractedMember) => void,
): Promise<void> {
  if (source.format === 'csv') {
    const [member] = source.members
    const [name] = member?.names(period) ?? []
    if (member && name) take(await extract(dataset, source, member, name, createReadStream(raw.path), workDir))
    return
  }
  await withZip(raw.path, source, async (zipMembers) => {
    const named = zipMembers.flatMap((zipMember) => {
      const member = source.members.find((candidate) => candidate.names(period).includes(zipMember.name))
      return member ? [{ zipMember, member }] : []
    })
    refuseUndeclared(
      dataset,
      zipMembers
        .map(({ name }) => name)
        .filter((name) => !named.some(({ zipMember }) => zipMember.name === name))
        .filter((name) => !isIgnored(source, period, name)),
    )
    refuseTwice(named.map(({ member }) => member.id))
    if (named.length === 0) throw emptyZip(source)
    for (const { zipMember, member } of named) {
      take(await extract(dataset, source, member, zipMember.name, zipMember.read(), workDir))
    }
  })
}

async function extract(
  dataset: Dataset,
  source: Source,
  member: Member,
  memberFile: string,
  content: AsyncIterable<Buffer>,
  workDir: string,
): Promise<ExtractedMember> {
  const path = join(workDir, `${source.id}-${member.id}.csv`)
  let columns: string[] = []
  const output = await open(path, 'w')
  try {
    const { headerLine, lines, bad } = await numberLines(content, {
      onHeader: (header) => {
        columns = resolveHeader(header, member, memberFile, `schemas/datasets/${dataset.id}/members.ts`)
        return columns.length
      },
      write: async (bytes) => {
        // Not `write`: on a full disk that writes a part and says nothing.
        await output.appendFile(bytes)
      },
    })
    if (headerLine === 0 && bad.some(({ stray }) => !stray)) throw headless(memberFile, bad)
    return { source, member, memberFile, path, columns, lines, bad }
  } finally {
    await output.close()
  }
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

function refuseUndeclared(dataset: Dataset, names: readonly string[]): void {
  // A note beside the tables is no data; a table that nobody knows is.
  const tables = names.filter((name) => /\.(csv|txt)$/i.test(name))
  if (tables.length === 0) return
  throw new BuildError('SOURCE_DRIFT', `unknown member ${tables.join(', ')}`, {
    hint: `Declare it in schemas/datasets/${dataset.id}/members.ts; a name of another month means a wrong file.`,
  })
}

function emptyZip({ id }: Source): BuildError {
  return new BuildError('SOURCE_DRIFT', `the zip of ${id} has none of its tables`, {
    hint: 'The portal may be half-way through writing it: fetch it again later.',
  })
}

function headless(memberFile: string, bad: readonly BadLine[]): BuildError {
  const first = maskPersonalData(bad.find(({ stray }) => !stray)?.text ?? '').slice(0, 80)
  return new BuildError('SOURCE_DRIFT', `${memberFile} line 1: no header, but ${JSON.stringify(first)}`, {
    hint: 'The portal may have sent a page in place of the file: fetch it again later.',
  })
}

function refuseTwice(ids: readonly string[]): void {
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
  if (twice.length === 0) return
  throw new BuildError('SOURCE_DRIFT', `member ${twice.join(', ')} stands twice in the zip`, {
    hint: 'Two editions in one zip cannot be told apart: fetch it again later.',
  })
}
