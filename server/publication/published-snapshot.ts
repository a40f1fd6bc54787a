import type { Lake } from '../../lake/lake.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiError } from '../../schemas/api/error.ts'
import { PUBLISHED_MANIFEST, PUBLISHED_SIGNATURE } from '../../schemas/service/publication/publication-routes.ts'
import { type IndexedSnapshot, makePublicIndex } from '../../schemas/service/publication/public-index.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { isMissing } from '../../lake/disk.ts'
import {
  MANIFEST_SIGNATURE,
  parseManifestSignature,
  parseSigningKeys,
  type SigningKey,
} from '../../lake/signature/manifest-signature.ts'
import { listSnapshotIds, parseSnapshotTime } from '../../lake/snapshots/snapshot-id.ts'
import { DamagedManifest, readManifestBytes } from '../integrity/manifest.ts'
import { snapshotMessages } from '../snapshots/snapshot-messages.ts'

/** Reads the manifest of a snapshot with its exact bytes; a damaged one is an answer that the client can try again. */
export async function readPublishedManifest(
  lake: Lake,
  id: string,
): Promise<{ readonly bytes: Buffer; readonly manifest: Manifest }> {
  try {
    return await readManifestBytes(lake.snapshot(id))
  } catch (error) {
    if (!(error instanceof DamagedManifest)) throw error
    throw new ApiError('unavailable', snapshotMessages.damagedManifest({ id }), { snapshot: id })
  }
}

/** Reads the text of the signature of a snapshot; null if it has none. */
export async function readPublishedSignature(lake: Lake, id: string): Promise<string | null> {
  return readTextIfPresent(join(lake.snapshot(id), MANIFEST_SIGNATURE))
}

/** Reads the public keys that the builder listed; none where nothing is signed or the list is damaged. */
export async function readPublicKeys(lake: Lake): Promise<readonly SigningKey[]> {
  const text = await readTextIfPresent(lake.signingKeys)
  return text === null ? [] : (parseSigningKeys(text) ?? [])
}

/** Makes the public index of a snapshot. Snapshots newer than `newest` are not completely published. */
export async function readPublicIndex(
  lake: Lake,
  { id, newest, permitted }: { readonly id: string; readonly newest: string; readonly permitted: ReadonlySet<string> },
): Promise<object> {
  const { bytes, manifest } = await readPublishedManifest(lake, id)
  const ids = (await listSnapshotIds(lake)).filter((each) => each <= newest).reverse()
  const snapshots: IndexedSnapshot[] = []
  for (const each of ids) snapshots.push(await indexSnapshot(lake, each))
  const manifestSha256 = createHash('sha256').update(bytes).digest('hex')
  return makePublicIndex(manifest, { permitted, snapshots, manifestBytes: bytes.length, manifestSha256 })
}

async function indexSnapshot(lake: Lake, id: string): Promise<IndexedSnapshot> {
  const text = await readPublishedSignature(lake, id)
  const key = text === null ? null : (parseManifestSignature(text)?.key_id ?? null)
  return {
    id,
    published_at: parseSnapshotTime(id),
    manifest: `${PUBLISHED_MANIFEST}?snapshot=${id}`,
    signature: key === null ? null : `${PUBLISHED_SIGNATURE}?snapshot=${id}`,
    key_id: key,
  }
}

async function readTextIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
