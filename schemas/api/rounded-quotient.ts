/** Rounds half away from zero; `by` is positive. */
export function divideRounded(value: bigint, by: bigint): bigint {
  const twice = 2n * value
  return (twice < 0n ? twice - by : twice + by) / (2n * by)
}
