import { BuildError } from '../../schemas/core/error.ts'
import type { Member } from '../../schemas/core/source.ts'
import type { ExtractedMember } from '../read/extract.ts'
import type { FileToRead } from '../read/members.ts'

/**
 * Refuses an empty member or an empty file, unless the declaration allows it: the portal was probably half-way through
 * writing the file, and nothing would replace good data.
 */
export function refuseEmptyFile({ source, raw, declaredIn }: FileToRead, found: readonly ExtractedMember[]): void {
  const file = `${source.id} (${raw.url})`
  const emptied = found.find((each) => countExtractedLines(each) === 0 && isRequired(each.member))
  if (emptied !== undefined) throw emptySource(`${emptied.memberFile} of ${file} ${describeEmpty(emptied)}`, declaredIn)
  const lost = source.members.find((member) => isRequired(member) && !found.some((each) => each.member === member))
  if (lost !== undefined) throw emptySource(`the file of ${file} lacks ${lost.id}`, declaredIn)
  if (source.members.every(({ mayBeEmpty = false }) => mayBeEmpty)) return
  refuseWithoutLines(
    found.reduce((sum, each) => sum + countExtractedLines(each), 0),
    file,
    declaredIn,
  )
}

/** Refuses a file of a year without any line. Its members are not checked: a year that has not ended lacks some. */
export function refuseEmptyYear({ source, raw, declaredIn }: FileToRead, lines: number): void {
  refuseWithoutLines(lines, `${source.id} (${raw.url})`, declaredIn)
}

/** Lines that cannot be read count as lines: the tolerance judges if they are too many. */
function countExtractedLines({ lines, bad }: ExtractedMember): number {
  return lines + bad.filter(({ stray }) => !stray).length
}

/** A missing member of any other kind is judged as completeness, or means nothing. */
function isRequired({ expected, mayBeEmpty = false }: Member): boolean {
  return expected === undefined && !mayBeEmpty
}

function describeEmpty({ columns }: ExtractedMember): string {
  return columns.length === 0 ? 'is empty' : 'has no line of data'
}

function refuseWithoutLines(lines: number, file: string, declaredIn: string): void {
  if (lines === 0) throw emptySource(`the file of ${file} has no line of data`, declaredIn)
}

function emptySource(what: string, declaredIn: string): BuildError {
  return new BuildError('SOURCE_DAMAGED', what, {
    hint: `The portal may be half-way through writing it: fetch it again later. The published version stays. If the file may be empty, declare that in ${declaredIn} (mayBeEmpty).`,
  })
}
