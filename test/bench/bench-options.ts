/** What a run is asked to measure. */
export interface BenchOptions {
  /** The share of a full month. */
  readonly scale: number
  readonly seed: number
  /** How often each figure is measured. */
  readonly rounds: number
  /** The months over which growth is measured. */
  readonly months: number
}
