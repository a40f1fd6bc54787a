import { TextDecoder } from 'node:util'
import type { Member } from '../../schemas/core/source.ts'
import type { RawLine } from './pick-lines.ts'

/** The fields of a line as filed, by their declared names. */
export type Fields = ReadonlyMap<string, string>

/** Decodes a line. ISO-8859-1 gives each byte the character of its number. */
export function decodeLine({ bytes }: RawLine, isUtf8: boolean): string {
  return isUtf8
    ? new TextDecoder('utf-8').decode(bytes)
    : Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

/** The declared name of each column of a header, in its order; null for a column that nobody declared. */
export function nameColumns(header: string, { fields, format }: Member): (string | null)[] {
  const declared = Object.entries(fields).flatMap(([name, { aliases = [] }]) =>
    [name, ...aliases].map((spelling) => [spelling, name] as const),
  )
  const names = new Map(declared)
  return header.split(';').map((filed) => names.get(filedText(filed, format).replace(/^\ufeff/, '')) ?? null)
}

/** Splits a line of a table; null if it has another number of fields than its header. */
export function splitLine(text: string, columns: readonly (string | null)[], { format }: Member): Fields | null {
  const filed = text.split(';')
  if (filed.length !== columns.length) return null
  return new Map(columns.flatMap((name, at) => (name === null ? [] : [[name, filedText(filed[at] ?? '', format)]])))
}

/** Cuts a record at the positions of its fields; null if it is not one of data. */
export function cutRecord(text: string, { fields, records }: Member): Fields | null {
  if (text.length !== records?.bytes || !text.startsWith(records.data)) return null
  return new Map(
    Object.entries(fields).map(([name, { at: [from, to] = [1, 0] }]) => [
      name,
      cleanText(text.slice(from - 1, to).replace(/^ +| +$/g, '')),
    ]),
  )
}

function filedText(filed: string, format: Member['format']): string {
  const text = cleanText(filed).replace(/^ +| +$/g, '')
  return format === 'quoted_lines' ? text.replace(/^"([^]*)"$/, '$1') : text
}

/** No control character is data, and a space that does not break is a space. */
function cleanText(text: string): string {
  return text.replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '').replaceAll('\u00a0', ' ')
}
