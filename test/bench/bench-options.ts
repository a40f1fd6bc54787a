export interface BenchOptions {
  /** A share of a full month. */
  readonly scale: number
  readonly seed: number
  /** How often each figure is measured. */
  readonly rounds: number
  /** How many months of growth are measured. */
  readonly months: number
}
