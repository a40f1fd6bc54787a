import { multiplyFixed, ONE } from './fixed-point.ts'

/**
 * Line from one fund of a ring to another, by their places in it, with the held part in units of which `ONE` is the
 * whole.
 */
export interface RingLine {
  readonly from: number
  readonly to: number
  readonly part: bigint
}

/** Most turns that an amount may make on average before it has left a ring. */
const MOST_TURNS = 2n ** 20n
/** Least pivot, below which a binary number keeps too few places. */
const LEAST_PIVOT = 2 ** -40
/** Most corrections, each of which finds at least some twenty of three hundred places. */
const MOST_CORRECTIONS = 40

/**
 * Funds of a ring that hold each other, as a system of linear equations: the holdings of each are its own and its parts
 * of the others'. Binary numbers find a correction and bigints the remaining error, so the solution is exact to units
 * of 2 ** -256, whatever the binary numbers lose, and the same on every machine.
 */
export class RingSystem {
  readonly #size: number
  readonly #lines: readonly RingLine[]
  readonly #factors: Float64Array

  private constructor(size: number, lines: readonly RingLine[], factors: Float64Array) {
    this.#size = size
    this.#lines = lines
    this.#factors = factors
  }

  /**
   * Prepares a system; null if amounts do not decrease from turn to turn, for example if two funds own each other
   * entirely. The decrease is proved by the holdings of each fund over all turns if each has one of its own: these are
   * found and are positive, and the largest is a bound of all turns.
   */
  static prepare(size: number, lines: readonly RingLine[]): RingSystem | null {
    const factors = factorize(size, lines)
    if (factors === null) return null
    const system = new RingSystem(size, lines, factors)
    const turns = system.#solve(new Array<bigint>(size).fill(ONE), 'from above')
    return turns?.every((each) => each > 0n && each <= MOST_TURNS * ONE) === true ? system : null
  }

  /** Solves for the holdings of each fund over all turns, given its own amounts. */
  addUpHeld(own: readonly bigint[]): bigint[] {
    return this.#solveSurely(own, 'from above')
  }

  /** Solves for the held part of each fund over all turns, given the parts held from outside. */
  addUpParts(entered: readonly bigint[]): bigint[] {
    return this.#solveSurely(entered, 'from below')
  }

  #solveSurely(given: readonly bigint[], side: Side): bigint[] {
    const solved = this.#solve(given, side)
    if (solved === null) throw new Error('a ring that was proved to have a solution has none')
    return solved
  }

  #solve(given: readonly bigint[], side: Side): bigint[] | null {
    const solution = new Array<bigint>(this.#size).fill(0n)
    // Each line cuts less than a unit, and each fund is rounded to one.
    const cut = BigInt(2 * (this.#lines.length + this.#size))
    let missing = [...given]
    for (let turn = 0; turn < MOST_CORRECTIONS; turn++) {
      if (missing.reduce((sum, each) => sum + (each < 0n ? -each : each), 0n) <= cut) return solution
      const correction = substitute(this.#factors, Float64Array.from(missing, Number), side)
      for (const [at, each] of correction.entries()) {
        if (!Number.isFinite(each)) return null
        solution[at] = (solution[at] ?? 0n) + BigInt(Math.round(each))
      }
      const parts = this.#takeParts(solution, side)
      missing = given.map((each, at) => each + (parts[at] ?? 0n) - (solution[at] ?? 0n))
    }
    return null
  }

  /** Takes the parts of all amounts once: for each fund from the funds that it holds, or from its holders. */
  #takeParts(amounts: readonly bigint[], side: Side): bigint[] {
    const taken = new Array<bigint>(this.#size).fill(0n)
    for (const { from, to, part } of this.#lines) {
      const [source, target] = side === 'from above' ? [to, from] : [from, to]
      const amount = amounts[source] ?? 0n
      if (amount !== 0n) taken[target] = (taken[target] ?? 0n) + multiplyFixed(part, amount)
    }
    return taken
  }
}

/**
 * Direction of a solution: amounts of holders from the funds that they hold, or parts of held funds from their holders.
 */
type Side = 'from above' | 'from below'

/**
 * Factorizes the identity less the parts into a lower and an upper triangle, row by row. Pivots of a system with
 * decreasing amounts are positive in any order of its funds; null if one is not.
 */
function factorize(size: number, lines: readonly RingLine[]): Float64Array | null {
  const rows = new Float64Array(size * size)
  for (let at = 0; at < size; at++) rows[at * size + at] = 1
  const unit = Number(ONE)
  for (const { from, to, part } of lines) rows[from * size + to] = (rows[from * size + to] ?? 0) - Number(part) / unit
  for (let pivot = 0; pivot < size; pivot++) {
    const divisor = rows[pivot * size + pivot] ?? 0
    if (!(divisor > LEAST_PIVOT)) return null
    for (let row = pivot + 1; row < size; row++) {
      const factor = (rows[row * size + pivot] ?? 0) / divisor
      if (factor === 0) continue
      rows[row * size + pivot] = factor
      for (let at = pivot + 1; at < size; at++) {
        rows[row * size + at] = (rows[row * size + at] ?? 0) - factor * (rows[pivot * size + at] ?? 0)
      }
    }
  }
  return rows
}

/** Replaces what is given by the solution of both triangles. */
function substitute(factors: Float64Array, found: Float64Array, side: Side): Float64Array {
  const size = found.length
  // For `from below` the factors are read by columns, and the upper triangle comes first.
  const at = (row: number, column: number) =>
    (side === 'from above' ? factors[row * size + column] : factors[column * size + row]) ?? 0
  for (let row = 0; row < size; row++) {
    let sum = found[row] ?? 0
    for (let column = 0; column < row; column++) sum -= at(row, column) * (found[column] ?? 0)
    found[row] = side === 'from above' ? sum : sum / at(row, row)
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = found[row] ?? 0
    for (let column = row + 1; column < size; column++) sum -= at(row, column) * (found[column] ?? 0)
    found[row] = side === 'from above' ? sum / at(row, row) : sum
  }
  return found
}
