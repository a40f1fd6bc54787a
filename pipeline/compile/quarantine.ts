import { join } from 'node:path'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { BadLine } from '../read/number-lines.ts'
import { maskPersonalData } from '../read/personal-data.ts'
import { replaceFile } from '../files.ts'

/** A line that did not go into the tables, or that refused its partition. */
export interface QuarantinedLine {
  readonly url: string
  readonly member: string
  readonly line: number
  readonly column: string | null
  readonly reason: string
  readonly text: string
}

/** Refuses a member of which too many lines cannot be read; the lines come along, to be looked at. */
export class TooManyBadLines extends BuildError {
  readonly lines: readonly QuarantinedLine[]

  constructor(message: string, hint: string, lines: readonly QuarantinedLine[]) {
    super('CHECK_FAILED', message, { hint })
    this.lines = lines
  }
}

/** What the reader set aside in a member, as it goes into quarantine. */
export function toQuarantinedLines(bad: readonly BadLine[], url: string, member: string): QuarantinedLine[] {
  return bad.map(({ line, column, reason, text }) => ({ url, member, line, column, reason, text }))
}

/** Refuses a member that has more bad lines than its dataset tolerates among so many. `counted` is without remarks. */
export function refuseTooMany(
  { tolerance }: Pick<Dataset, 'tolerance'>,
  { memberFile, lines, counted }: { memberFile: string; lines: number; counted: number },
  faults: readonly QuarantinedLine[],
): void {
  const allowed = Math.max(tolerance.lines, Math.floor(lines * tolerance.share))
  if (counted <= allowed) return
  const shown = faults.slice(0, 3).map((fault) => `${formatPlace(fault)}: ${fault.reason}`)
  throw new TooManyBadLines(
    `${memberFile} has ${String(counted)} bad lines, ${String(allowed)} are tolerated: ${shown.join('; ')}`,
    `${tolerance.because} Look at the lines; if the source changed its form, mend the declaration.`,
    faults,
  )
}

/** Where the lines set aside in a partition's newest compile stand, one JSON object a line. */
export function quarantinePath(dataDir: string, dataset: string, partition: string): string {
  return join(dataDir, 'quarantine', dataset, `${partition}.ndjson`)
}

export async function writeQuarantine(path: string, lines: readonly QuarantinedLine[], mask: boolean): Promise<void> {
  const sorted = [...lines].sort((a, b) => (a.member === b.member ? a.line - b.line : a.member < b.member ? -1 : 1))
  const shown = sorted.map((line) => ({ ...line, text: mask ? maskPersonalData(line.text) : line.text }))
  await replaceFile(path, shown.map((line) => `${JSON.stringify(line)}\n`).join(''))
}

/** How a fault is named everywhere: the file, the member, the line and the column. */
export function formatPlace({ url, member, line, column }: Omit<QuarantinedLine, 'text' | 'reason'>): string {
  const file = url.slice(url.lastIndexOf('/') + 1)
  // What a bare file's address ends with can be any parameters; its member is named as the file.
  const where = /\.zip$/i.test(file) && file !== member ? `${file} ${member}` : member
  return `${where} line ${String(line)}${column === null ? '' : ` column ${column}`}`
}
