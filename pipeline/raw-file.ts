import { z } from 'zod'

const memberHash = z.strictObject({ name: z.string(), bytes: z.int(), sha256: z.string() })

/** Description that is kept next to each download in data/raw. */
export const sidecarSchema = z.strictObject({
  url: z.string(),
  retrieved_at: z.string(),
  etag: z.string().nullable(),
  last_modified: z.string().nullable(),
  bytes: z.int(),
  sha256: z.string(),
  /** Hash of each member; a bare file is its own member. */
  members: z.array(memberHash),
  /** Why the file cannot be used; null if it can. It is kept all the same. */
  damage: z.string().nullable(),
})

export type Sidecar = z.infer<typeof sidecarSchema>

/** A download in data/raw. */
export interface RawFile extends Sidecar {
  readonly path: string
}
