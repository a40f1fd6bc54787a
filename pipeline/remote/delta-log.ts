import type { Lake } from '../../lake/lake.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { BuildError } from '../../schemas/core/error.ts'
import type { ObjectStore } from '../../lake/object-store/object-store.ts'
import { currentObjectSchema, type CurrentObject } from '../../lake/object-store/published-lake.ts'
import { listFolderEntries } from '../../lake/list-files.ts'
import { parseJson } from '../../schemas/core/json.ts'
import { readIfPresent } from '../../lake/durable-files.ts'
import { sha256OfText } from '../../lake/hash.ts'
import { putOnce } from './put-objects.ts'

const TABLE = /^[a-z0-9_]+$/
const LOG = '_delta_log'
const COMMIT = /^\d{20}\.json$/
const CHECKPOINT = /^\d{20}\.checkpoint(?:\.\d{10}\.\d{10})?\.parquet$/
const LAST_CHECKPOINT = '_last_checkpoint'

const versionsSchema = z.object({ snapshots: currentObjectSchema.shape.delta.unwrap() })

/** Reads which versions of the transaction logs are which snapshots; null if there are no logs. */
export async function readPublishedVersions(lake: Lake): Promise<CurrentObject['delta']> {
  const path = lake.deltaVersions
  const text = await readIfPresent(path)
  if (text === null) return null
  const parsed = versionsSchema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data.snapshots
  throw new BuildError('SNAPSHOT_DAMAGED', `${path} is damaged`, {
    hint: 'Nothing was published. The file follows from the snapshots: write the transaction logs anew, then publish again.',
  })
}

/** Names of a table's log files, each list in the order of versions. */
interface LogFiles {
  readonly table: string
  readonly commits: readonly string[]
  readonly checkpoints: readonly string[]
  readonly hasLastCheckpoint: boolean
}

/** Transaction logs of a lake, and a digest that changes when a log file comes or goes. */
export interface LocalLogs {
  readonly logs: readonly LogFiles[]
  readonly digest: string
}

export function listLocalLogs(lake: Lake): LocalLogs {
  const logs: LogFiles[] = []
  for (const table of listFolderEntries(lake.tables)) {
    if (!table.isDirectory() || !TABLE.test(table.name)) continue
    const names = listFolderEntries(lake.deltaLog(table.name))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort()
    const commits = names.filter((name) => COMMIT.test(name))
    const checkpoints = names.filter((name) => CHECKPOINT.test(name))
    const hasLastCheckpoint = names.includes(LAST_CHECKPOINT)
    if (commits.length > 0) logs.push({ table: table.name, commits, checkpoints, hasLastCheckpoint })
  }
  return { logs, digest: sha256OfText(JSON.stringify(logs)) }
}

/**
 * Copies the files that the store lacks of each table's transaction log. Commits come in their order, so that a broken
 * copy leaves a readable log; then checkpoints, then the file that names the last checkpoint. Returns the number of
 * objects that were put.
 */
export async function copyDeltaLogs(store: ObjectStore, lake: Lake, { logs }: LocalLogs): Promise<number> {
  let put = 0
  for (const log of logs) put += await copyLog(store, lake, log)
  return put
}

async function copyLog(store: ObjectStore, lake: Lake, log: LogFiles): Promise<number> {
  const { table, commits, checkpoints, hasLastCheckpoint } = log
  const read = (name: string) => readFile(join(lake.deltaLog(table), name))
  const isThere = async (name: string) => (await store.head(logKey(table, name))) !== null
  const missing: string[] = []
  // Commits are put in order, so the store has all commits before the newest that it has.
  for (const name of [...commits].reverse()) {
    if (await isThere(name)) break
    missing.unshift(name)
  }
  for (const name of missing) {
    await putOnce(store, logKey(table, name), { bytes: await read(name), type: 'application/json' })
  }
  let put = missing.length
  for (const name of checkpoints) {
    if (await isThere(name)) continue
    await putOnce(store, logKey(table, name), { bytes: await read(name), type: 'application/vnd.apache.parquet' })
    put += 1
  }
  if (!hasLastCheckpoint || put === 0) return put
  const content = { bytes: await read(LAST_CHECKPOINT), type: 'application/json', changes: true } as const
  await store.put(logKey(table, LAST_CHECKPOINT), content, null)
  return put + 1
}

function logKey(table: string, name: string): string {
  return `lake/${table}/${LOG}/${name}`
}

/**
 * Returns a test for keys of the store that are versions which the log here has dropped. Its first version is a
 * checkpoint, which stands for all before it.
 */
export function makeDroppedVersionTest({ logs }: LocalLogs): (key: string) => boolean {
  const firsts = new Map(
    logs.flatMap(({ table, checkpoints }) =>
      checkpoints[0] === undefined ? [] : [[table, checkpoints[0].slice(0, 20)]],
    ),
  )
  return (key) => {
    const [, table = '', version = ''] =
      /^lake\/([a-z0-9_]+)\/_delta_log\/(\d{20})\.(?:json|checkpoint\.parquet)$/.exec(key) ?? []
    const first = firsts.get(table)
    const commits = logs.find((log) => log.table === table)?.commits ?? []
    return first !== undefined && version < first && (commits[0] ?? first) >= first
  }
}
