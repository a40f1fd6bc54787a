import { toUnits } from '../../../../../schemas/core/exact-number.ts'

/** All of a basket, in millionths of a percent. */
const WHOLE = 100_000_000n
const DECIMALS = 6

/** A weight as a reader writes it: percent, or an amount in reais. */
export const WEIGHT_FORM = /^(?:\d{1,15}(?:[.,]\d{1,6})?)?$/

/**
 * Reads the weights of funds, in percent. Without any, all parts are equal; funds without a weight share the rest of
 * 100. Weights that add up to more than 100 are amounts, and each becomes its part of their sum. Null is a weight for
 * which nothing is left.
 */
export function readWeights(written: readonly string[]): readonly (string | null)[] {
  const units = written.map((text) => (text === '' ? null : toUnits(text.replace(',', '.'), DECIMALS)))
  const sum = units.reduce<bigint>((total, each) => total + (each ?? 0n), 0n)
  if (sum > WHOLE) return scaleAmounts(units, sum).map(writePercent)
  const open = units.filter((each) => each === null).length
  const [part, first] = open === 0 ? [0n, 0n] : [(WHOLE - sum) / BigInt(open), (WHOLE - sum) % BigInt(open)]
  const firstOpen = units.indexOf(null)
  return units.map((each, at) => writePercent(each ?? (at === firstOpen ? part + first : part)))
}

/** Turns amounts into parts of their sum; the largest takes what rounding leaves, so that they add up to the whole. */
function scaleAmounts(amounts: readonly (bigint | null)[], sum: bigint): readonly bigint[] {
  const parts = amounts.map((amount) => ((amount ?? 0n) * WHOLE) / sum)
  const rest = WHOLE - parts.reduce((total, part) => total + part, 0n)
  const largest = parts.indexOf(parts.reduce((most, part) => (part > most ? part : most), 0n))
  return parts.map((part, at) => (at === largest ? part + rest : part))
}

function writePercent(units: bigint): string | null {
  if (units <= 0n) return null
  const digits = units.toString().padStart(DECIMALS + 1, '0')
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`.replace(/\.?0+$/, '')
}
