/** Ways to compute the return of a benchmark. */
export const BENCHMARK_BASES = ['monthly_changes', 'daily_changes', 'published_values', 'closing_prices'] as const

/** Why a return is not known. */
export const BENCHMARK_REASONS = [
  'calendar_unknown',
  'not_whole_months',
  'value_missing',
  'month_not_covered',
  'no_quote',
  'event_between',
] as const

/** Days of a return, which is the change from the end of the first to the end of the last. */
export interface ReturnSpan {
  readonly first: string
  readonly last: string
}

export interface NotKnown {
  readonly reason: (typeof BENCHMARK_REASONS)[number]
}

/** Return of a benchmark in millionths of a percent, or the reason why it is not known. */
export type BenchmarkReturn = { readonly percent: bigint; readonly basis: (typeof BENCHMARK_BASES)[number] } | NotKnown

/** Reads the values for the returns over several spans at once; the result computes the return over one of them. */
export type ReadBenchmark = (spans: readonly ReturnSpan[]) => Promise<(span: ReturnSpan) => BenchmarkReturn>
