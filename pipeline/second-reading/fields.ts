import { TextDecoder } from 'node:util'
import { parse } from 'csv-parse/sync'
import type { Member, SourceField } from '../../schemas/core/source.ts'
import type { Fields } from '../../schemas/second-reading/rule.ts'
import type { RawLine } from './pick-lines.ts'

/**
 * Decodes a line. In ISO-8859-1 each byte is the character of its number. Only the first line can begin with a byte
 * order mark.
 */
export function decodeLine({ number, bytes }: RawLine, isUtf8: boolean): string {
  return isUtf8
    ? new TextDecoder('utf-8', { ignoreBOM: number > 1 }).decode(bytes)
    : Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

/** Gives the declared name of each column of a header, in its order; null for a column that is not declared. */
export function nameColumns(header: string, { fields, format }: Member): (string | null)[] {
  const declared = Object.entries(fields).flatMap(([name, { aliases = [] }]) =>
    [name, ...aliases].map((spelling) => [spelling, name] as const),
  )
  const names = new Map(declared)
  return splitFields(header, format).map((filed) => names.get(filedText(filed, format).replace(/^\ufeff/, '')) ?? null)
}

/** Splits a line of a table; null if it has another number of fields than its header, or a byte that none may have. */
export function splitLine(
  text: string,
  columns: readonly (string | null)[],
  { fields, format }: Member,
): Fields | null {
  const filed = splitFields(text, format)
  if (filed.length !== columns.length || text.includes('\u0000')) return null
  const named = columns.flatMap((name, at) => (name === null ? [] : [[name, filed[at] ?? ''] as const]))
  if (named.some(([name, each]) => isDamaged(each, fields[name]))) return null
  return new Map(named.map(([name, each]) => [name, saidText(filedText(each, format), fields[name])]))
}

/**
 * Cuts a record at the positions of its fields; null if it is not a record of data, or has a byte that none may have.
 */
export function cutRecord(text: string, { fields, records }: Member): Fields | null {
  if (text.length !== records?.bytes || !text.startsWith(records.data) || text.includes('\u0000')) return null
  const cut = Object.entries(fields).map(([name, field]) => {
    const { at: [from, to] = [1, 0] } = field
    return { name, field, filed: text.slice(from - 1, to) }
  })
  if (cut.some(({ field, filed }) => isDamaged(filed, field))) return null
  return new Map(cut.map(({ name, filed }) => [name, cleanText(filed.replace(/^ +| +$/g, ''))]))
}

/** Reads the sign that a source writes for an empty field as empty. */
function saidText(text: string, field: SourceField | undefined): string {
  return text === field?.none ? '' : text
}

/** Splits a line of quoted fields; a line of another form is a single field. */
function splitQuoted(line: string): string[] {
  const isWhole = /^"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*$/.test(line)
  return isWhole
    ? Array.from(line.matchAll(/"((?:[^"]|"")*)"/g), ([, filed = '']) => filed.replaceAll('""', '"'))
    : [line]
}

export function separatorIn(format: Member['format']): string {
  if (format === 'at_lines') return '@'
  return format === 'tabbed_lines' ? '\t' : ';'
}

/** Splits a line. A quotation mark is a letter: only a semicolon, a tab or an at sign ends a field. */
export function splitFields(line: string, format: Member['format']): string[] {
  if (format === 'comma_lines') return splitQuoted(line)
  const options = {
    delimiter: separatorIn(format),
    quote: false,
    record_delimiter: '\n',
    relax_column_count: true,
  } as const
  const [fields = ['']] = parse(line, options)
  return fields
}

function filedText(filed: string, format: Member['format']): string {
  const text = cleanText(filed).replace(/^ +| +$/g, '')
  return format === 'quoted_lines' ? text.replace(/^"([^]*)"$/, '$1') : text
}

const CONTROLS = /[\u0001-\u001f\u007f-\u009f]/g

/** A text remains the same words without its control characters. A figure, a day or a number becomes another one. */
function isDamaged(filed: string, field: SourceField | undefined): boolean {
  return field !== undefined && field.kind !== 'text' && filed.search(CONTROLS) >= 0
}

/** Removes control characters, which are never data, and turns non-breaking spaces into spaces. */
function cleanText(text: string): string {
  return text.replaceAll(CONTROLS, '').replaceAll('\u00a0', ' ')
}
