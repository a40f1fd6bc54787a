import { type ExactNumber, toExactNumber, toUnits } from '../../core/exact-number.ts'

/** An exact number in lowest terms, over a positive denominator. */
export interface ExactFraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

export const ONE: ExactFraction = { numerator: 1n, denominator: 1n }

export function makeFraction(numerator: bigint, denominator: bigint): ExactFraction {
  if (denominator === 0n) throw new RangeError('nothing is divided by zero')
  const sign = denominator < 0n ? -1n : 1n
  const shared = sign * findCommonDivisor(numerator, denominator)
  return { numerator: numerator / shared, denominator: denominator / shared }
}

/** Reads a decimal, such as `0.35048600000`. */
export function readFraction({ text }: ExactNumber): ExactFraction {
  const decimals = text.split('.')[1]?.length ?? 0
  return makeFraction(toUnits(text, decimals), 10n ** BigInt(decimals))
}

export function multiply(one: ExactFraction, other: ExactFraction): ExactFraction {
  return makeFraction(one.numerator * other.numerator, one.denominator * other.denominator)
}

export function divide(one: ExactFraction, by: ExactFraction): ExactFraction {
  return makeFraction(one.numerator * by.denominator, one.denominator * by.numerator)
}

export function subtract(one: ExactFraction, other: ExactFraction): ExactFraction {
  const { numerator, denominator } = other
  return makeFraction(one.numerator * denominator - numerator * one.denominator, one.denominator * denominator)
}

export function isEqual(one: ExactFraction, other: ExactFraction): boolean {
  return one.numerator === other.numerator && one.denominator === other.denominator
}

/** Rounds to this many decimals; a value in the middle goes to the even digit. */
export function roundHalfEven({ numerator, denominator }: ExactFraction, decimals: number): ExactNumber {
  const scaled = (numerator < 0n ? -numerator : numerator) * 10n ** BigInt(decimals)
  const [units, rest] = [scaled / denominator, scaled % denominator]
  const isUp = 2n * rest > denominator || (2n * rest === denominator && units % 2n === 1n)
  const rounded = isUp ? units + 1n : units
  return toExactNumber(numerator < 0n ? -rounded : rounded, decimals)
}

function findCommonDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one < 0n ? -one : one, other < 0n ? -other : other]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}
