import type { Lake } from '../../lake/lake.ts'
import { z } from 'zod'
import { SNAPSHOT_ID } from '../../schemas/core/manifest.ts'
import { parseJson } from '../../schemas/core/json.ts'
import { readIfPresent, replaceFile } from '../../lake/durable-files.ts'

const publicationSchema = z.strictObject({
  snapshot: z.string().regex(SNAPSHOT_ID),
  manifest_sha256: z.string(),
  /** Digest of the transaction logs that were copied. */
  log_copied: z.string().nullable(),
})

const publicationsSchema = z.record(z.string(), publicationSchema)

/**
 * Snapshot that this data directory published last to a store. It proves that the snapshot there is ours even after we
 * pruned it.
 */
export type LastPublication = z.infer<typeof publicationSchema>

/** Reads what was published last to an address; null if nothing is known. */
export async function readLastPublication(lake: Lake, address: string): Promise<LastPublication | null> {
  return (await readPublications(lake))[address] ?? null
}

export async function writeLastPublication(lake: Lake, address: string, last: LastPublication): Promise<void> {
  const known = { ...(await readPublications(lake)), [address]: last }
  await replaceFile(lake.files, lake.remotePublished, `${JSON.stringify(known, null, 2)}\n`)
}

async function readPublications(lake: Lake): Promise<Record<string, LastPublication>> {
  const text = await readIfPresent(lake.remotePublished)
  const parsed = publicationsSchema.safeParse(text === null ? {} : parseJson(text))
  return parsed.success ? parsed.data : {}
}
