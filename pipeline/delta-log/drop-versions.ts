import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSnapshotTime } from '../../shared/snapshot-id.ts'
import { forEachFile, syncToDisk } from '../files.ts'
import { type CheckpointState, pointAtCheckpoint, writeCheckpoints } from './checkpoint.ts'
import { checkpointName, commitName } from './layout.ts'
import { listTablesOfLake } from './open-logs.ts'
import { listLog, type LogListing, replayLog } from './read-log.ts'
import { LogFault } from './log-fault.ts'
import type { DeltaVersions } from './versions.ts'

/**
 * Drops the versions before the snapshot `oldest` from all logs, so that no engine counts rows of files that are gone.
 * Each log then begins with a checkpoint of that snapshot. Returns the number of checkpoints written.
 */
export async function dropOldVersions(dataDir: string, oldest: string, versions: DeltaVersions): Promise<number> {
  const logs = await listLongerLogs(dataDir, versions[oldest] ?? {})
  const states: CheckpointState[] = []
  for (const { log, version } of logs) {
    const state = log.checkpoints.includes(version) ? null : await readState(dataDir, log, version, oldest)
    if (state !== null) states.push(state)
  }
  await writeCheckpoints(dataDir, states)
  for (const { log, version } of logs) {
    const state = states.find(({ table }) => table === log.table)
    const hasNewer = log.checkpoints.some((each) => each > version)
    if (state !== undefined && !hasNewer) await pointAtCheckpoint(dataDir, state)
    if (state !== undefined || log.checkpoints.includes(version)) await removeVersionsBefore(log, version)
  }
  return states.length
}

/** Lists the logs that have anything before these versions. */
async function listLongerLogs(dataDir: string, versions: Readonly<Record<string, number>>) {
  const logs: { readonly log: LogListing; readonly version: number }[] = []
  for (const table of await listTablesOfLake(dataDir)) {
    const version = versions[table]
    const log = version === undefined ? null : await listLog(dataDir, table)
    if (log === null || version === undefined || !log.commits.includes(version)) continue
    if ([...log.commits, ...log.checkpoints].some((each) => each < version)) logs.push({ log, version })
  }
  return logs
}

async function readState(
  dataDir: string,
  log: LogListing,
  version: number,
  snapshot: string,
): Promise<CheckpointState | null> {
  try {
    const { files, metaData } = await replayLog(dataDir, log, version)
    const source = { snapshot, created_at: parseSnapshotTime(snapshot) }
    return { table: log.table, version, source, files, metaData }
  } catch (error) {
    // Opening the log has reported it.
    if (error instanceof LogFault) return null
    throw error
  }
}

/** The oldest goes first: a run that is killed leaves no gap. */
async function removeVersionsBefore({ folder, commits, checkpoints }: LogListing, version: number): Promise<void> {
  for (const each of commits) if (each < version) await rm(join(folder, commitName(each)), { force: true })
  await forEachFile(
    checkpoints.filter((each) => each < version),
    (each) => rm(join(folder, checkpointName(each)), { force: true }),
  )
  await syncToDisk(folder)
}
