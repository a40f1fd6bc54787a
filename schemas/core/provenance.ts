import { type Column, required, text, whole } from './column.ts'

const FILE = 'File that the row was read from.'
const LINE = 'Line of that file; the header is line 1.'

export function provenanceColumns(source: string, { file = FILE, line = LINE } = {}) {
  return { source_member: required(text(source, file)), source_line: required(whole(source, line)) }
}

/** Columns for a row that may come from no file. */
export function optionalProvenance(source: string, { file = FILE, line = LINE } = {}) {
  return { source_member: text(source, file), source_line: whole(source, line) }
}

/** Columns for some values of a row that come from a line of their own. */
export function provenanceOf<const P extends string>(values: P, source: string, { file = FILE, line = LINE } = {}) {
  const columns = { [`${values}_source_member`]: text(source, file), [`${values}_source_line`]: whole(source, line) }
  return columns as Readonly<Record<`${P}_source_member` | `${P}_source_line`, Column>>
}
