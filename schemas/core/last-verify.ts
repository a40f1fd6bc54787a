import { z } from 'zod'

/** How the last verification of the data directory ended, in it. */
export const LAST_VERIFY = 'last-verify.json'

export const lastVerifySchema = z.strictObject({
  ended_at: z.iso.datetime(),
  /** Null if every file, the signature and the log are as published. */
  failure: z.string().nullable(),
})

export type LastVerify = z.infer<typeof lastVerifySchema>
