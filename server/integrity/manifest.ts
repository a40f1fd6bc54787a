import { createHash } from 'node:crypto'
import { digestible, type Manifest, manifestSchema } from '../../schemas/core/manifest.ts'

/** Reads a manifest; throws where it is not what was written. */
export function readManifest(text: string): Manifest {
  const manifest = manifestSchema.parse(JSON.parse(text))
  if (sha256OfJson(digestible(manifest)) !== manifest.digest) {
    throw new Error(`the manifest of ${manifest.snapshot} is damaged: its content is not that of its digest`)
  }
  return manifest
}

function sha256OfJson(value: unknown): string {
  const canonical = JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
  return createHash('sha256').update(canonical).digest('hex')
}
