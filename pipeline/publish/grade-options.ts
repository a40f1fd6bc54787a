import type { PartitionEntry } from '../../schemas/core/manifest.ts'
import type { FindPath } from './changes.ts'

export interface GradeOptions {
  /** Partitions of the snapshot before: a month whose grade would be made from the same data keeps it. */
  readonly before: readonly PartitionEntry[]
  readonly findPath: FindPath
  readonly temporary: string
}
