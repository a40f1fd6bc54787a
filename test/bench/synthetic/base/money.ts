/** 123456n with 2 places is '1234.56'. */
export function formatDecimal(value: bigint, places: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0')
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return value < 0n ? `-${text}` : text
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

/**
 * Shares of a total in proportion to whole weights; the heaviest takes what rounding leaves, so they add up exactly.
 * Weights that are all zero weigh the same.
 */
export function split(total: bigint, weights: readonly number[]): bigint[] {
  const sum = BigInt(weights.reduce((all, weight) => all + weight, 0))
  if (sum === 0n)
    return split(
      total,
      weights.map(() => 1),
    )
  const parts = weights.map((weight) => (total * BigInt(weight)) / sum)
  const heaviest = weights.indexOf(weights.reduce((most, weight) => Math.max(most, weight), 0))
  const left = parts.reduce((rest, part) => rest - part, total)
  return parts.map((part, position) => (position === heaviest ? part + left : part))
}

/** Whole counts in proportion to weights, each at least its minimum, that add up to the total when the minima allow. */
export function allot(total: number, weights: readonly number[], minima: readonly number[]): number[] {
  const spare = Math.max(0, total - minima.reduce((all, least) => all + least, 0))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let passed = 0
  let given = 0
  return minima.map((least, position) => {
    passed += weights[position] ?? 0
    const due = sum === 0 ? 0 : Math.floor((spare * passed) / sum + 1e-9) - given
    given += due
    return least + due
  })
}
