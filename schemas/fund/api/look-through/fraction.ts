/**
 * An exact part of something; the denominator is positive. `estimate` is the part as a binary number, wrong by at most `error`
 * of itself: most amounts are rounded by it, at a fraction of the time that whole numbers of some hundred digits take.
 */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
  readonly estimate: number
  readonly error: number
}

/** Largest error of one rounding of a binary number, as a part of it. */
const ROUNDING = 2 ** -53

/** A part whose whole numbers are multiplied when an amount needs them, which few do. */
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

/** Makes a part of two whole numbers, the second of which is positive. */
export function makePart(numerator: bigint, denominator: bigint): Fraction {
  // Both numbers and their quotient are rounded.
  return new Part(Number(numerator) / Number(denominator), 4 * ROUNDING, [numerator, denominator], null)
}

/** A part of a part. */
export function multiplyPart(part: Fraction, of: Fraction): Fraction {
  // Errors add up; the products of errors are far below the last term.
  return new Part(part.estimate * of.estimate, part.error + of.error + 2 * ROUNDING, null, [part, of])
}

/** Takes a part of an amount, in whole units, half away from zero. */
export function takePart(part: Fraction, amount: bigint): bigint {
  const estimated = estimatePart(part, Number(amount))
  return Number.isNaN(estimated) ? takeExactly(part, amount) : BigInt(estimated)
}

/** Above it a binary number has too few places behind the point to be rounded. */
const MOST_ESTIMATED = 2 ** 50

/**
 * Takes a part by its estimate, in whole units; NaN where that is so near to a half that it cannot tell on which side.
 * The amount may be rounded to a binary number.
 */
export function estimatePart({ estimate, error }: Fraction, amount: number): number {
  const estimated = amount * estimate
  const size = Math.abs(estimated)
  if (!(size < MOST_ESTIMATED)) return NaN
  const whole = Math.floor(size)
  const rest = size - whole
  // The amount and the product are rounded too. The constant covers what is too small to have an error in proportion.
  if (Math.abs(rest - 0.5) <= size * (error + 4 * ROUNDING) + 1e-9) return NaN
  const rounded = rest > 0.5 ? whole + 1 : whole
  return estimated < 0 ? -rounded : rounded
}

function takeExactly({ numerator, denominator }: Fraction, amount: bigint): bigint {
  const product = 2n * amount * numerator
  // Division of whole numbers cuts towards zero, so the half goes away from it.
  return (product < 0n ? product - denominator : product + denominator) / (2n * denominator)
}
