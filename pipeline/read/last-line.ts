import { BuildError } from '../../schemas/core/error.ts'
import type { FieldKind, Member } from '../../schemas/core/source.ts'

/** The last line of a file that does not end it. */
export interface UnendedLine {
  readonly line: number
  readonly fields: number
  readonly lastField: string
}

const CNPJ = '\\d{2}\\.\\d{3}\\.\\d{3}/\\d{4}-\\d{2}|[0-9A-Z]{12}\\d{2}'

/**
 * The form of a whole value: no shorter text has it. Kinds without one, such as whole numbers, look the same when they
 * are cut.
 */
const WHOLE_FORM: Partial<Record<FieldKind, RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  day_first: /^\d{2}\/\d{2}\/\d{4}$/,
  bare_day: /^\d{8}$/,
  instant: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{3}$/,
  money: /\.\d{2}$/,
  nav: /\.\d{2}$/,
  price: /\.\d{2}$/,
  fare: /[.,]\d{2}$/,
  decimal6: /\.\d{6}$/,
  percent: /\.\d{6}$/,
  decimal12: /\.\d{12}$/,
  cnpj: new RegExp(`^(${CNPJ})$`),
  required_cnpj: new RegExp(`^(${CNPJ})$`),
  document: new RegExp(`^(${CNPJ}|\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2})$`),
}

/**
 * Refuses a file whose last line has no end, unless that line shows that it is whole: it has all fields, and the last
 * one is a text, empty, or a value in its full form. A figure that was cut reads like a smaller one. Returns true if
 * the last line has no end, so that it can be reported: a text can have lost its end, and lines after it are not known
 * of.
 */
export function refuseCutLine(
  { member, memberFile }: { readonly member: Member; readonly memberFile: string },
  columns: readonly string[],
  { headerLine, unended }: { readonly headerLine: number; readonly unended: UnendedLine | null },
): boolean {
  if (unended === null) return false
  const { line, fields, lastField } = unended
  const kind = member.fields[columns.at(-1) ?? '']?.kind ?? 'text'
  const isWhole =
    headerLine > 0 && line > headerLine && fields === columns.length && isWholeValue(lastField, kind, member)
  if (isWhole) return true
  throw new BuildError('SOURCE_DAMAGED', `${memberFile} ends in the middle of its last line: it was cut`, {
    hint: 'The portal may be half-way through writing it: fetch it again later.',
  })
}

function isWholeValue(filed: string, kind: FieldKind, { format }: Member): boolean {
  if (format === 'quoted_lines') return /^".*"$/.test(filed)
  const value = filed.trim()
  return value === '' || kind === 'text' || (WHOLE_FORM[kind]?.test(value) ?? false)
}
