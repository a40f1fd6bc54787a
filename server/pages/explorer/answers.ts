import { ownInput, withCommonInput } from '../../../schemas/api/common-input.ts'
import { type Endpoint, type Row, Rows, type Snapshot, type Value } from '../../../schemas/api/endpoint.ts'
import { ApiError } from '../../../schemas/api/error.ts'
import { ExactNumber, toExactNumber, toUnits } from '../../../schemas/core/exact-number.ts'
import type { Figures } from '../kit/figures.ts'
import type { AnsweredNumber, Answers } from './answers.gen.ts'
import { parseInput } from '../../../schemas/api/input.ts'
import { listDatasetsShown } from '../../keys/scopes.ts'
import type { DataTerms } from '../../keys/data-terms.ts'
import { explorerMessages } from './text/explorer-messages.ts'

export type Parameters = Readonly<Record<string, string>>

/** Reads a parameter of a page; `''` where it was not sent. */
export function readParameter(parameters: Parameters, name: string): string {
  return parameters[name] ?? ''
}

/** Answer of an endpoint, and a row of an endpoint that answers a list. */
export type Answer<Id extends EndpointId> = Answers[Id]
export type EndpointId = keyof Answers

/** Asks an endpoint in the process, as a request would: the pages have no query of their own, and no key. */
export type AskEndpoint = <Id extends EndpointId>(id: Id, parameters: Parameters) => Promise<Answer<Id>>

export function createAsk(endpoints: readonly Endpoint[], terms: DataTerms, snapshot: Snapshot): AskEndpoint {
  return async <Id extends EndpointId>(id: Id, parameters: Parameters) => {
    const endpoint = endpoints.find((each) => each.id === id)
    if (endpoint === undefined) throw new Error(`there is no endpoint ${id}`)
    if (!terms.mayShow(listDatasetsShown(endpoint, parameters)))
      throw new ApiError('not_found', explorerMessages.restrictedTerms, { reason: 'restricted_terms' })
    // The endpoint's own schema makes the input, so it has the type that `answer` takes.
    const input = ownInput(endpoint, parseInput(withCommonInput(endpoint), parameters)) as never
    const { body } = await endpoint.answer(snapshot, input)
    // `make gen` makes these types from the schemas that the endpoints answer by.
    return (await collectAnswer(body)) as Answer<Id>
  }
}

/** Gives null where the endpoint answers that there is nothing, such as a month that was never filed. */
export async function askOrNothing<Id extends EndpointId>(
  ask: AskEndpoint,
  id: Id,
  parameters: Parameters,
): Promise<Answer<Id> | null> {
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
    // Items of a batch have lists of their own, which come in pieces too.
    for await (const piece of value.pieces)
      for (const row of piece) rows.push(hasRows(row) ? ((await collectAnswer(row)) as Row) : row)
    return rows
  }
  if (value === null || typeof value !== 'object' || value instanceof ExactNumber || Array.isArray(value)) return value
  const members = Object.entries(value).map(async ([name, inner]) => [name, await collectAnswer(inner)] as const)
  return Object.fromEntries(await Promise.all(members))
}

function hasRows(row: Row): boolean {
  return Object.values(row).some((value) => value instanceof Rows)
}

/** Writes a number of an answer as its decimal text; null where there is none. */
export function toDecimal(value: AnsweredNumber): string
export function toDecimal(value: AnsweredNumber | null | undefined): string | null
export function toDecimal(value: AnsweredNumber | null | undefined): string | null {
  if (value === null || value === undefined) return null
  return value instanceof ExactNumber ? value.text : String(value)
}

/** Writes a number of an answer for a cell of a table: a dash where it is not known. */
export function writeFigure(figures: Figures, value: AnsweredNumber | null | undefined, decimals?: number): string {
  const text = toDecimal(value)
  return text === null ? '—' : figures.number(text, decimals)
}

/** Adds amounts exactly. */
export function sumCents(texts: readonly (string | null)[]): string {
  return sumDecimals(texts, 2)
}

/** Takes an amount from another, exactly. */
export function subtractCents(amount: string, other: string): string {
  return toExactNumber(countDecimalUnits(amount, 2) - countDecimalUnits(other, 2), 2).text
}

/** Adds decimal texts of at most this many decimals exactly. */
export function sumDecimals(texts: readonly (string | null)[], decimals: number): string {
  const [only] = texts
  // Most assets of a fund have one line. Zero may have a minus, so negative ones are added up.
  if (texts.length === 1 && only && !only.startsWith('-') && countDecimals(only) === decimals) return only
  const units = texts.reduce((sum, text) => sum + (text === null ? 0n : countDecimalUnits(text, decimals)), 0n)
  return toExactNumber(units, decimals).text
}

/** Counts the units of the last of this many decimals in a decimal text. */
export function countDecimalUnits(text: string, decimals: number): bigint {
  if (countDecimals(text) === decimals) return BigInt(text.replace('.', ''))
  const [whole = '0', fraction = ''] = text.split('.')
  if (/[1-9]/.test(fraction.slice(decimals))) throw new Error(`${text} has more than ${String(decimals)} decimals`)
  return toUnits(`${whole}.${fraction.slice(0, decimals)}`, decimals)
}

function countDecimals(text: string): number {
  const point = text.indexOf('.')
  return point < 0 ? 0 : text.length - point - 1
}
