import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ZodError } from 'zod'
import { type Manifest, MANIFEST, manifestSchema } from '../../schemas/core/manifest.ts'
import { describeShard, hasItsDigest, readManifestCopy } from '../../lake/snapshots/manifest-file.ts'

export class DamagedManifest extends Error {
  override readonly name = 'DamagedManifest'

  constructor(folder: string, cause?: unknown) {
    super(`the manifest in ${folder} is damaged: run market-data-server verify --repair`, { cause })
  }
}

/** Thrown for a snapshot of a part of a lake: it lacks most months, and every list over all of them. */
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
