import type { EndpointAnswer, Rows, Value } from '../../schemas/api/endpoint.ts'
import { type FieldSelection, listSelectedFields } from '../../schemas/api/field-selection.ts'
import type { DeclaredAnswer } from '../../schemas/api/row-fields.ts'
import { toJson } from '../snapshots/values.ts'
import { asRows, findKeyedRows, isRow } from './rows.ts'
import { createFieldFilter } from './selected-fields.ts'

/** Writes a value as JSON, in pieces. `path` leads to the list that may itself come in pieces. */
export async function* writeJson(value: Value, path: readonly string[]): AsyncGenerator<string> {
  const [key, ...rest] = path
  const list = key === undefined || !isRow(value) ? asRows(value) : null
  if (list !== null && key !== undefined) {
    yield* writeItems(list, path)
    return
  }
  if (list !== null) {
    let before = '['
    for await (const texts of list.json ?? writeRows(list)) {
      if (texts.length === 0) continue
      yield before + texts.join(',')
      before = ','
    }
    yield before === '[' ? '[]' : ']'
    return
  }
  if (key === undefined || !isRow(value)) {
    yield toJson(value)
    return
  }
  let before = '{'
  for (const [name, inner] of Object.entries(value)) {
    yield `${before}${JSON.stringify(name)}:`
    if (name === key) yield* writeJson(inner, rest)
    else yield toJson(inner)
    before = ','
  }
  yield '}'
}

/** Writes the items of a batch, each of which has a list of its own at the path. */
async function* writeItems({ pieces }: Rows, path: readonly string[]): AsyncGenerator<string> {
  let before = '['
  for await (const items of pieces) {
    for (const item of items) {
      yield before
      yield* writeJson(item, path)
      before = ','
    }
  }
  yield before === '[' ? '[]' : ']'
}

async function* writeRows({ pieces }: Rows): AsyncGenerator<readonly string[]> {
  for await (const rows of pieces) yield rows.map(toJson)
}

/** Writes each row of an answer as JSON on its own line, without the envelope and with what it belongs to. */
export async function* writeNdjson(
  answer: EndpointAnswer,
  endpoint: DeclaredAnswer,
  fields: FieldSelection | null = null,
): AsyncGenerator<string> {
  const all = findKeyedRows(answer, endpoint)
  const selected = fields === null ? all : all.map(createFieldFilter(listSelectedFields(endpoint, fields)))
  for await (const rows of selected.pieces) yield rows.map((row) => `${toJson(row)}\n`).join('')
}
