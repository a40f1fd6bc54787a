import { ExactNumber, toUnits } from '../core/exact-number.ts'

/** A column of an answer, and the numbers between which its value must lie; null for an open end. */
export interface Range {
  /** Name in CSV, which the parameters use. */
  readonly name: string
  /** Keys of a row that lead to its value. */
  readonly path: readonly string[]
  readonly duckdb: string
  /** Lowest number that passes, as a decimal text. */
  readonly min: string | null
  readonly max: string | null
}

/** A row passes if each column that has a range has a value within it. */
export class Ranges {
  readonly list: readonly Range[]

  constructor(list: readonly Range[]) {
    this.list = list
  }

  get isEmpty(): boolean {
    return this.list.length === 0
  }

  /** True if a range limits one of these columns. */
  includes(columns: readonly string[]): boolean {
    return this.list.some(({ name }) => columns.includes(name))
  }

  /** True if a row of an answer passes. */
  admit(row: object): boolean {
    return this.list.every(({ path, min, max }) => isWithin(findValue(row, path), min, max))
  }

  /** Lists the rows of an answer that pass. */
  select<R extends object>(rows: readonly R[]): readonly R[] {
    return this.isEmpty ? rows : rows.filter((row) => this.admit(row))
  }
}

/** A condition of SQL, and the values that it binds. */
interface RangeCondition {
  readonly sql: string
  readonly bindings: Readonly<Record<string, string>>
}

/**
 * Writes ranges as a condition over columns with the names of the answer. These are declared names, and the numbers are
 * bound. NULL is within no range.
 */
export function writeCondition({ list }: Ranges): RangeCondition {
  const ends = list.flatMap(({ name, path, duckdb, min, max }) => {
    if (path.length !== 1) throw new Error(`SQL cannot compare ${name}, which is in an object of the row`)
    return [
      { name, duckdb, operator: '>=', binding: `min_${name}`, number: min },
      { name, duckdb, operator: '<=', binding: `max_${name}`, number: max },
    ].flatMap(({ number, ...end }) => (number === null ? [] : [{ ...end, number }]))
  })
  const tests = ends.map(({ name, duckdb, operator, binding }) => `"${name}" ${operator} $${binding}::${duckdb}`)
  return {
    sql: tests.length === 0 ? 'true' : `(${tests.join(' AND ')})`,
    bindings: Object.fromEntries(ends.map(({ binding, number }) => [binding, number])),
  }
}

/** Finds a value; an absent one is null, and in an object its key can be absent. */
function findValue(row: object, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : null),
    row,
  )
}

function isWithin(value: unknown, min: string | null, max: string | null): boolean {
  const text = value instanceof ExactNumber ? value.text : typeof value === 'number' ? String(value) : null
  if (text === null) return false
  return (min === null || isAtMost(min, text)) && (max === null || isAtMost(text, max))
}

function isAtMost(least: string, most: string): boolean {
  const decimals = Math.max(countDecimals(least), countDecimals(most))
  return toUnits(least, decimals) <= toUnits(most, decimals)
}

function countDecimals(text: string): number {
  return text.split('.')[1]?.length ?? 0
}
