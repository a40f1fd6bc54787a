import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import type { Period } from '../../schemas/core/month.ts'
import { type Encoding, isIgnored, type Member, type Source } from '../../schemas/core/source.ts'
import { tabAtLines } from './at-lines.ts'
import { tabCommaLines } from './comma-lines.ts'
import { cleanUtf8, MemberIsUtf8, refuseUtf16, watchEncoding } from './encoding.ts'
import { readMessageLines } from './messages.ts'
import { readSheetLines } from './sheet.ts'
import { withZip } from './zip.ts'
import type { RawFile } from '../raw-file.ts'

/** A file of a source to read, and its period. */
export interface FileToRead {
  readonly source: Source
  readonly period: Period | null
  readonly raw: RawFile
  /** File that declares its members; errors name it. */
  readonly declaredIn: string
}

export interface VisitedMember {
  readonly member: Member
  readonly memberFile: string
  readonly content: AsyncIterable<Buffer>
  readonly encoding: Encoding
}

type Visit = (visited: VisitedMember) => Promise<void>

/**
 * Opens a downloaded file and visits its members one after another. An undeclared or repeated member refuses the file.
 * A member that turns out to have another encoding than the declared one is visited again from its beginning.
 */
export async function visitMembers({ source, period, raw, declaredIn }: FileToRead, visit: Visit): Promise<void> {
  if (source.format !== 'zip') {
    const [member] = source.members
    const name = member && findName(member, { source, period, raw })
    if (member && name) await visitMember(member, name, () => readContent(member, name, raw.path), visit)
    return
  }
  await withZip(raw.path, source, async (zipMembers) => {
    const named = zipMembers.flatMap((zipMember) => {
      const member = source.members.find((candidate) => isNamed(candidate, period, zipMember.name))
      return member ? [{ zipMember, member }] : []
    })
    refuseUndeclared(
      declaredIn,
      zipMembers
        .map(({ name }) => name)
        .filter((name) => !named.some(({ zipMember }) => zipMember.name === name))
        .filter((name) => !isIgnored(source, period, name)),
    )
    refuseTwice(named.map(({ member }) => member.id))
    if (named.length === 0) throw emptyZip(source)
    for (const { zipMember, member } of named) await visitMember(member, zipMember.name, () => zipMember.read(), visit)
  })
}

/** Lists the members of a file, by the names inside it; a bare file is its only member. */
export function findMembers({ source, period, raw }: Pick<FileToRead, 'source' | 'period' | 'raw'>): Member[] {
  if (source.format !== 'zip') return source.members.slice(0, 1)
  return source.members.filter((member) => raw.members.some(({ name }) => isNamed(member, period, name)))
}

/**
 * Finds the name of a member in a file, or in the address of a bare file; otherwise the first name that is known in
 * advance.
 */
export function findName(
  member: Member,
  { source, period, raw }: Pick<FileToRead, 'source' | 'period' | 'raw'>,
): string | undefined {
  const there = source.format === 'zip' ? raw.members.map(({ name }) => name) : [basename(new URL(raw.url).pathname)]
  const [first] = listMemberNames(member, period)
  return there.find((name) => isNamed(member, period, name)) ?? first
}

function listMemberNames(member: Member, period: Period | null): readonly string[] {
  const names = member.names(period)
  return names === 'any' ? [] : names
}

function isNamed(member: Member, period: Period | null, name: string): boolean {
  return member.names(period) === 'any' || listMemberNames(member, period).includes(name)
}

function readContent(member: Member, name: string, path: string): AsyncIterable<Buffer> {
  return member.format === 'sheet' ? readSheetLines(path, name) : createReadStream(path)
}

/** Writes lines with another separator than a semicolon or a tab as lines with tabs. */
const TAB_LINES: Partial<
  Record<NonNullable<Member['format']>, (lines: AsyncIterable<Buffer>) => AsyncIterable<Buffer>>
> = { comma_lines: tabCommaLines, at_lines: tabAtLines }

async function visitMember(
  member: Member,
  memberFile: string,
  read: () => AsyncIterable<Buffer>,
  visit: Visit,
): Promise<void> {
  const { format = 'lines', encoding = 'iso-8859-1' } = member
  // A document is parsed as UTF-8, and the cells of a sheet come decoded.
  if (format === 'document' || format === 'sheet') {
    await visit({ member, memberFile, content: read(), encoding })
    return
  }
  if (member.messages !== undefined) {
    await visit({
      member,
      memberFile,
      content: cleanUtf8(readMessageLines(read(), member.messages, memberFile), memberFile),
      encoding: 'utf-8',
    })
    return
  }
  const tabLines = TAB_LINES[format] ?? ((lines: AsyncIterable<Buffer>) => lines)
  const visitLines = (lines: AsyncIterable<Buffer>, as: Encoding) =>
    visit({ member, memberFile, content: tabLines(lines), encoding: as })
  const readAsUtf8 = () => visitLines(cleanUtf8(refuseUtf16(read(), memberFile), memberFile), 'utf-8')
  if (encoding === 'utf-8') {
    await readAsUtf8()
    return
  }
  try {
    await visitLines(watchEncoding(refuseUtf16(read(), memberFile), memberFile), encoding)
  } catch (error) {
    if (!(error instanceof MemberIsUtf8)) throw error
    if (format === 'records') throw recordsInUtf8(memberFile)
    await readAsUtf8()
  }
}

function recordsInUtf8(name: string): BuildError {
  return new BuildError('SOURCE_DRIFT', `${name} is in UTF-8: the positions of its records count single bytes`, {
    hint: 'If the source changed its encoding, its records must be read in another way: extend pipeline/read/records.ts.',
  })
}

function refuseUndeclared(declaredIn: string, names: readonly string[]): void {
  // A note next to the tables is not data; an unknown table is.
  const tables = names.filter((name) => /\.(csv|txt)$/i.test(name))
  if (tables.length === 0) return
  throw new BuildError('SOURCE_DRIFT', `unknown member ${tables.join(', ')}`, {
    hint: `Declare it in ${declaredIn}; a name of another period means a wrong file.`,
  })
}

function emptyZip({ id }: Source): BuildError {
  return new BuildError('SOURCE_DRIFT', `the zip of ${id} has none of its tables`, {
    hint: 'The portal may be half-way through writing it: fetch it again later.',
  })
}

function refuseTwice(ids: readonly string[]): void {
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
  if (twice.length === 0) return
  throw new BuildError('SOURCE_DRIFT', `member ${twice.join(', ')} is in the zip twice`, {
    hint: 'Two editions in one zip cannot be distinguished: fetch it again later.',
  })
}
