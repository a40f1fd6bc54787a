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

/** The most by which one rounding of a binary number is wrong, as a part of it. */
const ROUNDING = 2 ** -53

export const WHOLE: Fraction = { numerator: 1n, denominator: 1n, estimate: 1, error: 0 }

/** Makes a part of two whole numbers, the second of which is positive. */
export function makePart(numerator: bigint, denominator: bigint): Fraction {
  // Both numbers and their quotient are rounded.
  return { numerator, denominator, estimate: Number(numerator) / Number(denominator), error: 4 * ROUNDING }
}

/** A part of a part. */
export function multiplyPart(part: Fraction, of: Fraction): Fraction {
  return {
    numerator: part.numerator * of.numerator,
    denominator: part.denominator * of.denominator,
    estimate: part.estimate * of.estimate,
    // Errors add up; the products of errors are far below the last term.
    error: part.error + of.error + 2 * ROUNDING,
  }
}

/** Takes a part of an amount, in whole units, half away from zero. */
export function takePart(part: Fraction, amount: bigint): bigint {
  const estimated = takeEstimated(part, Number(amount))
  return estimated === null ? takeExactly(part, amount) : BigInt(estimated)
}

/** Above it a binary number has too few places behind the point to be rounded. */
const MOST_ESTIMATED = 2 ** 50

/** Takes a part by its estimate; null where that is so near to a half that it cannot tell on which side. */
function takeEstimated({ estimate, error }: Fraction, amount: number): number | null {
  const estimated = amount * estimate
  const size = Math.abs(estimated)
  if (!(size < MOST_ESTIMATED)) return null
  const whole = Math.floor(size)
  const rest = size - whole
  // The amount and the product are rounded too. The constant is for what is too small to have an error in proportion.
  if (Math.abs(rest - 0.5) <= size * (error + 4 * ROUNDING) + 1e-9) return null
  const rounded = rest > 0.5 ? whole + 1 : whole
  return estimated < 0 ? -rounded : rounded
}

function takeExactly({ numerator, denominator }: Fraction, amount: bigint): bigint {
  const product = 2n * amount * numerator
  // Division of whole numbers cuts towards zero, so the half goes away from it.
  return (product < 0n ? product - denominator : product + denominator) / (2n * denominator)
}
