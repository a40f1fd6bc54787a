import type { Lake } from '../lake.ts'
import { z } from 'zod'
import { SNAPSHOT_ID } from '../../schemas/core/manifest.ts'
import { parseJson } from '../../schemas/core/json.ts'
import { readIfPresent, replaceFile } from '../durable-files.ts'
import { TABLE_NAME } from './layout.ts'

const versionsSchema = z.strictObject({
  format: z.literal('market-data-delta-versions-1'),
  /** Version of each table, by snapshot. */
  snapshots: z.record(z.string().regex(SNAPSHOT_ID), z.record(z.string().regex(TABLE_NAME), z.int().min(0))),
})

/** Versions by snapshot, then by table. The versions of one snapshot belong together. */
export type DeltaVersions = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Reads which version of each table is which snapshot; empty if no log was written, or if the file is damaged. */
export async function readDeltaVersions(lake: Lake): Promise<DeltaVersions> {
  const text = await readIfPresent(lake.deltaVersions)
  if (text === null) return {}
  return versionsSchema.safeParse(parseJson(text)).data?.snapshots ?? {}
}

/** Replaces the file in one step; one snapshot is a line. */
export async function writeDeltaVersions(lake: Lake, versions: DeltaVersions): Promise<void> {
  const path = lake.deltaVersions
  const lines = Object.keys(versions)
    .sort()
    .map((snapshot) => {
      const tables = Object.entries(versions[snapshot] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
      return `  ${JSON.stringify(snapshot)}: ${JSON.stringify(Object.fromEntries(tables))}`
    })
  const text = `{"format": "market-data-delta-versions-1", "snapshots": {\n${lines.join(',\n')}\n}}\n`
  if ((await readIfPresent(path)) !== text) await replaceFile(lake.files, path, text)
}
