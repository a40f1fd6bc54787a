import { z } from 'zod'

/** How the last drill of a restore ended, in the data directory. */
export const LAST_DRILL = 'last-drill.json'

const DRILL_STEPS = ['restore', 'verify', 'start', 'answer'] as const
export type DrillStep = (typeof DRILL_STEPS)[number]

const instant = z.iso.datetime()

export const lastDrillSchema = z.strictObject({
  started_at: instant,
  ended_at: instant,
  /** Null if the backup was restored, verified, and answered. */
  failed_at: z.enum(DRILL_STEPS).nullable(),
  message: z.string().nullable(),
  /** Newest snapshot of the backup, and when it was published; null if none can be read. */
  snapshot: z.string().nullable(),
  published_at: instant.nullable(),
})

export type LastDrill = z.infer<typeof lastDrillSchema>
