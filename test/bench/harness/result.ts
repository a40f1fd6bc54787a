import { z } from 'zod'

/** `make bench` writes one such file for each part, so that a part can be measured again alone. */

const spread = { min: z.number(), median: z.number(), max: z.number() }

const budgetSchema = z.strictObject({
  /** Says if the limit is the most or the least that the median may be. */
  bound: z.enum(['most', 'least']),
  limit: z.number(),
  /** Decides nothing: only the limit does. */
  aim: z.number().optional(),
  met: z.boolean(),
})

const sideSchema = z.strictObject({ what: z.string(), unit: z.string(), ...spread })

const figureSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  what: z.string(),
  unit: z.string(),
  /** One value for each round. */
  rounds: z.array(z.number()).min(1),
  ...spread,
  ratio: z.strictObject({ of: sideSchema, to: sideSchema }).optional(),
  budget: budgetSchema.optional(),
  remark: z.string().optional(),
})

const load = z.tuple([z.number(), z.number(), z.number()])

export const partResultSchema = z.strictObject({
  part: z.string(),
  measured_at: z.iso.datetime(),
  /** `changed` says whether the tree had other changes. */
  commit: z.string(),
  changed: z.boolean(),
  machine: z.string(),
  software: z.string(),
  /** Load averages over 1, 5 and 15 minutes: at the end they include the benchmark's own work. */
  load: z.strictObject({ start: load, end: load }),
  /** A share of a full month; the budgets are for 1. */
  scale: z.number(),
  seconds: z.number(),
  /** Facts that describe the data, and figures that no round repeats. */
  remarks: z.array(z.strictObject({ what: z.string(), text: z.string() })),
  figures: z.array(figureSchema),
})

export type Figure = z.infer<typeof figureSchema>
export type PartResult = z.infer<typeof partResultSchema>
