import { createHash } from 'node:crypto'
import { z } from 'zod'

const keySchema = z.strictObject({
  /** The key's visible beginning: enough to tell keys apart, of no use for getting in. */
  id: z.string(),
  /** Whose key it is; a customer can have several. Entries of before there were customers have their name alone. */
  customer: z.string().optional(),
  /** What the customer uses it for. */
  name: z.string(),
  sha256: z.string(),
  /** Datasets that the key may ask for, `*` for all of them; `bulk` for whole files. */
  scopes: z.array(z.string()),
  /** Requests a minute. */
  rate_limit: z.int().min(1),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  revoked_at: z.iso.datetime().nullable(),
  /** The id of the key that took its place. */
  replaced_by: z.string().nullable().default(null),
})

/** A key without its text. */
export type Key = Omit<z.infer<typeof keySchema>, 'customer'> & { readonly customer: string }

const documentSchema = z.strictObject({ keys: z.array(keySchema) })

/** Reads what `writtenKeys` wrote, in this form or the one before it. */
export function parseKeys(text: string): Key[] {
  return documentSchema.parse(JSON.parse(text)).keys.map(({ id, customer, ...key }) => ({
    id,
    customer: customer ?? key.name,
    ...key,
  }))
}

export function formatKeys(keys: readonly Key[]): string {
  return `${JSON.stringify({ keys }, null, 2)}\n`
}

export function hashKey(key: string): string {
  // The key is 256 random bits, so a plain hash cannot be searched; slow hashing is for what people choose.
  return createHash('sha256').update(key).digest('hex')
}

/** Whether the key is neither revoked nor expired at that time. */
export function isValid({ revoked_at, expires_at }: Key, now: Date): boolean {
  return revoked_at === null && (expires_at === null || new Date(expires_at) > now)
}
