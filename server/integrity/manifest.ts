import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { ZodError } from 'zod'
import {
  digestible,
  type Manifest,
  MANIFEST,
  MANIFEST_COPY,
  manifestSchema,
  type ShardEntry,
} from '../../schemas/core/manifest.ts'
import { isMissing } from '../../lake/disk.ts'

/** The manifest of a snapshot is not what was written. */
export class DamagedManifest extends Error {
  override readonly name = 'DamagedManifest'

  constructor(folder: string, cause?: unknown) {
    super(`the manifest in ${folder} is damaged: run make verify ARGS=--repair`, { cause })
  }
}

/** The snapshot is a part of a lake: most months are missing, and every list that is made from all of them. */
class ShardOfLake extends Error {
  override readonly name = 'ShardOfLake'
}

/** Reads the manifest of a snapshot. Throws if it differs from what was written, or is one of a shard. */
export async function readManifest(folder: string): Promise<Manifest> {
  return (await readManifestBytes(folder)).manifest
}

/** Reads the manifest of a snapshot with its exact bytes, which its signature is over. */
export async function readManifestBytes(folder: string): Promise<{ bytes: Buffer; manifest: Manifest }> {
  const bytes = await readFile(join(folder, MANIFEST))
  const text = bytes.toString('utf8')
  const copy = await readManifestCopy(folder)
  const manifest = parseManifest(text, folder)
  if ((copy !== null && copy !== text) || !hasItsDigest(manifest)) throw new DamagedManifest(folder)
  if (manifest.shard !== undefined) {
    const what = `${folder} is ${describeShard(manifest.shard)}`
    throw new ShardOfLake(`${what}: build the whole lake into a new DATA_DIR, and serve that`)
  }
  return { bytes, manifest }
}

function parseManifest(text: string, folder: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof ZodError) throw new DamagedManifest(folder, error)
    throw error
  }
}

/**
 * Reads the packed copy of the manifest; null if there is none or it cannot be unpacked. The builder repairs it then.
 */
async function readManifestCopy(folder: string): Promise<string | null> {
  try {
    return (await promisify(gunzip)(await readFile(join(folder, MANIFEST_COPY)))).toString('utf8')
  } catch (error) {
    const isDamaged = error instanceof Error && 'code' in error && /^Z_|^ERR_BUFFER/.test(String(error.code))
    if (isMissing(error) || isDamaged) return null
    throw error
  }
}

export function describeShard({ number, of }: ShardEntry): string {
  return `shard ${String(number)}/${String(of)} of a lake, not a whole one`
}

/** True if a manifest says what it said when it was written. */
export function hasItsDigest(manifest: Manifest): boolean {
  return computeDigest(manifest) === manifest.digest
}

function computeDigest(manifest: Manifest): string {
  const canonical = JSON.stringify(digestible(manifest), (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
  return createHash('sha256').update(canonical).digest('hex')
}
