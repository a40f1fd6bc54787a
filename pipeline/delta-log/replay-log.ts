import { join } from 'node:path'
import { type LogListing, type ReplayedTable, replayVersions } from '../../lake/delta-log/read-log.ts'
import type { Lake } from '../../lake/lake.ts'
import { withDuck } from '../duckdb.ts'

/** Reads what a log says about a table at a version. DuckDB reads the checkpoint, if there is one. */
export async function replayLog(lake: Lake, log: LogListing, version: number): Promise<ReplayedTable> {
  return withDuck({ threads: 1, temporary: join(lake.work, 'spill') }, (duck) =>
    replayVersions(log, version, (sql) => duck.rows(sql)),
  )
}
