/**
 * Exact part with a positive denominator. `estimate` is the part as a binary number with a relative error of at most
 * `error`. Most amounts are rounded by it, in a fraction of the time that bigints of some hundred digits need.
 */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
  readonly estimate: number
  readonly error: number
}

/** Largest relative error of one rounding of a binary number. */
const ROUNDING = 2 ** -53

/** Part whose bigints are multiplied only for an amount that needs them, which few do. */
class Part implements Fraction {
  readonly estimate: number
  readonly error: number
  #whole: readonly [numerator: bigint, denominator: bigint] | null
  #factors: readonly [Fraction, Fraction] | null

  constructor(
    estimate: number,
    error: number,
    whole: readonly [bigint, bigint] | null,
    factors: readonly [Fraction, Fraction] | null,
  ) {
    this.estimate = estimate
    this.error = error
    this.#whole = whole
    this.#factors = factors
  }

  get numerator(): bigint {
    return this.#multiply()[0]
  }

  get denominator(): bigint {
    return this.#multiply()[1]
  }

  #multiply(): readonly [bigint, bigint] {
    if (this.#whole !== null) return this.#whole
    const [part, of] = this.#factors ?? [WHOLE, WHOLE]
    this.#whole = [part.numerator * of.numerator, part.denominator * of.denominator]
    this.#factors = null
    return this.#whole
  }
}

export const WHOLE: Fraction = new Part(1, 0, [1n, 1n], null)

/** Makes a part from two whole numbers, of which the second is positive. */
export function makePart(numerator: bigint, denominator: bigint): Fraction {
  // Both numbers and their quotient are rounded.
  return new Part(Number(numerator) / Number(denominator), 4 * ROUNDING, [numerator, denominator], null)
}

/** Takes a part of a part. */
export function multiplyPart(part: Fraction, of: Fraction): Fraction {
  // Errors add up; the products of errors are far below the last term.
  return new Part(part.estimate * of.estimate, part.error + of.error + 2 * ROUNDING, null, [part, of])
}

/** Takes a part of an amount in whole units, with halves rounded away from zero. */
export function takePart(part: Fraction, amount: bigint): bigint {
  const estimated = estimatePart(part, Number(amount))
  return Number.isNaN(estimated) ? takeExactly(part, amount) : BigInt(estimated)
}

/** Bound above which a binary number has too few places after the point for rounding. */
const MOST_ESTIMATED = 2 ** 50

/**
 * Takes a part by its estimate in whole units; NaN if the estimate is too near to a half to decide. The amount may be
 * rounded to a binary number.
 */
export function estimatePart({ estimate, error }: Fraction, amount: number): number {
  const estimated = amount * estimate
  const size = Math.abs(estimated)
  if (!(size < MOST_ESTIMATED)) return NaN
  const whole = Math.floor(size)
  const rest = size - whole
  // The amount and the product are rounded too. The constant covers results that are too small for a proportional
  // error.
  if (Math.abs(rest - 0.5) <= size * (error + 4 * ROUNDING) + 1e-9) return NaN
  const rounded = rest > 0.5 ? whole + 1 : whole
  return estimated < 0 ? -rounded : rounded
}

function takeExactly({ numerator, denominator }: Fraction, amount: bigint): bigint {
  const product = 2n * amount * numerator
  // Division of bigints cuts towards zero, so adding a half rounds away from it.
  return (product < 0n ? product - denominator : product + denominator) / (2n * denominator)
}
