import type { Fraction } from './fraction.ts'

/** Binary places behind the point of amounts that are solved for. */
const PLACES = 256n
/** Errors do not reach these places: 2 ** 20 turns of a ring of thousands of funds leave more than these. */
const SURE_PLACES = 96n

export const ONE = 1n << PLACES

/** A part in smallest units, cut. */
export function toFixed({ numerator, denominator }: Fraction): bigint {
  return (numerator << PLACES) / denominator
}

/** A part of an amount in smallest units, cut. */
export function multiplyFixed(part: bigint, amount: bigint): bigint {
  return (part * amount) >> PLACES
}

/** Rounds to a whole number, half away from zero. What is nearer to a half than its errors can tell is one. */
export function roundFixed(amount: bigint): bigint {
  const sure = (amount + (1n << (PLACES - SURE_PLACES - 1n))) >> (PLACES - SURE_PLACES)
  const size = sure < 0n ? -sure : sure
  const rounded = (2n * size + (1n << SURE_PLACES)) >> (SURE_PLACES + 1n)
  return sure < 0n ? -rounded : rounded
}

export const FIXED_PLACES = Number(PLACES)
