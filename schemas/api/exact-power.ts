import { divideRounded } from './rounded-quotient.ts'

/**
 * Decimals of a power: more than any rounding needs, so that rounding or cutting gives the same as for the exact power.
 */
export const POWER_DECIMALS = 40

/** Decimals with which logarithms and exponentials are added up: the last twenty absorb the rounding. */
const WORKING_DECIMALS = 60
const ONE = 10n ** BigInt(WORKING_DECIMALS)
/** The exponent is halved so often before its series is added up; a square undoes each halving. */
const HALVINGS = 32

/** An exponent, such as 21 ÷ 252 of a year. */
export interface Exponent {
  readonly numerator: bigint
  readonly denominator: bigint
}

/**
 * Raises a positive number, `base` ÷ 10^`decimals`, to a power, in units of the last of `POWER_DECIMALS`. It uses no
 * binary float, so the digits are the same on every machine.
 */
export function raise(base: bigint, decimals: number, { numerator, denominator }: Exponent): bigint {
  if (base <= 0n) throw new RangeError('only a positive number has a power with any exponent')
  const working = (base * ONE) / 10n ** BigInt(decimals)
  const exponent = (naturalLogarithm(working) * numerator) / denominator
  return divideRounded(exponential(exponent), 10n ** BigInt(WORKING_DECIMALS - POWER_DECIMALS))
}

/** Raises e to a power, in units of the last of `POWER_DECIMALS`. */
export function raiseE({ numerator, denominator }: Exponent): bigint {
  const power = exponential((numerator * ONE) / denominator)
  return divideRounded(power, 10n ** BigInt(WORKING_DECIMALS - POWER_DECIMALS))
}

/** ln x = k × ln 2 + 2 × artanh((m − 1) ÷ (m + 1)), where x = m × 2^k and m is near 1. */
function naturalLogarithm(number: bigint): bigint {
  let [mantissa, twos] = [number, 0n]
  while (mantissa > (ONE * 3n) / 2n) [mantissa, twos] = [mantissa / 2n, twos + 1n]
  while (mantissa < (ONE * 3n) / 4n) [mantissa, twos] = [mantissa * 2n, twos - 1n]
  return twos * LN_2 + 2n * areaTangent(((mantissa - ONE) * ONE) / (mantissa + ONE))
}

/** artanh z = z + z³ ÷ 3 + z⁵ ÷ 5 + … */
function areaTangent(argument: bigint): bigint {
  const square = (argument * argument) / ONE
  let [sum, term] = [0n, argument]
  for (let odd = 1n; term !== 0n; odd += 2n) {
    sum += term / odd
    term = (term * square) / ONE
  }
  return sum
}

/** e^x = (1 + y + y² ÷ 2! + …)^(2^n), where y = x ÷ 2^n. */
function exponential(exponent: bigint): bigint {
  const scale = ONE * ONE
  const small = (exponent * ONE) / 2n ** BigInt(HALVINGS)
  let [sum, term] = [scale, scale]
  for (let factor = 1n; term !== 0n; factor += 1n) {
    term = (term * small) / (scale * factor)
    sum += term
  }
  for (let halved = 0; halved < HALVINGS; halved += 1) sum = (sum * sum) / scale
  return sum / ONE
}

const LN_2 = 2n * areaTangent(ONE / 3n)
