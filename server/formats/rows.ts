import { type EndpointAnswer, type Endpoint, type Row, Rows, type Value } from '../../schemas/api/endpoint.ts'
import { ExactNumber } from '../../schemas/core/exact-number.ts'

/** Where an endpoint declares the rows of its answer, and what belongs to them. */
export type RowPlaces = Pick<Endpoint, 'rows' | 'rowKeys' | 'rowSiblings'>

/** Finds the rows of an answer where its endpoint says they are: a list in pieces, a whole list or a single object. */
function findRows(
  { body }: Pick<EndpointAnswer, 'body'>,
  { rows: path, rowSiblings = [] }: Pick<Endpoint, 'rows' | 'rowSiblings'>,
): Rows {
  let [value, around]: [Value, Value] = [body, null]
  for (const key of path) [value, around] = [(isRow(value) ? value[key] : undefined) ?? null, value]
  const list = asRows(value)
  if (list !== null) return list
  const siblings = rowSiblings.map((name) => [name, (isRow(around) ? around[name] : undefined) ?? null] as const)
  if (isRow(value)) return Rows.of([{ ...value, ...Object.fromEntries(siblings) }])
  throw new Error(`the answer has no rows at ${path.join('.')}`)
}

/** Finds the rows with their keys in front, for the formats without an envelope. */
export function findKeyedRows(answer: Pick<EndpointAnswer, 'body' | 'rowKeys'>, endpoint: RowPlaces): Rows {
  const [first = '', ...rest] = endpoint.rows
  const items = rest.length === 0 ? null : asRows(answer.body[first] ?? null)
  return items === null
    ? addKeys(findRows(answer, endpoint), answer.rowKeys, endpoint)
    : joinItems(items, rest, endpoint)
}

/** Joins the rows of the items of a batch. Each item has the keys of its rows. */
function joinItems(items: Rows, path: readonly string[], endpoint: RowPlaces): Rows {
  return new Rows(
    (async function* () {
      for await (const piece of items.pieces) {
        for (const item of piece) yield* addKeys(findRows({ body: item }, { rows: path }), item, endpoint).pieces
      }
    })(),
  )
}

function addKeys(rows: Rows, values: Row | undefined, endpoint: RowPlaces): Rows {
  const keys = Object.keys(endpoint.rowKeys ?? {}).map((name) => {
    const value = values?.[name]
    if (value === undefined) throw new Error(`the answer does not say the ${name} of its rows`)
    return [name, value] as const
  })
  return keys.length === 0 ? rows : rows.map((row) => ({ ...Object.fromEntries(keys), ...row }))
}

/** Takes a value as a list of rows in pieces; null when it is no list of rows. */
export function asRows(value: Value): Rows | null {
  if (value instanceof Rows) return value
  return Array.isArray(value) && (value as readonly Value[]).every(isRow) ? Rows.of(value as readonly Row[]) : null
}

/** Distinguishes a value with keys from a list and from a number that is kept as text. */
export function isRow(value: Value | undefined): value is Row {
  if (value === null || typeof value !== 'object') return false
  return !(Array.isArray(value) || value instanceof ExactNumber || value instanceof Rows)
}

/** Reads the value at the end of a path; null where the row leaves out one of the keys. */
export function readValue(row: Row, path: readonly string[]): Value {
  let value: Value = row
  for (const key of path) value = (value as Row | null)?.[key] ?? null
  return value
}
