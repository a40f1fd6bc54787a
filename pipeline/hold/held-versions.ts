import type { Lake } from '../../lake/lake.ts'
import { z } from 'zod'
import { SMALLER_VERSIONS } from '../../lake/place-names.ts'
import { partitionName } from '../../schemas/core/dataset.ts'
import type { FileToFetch } from '../fetch/files-to-fetch.ts'
import { parseJson } from '../../schemas/core/json.ts'
import { readIfPresent, replaceFile } from '../../lake/durable-files.ts'
import type { Log } from '../log.ts'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

export const heldVersionSchema = z.strictObject({
  dataset: z.string(),
  partition: z.string(),
  /** Address of the file at fault, if the partition can do without it; null for the whole partition. */
  url: z.string().nullable().default(null),
  /**
   * Members that the version lacks. They, not the content, identify the version: a portal that rewrites or zips a month
   * again every night shows the same loss in other bytes.
   */
  lacks: z.array(z.string()),
  /**
   * Names of the differences from the published version: figures, pairs, keys. They identify the version as its missing
   * members do.
   */
  differs: z.array(z.string()).default([]),
  says: z.array(z.string()).default([]),
  /** Days, in UTC, on which the source showed the version: the first, and one later day. */
  seen_on: z.array(day).max(2),
  /** Digest of the version as it was last compiled: one with the same digest need not be compiled again. */
  input_digest: z.string(),
  /** True once the operator has accepted the version. */
  accepted: z.boolean(),
})

const heldVersionsSchema = z.strictObject({ smaller_versions: z.array(heldVersionSchema) })

/** A version of a partition that lacks members of the published one, or contradicts it, and is held back. */
export type HeldVersion = z.infer<typeof heldVersionSchema>

/**
 * Reads the held versions. An unreadable file counts as empty, with a warning: the days are then counted from the
 * beginning.
 */
export async function readHeldVersions(lake: Lake, log: Log): Promise<HeldVersion[]> {
  const text = await readIfPresent(lake.smallerVersions)
  if (text === null) return []
  const parsed = heldVersionsSchema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data.smaller_versions
  const detail =
    'is not what a build wrote: the days on which sources showed doubtful versions are counted from the beginning, and accepted versions must be accepted again'
  log.line({ step: 'check', subject: SMALLER_VERSIONS, level: 'warn', detail })
  return []
}

export async function writeHeldVersions(lake: Lake, versions: readonly HeldVersion[]): Promise<void> {
  const path = lake.smallerVersions
  const sorted = [...versions].sort((a, b) => (versionKey(a) < versionKey(b) ? -1 : 1))
  const text = `${JSON.stringify({ smaller_versions: sorted }, null, 2)}\n`
  const before = await readIfPresent(path)
  // Most nights have nothing to remember.
  if (before === text || (before === null && sorted.length === 0)) return
  await replaceFile(lake.files, path, text)
}

/** Returns a test for files with a held-back version: they are requested every night, however old they are. */
export function isHeld(versions: readonly HeldVersion[]): (file: FileToFetch) => boolean {
  const keyOf = (dataset: string, partition: string) => versionKey({ dataset, partition, url: null })
  const held = new Set(versions.map(({ dataset, partition }) => keyOf(dataset, partition)))
  return ({ dataset, months }) =>
    held.size > 0 && months.some((month) => held.has(keyOf(dataset.id, partitionName(dataset, month))))
}

export function versionKey({ dataset, partition, url }: Pick<HeldVersion, 'dataset' | 'partition' | 'url'>): string {
  return [`${dataset}/${partition}`, ...(url === null ? [] : [url])].join(' ')
}
