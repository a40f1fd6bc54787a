import { LRUCache } from 'lru-cache'
import { join } from 'node:path'
import { LogFault } from '../../lake/delta-log/log-fault.ts'
import { describeDeclaredTables, describeTable } from '../../lake/delta-log/meta-data.ts'
import { listLog, type ReplayedTable, replayVersions } from '../../lake/delta-log/read-log.ts'
import { findPartitionColumns, listLoggedFiles, type LoggedFile } from '../../lake/delta-log/table-files.ts'
import { isMissing } from '../../lake/disk.ts'
import type { Lake } from '../../lake/lake.ts'
import { isReplicaFolder } from '../../lake/replica-mark.ts'
import { readSnapshotManifest } from '../../lake/snapshots/manifest-file.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { withOwnDatabase } from '../snapshots/own-database.ts'
import { sharingMessages } from './sharing-messages.ts'
import type { TableVersion } from './table-versions.ts'

/** Reads the metadata and the files of a table at a version. */
export type ReadTable = (
  table: string,
  at: Pick<TableVersion, 'version' | 'since' | 'snapshot'>,
) => Promise<ReplayedTable>

/** For all kept tables together. */
const KEPT_FILES = 50_000

/** Creates a reader of the tables that keeps what it has read: a version never changes. */
export function createTableReader(lake: Lake): ReadTable {
  const kept = new LRUCache<string, Promise<ReplayedTable>>({ maxSize: KEPT_FILES, sizeCalculation: () => 1 })
  return async (table, at) => {
    const { version, since } = at
    // Logs that are written anew can give the number to another snapshot.
    const name = `${table} ${String(version)} ${since}`
    const known = kept.get(name)
    if (known !== undefined) return known
    const reading = readVersion(lake, table, at)
    kept.set(name, reading)
    try {
      const read = await reading
      if (kept.peek(name) === reading) kept.set(name, reading, { size: 1 + read.files.size })
      return read
    } catch (error) {
      if (kept.peek(name) === reading) kept.delete(name)
      if (error instanceof LogFault || isMissing(error))
        throw new ApiError('unavailable', sharingMessages.unreadableLog({ table }))
      throw error
    }
  }
}

/** Reads a version from the log of the table. A replica has no logs: there the manifest of the snapshot has the files. */
async function readVersion(
  lake: Lake,
  table: string,
  { version, snapshot }: Pick<TableVersion, 'version' | 'snapshot'>,
): Promise<ReplayedTable> {
  const log = await listLog(lake, table)
  if (log === null && (await isReplicaFolder(lake))) return describeFromManifest(lake, table, snapshot)
  if (!log?.commits.includes(version)) throw new LogFault(`it has no version ${String(version)}`)
  return replayVersions(log, version, (sql) => withOwnDatabase((database) => database.rows(sql)))
}

async function describeFromManifest(lake: Lake, table: string, snapshot: string): Promise<ReplayedTable> {
  const manifest = await readSnapshotManifest(join(lake.snapshots, snapshot))
  const declared = describeDeclaredTables().get(table)
  if (manifest === null || declared === undefined) throw new LogFault(`no snapshot ${snapshot} tells its files`)
  const files = listLoggedFiles(manifest).get(table) ?? new Map<string, LoggedFile>()
  return { files, metaData: describeTable({ name: table, ...declared, partitionColumns: findPartitionColumns(files) }) }
}
