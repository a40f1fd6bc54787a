import { gunzipSync } from 'node:zlib'
import { dirname } from 'node:path'
import { z } from 'zod'
import { heldBackListSchema, lastBuildSchema } from '../../schemas/core/last-build.ts'
import { MANIFEST, type PublishedFile, SNAPSHOT_ID } from '../../schemas/core/manifest.ts'
import { pinsSchema } from '../../schemas/core/pins.ts'
import { MOST_HEAD_BYTES } from '../manifest-log/head.ts'
import { MANIFEST_SIGNATURE, signingKeyList } from '../signature/manifest-signature.ts'

/*
 * What a publisher puts into an object store, and replicas read from it:
 *   lake/<table>/<partition>/<sha256>.parquet   each file once, named by its content
 *   snapshots/<id>/manifest.json                once, gzipped; beside it manifest.sig, where it is signed
 *   current.json                                the switch: beside the head of the log the only object that changes
 *   log/checkpoint, log/tile/…                  the log of manifests: tiles once, and its head, put before the switch
 *   lake/<table>/_delta_log/…                   a transaction log of each table, put after the switch
 */
export const CURRENT_OBJECT = 'current.json'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const snapshotId = z.string().regex(SNAPSHOT_ID)
const instant = z.iso.datetime()

const snapshotReference = z.strictObject({
  snapshot: snapshotId,
  /** Hash of the unpacked text of manifest.json. */
  manifest_sha256: sha256,
})

/** Content of the switch. Later versions may add fields: a replica ignores what it does not know. */
export const currentObjectSchema = z.object({
  format: z.literal('market-data-lake-1'),
  ...snapshotReference.shape,
  /** Snapshot that the switch named before. */
  previous: snapshotReference.nullable(),
  published_at: instant,
  /** All replicas serve the snapshot from this time on; they fetch it before. */
  serve_from: instant.optional(),
  /** Every snapshot that can be requested, the newest last. */
  kept: z.array(snapshotReference).min(1).max(100_000).refine(isInOrder, 'each snapshot once, the newest last'),
  /** How the builds went, for /status of the replicas. */
  reports: z.object({
    last_build: lastBuildSchema.nullable().catch(null),
    held_back: heldBackListSchema.nullable().catch(null),
    pins: pinsSchema.nullable().default(null).catch(null),
  }),
  /**
   * Public keys that have signed, for readers of the replicas. A replica that checks signatures has keys of its own.
   */
  signing_keys: signingKeyList.optional().catch(undefined),
  /** Log of the manifests with its head, from publishers that keep one. */
  manifest_log: z
    .object({ checkpoint: z.string().max(MOST_HEAD_BYTES), entries: z.array(snapshotReference).max(100_000) })
    .optional(),
  /** Versions of the transaction logs, by snapshot and table. */
  delta: z.record(snapshotId, z.record(z.string(), z.int().min(0))).nullable(),
  /** Time since which unnamed objects are being removed; nobody publishes meanwhile. */
  collecting_since: instant.nullable(),
})

export type CurrentObject = z.infer<typeof currentObjectSchema>
export type SnapshotReference = z.infer<typeof snapshotReference>

/** Limits `current.json` and an unpacked manifest: a thousand months of all datasets take a tenth of it. */
export const MOST_CURRENT_BYTES = 16 * 2 ** 20
export const MOST_MANIFEST_BYTES = 256 * 2 ** 20
export const MOST_SIGNATURE_BYTES = 16 * 2 ** 10

function isInOrder(kept: readonly SnapshotReference[]): boolean {
  return kept.every(({ snapshot }, at) => at === 0 || (kept[at - 1]?.snapshot ?? '') < snapshot)
}

/** `lake/<table>/<partition>/<sha256>.parquet`. The schema of the manifest has checked the path. */
export function objectKey({ file, sha256: hash }: Pick<PublishedFile, 'file' | 'sha256'>): string {
  return `lake/${dirname(file)}/${hash}.parquet`
}

export function manifestKey(snapshot: string): string {
  return `snapshots/${snapshot}/${MANIFEST}`
}

export function signatureKey(snapshot: string): string {
  return `snapshots/${snapshot}/${MANIFEST_SIGNATURE}`
}

/** Head of the log of manifests. */
export const LOG_CHECKPOINT_OBJECT = 'log/checkpoint'

/** `tile/0/000` → `log/tile/0/000`. */
export function logKey(path: string): string {
  return `log/${path}`
}

/** Unpacks an object that was put with gzip: some stores and clients have unpacked it already. Null if it is damaged. */
export function unpackObject(body: Buffer, mostBytes: number): Buffer | null {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body
  try {
    return gunzipSync(body, { maxOutputLength: mostBytes })
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^Z_|^ERR_BUFFER/.test(String(error.code))) return null
    throw error
  }
}

/** Reads the switch; null if it is not one that this version knows. */
export function parseCurrentObject(body: Buffer): CurrentObject | null {
  try {
    const parsed = currentObjectSchema.safeParse(JSON.parse(body.toString('utf8')))
    return parsed.success ? parsed.data : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
