import { openHttpsStore } from './https-store.ts'
import type { ObjectStore, ReadableStore } from './object-store.ts'
import type { RetryPolicy } from './retry.ts'

/** Thrown for an impossible address of a store; the message explains why, without the address. */
export class BadStoreAddress extends Error {
  override readonly name = 'BadStoreAddress'
}

/** A bucket with a prefix that is empty or ends with a slash, or a base address of HTTP. */
export type StorePlace =
  | { readonly kind: 's3'; readonly bucket: string; readonly prefix: string }
  | { readonly kind: 'https'; readonly base: URL }

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
/** Segments of plain characters; none is `.` or `..`. */
const PREFIX = /^(?:(?!\.{1,2}\/)[\w.=-]+\/)*$/

/** Reads `s3://bucket/prefix` or `https://host/path?token=…`. Throws a `BadStoreAddress`. */
export function parseStoreAddress(text: string): StorePlace {
  const [, bucket, path = ''] = /^s3:\/\/([^/]*)\/?(.*)$/.exec(text) ?? []
  if (bucket !== undefined) {
    const prefix = path === '' || path.endsWith('/') ? path : `${path}/`
    if (!BUCKET.test(bucket) || !PREFIX.test(prefix))
      throw new BadStoreAddress('write s3://bucket or s3://bucket/prefix, of letters, digits, . _ = and -')
    return { kind: 's3', bucket, prefix }
  }
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new BadStoreAddress('write s3://bucket/prefix or https://host/path')
  const base = new URL(text)
  if (base.username !== '' || base.password !== '')
    throw new BadStoreAddress('an address has no user or password: a token may be in its query, as ?token=…')
  return { kind: 'https', base }
}

export async function openReadableStore(
  place: StorePlace,
  environment: Readonly<Record<string, string | undefined>>,
  policy?: RetryPolicy,
): Promise<ReadableStore & Partial<Pick<ObjectStore, 'close'>>> {
  if (place.kind === 'https') return openHttpsStore(place.base, policy)
  const { openS3Store } = await import('./s3-store.ts')
  return openS3Store(place, environment, policy)
}
