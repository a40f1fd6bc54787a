import { ExactNumber } from '../../schemas/core/exact-number.ts'
import type { EndpointAnswer, Value } from '../../schemas/api/endpoint.ts'
import { type FieldSelection, listSelectedFields } from '../../schemas/api/field-selection.ts'
import type { Decimal } from '../../schemas/api/format.ts'
import type { DeclaredAnswer } from '../../schemas/api/row-fields.ts'
import { toJson } from '../snapshots/values.ts'
import { findKeyedRows, readValue } from './rows.ts'

const LINE_END = '\r\n'

interface Signs {
  /** Stands before everything. */
  readonly mark: string
  readonly separator: string
  readonly decimal: string
  /** Finds a cell that must be quoted. */
  readonly quoted: RegExp
}

/** Programs read `point`; spreadsheets in countries with a decimal comma read `comma`. */
const SIGNS: Readonly<Record<Decimal, Signs>> = {
  point: { mark: '', separator: ',', decimal: '.', quoted: /[",\r\n]/ },
  // Without the byte order mark, such a spreadsheet takes UTF-8 for the code page of its country.
  comma: { mark: '\uFEFF', separator: ';', decimal: ',', quoted: /[";\r\n]/ },
}

/** Writes an answer's rows as CSV (RFC 4180): a header with all declared columns or the selected ones, then one record for each row. */
export async function* writeCsv(
  answer: EndpointAnswer,
  endpoint: DeclaredAnswer,
  selection: FieldSelection | null,
  decimal: Decimal,
): AsyncGenerator<string> {
  const fields = listSelectedFields(endpoint, selection)
  const signs = SIGNS[decimal]
  let before =
    signs.mark +
    joinCells(
      fields.map(({ name }) => writeTextCell(name, signs)),
      signs,
    )
  for await (const rows of findKeyedRows(answer, endpoint).pieces) {
    const records = rows.map((row) =>
      joinCells(
        fields.map(({ path }) => writeCell(readValue(row, path), signs)),
        signs,
      ),
    )
    yield before + records.join('')
    before = ''
  }
  if (before !== '') yield before
}

/** Writes values that no endpoint declares as a record. A header is a record of names. */
export function writeCsvRecord(values: readonly Value[]): string {
  return joinCells(
    values.map((value) => writeCell(value, SIGNS.point)),
    SIGNS.point,
  )
}

function joinCells(cells: readonly string[], { separator }: Signs): string {
  return cells.join(separator) + LINE_END
}

/** Writes nothing for null and `""` for an empty text, so that a reader sees the difference. */
function writeCell(value: Value, signs: Signs): string {
  if (value === null) return ''
  if (value instanceof ExactNumber) return value.text.replace('.', signs.decimal)
  if (typeof value === 'number') return String(value).replace('.', signs.decimal)
  if (typeof value === 'string') return writeTextCell(value, signs)
  // A list or an object becomes its JSON.
  return writeJsonCell(value, signs)
}

// A spreadsheet would run a cell that begins with one of these as a formula.
const FORMULA = /^[=+\-@\p{Cc}]/u

/**
 * Finds a sign that would begin a cell if the reader's spreadsheet took another separator than ours. Quotes around our cell
 * do not help then, because they are in the middle of one; those in the text may stand before the sign.
 */
const FORMULA_BEHIND_SEPARATOR = /(?<=[,;|\t\r\n]["\p{Cc}]*)[=+\-@]/gu

function writeTextCell(text: string, signs: Signs): string {
  if (text === '') return '""'
  const guarded = text.replace(FORMULA_BEHIND_SEPARATOR, "'$&")
  return quoteIfNeeded(FORMULA.test(guarded) ? `'${guarded}` : guarded, signs)
}

const JSON_TEXT = /"(?:[^"\\]|\\.)*"/g
/** JSON has separators between its texts too; its numbers stay numbers. */
const FORMULA_IN_JSON_TEXT = /(?<=^"|[,;|])[=+\-@]/g

function writeJsonCell(value: Value, signs: Signs): string {
  const guarded = toJson(value).replace(JSON_TEXT, (text) => text.replace(FORMULA_IN_JSON_TEXT, "'$&"))
  return quoteIfNeeded(guarded, signs)
}

function quoteIfNeeded(text: string, { quoted }: Signs): string {
  return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
