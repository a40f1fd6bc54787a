/** 123456n with 2 places is '1234.56'. */
export function formatDecimal(value: bigint, places: number): string {
  const digits = dropSign(value)
    .toString()
    .padStart(places + 1, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

export function reais(cents: bigint): string {
  return formatDecimal(cents, 2)
}

/** Half away from zero, as a sum is rounded by hand. */
export function wholeReais(cents: bigint): bigint {
  return cents < 0n ? (cents - 50n) / 100n : (cents + 50n) / 100n
}

export function partsPerMillion(value: bigint, parts: number): bigint {
  return (value * BigInt(parts)) / 1_000_000n
}

export function dropSign(value: bigint): bigint {
  return value < 0n ? -value : value
}

export function addNumbers(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/**
 * Shares of a total in proportion to whole weights; the heaviest takes what rounding leaves, so they add up exactly.
 * Weights that are all zero weigh the same.
 */
export function split(total: bigint, given: readonly number[]): bigint[] {
  const weights = given.some((weight) => weight > 0) ? given : given.map(() => 1)
  const sum = BigInt(addNumbers(weights))
  const parts = weights.map((weight) => (total * BigInt(weight)) / sum)
  const left = parts.reduce((rest, part) => rest - part, total)
  const heaviest = weights.indexOf(Math.max(...weights))
  return parts.map((part, position) => (position === heaviest ? part + left : part))
}

export interface Wish {
  readonly weight: number
  readonly least: number
}

/** Whole counts in proportion to weights, each at least its minimum, that add up to the total when the minima allow. */
export function allot(total: number, wishes: readonly Wish[]): number[] {
  const spare = Math.max(0, total - addNumbers(wishes.map(({ least }) => least)))
  const sum = addNumbers(wishes.map(({ weight }) => weight))
  let [passed, given] = [0, 0]
  return wishes.map(({ weight, least }) => {
    passed += weight
    const due = sum === 0 ? 0 : Math.floor((spare * passed) / sum + 1e-9) - given
    given += due
    return least + due
  })
}
