import type { Value } from '../../schemas/core/endpoint.ts'
import { toJson } from '../snapshots/values.ts'
import { isRow, asRows } from './rows.ts'

/** The JSON text of an answer in pieces; `path` leads to the list that may itself come in pieces. */
export async function* writeJson(value: Value, path: readonly string[]): AsyncGenerator<string> {
  const [key, ...rest] = path
  const list = key === undefined ? asRows(value) : null
  if (list !== null) {
    let before = '['
    for await (const rows of list.pieces) {
      if (rows.length === 0) continue
      yield before + rows.map(toJson).join(',')
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
