import type { Fraction } from './fraction.ts'

/** The places behind the point, in binary, of an amount that is a part of a part. */
const PLACES = 64n
const HALF = 1n << (PLACES - 1n)

/**
 * An amount in units of the last binary place: exact sums of parts of parts would take whole numbers of thousands of digits.
 * Next to it goes the most by which it can be wrong, in the same units; 0 where it is exact.
 */
export function scaleAmount(whole: bigint): bigint {
  return whole << PLACES
}

/** Takes a part of a scaled amount, cut off behind its last place. */
export function takeScaledPart({ numerator, denominator }: Fraction, amount: bigint): bigint {
  return numerator === denominator ? amount : (amount * numerator) / denominator
}

/** The error of a part: that of the amount, and less than one unit that was cut off. It is rounded up generously. */
export function errorOfPart(part: Fraction, amount: bigint, taken: bigint, error: number): number {
  if (error === 0 && taken * part.denominator === amount * part.numerator) return 0
  return error * Math.abs(part.estimate) * 1.000001 + 2
}

/** Rounds to whole units, half away from zero; null where the error leaves open on which side of a half it is. */
export function roundScaled(amount: bigint, error: number): bigint | null {
  if (error === 0) return roundPlaces(amount)
  const most = BigInt(Math.ceil(error * 1.000001))
  const [low, high] = [roundPlaces(amount - most), roundPlaces(amount + most)]
  return low === high ? low : null
}

function roundPlaces(amount: bigint): bigint {
  // A shift goes down, so the half is added on the side away from zero.
  return amount < 0n ? -((HALF - amount) >> PLACES) : (amount + HALF) >> PLACES
}
