import type { EndpointAnswer, Value } from '../../schemas/api/endpoint.ts'
import { type FieldSelection, listSelectedFields } from '../../schemas/api/field-selection.ts'
import type { DeclaredAnswer } from '../../schemas/api/row-fields.ts'
import { toJson } from '../snapshots/values.ts'
import { findKeyedRows, readValue } from './rows.ts'

const LINE_END = '\r\n'

/** Writes an answer's rows as CSV (RFC 4180): a header with all declared columns or the selected ones, then one record for each row. */
export async function* writeCsv(
  answer: EndpointAnswer,
  endpoint: DeclaredAnswer,
  selection: FieldSelection | null = null,
): AsyncGenerator<string> {
  const fields = listSelectedFields(endpoint, selection)
  let before = fields.map(({ name }) => writeTextCell(name)).join(',') + LINE_END
  for await (const rows of findKeyedRows(answer, endpoint).pieces) {
    const records = rows.map((row) => fields.map(({ path }) => writeCell(readValue(row, path))).join(',') + LINE_END)
    yield before + records.join('')
    before = ''
  }
  if (before !== '') yield before
}

/** Writes nothing for null and `""` for an empty text, so that a reader sees the difference. */
function writeCell(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'string') return writeTextCell(value)
  // A list or an object becomes its JSON.
  return quoteIfNeeded(toJson(value))
}

// A spreadsheet would run a cell that begins with one of these as a formula.
const FORMULA = /^[=+\-@\p{Cc}]/u

function writeTextCell(text: string): string {
  if (text === '') return '""'
  return quoteIfNeeded(FORMULA.test(text) ? `'${text}` : text)
}

function quoteIfNeeded(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
