export interface Spread {
  readonly min: number
  readonly median: number
  readonly max: number
}

/** Takes the mean of the two in the middle if there is an even number of values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (lower + upper) / 2
}

/** Finds the value below which a part of the values lies, 0.99 for the 99th percentile; another part throws. */
export function findPercentile(values: readonly number[], part: number): number {
  if (!(part >= 0 && part <= 1)) throw new RangeError(`a part of the values is between 0 and 1, not ${String(part)}`)
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export function measureSpread(values: readonly number[]): Spread {
  if (values.length === 0 || values.some((value) => !Number.isFinite(value))) {
    throw new RangeError(`a spread needs rounds with figures, not [${values.join(', ')}]`)
  }
  return { min: Math.min(...values), median: median(values), max: Math.max(...values) }
}

/** Rounds to four significant digits: the noise of a machine is larger. */
export function roundFigure(value: number): number {
  return Number(value.toPrecision(4))
}
