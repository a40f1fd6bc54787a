import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Member, Source } from '../../schemas/core/source.ts'
import type { Fields } from '../../schemas/second-reading/rule.ts'
import { cutRecord, decodeLine, nameColumns, separatorIn, splitFields, splitLine } from './fields.ts'
import { readXmlLines } from './message-lines.ts'
import { pickLines, type PickedLines, type RawLine } from './pick-lines.ts'
import { Unreadable } from './unreadable-file.ts'
import { readWorkbookLines } from './workbook.ts'
import { listEntries, readEntry } from './zip-content.ts'

/** A download, as it lies in data/raw. */
export interface SourceFile {
  readonly source: Source
  readonly path: string
  readonly url: string
  readonly sha256: string
  /** Finds the declared member by a name inside the file, or by the name of the file itself if it is not a zip. */
  readonly memberNamed: (name: string) => Member | undefined
  /** Names that the members can have if the address does not name a bare file. */
  readonly names: readonly string[]
}

export interface LineRequest {
  /** Lines by the name of the member in the file. */
  readonly wanted: ReadonlyMap<string, ReadonlySet<number>>
  /** Number of lines to draw from all members together, at least one from each. */
  readonly draw: number
  readonly seed: string
}

/** A line of a table. `fields` is null if they do not fit the header or record, or have a byte that none may have. */
export interface ReadLine {
  readonly number: number
  readonly text: string
  readonly fields: Fields | null
}

export interface ReadMember {
  readonly name: string
  readonly member: Member
  /** Declared columns that the file has. */
  readonly columns: ReadonlySet<string>
  readonly wanted: ReadonlyMap<number, ReadLine>
  readonly drawn: readonly ReadLine[]
  readonly document: unknown
}

/** Reads the declared members of a download once each. */
export async function* readMembers(file: SourceFile, request: LineRequest): AsyncGenerator<ReadMember> {
  const contents = (await listContents(file)).filter(({ name }) => file.memberNamed(name) !== undefined)
  const draw = Math.ceil(request.draw / Math.max(contents.length, 1))
  for (const { name, bytes, open } of contents) {
    const member = file.memberNamed(name)
    if (member === undefined) continue
    if (bytes > file.source.maxUnpackedBytes) throw new Unreadable(`${name} has ${String(bytes)} bytes`)
    else if (member.format === 'document') yield await readDocument(name, member, open())
    else {
      const wanted = request.wanted.get(name) ?? new Set()
      const seed = `${request.seed} ${file.sha256} ${name}`
      const content = member.messages === undefined ? open() : readXmlLines(open(), member.messages)
      yield readTable(name, member, await pickLines(content, { isHeader: findsHeader(member), wanted, draw, seed }))
    }
  }
}

interface Content {
  readonly name: string
  readonly bytes: number
  readonly open: () => AsyncIterable<Buffer>
}

async function listContents({ source, path, url, memberNamed, names: known }: SourceFile): Promise<Content[]> {
  if (source.format === 'zip') {
    const entries = await listEntries(path)
    return entries.map((entry) => ({ name: entry.name, bytes: entry.bytes, open: () => readEntry(path, entry) }))
  }
  const { pathname } = new URL(url)
  const [member] = source.members
  const names = [pathname.slice(pathname.lastIndexOf('/') + 1), ...known]
  const name = names.find((each) => memberNamed(each) !== undefined)
  const { size } = await stat(path)
  return name === undefined ? [] : [{ name, bytes: size, open: () => openBareFile(path, member) }]
}

/** Gives lines without a header as many of the declared columns as the longest line has. */
function declaredColumns(member: Member, { wanted, drawn, isUtf8 }: PickedLines): (string | null)[] {
  const { columnsInOrder = [], format, fields } = member
  const counts = [...wanted.values(), ...drawn].map((line) => splitFields(decodeLine(line, isUtf8), format).length)
  const names = columnsInOrder.slice(
    0,
    counts.reduce((most, count) => Math.max(most, count), 0),
  )
  return names.map((name) => (name in fields ? name : null))
}

/** Returns a test for the header: it begins as declared, or is the first line with two fields. */
function findsHeader({ columnsInOrder, headerBegins, format }: Member): (line: Buffer) => boolean {
  if (columnsInOrder !== undefined) return () => false
  if (headerBegins !== undefined) return (line) => withoutMark(line).indexOf(headerBegins, 0, 'latin1') === 0
  return (line) => line.includes(separatorIn(format))
}

/** Drops the byte order mark with which a file of UTF-8 can begin. */
function withoutMark(line: Buffer): Buffer {
  return line[0] === 0xef && line[1] === 0xbb && line[2] === 0xbf ? line.subarray(3) : line
}

function openBareFile(path: string, member: Member | undefined): AsyncIterable<Buffer> {
  return member?.format === 'sheet' ? readWorkbookLines(path) : createReadStream(path)
}

async function readDocument(name: string, member: Member, content: AsyncIterable<Buffer>): Promise<ReadMember> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  const document: unknown = JSON.parse(Buffer.concat(pieces).toString('utf8'))
  return { name, member, columns: new Set(), wanted: new Map(), drawn: [], document }
}

function readTable(name: string, member: Member, picked: PickedLines): ReadMember {
  const { header, isUtf8 } = picked
  const columns = header === null ? declaredColumns(member, picked) : nameColumns(decodeLine(header, isUtf8), member)
  const isRecord = member.format === 'records'
  const read = (line: RawLine): ReadLine => {
    const text = decodeLine(line, isUtf8)
    return { number: line.number, text, fields: isRecord ? cutRecord(text, member) : splitLine(text, columns, member) }
  }
  const first = isRecord ? 1 : member.columnsInOrder === undefined ? (header?.number ?? Infinity) : 0
  const names = isRecord ? Object.keys(member.fields) : columns.filter((column) => column !== null)
  return {
    name,
    member,
    columns: new Set(names),
    wanted: new Map([...picked.wanted].filter(([number]) => number > first).map(([at, line]) => [at, read(line)])),
    drawn: picked.drawn.filter(({ number }) => number > first).map(read),
    document: undefined,
  }
}
