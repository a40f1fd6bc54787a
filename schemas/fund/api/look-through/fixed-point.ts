import type { Fraction } from './fraction.ts'

/** Binary places after the point of solved amounts. */
const PLACES = 256n
/** Binary places that errors do not reach, even after 2 ** 20 turns of a ring of thousands of funds. */
const SURE_PLACES = 96n

export const ONE = 1n << PLACES

/** Converts a part to smallest units, and cuts it. */
export function toFixed({ numerator, denominator }: Fraction): bigint {
  return (numerator << PLACES) / denominator
}

/** Takes a part of an amount in smallest units, and cuts it. */
export function multiplyFixed(part: bigint, amount: bigint): bigint {
  return (part * amount) >> PLACES
}

/** Rounds to a whole number, with halves away from zero. An amount within its error of a half counts as a half. */
export function roundFixed(amount: bigint): bigint {
  const sure = (amount + (1n << (PLACES - SURE_PLACES - 1n))) >> (PLACES - SURE_PLACES)
  const size = sure < 0n ? -sure : sure
  const rounded = (2n * size + (1n << SURE_PLACES)) >> (SURE_PLACES + 1n)
  return sure < 0n ? -rounded : rounded
}

export const FIXED_PLACES = Number(PLACES)
