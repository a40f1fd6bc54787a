import { Rows, type Value } from '../../schemas/core/endpoint.ts'
import { toJson } from '../snapshots/values.ts'

/** The JSON text of an answer in pieces; `path` leads to the list that may itself come in pieces. */
export async function* jsonPieces(value: Value, path: readonly string[]): AsyncGenerator<string> {
  if (value instanceof Rows) {
    let before = '['
    for await (const rows of value.pieces) {
      if (rows.length === 0) continue
      yield before + rows.map(toJson).join(',')
      before = ','
    }
    yield before === '[' ? '[]' : ']'
    return
  }
  const [key, ...rest] = path
  if (key === undefined || !isObject(value)) {
    yield toJson(value)
    return
  }
  let before = '{'
  for (const [name, inner] of Object.entries(value)) {
    yield `${before}${JSON.stringify(name)}:`
    if (name === key) yield* jsonPieces(inner, rest)
    else yield toJson(inner)
    before = ','
  }
  yield '}'
}

function isObject(value: Value): value is Readonly<Record<string, Value>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
