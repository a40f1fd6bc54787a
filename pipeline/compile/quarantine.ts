import type { Lake } from '../../lake/lake.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { Member } from '../../schemas/core/source.ts'
import type { BadLine } from '../read/number-lines.ts'
import { maskPersonalData } from '../read/personal-data.ts'
import { replaceFile } from '../../lake/durable-files.ts'

/** An error shows this many lines at most. */
const SHOWN = 3

/** A line that is left out of the tables, or that made its partition refused. */
export interface QuarantinedLine {
  readonly url: string
  readonly member: string
  readonly line: number
  readonly column: string | null
  readonly reason: string
  readonly text: string
}

/** Refuses a member with too many unreadable lines; the error has the lines, so that an operator can look at them. */
export class TooManyBadLines extends BuildError {
  readonly lines: readonly QuarantinedLine[]

  constructor(message: string, hint: string, lines: readonly QuarantinedLine[]) {
    super('CHECK_FAILED', message, { hint })
    this.lines = lines
    this.url = lines[0]?.url ?? null
  }
}

/** Turns the reader's bad lines of a member into lines for quarantine. */
export function toQuarantinedLines(
  bad: readonly BadLine[],
  { url, member, memberFile }: { readonly url: string; readonly member: Member; readonly memberFile: string },
): QuarantinedLine[] {
  return bad.map(({ line, column, reason, text }) => {
    return { url, member: memberFile, line, column, reason, text: showText(member, text) }
  })
}

/** Shows a line of a member, or nothing if the member names persons. */
export function showText({ hidesLines }: Pick<Member, 'hidesLines'>, text: string): string {
  return hidesLines === undefined ? text : ''
}

interface ReadMember {
  readonly memberFile: string
  readonly lines: number
  readonly bad: readonly BadLine[]
}

/**
 * Refuses a member with more bad lines than its dataset tolerates for its number of lines. It also refuses a member
 * that has lost bytes, because nobody knows how many lines they were. Remarks of the portal do not count. `faults` are
 * the bad lines and the lines with a value that cannot be read.
 */
export function refuseTooMany(
  tolerance: Dataset['tolerance'],
  { memberFile, lines, bad }: ReadMember,
  faults: readonly QuarantinedLine[],
): void {
  refuseTorn(memberFile, bad, faults)
  const counted = faults.length - bad.filter(({ stray }) => stray).length
  const allowed = Math.max(tolerance.lines, Math.floor(lines * tolerance.share))
  if (counted <= allowed) return
  const shown = faults.slice(0, SHOWN).map((fault) => `${formatPlace(fault)}: ${fault.reason}`)
  throw new TooManyBadLines(
    `${memberFile} has ${String(counted)} bad lines, ${String(allowed)} are tolerated: ${shown.join('; ')}`,
    `${tolerance.because} Look at the lines; if the source changed its format, correct the declaration.`,
    faults,
  )
}

function refuseTorn(memberFile: string, bad: readonly BadLine[], faults: readonly QuarantinedLine[]): void {
  const torn = new Set(bad.flatMap(({ line, isTorn }) => (isTorn === true ? line : [])))
  if (torn.size === 0) return
  const shown = faults.filter(({ line }) => torn.has(line)).slice(0, SHOWN)
  throw new TooManyBadLines(
    `${memberFile} has lost bytes: ${shown.map((fault) => `${formatPlace(fault)}: ${fault.reason}`).join('; ')}`,
    'Zeros are where a disk or a transfer left a hole, which can cover the ends of lines, so nobody knows how many are lost. The published version stays. Fetch the file again when its publisher has written it again.',
    faults,
  )
}

/**
 * Writes the quarantined lines of a partition into its file, one JSON object per line, in place of those of the last
 * compile; without any there is no file. Returns the path.
 */
export async function writeQuarantine(
  { lake, maskPersonalData: mask }: { readonly lake: Lake; readonly maskPersonalData: boolean },
  { dataset, partition }: { readonly dataset: Pick<Dataset, 'id'>; readonly partition: string },
  lines: readonly QuarantinedLine[],
): Promise<string> {
  const path = lake.quarantined(dataset.id, partition)
  if (lines.length === 0) {
    await lake.files.rm(path, { force: true })
    return path
  }
  const sorted = [...lines].sort((a, b) => (a.member === b.member ? a.line - b.line : a.member < b.member ? -1 : 1))
  const shown = sorted.map((line) => ({ ...line, text: mask ? maskPersonalData(line.text) : line.text }))
  await replaceFile(lake.files, path, shown.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return path
}

/** Names the place of a fault in every message: file, member, line and column. */
export function formatPlace({ url, member, line, column }: Omit<QuarantinedLine, 'text' | 'reason'>): string {
  const file = url.slice(url.lastIndexOf('/') + 1)
  // The address of a bare file may end with any parameters; its member has the file's name.
  const where = /\.zip$/i.test(file) && file !== member ? `${file} ${member}` : member
  return `${where} line ${String(line)}${column === null ? '' : ` column ${column}`}`
}
