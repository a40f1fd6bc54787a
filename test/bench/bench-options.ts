/** The options of a run. */
export interface BenchOptions {
  /** The share of a full month. */
  readonly scale: number
  readonly seed: number
  /** The number of times that each figure is measured. */
  readonly rounds: number
  /** The months over which growth is measured. */
  readonly months: number
}
