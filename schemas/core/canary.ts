import { z } from 'zod'

/**
 * How a new snapshot and the served one answered the examples of the API, before the new one was served. The report of
 * the build has it; it never keeps a snapshot from being served.
 */
export const canarySchema = z.strictObject({
  /** Snapshot that was served until then. */
  before: z.string(),
  /** Examples that both snapshots answered. */
  compared: z.int(),
  /** Compared examples whose answers differ in more than the name and the time of the snapshot. */
  changed: z.int(),
  /** Figures that differ at the same place of both answers. */
  figures: z.int(),
  /** Median of new / old over these figures; null if all of them are 0. */
  median_ratio: z.number().nullable(),
  /** Examples that the served snapshot answered and the new one does not. */
  lost: z.array(z.string()),
  /** Examples that were not asked, because the time was over. */
  not_asked: z.int(),
  /** Sentences about what the operator should look at; empty if nothing is odd. */
  odd: z.array(z.string()),
})

export type CanaryReport = z.infer<typeof canarySchema>
