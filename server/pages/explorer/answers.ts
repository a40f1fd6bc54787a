import { ownInput, withCommonInput } from '../../../schemas/api/common-input.ts'
import { type Endpoint, type Row, Rows, type Snapshot, type Value } from '../../../schemas/api/endpoint.ts'
import { ApiError } from '../../../schemas/api/error.ts'
import { ExactNumber, toExactNumber, toUnits } from '../../../schemas/core/exact-number.ts'
import { parseInput } from '../../../schemas/api/input.ts'

export type Parameters = Readonly<Record<string, string>>

/** Asks an endpoint in the process, as a request would: the pages have no query of their own, and no key. */
export type AskEndpoint = (id: string, parameters: Parameters) => Promise<Row>

export function createAsk(endpoints: readonly Endpoint[], snapshot: Snapshot): AskEndpoint {
  return async (id, parameters) => {
    const endpoint = endpoints.find((each) => each.id === id)
    if (endpoint === undefined) throw new Error(`there is no endpoint ${id}`)
    // The endpoint's own schema makes the input, so it has the type that `answer` takes.
    const input = ownInput(endpoint, parseInput(inputOf(endpoint), parameters)) as never
    const { body } = await endpoint.answer(snapshot, input)
    return (await collectAnswer(body)) as Row
  }
}

const inputs = new WeakMap<Endpoint, ReturnType<typeof withCommonInput>>()

/** The input of an endpoint, made once: zod compiles each that it has not seen. */
function inputOf(endpoint: Endpoint): ReturnType<typeof withCommonInput> {
  const input = inputs.get(endpoint) ?? withCommonInput(endpoint)
  inputs.set(endpoint, input)
  return input
}

/** Gives null where the endpoint says that there is nothing, such as a month that was never filed. */
export async function askOrNothing(ask: AskEndpoint, id: string, parameters: Parameters): Promise<Row | null> {
  try {
    return await ask(id, parameters)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

/** Puts lists that come in pieces together. */
async function collectAnswer(value: Value): Promise<Value> {
  if (value instanceof Rows) {
    const rows: Row[] = []
    for await (const piece of value.pieces) rows.push(...piece)
    return rows
  }
  if (value === null || typeof value !== 'object' || value instanceof ExactNumber || Array.isArray(value)) return value
  const members = Object.entries(value).map(async ([name, inner]) => [name, await collectAnswer(inner)] as const)
  return Object.fromEntries(await Promise.all(members))
}

/** Reads a text of an answer; `''` where there is none. */
export function readText(row: Row, name: string): string {
  const value = row[name]
  if (typeof value === 'string') return value
  if (value instanceof ExactNumber) return value.text
  return typeof value === 'number' ? String(value) : ''
}

/** Reads a number of an answer as its decimal text; null where there is none. */
export function readDecimal(row: Row, name: string): string | null {
  const text = readText(row, name)
  return text === '' ? null : text
}

/** Reads an object of an answer; an empty one where there is none. */
export function readRow(row: Row, name: string): Row {
  const value = row[name]
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Row) : {}
}

/** Reads a list of objects of an answer; an empty one where there is none. */
export function readList(row: Row, name: string): readonly Row[] {
  const value = row[name]
  return Array.isArray(value) ? (value as readonly Row[]) : []
}

/** Adds amounts exactly. */
export function sumCents(texts: readonly (string | null)[]): string {
  return sumDecimals(texts, 2)
}

/** Takes an amount from another, exactly. */
export function subtractCents(amount: string, other: string): string {
  return toExactNumber(countUnits(amount, 2) - countUnits(other, 2), 2).text
}

/** Adds decimal texts of at most so many decimals exactly. */
export function sumDecimals(texts: readonly (string | null)[], decimals: number): string {
  const units = texts.reduce((sum, text) => sum + (text === null ? 0n : countUnits(text, decimals)), 0n)
  return toExactNumber(units, decimals).text
}

function countUnits(text: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  if (/[1-9]/.test(fraction.slice(decimals))) throw new Error(`${text} has more than ${String(decimals)} decimals`)
  return toUnits(`${whole}.${fraction.slice(0, decimals)}`, decimals)
}
