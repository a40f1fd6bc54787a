import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import type { Period } from '../../schemas/core/month.ts'
import { isIgnored, type Member, type Source } from '../../schemas/core/source.ts'
import { NEWLINE } from './scan-lines.ts'
import { readSheetLines } from './sheet.ts'
import { withZip } from './zip.ts'
import type { RawFile } from '../raw-file.ts'

/** A file of a source to read, and its period. */
export interface FileToRead {
  readonly source: Source
  readonly period: Period | null
  readonly raw: RawFile
  /** The file that declares its members; errors name it. */
  readonly declaredIn: string
}

/** A member during a visit. */
export interface VisitedMember {
  readonly member: Member
  readonly memberFile: string
  readonly content: AsyncIterable<Buffer>
}

/** The work on one member: its declaration, its name in the file, its bytes. */
type Visit = (member: Member, memberFile: string, content: AsyncIterable<Buffer>) => Promise<void>

/**
 * Opens a downloaded file and visits its members one after another. An undeclared or repeated member refuses the file.
 */
export async function visitMembers({ source, period, raw, declaredIn }: FileToRead, visit: Visit): Promise<void> {
  if (source.format !== 'zip') {
    const [member] = source.members
    const name = member && findName(member, { source, period, raw })
    if (member && name) await visit(member, name, readMemberContent(member, name, raw.path))
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
    for (const { zipMember, member } of named)
      await visit(member, zipMember.name, readWhole(member, zipMember.name, zipMember.read()))
  })
}

/** Lists the members of a file, by the names inside it; a bare file is its only member. */
export function findMembers({ source, period, raw }: Pick<FileToRead, 'source' | 'period' | 'raw'>): Member[] {
  if (source.format !== 'zip') return source.members.slice(0, 1)
  return source.members.filter((member) => raw.members.some(({ name }) => isNamed(member, period, name)))
}

/** The name of a member in a file; a bare file has the name in its address, if that is possible. */
export function findName(
  member: Member,
  { source, period, raw }: Pick<FileToRead, 'source' | 'period' | 'raw'>,
): string | undefined {
  const there = source.format === 'zip' ? raw.members.map(({ name }) => name) : [basename(new URL(raw.url).pathname)]
  const [first] = listMemberNames(member, period)
  return there.find((name) => isNamed(member, period, name)) ?? first
}

/** The names that are known in advance. */
function listMemberNames(member: Member, period: Period | null): readonly string[] {
  const names = member.names(period)
  return names === 'any' ? [] : names
}

function isNamed(member: Member, period: Period | null, name: string): boolean {
  return member.names(period) === 'any' || listMemberNames(member, period).includes(name)
}

function readMemberContent(member: Member, name: string, path: string): AsyncIterable<Buffer> {
  if (member.format === 'sheet') return readSheetLines(path, name)
  return readWhole(member, name, createReadStream(path))
}

/** A document is parsed as a whole and records end with a trailer; in other formats only the last line shows a cut. */
function readWhole({ format }: Member, name: string, content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  return format === 'document' || format === 'records' ? content : refuseCutLine(name, content)
}

/**
 * Every known file ends its last line. A file that does not was cut, perhaps inside a figure, before it was sent or
 * zipped.
 */
async function* refuseCutLine(name: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let last: number | undefined
  for await (const chunk of content) {
    last = chunk.at(-1) ?? last
    yield chunk
  }
  if (last === undefined || last === NEWLINE) return
  throw new BuildError('SOURCE_DAMAGED', `${name} ends in the middle of its last line: it was cut`, {
    hint: 'The portal may be half-way through writing it: fetch it again later.',
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
