import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { SNAPSHOT_ID } from '../../schemas/core/manifest.ts'
import { TABLE_NAME } from '../../lake/delta-log/layout.ts'

/** Addresses are signed for files under this path. */
export const SHARED_FILES = '/shared-files'

/** An address is signed for one file of one table in one snapshot, for one key, until a time. */
export interface SignedFile {
  readonly table: string
  /** Names the file; the manifest of the snapshot has its path. */
  readonly sha256: string
  readonly snapshot: string
  /** Id of the key that asked for the address. */
  readonly key: string
  /** Seconds since 1970. */
  readonly expires: number
}

const LONGEST_KEY_ID = 64
const pathForm = /^\/([^/]+)\/([0-9a-f]{64})\.parquet$/
const queryForm = z.strictObject({
  snapshot: z.string().regex(SNAPSHOT_ID),
  key: z.string().min(1).max(LONGEST_KEY_ID),
  expires: z.string().regex(/^[1-9]\d{0,11}$/),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
})

/** Writes the address of a file, without the scheme and the host. */
export function signAddress(file: SignedFile, secret: Buffer): string {
  const { table, sha256, snapshot, key, expires } = file
  const query = new URLSearchParams({
    snapshot,
    key,
    expires: String(expires),
    signature: computeSignature(file, secret).toString('hex'),
  })
  return `${SHARED_FILES}/${table}/${sha256}.parquet?${query.toString()}`
}

/**
 * Reads an address by its path below `SHARED_FILES` and its query; null unless we signed every part of it. The caller
 * judges whether it has expired.
 */
export function readSignedAddress(path: string, query: unknown, secret: Buffer): SignedFile | null {
  const [, table = '', sha256 = ''] = pathForm.exec(path) ?? []
  const { data } = queryForm.safeParse(query)
  if (data === undefined || !TABLE_NAME.test(table)) return null
  const file = { table, sha256, snapshot: data.snapshot, key: data.key, expires: Number(data.expires) }
  return timingSafeEqual(computeSignature(file, secret), Buffer.from(data.signature, 'hex')) ? file : null
}

/** Signs the parts as a JSON list, so that no text can move from one part to the next. */
function computeSignature({ table, sha256, snapshot, key, expires }: SignedFile, secret: Buffer): Buffer {
  const signed = JSON.stringify(['market-data-shared-file-1', table, sha256, snapshot, key, expires])
  return createHmac('sha256', secret).update(signed).digest()
}
