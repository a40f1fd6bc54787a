/** How the return of a benchmark is computed. */
export const BENCHMARK_BASES = ['monthly_changes', 'daily_changes', 'published_values', 'closing_prices'] as const

/** Why the return of a benchmark is not known. */
export const BENCHMARK_REASONS = [
  'calendar_unknown',
  'not_whole_months',
  'value_missing',
  'month_not_covered',
  'no_quote',
  'event_between',
] as const

/** The two days of a return: it is what changed from the end of the first to the end of the last. */
export interface ReturnSpan {
  readonly first: string
  readonly last: string
}

export interface NotKnown {
  readonly reason: (typeof BENCHMARK_REASONS)[number]
}

/** The return of a benchmark: in millionths of a percent, or the reason why it is not known. */
export type BenchmarkReturn = { readonly percent: bigint; readonly basis: (typeof BENCHMARK_BASES)[number] } | NotKnown

/** Reads what the returns over some spans need, at once; the result computes the return over each of them. */
export type ReadBenchmark = (spans: readonly ReturnSpan[]) => Promise<(span: ReturnSpan) => BenchmarkReturn>
