import { LRUCache } from 'lru-cache'
import { LogFault } from '../../lake/delta-log/log-fault.ts'
import { listLog, type ReplayedTable, replayVersions } from '../../lake/delta-log/read-log.ts'
import { isMissing } from '../../lake/disk.ts'
import type { Lake } from '../../lake/lake.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { withOwnDatabase } from '../snapshots/own-database.ts'
import { sharingMessages } from './sharing-messages.ts'
import type { TableVersion } from './table-versions.ts'

/** Reads the metadata and the files of a table at a version. */
export type ReadTable = (table: string, at: Pick<TableVersion, 'version' | 'since'>) => Promise<ReplayedTable>

/** The most files of tables that are kept in memory. */
const KEPT_FILES = 50_000

/** Creates a reader of the logs that keeps what it has read: a version never changes. */
export function createTableReader(lake: Lake): ReadTable {
  const kept = new LRUCache<string, Promise<ReplayedTable>>({ maxSize: KEPT_FILES, sizeCalculation: () => 1 })
  return async (table, { version, since }) => {
    // Logs that are written anew can give the number to another snapshot.
    const name = `${table} ${String(version)} ${since}`
    const known = kept.get(name)
    if (known !== undefined) return known
    const reading = replay(lake, table, version)
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

async function replay(lake: Lake, table: string, version: number): Promise<ReplayedTable> {
  const log = await listLog(lake, table)
  if (!log?.commits.includes(version)) throw new LogFault(`it has no version ${String(version)}`)
  return replayVersions(log, version, (sql) => withOwnDatabase((database) => database.rows(sql)))
}
