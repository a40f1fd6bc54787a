import { toUnits, ExactNumber } from '../core/exact-number.ts'
import type { Row, Value } from './endpoint.ts'
import type { Sort } from './sort.ts'
import { mapInTurns, sortInTurns, type WorkBudget } from '../core/work-budget.ts'

const UNITS_A_VALUE = 2

type Comparable = bigint | number | string | null

/** Sorts rows that no query has sorted, in the order in which DuckDB would have put them (`sortInput`). */
export async function sortedRows<R extends Row>(
  rows: readonly R[],
  { sort_by, sort_order }: Sort,
  key: readonly string[],
  work: WorkBudget,
): Promise<R[]> {
  const own = await comparables(rows, sort_by, work)
  const keys = await Promise.all(key.map((column) => comparables(rows, column, work)))
  const compareOwn = (a: number, b: number): number => {
    const [left = null, right = null] = [own[a], own[b]]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sort_order === 'asc' ? compareValues(left, right) : compareValues(right, left)
  }
  const compareKeys = (a: number, b: number): number => {
    for (const each of keys) {
      const [left = null, right = null] = [each[a], each[b]]
      // In the key, an absent value comes first.
      const order =
        left === null || right === null ? Number(right === null) - Number(left === null) : compareValues(left, right)
      if (order !== 0) return order
    }
    return 0
  }
  const places = rows.map((row, at) => ({ row, at }))
  const sorted = await sortInTurns(work, places, (a, b) => compareOwn(a.at, b.at) || compareKeys(a.at, b.at))
  return sorted.map(({ row }) => row)
}

/** Makes the values of a column compare exactly: decimals become whole numbers of the last decimal place. */
async function comparables(rows: readonly Row[], column: string, work: WorkBudget): Promise<Comparable[]> {
  const values = rows.map((row) => row[column] ?? null)
  const decimals = values.reduce<number>((most, value) => Math.max(most, countDecimals(value)), 0)
  return mapInTurns(work, values, UNITS_A_VALUE, (value) => comparable(value, decimals))
}

function countDecimals(value: Value): number {
  return value instanceof ExactNumber ? (value.text.split('.')[1]?.length ?? 0) : 0
}

function comparable(value: Value, decimals: number): Comparable {
  if (value instanceof ExactNumber) return toUnits(value.text, decimals)
  if (typeof value === 'boolean') return Number(value)
  if (value === null || value === '') return null
  if (typeof value === 'string' || typeof value === 'number') return value
  throw new Error('a column that holds more than one value has no order')
}

function compareValues(a: Exclude<Comparable, null>, b: Exclude<Comparable, null>): number {
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b)
  return a < b ? -1 : Number(a > b)
}

/** Compares by code point, as DuckDB does: `<` compares UTF-16 units and puts a pair of them before `ﬁ`. */
function compareText(a: string, b: string): number {
  let at = 0
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++
  const [left, right] = [unitAt(a, at), unitAt(b, at)]
  return left < right ? -1 : Number(left > right)
}

/**
 * Reads a unit for the comparison. A half of a pair belongs to a code point above all single units; the end of a text
 * comes before all.
 */
function unitAt(text: string, at: number): number {
  const unit = at < text.length ? text.charCodeAt(at) : -1
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}
