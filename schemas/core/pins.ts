import { z } from 'zod'

/** Pins of the operator, in the data directory: builds keep what is pinned until it is unpinned. */
export const PINS = 'pins.json'

const since = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)

const pinnedPartition = z.strictObject({ dataset: z.string(), partition: z.string(), since })

const pinnedSource = z.strictObject({
  url: z.string(),
  /** Edition that serves, whatever the source shows. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  since,
})

export const pinsSchema = z.strictObject({
  /** Partitions that keep their published version, or stay unpublished, whatever their sources and the compiler are. */
  partitions: z.array(pinnedPartition),
  sources: z.array(pinnedSource),
})

export type Pins = z.infer<typeof pinsSchema>
export type PinnedPartition = z.infer<typeof pinnedPartition>
export type PinnedSource = z.infer<typeof pinnedSource>

export const NO_PINS: Pins = { partitions: [], sources: [] }
