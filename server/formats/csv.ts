import type { Answer, Endpoint, Value } from '../../schemas/core/endpoint.ts'
import { rowFieldsOf } from '../../schemas/core/row-fields.ts'
import { toJson } from '../snapshots/values.ts'
import { findRows, readValue } from './rows.ts'

const LINE_END = '\r\n'

/** The CSV (RFC 4180) of an answer's rows: a header of all declared columns, then a record a row. */
export async function* writeCsv(answer: Answer, endpoint: Pick<Endpoint, 'output' | 'rows'>): AsyncGenerator<string> {
  const fields = rowFieldsOf(endpoint)
  let before = fields.map(({ name }) => writeTextCell(name)).join(',') + LINE_END
  for await (const rows of findRows(answer, endpoint).pieces) {
    const records = rows.map((row) => fields.map(({ path }) => writeCell(readValue(row, path))).join(',') + LINE_END)
    yield before + records.join('')
    before = ''
  }
  if (before !== '') yield before
}

/** Nothing for null and "" in quotes for a text without letters, so that a reader who cares can tell them apart. */
function writeCell(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'string') return writeTextCell(value)
  // What is no single value stands as its JSON.
  return quoteIfNeeded(toJson(value))
}

// A spreadsheet takes a cell that begins so for a formula, and runs it.
const FORMULA = /^[=+\-@\p{Cc}]/u

function writeTextCell(text: string): string {
  if (text === '') return '""'
  return quoteIfNeeded(FORMULA.test(text) ? `'${text}` : text)
}

function quoteIfNeeded(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
