import type { Fraction } from './fraction.ts'

/** Whole number, which is a bigint if a number would not be exact. */
export type WholeNumber = number | bigint

/** Part as the sum of two binary numbers, with its greatest error: 0 if it is exact. */
export interface DoublePart {
  readonly high: number
  readonly low: number
  readonly error: number
}

/** Binary places after the point to which a part is divided. */
const PLACES = 160
/** Largest error of one operation, as a part of its operands: a hundred times the proven one. */
const OPERATION = 2 ** -97
/** Covers the error of amounts that are too small for a proportional one. */
const SMALLEST = 2 ** -200
/** Bound below which products may lose places. */
const TINY = 2 ** -900
/** Bound from which binary numbers are whole. */
const WHOLE_FROM = 2 ** 52
/** Factor for errors, which are themselves added and multiplied as binary numbers. */
const GENEROUS = 1.000001

/** Divides a part to 160 binary places, and gives the greatest error of the result. */
export function toDoublePart({ numerator, denominator }: Fraction): DoublePart {
  const scaled = numerator << BigInt(PLACES)
  const quotient = scaled / denominator
  const { high, low, error } = splitWhole(quotient)
  const cut = quotient * denominator === scaled ? 0 : 1
  return { high: high * 2 ** -PLACES, low: low * 2 ** -PLACES, error: (error + cut) * GENEROUS * 2 ** -PLACES }
}

function splitWhole(whole: bigint): DoublePart {
  const high = Number(whole)
  if (Number.isSafeInteger(high)) return { high, low: 0, error: 0 }
  const rest = whole - BigInt(high)
  const low = Number(rest)
  return { high, low, error: Math.abs(Number(rest - BigInt(low))) }
}

/**
 * Amounts in columns, each as the sum of two binary numbers (double-double arithmetic, some 106 binary places) with its
 * greatest error: exact sums of parts of parts would need whole numbers of thousands of digits.
 */
export class DoubleDoubles {
  readonly #high: Float64Array
  readonly #low: Float64Array
  readonly #error: Float64Array

  constructor(length: number) {
    this.#high = new Float64Array(length)
    this.#low = new Float64Array(length)
    this.#error = new Float64Array(length)
  }

  /** Copies the first amounts into new columns, with zeros after the last one. */
  copy(length: number): DoubleDoubles {
    const copy = new DoubleDoubles(length)
    copy.#high.set(this.#high.subarray(0, length))
    copy.#low.set(this.#low.subarray(0, length))
    copy.#error.set(this.#error.subarray(0, length))
    return copy
  }

  clear(at: number): void {
    this.#high[at] = 0
    this.#low[at] = 0
    this.#error[at] = 0
  }

  addWhole(at: number, whole: bigint): void {
    const { high, low, error } = splitWhole(whole)
    this.#add(at, high, low, error)
  }

  /** Adds a part of an amount. */
  addPart(at: number, part: DoublePart, of: DoubleDoubles, from: number): void {
    const high = of.#high[from] ?? 0
    const low = of.#low[from] ?? 0
    const error = of.#error[from] ?? 0
    const product = high * part.high
    const size = Math.abs(product)
    const lost = findLostOfProduct(high, part.high, product)
    if (low === 0 && part.low === 0 && error === 0 && part.error === 0 && (size >= TINY || high === 0)) {
      this.#add(at, product, lost, 0)
      return
    }
    const rest = lost + (high * part.low + low * part.high)
    const sum = product + rest
    const ofPart = error * (Math.abs(part.high) + part.error) + Math.abs(high) * part.error
    this.#add(at, sum, findLostOfSum(product, rest, sum), ofPart * GENEROUS + size * OPERATION + SMALLEST)
  }

  /**
   * Rounds to a whole number, with halves away from zero; null if the error leaves open on which side of a half the
   * amount is.
   */
  round(at: number): WholeNumber | null {
    const high = this.#high[at] ?? 0
    const low = this.#low[at] ?? 0
    const error = (this.#error[at] ?? 0) * GENEROUS
    if (Math.abs(high) < WHOLE_FROM) {
      const near = Math.round(high)
      const step = roundRest(high - near, low, error, high)
      return step === null ? null : near + step
    }
    const near = Math.round(low)
    const step = Math.abs(low) < WHOLE_FROM ? roundRest(low - near, 0, error, high) : null
    return step === null ? null : toWholeNumber(high, near + step)
  }

  #add(at: number, high: number, low: number, error: number): void {
    const before = this.#high[at] ?? 0
    const lowBefore = this.#low[at] ?? 0
    const sum = before + high
    const lost = findLostOfSum(before, high, sum)
    const isExact = lowBefore === 0 && low === 0
    const rest = isExact ? lost : lost + (lowBefore + low)
    const whole = sum + rest
    this.#high[at] = whole
    this.#low[at] = findLostOfSum(sum, rest, whole)
    this.#error[at] = (this.#error[at] ?? 0) + error + (isExact ? 0 : (Math.abs(before) + Math.abs(high)) * OPERATION)
  }
}

/** Finds the exact error of a rounded sum (Knuth). */
function findLostOfSum(a: number, b: number, sum: number): number {
  const ofB = sum - a
  return a - (sum - ofB) + (b - ofB)
}

/** Finds the exact error of a rounded product (Dekker). */
function findLostOfProduct(a: number, b: number, product: number): number {
  const [upperA, upperB] = [takeUpperHalf(a), takeUpperHalf(b)]
  const [lowerA, lowerB] = [a - upperA, b - upperB]
  return lowerA * lowerB - (product - upperA * upperB - lowerA * upperB - upperA * lowerB)
}

/** Takes the upper 26 places of a binary number (Veltkamp). */
function takeUpperHalf(a: number): number {
  const shifted = a * (2 ** 27 + 1)
  return shifted - (shifted - a)
}

/**
 * Decides in which direction to round an amount from the whole number that `Math.round` gives for its greater part.
 * `rest` and its small part `low` are the difference to the amount. Null if the error leaves the direction open.
 */
function roundRest(rest: number, low: number, error: number, amount: number): number | null {
  // The difference to a near half is exact.
  const [aboveHalf, aboveMinusHalf] = [rest - 0.5 + low, rest + 0.5 + low]
  // `Math.round` rounds halves up, so that the half lies below the whole number.
  if (aboveMinusHalf === 0 && error === 0) return amount > 0 ? 0 : -1
  if (Math.abs(aboveHalf) <= error || Math.abs(aboveMinusHalf) <= error) return null
  return aboveHalf > 0 ? 1 : aboveMinusHalf < 0 ? -1 : 0
}

function toWholeNumber(high: number, low: number): WholeNumber {
  const sum = high + low
  return Number.isSafeInteger(sum) ? sum : BigInt(high) + BigInt(low)
}
