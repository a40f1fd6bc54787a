import type { PartRecord } from './record.ts'

/** One run of a part, in a folder of its own. */
export interface Bench {
  readonly folder: string
  /** A share of a full month. */
  readonly scale: number
  readonly seed: number
  /** How often each figure is measured. */
  readonly rounds: number
  /** How many months of growth are measured. */
  readonly months: number
  readonly record: PartRecord
}
