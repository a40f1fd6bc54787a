import { BuildError } from '../../schemas/core/error.ts'
import type { FieldKind, Member } from '../../schemas/core/source.ts'

/** Last line of a file, without a line end. */
export interface UnendedLine {
  readonly line: number
  readonly fields: number
  readonly lastField: string
}

const CNPJ = '\\d{2}\\.\\d{3}\\.\\d{3}/\\d{4}-\\d{2}|[0-9A-Z]{12}\\d{2}'

/**
 * Form that every value of a kind has in the files: a value without it was cut. Kinds without a form, such as whole
 * numbers, look the same when they are cut.
 */
const WHOLE_FORM: Partial<Record<FieldKind, RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  day_first: /^\d{2}\/\d{2}\/\d{4}$/,
  bare_day: /^\d{8}$/,
  instant: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{3}$/,
  money: /\.\d{2}$/,
  nav: /\.\d{2}$/,
  cnpj: new RegExp(`^(${CNPJ})$`),
  required_cnpj: new RegExp(`^(${CNPJ})$`),
  document: new RegExp(`^(${CNPJ}|\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2})$`),
}

/**
 * Refuses a file that was cut inside its last line: the line has no end and lacks fields, or its last value lacks a
 * part that every value of its kind has, such as the cents. A missing line end alone refuses nothing. Returns the
 * number of a last line without an end, so that it can be reported: a text or a whole number may have lost its end, and
 * lines after it may be missing.
 */
export function refuseCutLine(
  { member, memberFile }: { readonly member: Member; readonly memberFile: string },
  columns: readonly string[],
  { headerLine, unended }: { readonly headerLine: number | null; readonly unended: UnendedLine | null },
): number | null {
  if (unended === null) return null
  const { line, fields, lastField } = unended
  const kind = member.fields[columns.at(-1) ?? '']?.kind ?? 'text'
  const isWhole =
    headerLine !== null && line > headerLine && fields === columns.length && isWholeValue(lastField, kind, member)
  if (isWhole) return line
  throw new BuildError('SOURCE_DAMAGED', `${memberFile} ends in the middle of its last line: it was cut`, {
    hint: 'The portal may be half-way through writing it: fetch it again later.',
  })
}

function isWholeValue(filed: string, kind: FieldKind, { format }: Member): boolean {
  if (format === 'quoted_lines') return /^".*"$/.test(filed)
  const value = filed.trim()
  return value === '' || (WHOLE_FORM[kind]?.test(value) ?? true)
}
