import { readFile } from 'node:fs/promises'
import { realFiles } from '../../../lake/files.ts'
import { type ExtractedMember, extractMembers } from '../../../pipeline/read/extract.ts'
import { separatorOf } from '../../../pipeline/read/separator.ts'
import type { RawFile } from '../../../pipeline/raw-file.ts'
import { readMembers, type ReadMember } from '../../../pipeline/second-reading/read-members.ts'
import { Unreadable } from '../../../pipeline/second-reading/unreadable-file.ts'
import { BuildError } from '../../../schemas/core/error.ts'
import type { Member, Source } from '../../../schemas/core/source.ts'
import { placeInput, unlessRefused, workFolder } from './target.ts'

const ADDRESS = 'https://portal.example/file.txt'
const DAY = '2025-10-31'

/** A file that the compiler takes, and the second reader too. */
export interface ReadTwice {
  readonly compiled: ExtractedMember
  /** Fields that the compiler passes on, by the number of their line and the name of their column. */
  readonly lines: ReadonlyMap<number, ReadonlyMap<string, string>>
  /** Null where the second reader refuses the file. */
  readonly again: ReadMember | null
}

/** Reads a bare file of one member with both readers; null where the compiler refuses it. */
export async function readTwice(bytes: Buffer, member: Member): Promise<ReadTwice | null> {
  const path = await placeInput(bytes)
  const compiled = await unlessRefused(BuildError, () => extractOnly(path, member))
  if (compiled === null) return null
  const again = await unlessRefused(Unreadable, () => readOnlyAgain(path, member, countLines(bytes)))
  return { compiled, lines: await readNumbered(compiled), again }
}

function describeSource(member: Member): Source {
  const format = member.format === 'sheet' ? 'xls' : 'csv'
  return {
    id: 'made_up',
    page: ADDRESS,
    format,
    members: [member],
    url: () => ADDRESS,
    maxUnpackedBytes: 1 << 24,
    covers: 'everything',
  }
}

async function extractOnly(path: string, member: Member): Promise<ExtractedMember> {
  const raw: RawFile = {
    ...{ path, url: ADDRESS, retrieved_at: `${DAY}T00:00:00Z`, etag: null, last_modified: null },
    ...{ bytes: 0, sha256: '', members: [], damage: null },
  }
  const found: ExtractedMember[] = []
  const file = { source: describeSource(member), period: null, raw, declaredIn: 'members.ts' }
  await extractMembers(file, workFolder(), realFiles, (each) => {
    found.push(each)
  })
  const [only] = found
  if (only === undefined) throw new Error('the file was read, and has no member')
  return only
}

async function readOnlyAgain(path: string, member: Member, lines: number): Promise<ReadMember> {
  const source = describeSource(member)
  const file = { source, path, url: ADDRESS, sha256: '', memberNamed: () => member, names: [] }
  const wanted = new Set(Array.from({ length: lines }, (_line, at) => at + 1))
  for await (const read of readMembers(file, { wanted: new Map([['file.txt', wanted]]), draw: 0, seed: '' }))
    return read
  throw new Error('the file was read again, and has no member')
}

async function readNumbered(compiled: ExtractedMember): Promise<Map<number, Map<string, string>>> {
  const separator = String.fromCharCode(separatorOf(compiled.member))
  const text = await readFile(compiled.path, compiled.encoding === 'utf-8' ? 'utf8' : 'latin1')
  const lines = text.split('\n').slice(0, -1)
  return new Map(
    lines.map((line) => {
      const [number, ...fields] = line.split(separator)
      return [Number(number), new Map(compiled.columns.map((name, at) => [name, fields[at] ?? '']))]
    }),
  )
}

/** Both readers may count the messages of a document, or the rows of a sheet, instead of its line ends. */
function countLines(bytes: Buffer): number {
  return Math.min(bytes.length, 4_000) + 2
}
