import { z } from 'zod'
import { toUnits } from '../core/exact-number.ts'
import type { Endpoint } from './endpoint.ts'
import { InputError } from './input-error.ts'
import { parameter } from './input.ts'
import { issueText } from './issue-message.ts'
import { Ranges, type Range } from './ranges.ts'
import { type DeclaredAnswer, givesList, listRowFields } from './row-fields.ts'
import { valueMessages } from './value-messages.ts'

export type RangedAnswer = Pick<Endpoint, 'input' | 'absentColumns'> & DeclaredAnswer

/** The place of a row in its file is not a figure. */
const PLACE = 'source'

export const RANGES =
  'Only rows whose numbers lie in these ranges: each name is a parameter of its own, as in `min_value=100`. Both ends are included and compared exactly; a row without the number is in no range of it. Figures about the list as a whole, such as totals and shares, always count all rows.'

type RangedColumn = Omit<Range, 'min' | 'max'>

/** Ranged columns by endpoint: every request needs them, and finding them takes as long as a small query. */
const known = new WeakMap<RangedAnswer, readonly RangedColumn[]>()

/**
 * Lists the columns of an endpoint's rows that have ranges: all numbers that its query reads. A column is left out if
 * the endpoint has a parameter of its own with the name of an end.
 */
export function listRangedColumns(endpoint: RangedAnswer): readonly RangedColumn[] {
  const before = known.get(endpoint)
  if (before !== undefined) return before
  const columns = findRangedColumns(endpoint)
  known.set(endpoint, columns)
  return columns
}

function findRangedColumns(endpoint: RangedAnswer): readonly RangedColumn[] {
  if (!givesList(endpoint)) return []
  return listRowFields(endpoint).flatMap(({ name, path, shape }) => {
    if (!('duckdb' in shape) || shape.duckdb === null || !isNumeric(shape.duckdb) || path[0] === PLACE) return []
    if (shape.written === true) return []
    if (namesOfEnds(name).some((end) => end in endpoint.input.shape)) return []
    return [{ name, path, duckdb: shape.duckdb }]
  })
}

function namesOfEnds(column: string): readonly [min: string, max: string] {
  return [`min_${column}`, `max_${column}`]
}

function isNumeric(duckdb: string): boolean {
  return /^(INTEGER|BIGINT|DECIMAL\(\d+,\d+\))$/.test(duckdb)
}

/** Makes two parameters for each column, both ends included. */
export function rangeInput(endpoint: RangedAnswer): Record<string, z.ZodOptional> {
  return Object.fromEntries(
    listRangedColumns(endpoint).flatMap(({ name, duckdb }) =>
      namesOfEnds(name).map((end) => [end, readsNumber(duckdb)]),
    ),
  )
}

/** All endpoints have some 1,500 ends of 19 types, and zod takes kilobytes for each schema. */
const readers = new Map<string, z.ZodOptional>()

function readsNumber(duckdb: string): z.ZodOptional {
  const type = duckdb.startsWith('DECIMAL') ? 'number' : 'integer'
  const reader = readers.get(duckdb) ?? parameter(numberText(duckdb), RANGES, { type }).optional()
  readers.set(duckdb, reader)
  return reader
}

/** A whole number with this many digits can be compared with any integer type of an answer. */
const INTEGER_DIGITS = 18

/** Reads a number that a column of the type can have, as its shortest text. */
function numberText(duckdb: string) {
  const [precision = INTEGER_DIGITS, decimals = 0] = [...duckdb.matchAll(/\d+/g)].map(Number)
  const whole = precision - decimals
  const error =
    decimals === 0
      ? valueMessages.wholeNumber({ digits: whole })
      : valueMessages.decimalNumber({ digits: whole, decimals })
  const fraction = decimals === 0 ? '' : String.raw`(\.\d{1,${String(decimals)}})?`
  return z
    .string()
    .regex(new RegExp(String.raw`^-?\d{1,${String(whole)}}${fraction}$`), { error: issueText(error), abort: true })
    .transform(shorten)
}

/** Makes equal numbers equal texts, so that they share an ETag. */
function shorten(text: string): string {
  const [whole = '', fraction = ''] = text.split('.')
  const decimals = fraction.replace(/0+$/, '')
  const units = toUnits(`${whole}.${decimals}`, decimals.length)
  const digits = (units < 0n ? -units : units).toString().padStart(decimals.length + 1, '0')
  const split = digits.length - decimals.length
  return `${units < 0n ? '-' : ''}${digits.slice(0, split)}${decimals === '' ? '' : `.${digits.slice(split)}`}`
}

/** Refuses ranges whose lower end is above the upper one. */
export function refuseReversed(endpoint: RangedAnswer) {
  const columns = listRangedColumns(endpoint)
  return (parameters: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void => {
    for (const { name } of columns) {
      const [from, to] = namesOfEnds(name)
      const [min, max] = [parameters[from], parameters[to]]
      if (typeof min !== 'string' || typeof max !== 'string' || !isAbove(min, max)) continue
      context.addIssue({ code: 'custom', message: issueText(valueMessages.rangeSwapped({ from, to })), path: [from] })
    }
  }
}

function isAbove(one: string, other: string): boolean {
  const decimals = Math.max(...[one, other].map((text) => text.split('.')[1]?.length ?? 0))
  return toUnits(one, decimals) > toUnits(other, decimals)
}

/**
 * Gathers the ranges among the parameters of an endpoint, which gets them as `ranges`, and the others by their names.
 * Throws a 400 for a column that the rows of this request do not have.
 */
export function gatherRanges(
  endpoint: RangedAnswer,
  parameters: Readonly<Record<string, unknown>>,
): { readonly ranges: Ranges } & Readonly<Record<string, unknown>> {
  const ends = new Set<string>()
  const list = listRangedColumns(endpoint).flatMap((column) => {
    const [from, to] = namesOfEnds(column.name)
    const [min, max] = [readEnd(parameters[from]), readEnd(parameters[to])]
    ends.add(from).add(to)
    return min === null && max === null ? [] : [{ ...column, min, max }]
  })
  const own = Object.fromEntries(Object.entries(parameters).filter(([name]) => !ends.has(name)))
  refuseAbsent(list, endpoint.absentColumns?.(own as never) ?? [])
  return { ...own, ranges: new Ranges(list) }
}

function readEnd(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function refuseAbsent(list: readonly Range[], absent: readonly string[]): void {
  const errors = list
    .filter(({ name }) => absent.includes(name))
    .flatMap(({ name, min, max }) =>
      namesOfEnds(name)
        .filter((_end, at) => [min, max][at] !== null)
        .map((end) => [end, [valueMessages.absentColumn({ column: name })]] as const),
    )
  if (errors.length > 0) throw new InputError({ formErrors: [], fieldErrors: Object.fromEntries(errors) })
}
