import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { CsvError, parse } from 'csv-parse/sync'
import type { GroupMember } from '../schemas/api/issuer-groups.ts'
import { isDay } from '../schemas/core/month.ts'
import { StartError } from './system/start-error.ts'

const COLUMNS = ['root', 'group', 'valid_from', 'valid_to', 'source'] as const
/** The server keeps the file in memory, and each query for a group lists the group's companies. */
const MOST_BYTES = 4 * 2 ** 20
const MOST_ROOTS_OF_GROUP = 500
const LONGEST_TEXT = 200
/** Faults that are listed; the others are counted. */
const MOST_FAULTS = 20

/** Groups of companies that an operator has loaded. */
export interface GroupsFile {
  readonly members: readonly GroupMember[]
  /** A name for the content of the file. */
  readonly digest: string
}

/** Reads the file of ISSUER_GROUPS_FILE; null where there is none. Throws a `StartError` with a line for each fault. */
export async function readGroupsFile(path: string | undefined): Promise<GroupsFile | null> {
  if (path === undefined) return null
  const bytes = await readBounded(path).catch((error: unknown) => {
    throw new StartError(`ISSUER_GROUPS_FILE cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  const { members, faults } = isUtf8(bytes) ? readGroups(bytes.toString()) : NOT_UTF8
  if (faults.length === 0) return { members, digest: createHash('sha256').update(bytes).digest('hex').slice(0, 16) }
  const more = faults.length - MOST_FAULTS
  const shown = [...faults.slice(0, MOST_FAULTS), ...(more > 0 ? [`and ${String(more)} more`] : [])]
  throw new StartError(shown.map((fault) => `ISSUER_GROUPS_FILE ${path}: ${fault}`).join('\n'))
}

const NOT_UTF8 = { members: [], faults: ['write it as UTF-8'] }

async function readBounded(path: string): Promise<Buffer> {
  const { size } = await stat(path)
  if (size > MOST_BYTES) throw new Error(`${path} has ${String(size)} bytes, and may have ${String(MOST_BYTES)}`)
  return readFile(path)
}

interface ReadGroups {
  readonly members: readonly GroupMember[]
  readonly faults: readonly string[]
}

interface NumberedLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** A company, and the line that names it. */
interface NumberedMember extends GroupMember {
  readonly line: number
}

function readGroups(text: string): ReadGroups {
  const lines = splitLines(text)
  if (typeof lines === 'string') return { members: [], faults: [lines] }
  const [header, ...rows] = lines
  const named = header?.cells.map((cell) => cell.trim()).join(',')
  if (named !== COLUMNS.join(',')) {
    return { members: [], faults: [`line 1: begin with ${COLUMNS.join(',')}, not "${named ?? ''}"`] }
  }
  const faults = rows.flatMap(({ line, cells }) => listFaults(cells).map((fault) => `line ${String(line)}, ${fault}`))
  if (faults.length > 0) return { members: [], faults }
  const members = rows.map(({ line, cells }) => ({ ...toMember(cells), line }))
  return {
    members: members.map(({ line: _line, ...member }) => member),
    faults: [...listOverlaps(members), ...listLargeGroups(members)],
  }
}

function splitLines(text: string): NumberedLine[] | string {
  const lines: NumberedLine[] = []
  try {
    parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (cells: string[], { lines: line }) => {
        lines.push({ line, cells })
        return null
      },
    })
    return lines
  } catch (error) {
    if (error instanceof CsvError) return error.message
    throw error
  }
}

const isText = (text: string) => text.length > 0 && text.length <= LONGEST_TEXT
const text = `give 1 to ${String(LONGEST_TEXT)} characters`

/** Permitted values of each column, and the error for any other. */
const RULES: Readonly<Record<(typeof COLUMNS)[number], readonly [(cell: string) => boolean, string]>> = {
  root: [(cell) => /^[0-9A-Z]{8}$/.test(cell), 'give the first eight characters of a CNPJ, digits or capitals'],
  group: [isText, text],
  valid_from: [isDay, 'give a day, YYYY-MM-DD'],
  valid_to: [(cell) => cell === '' || isDay(cell), 'give a day, YYYY-MM-DD, or nothing while it lasts'],
  source: [isText, text],
}

function listFaults(cells: readonly string[]): string[] {
  if (cells.length !== COLUMNS.length) {
    return [`${String(cells.length)} columns: give ${String(COLUMNS.length)}, with quotes around a text with commas`]
  }
  const faults = COLUMNS.flatMap((column, at) => {
    const [isRight, advice] = RULES[column]
    const cell = cells[at] ?? ''
    return isRight(cell) ? [] : [`column ${column}: ${advice}, not "${cell.slice(0, LONGEST_TEXT)}"`]
  })
  const [, , from = '', to = ''] = cells
  if (faults.length > 0 || to === '' || from <= to) return faults
  return [`column valid_to: ${to} is before valid_from, ${from}`]
}

function toMember([
  root = '',
  group = '',
  valid_from = '',
  valid_to = '',
  source = '',
]: readonly string[]): GroupMember {
  return { root, group, valid_from, valid_to: valid_to === '' ? null : valid_to, source }
}

/** A company is in one group at a time, and there once: else a sum would have its lines twice. */
function listOverlaps(members: readonly NumberedMember[]): string[] {
  const sorted = [...members].sort((a, b) => order(a.root, b.root) || order(a.valid_from, b.valid_from))
  return sorted.flatMap((member, at) => {
    const before = sorted[at - 1]
    if (before?.root !== member.root || (before.valid_to !== null && before.valid_to < member.valid_from)) return []
    return [
      `line ${String(member.line)}, column valid_from: ${member.root} is in ${before.group} on ${member.valid_from} already, by line ${String(before.line)}`,
    ]
  })
}

function listLargeGroups(members: readonly NumberedMember[]): string[] {
  const counts = new Map<string, number>()
  for (const { group } of members) counts.set(group, (counts.get(group) ?? 0) + 1)
  return [...counts].flatMap(([group, count]) =>
    count > MOST_ROOTS_OF_GROUP
      ? [`${group} has ${String(count)} lines, and may have ${String(MOST_ROOTS_OF_GROUP)}`]
      : [],
  )
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
