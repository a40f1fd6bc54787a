import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import { checkpointName, commitName, LAST_CHECKPOINT } from '../../lake/delta-log/layout.ts'
import { type FaultyLog, listTablesOfLake } from './open-logs.ts'
import { listLog, type LogListing, readLogVersion } from '../../lake/delta-log/read-log.ts'
import { LogFault } from '../../lake/delta-log/log-fault.ts'

/**
 * Removes the logs that we wrote, so that they can be written again from the manifests. A log with anything that is not
 * ours stays as it is, and is returned. The list of versions stays: the new logs begin with the numbers that it has.
 */
export async function removeDeltaLogs(lake: Lake): Promise<FaultyLog[]> {
  const left: FaultyLog[] = []
  for (const table of await listTablesOfLake(lake)) {
    const log = await listLog(lake, table)
    if (log === null) continue
    const fault = await findForeign(log)
    if (fault === null) await removeLog(lake, log)
    else left.push({ table, fault, isBroken: true })
  }
  return left
}

async function findForeign(log: LogListing): Promise<string | null> {
  if (log.foreign.length > 0) return `it has files that we do not write: ${log.foreign.slice(0, 5).join(', ')}`
  try {
    for (const version of log.commits) await readLogVersion(log, version)
    return null
  } catch (error) {
    if (error instanceof LogFault) return error.message
    throw error
  }
}

/** The newest version goes first, so a log whose removal was killed reads as an earlier version. */
async function removeLog({ files }: Lake, { folder, commits, checkpoints }: LogListing): Promise<void> {
  await files.rm(join(folder, LAST_CHECKPOINT), { force: true })
  for (const version of commits.toReversed()) await files.rm(join(folder, commitName(version)), { force: true })
  for (const version of checkpoints) await files.rm(join(folder, checkpointName(version)), { force: true })
  await files.flush(folder)
}
