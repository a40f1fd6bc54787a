import { ExactNumber } from '../../schemas/core/exact-number.ts'
import { Rows, type Value } from '../../schemas/api/endpoint.ts'
import { isRow, asRows } from './rows.ts'

/** Writes an answer as XML, in pieces, with the names and the order of its JSON. `path` leads to the list that may come in pieces. */
export async function* writeXml(body: Value, path: readonly string[]): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n'
  yield* writeElementPieces('response', body, path)
}

async function* writeElementPieces(name: string, value: Value, path: readonly string[]): AsyncGenerator<string> {
  const [key, ...rest] = path
  const list = key === undefined || !isRow(value) ? asRows(value) : null
  if (list !== null && key !== undefined) {
    // These are the items of a batch. Each has a list of its own at the path.
    yield `<${name}>`
    for await (const items of list.pieces) for (const item of items) yield* writeElementPieces('item', item, path)
    yield `</${name}>`
    return
  }
  if (list !== null) {
    let before = `<${name}>`
    for await (const rows of list.pieces) {
      yield before + rows.map((row) => writeElement('item', row)).join('')
      before = ''
    }
    yield `${before}</${name}>`
    return
  }
  if (key === undefined || !isRow(value)) {
    yield writeElement(name, value)
    return
  }
  yield `<${name}>`
  for (const [inner, held] of Object.entries(value)) {
    if (inner === key) yield* writeElementPieces(inner, held, rest)
    else yield writeElement(inner, held)
  }
  yield `</${name}>`
}

/** Endpoints declare the names, all of them valid in XML. */
function writeElement(name: string, value: Value): string {
  return value === null ? `<${name} nil="true"/>` : `<${name}>${writeContent(value)}</${name}>`
}

function writeContent(value: Exclude<Value, null>): string {
  if (typeof value === 'string') return escapeXml(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof ExactNumber) return value.text
  if (value instanceof Rows) throw new Error('the endpoint does not declare this list in pieces')
  if (isRow(value))
    return Object.entries(value)
      .map(([name, inner]) => writeElement(name, inner))
      .join('')
  return value.map((item) => writeElement('item', item)).join('')
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  // Only `]]>` needs it.
  '>': '&gt;',
  // Without the escape a parser reads it as a line feed.
  '\r': '&#13;',
}

// XML 1.0 cannot hold these characters; halves of a surrogate pair are among them.
const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

function escapeXml(text: string): string {
  // Nearly every text needs no escape, and this test is quick.
  if (/^[\t\n\u0020-\u0025\u0027-\u003b\u003d\u003f-\ud7ff]*$/.test(text)) return text
  return text.replaceAll(ILLEGAL, '').replaceAll(/[&<>\r]/g, (letter) => ESCAPES[letter] ?? letter)
}
