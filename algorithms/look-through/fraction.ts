/** An exact part of something; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

export const WHOLE: Fraction = { numerator: 1n, denominator: 1n }

/** A part of a part. */
export function multiplyPart(part: Fraction, of: Fraction): Fraction {
  return { numerator: part.numerator * of.numerator, denominator: part.denominator * of.denominator }
}

/** Takes a part of an amount, in whole units, half away from zero. */
export function takePart({ numerator, denominator }: Fraction, amount: bigint): bigint {
  const product = 2n * amount * numerator
  // Division of whole numbers cuts towards zero, so the half goes away from it.
  return (product < 0n ? product - denominator : product + denominator) / (2n * denominator)
}
