import { hash } from 'node:crypto'
import { z } from 'zod'
import { isNetwork } from './network.ts'

const keySchema = z.strictObject({
  /** Visible beginning of the key: it distinguishes keys and opens nothing. */
  id: z.string(),
  /**
   * Owner of the key; a customer can have several keys. Entries from before customers were recorded have only a name.
   */
  customer: z.string().optional(),
  /** Purpose of the key, in the customer's words. */
  name: z.string(),
  sha256: z.string(),
  /** Datasets that the key may query, `*` for all of them; `bulk` for whole files. */
  scopes: z.array(z.string()),
  /** Requests per minute. */
  rate_limit: z.int().min(1),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  revoked_at: z.iso.datetime().nullable(),
  /** Id of the key that replaced this one. */
  replaced_by: z.string().nullable().default(null),
  /** Id of the key that a link reads for. The text of a link works in an address alone, that of a key never in one. */
  link_of: z.string().optional(),
  /** Addresses and networks that it may be used from; everywhere without them. */
  from: z.array(z.string().refine(isNetwork, 'no address and no network')).optional(),
})

/** A key without its text. */
export type Key = Omit<z.infer<typeof keySchema>, 'customer'> & { readonly customer: string }

const documentSchema = z.strictObject({ keys: z.array(keySchema) })

/** Parses what `formatKeys` wrote, in the present form or in the one before it. */
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
  // A key has 256 random bits, so nobody can find it by trying plain hashes. Slow hashing is for passwords that people
  // choose.
  return hash('sha256', key, 'hex')
}

/** True if the key is neither revoked nor expired at that time. */
export function isValid({ revoked_at, expires_at }: Key, now: Date): boolean {
  return revoked_at === null && (expires_at === null || new Date(expires_at) > now)
}

/** Lists a key, valid or not, and those that replaced it one after the other. */
export function findSuccession(keys: readonly Key[], id: string): readonly Key[] {
  const found: Key[] = []
  for (let next: string | null = id; next !== null;) {
    const key = keys.find((each) => each.id === next)
    if (key === undefined || found.includes(key)) break
    found.push(key)
    next = key.replaced_by
  }
  return found
}
