import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BuildError } from '../../schemas/core/error.ts'
import type { ObjectStore } from '../../shared/object-store/object-store.ts'
import { currentObjectSchema, type CurrentObject } from '../../shared/object-store/published-lake.ts'
import { findFilesAt, listFolderEntries } from '../../shared/lake-files.ts'
import { parseJson, readIfPresent } from '../files.ts'
import { putOnce } from './put-objects.ts'

const TABLE = /^[a-z0-9_]+$/
const LOG = '_delta_log'
const COMMIT = /^\d{20}\.json$/
const CHECKPOINT = /^\d{20}\.checkpoint(?:\.\d{10}\.\d{10})?\.parquet$/
const LAST_CHECKPOINT = '_last_checkpoint'

const versionsSchema = z.object({ delta: currentObjectSchema.shape.delta })

/** Reads which versions of the transaction logs are which snapshots; null if there are no logs. */
export async function readDeltaVersions(dataDir: string): Promise<CurrentObject['delta']> {
  const text = await readIfPresent(join(dataDir, 'lake', 'delta-versions.json'))
  if (text === null) return null
  const parsed = versionsSchema.safeParse({ delta: parseJson(text) })
  if (parsed.success) return parsed.data.delta
  throw new BuildError('SNAPSHOT_DAMAGED', `${join(dataDir, 'lake', 'delta-versions.json')} is damaged`, {
    hint: 'Nothing was published. The file is derived: write the transaction logs anew, then publish again.',
  })
}

/**
 * Copies what the store lacks of each table's transaction log: commits in their order, so that a copy that breaks off
 * leaves a log that reads as before, then checkpoints, then the file that names the last one. Returns the number of
 * objects that were put.
 */
export async function copyDeltaLogs(store: ObjectStore, dataDir: string): Promise<number> {
  let put = 0
  for (const table of await listFolderEntries(join(dataDir, 'lake'))) {
    if (table.isDirectory() && TABLE.test(table.name)) put += await copyLog(store, dataDir, table.name)
  }
  return put
}

async function copyLog(store: ObjectStore, dataDir: string, table: string): Promise<number> {
  const folder = join(dataDir, 'lake', table)
  const inLog = async (name: RegExp) => (await findFilesAt(folder, [/^_delta_log$/, name])).sort()
  const keyOf = (path: string) => `lake/${table}/${LOG}/${path.slice(path.lastIndexOf('/') + 1)}`
  let put = 0
  const missing: string[] = []
  // Commits are put in order, so the newest that is there has all before it.
  for (const path of (await inLog(COMMIT)).reverse()) {
    if ((await store.head(keyOf(path))) !== null) break
    missing.unshift(path)
  }
  for (const path of missing) {
    await putOnce(store, keyOf(path), { bytes: await readFile(path), type: 'application/json' })
    put += 1
  }
  for (const path of (await inLog(CHECKPOINT)).slice(-1)) {
    if ((await store.head(keyOf(path))) !== null) continue
    await putOnce(store, keyOf(path), { bytes: await readFile(path), type: 'application/vnd.apache.parquet' })
    put += 1
  }
  for (const path of await inLog(new RegExp(`^${LAST_CHECKPOINT}$`))) {
    if (missing.length === 0 && put === 0) continue
    await store.put(keyOf(path), { bytes: await readFile(path), type: 'application/json' }, null)
    put += 1
  }
  return put
}
