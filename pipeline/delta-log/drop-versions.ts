import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import { parseSnapshotTime } from '../../lake/snapshots/snapshot-id.ts'
import { forEachFile } from '../../lake/durable-files.ts'
import { type CheckpointState, pointAtCheckpoint, writeCheckpoints } from './checkpoint.ts'
import { checkpointName, commitName } from '../../lake/delta-log/layout.ts'
import { listTablesOfLake } from './open-logs.ts'
import { readSnapshotManifest } from '../../lake/snapshots/manifest-file.ts'
import { listLoggedFiles, type TableFiles } from '../../lake/delta-log/table-files.ts'
import { requireSameFiles } from './check-logs.ts'
import { findFirstReadable, listLog, type LogListing } from '../../lake/delta-log/read-log.ts'
import { replayLog } from './replay-log.ts'
import { LogFault } from '../../lake/delta-log/log-fault.ts'
import type { DeltaVersions } from '../../lake/delta-log/versions.ts'

/**
 * Drops the versions before the snapshot `oldest` from all logs, so that no engine counts rows of files that are gone.
 * Each log then begins with a checkpoint of that snapshot, or with a later one if a killed drop has gone further.
 * Returns the number of checkpoints written.
 */
export async function dropOldVersions(lake: Lake, oldest: string, versions: DeltaVersions): Promise<number> {
  const logs = await listLongerLogs(lake, versions[oldest] ?? {})
  const missing = logs.filter(({ log, version }) => !log.checkpoints.includes(version))
  const states = missing.length === 0 ? [] : await readStates(lake, missing, oldest, versions[oldest] ?? {})
  await writeCheckpoints(lake, states)
  for (const { log, version } of logs) {
    const state = states.find(({ table }) => table === log.table)
    const hasNewer = log.checkpoints.some((each) => each > version)
    if (state !== undefined && !hasNewer) await pointAtCheckpoint(lake, state)
    if (state !== undefined || log.checkpoints.includes(version)) await removeVersionsBefore(lake, log, version)
  }
  return states.length
}

/** True if a killed drop has left something of a log that no engine reads. */
export function hasRemains(log: LogListing): boolean {
  return hasBefore(log, findFirstKept(log))
}

/** Lists the logs that have anything before these versions, or before the first that engines can read. */
async function listLongerLogs(lake: Lake, versions: Readonly<Record<string, number>>) {
  const logs: { readonly log: LogListing; readonly version: number }[] = []
  for (const table of await listTablesOfLake(lake)) {
    const log = await listLog(lake, table)
    if (log === null) continue
    const asked = versions[table] ?? 0
    const version = Math.max(log.commits.includes(asked) ? asked : 0, findFirstKept(log))
    if (hasBefore(log, version)) logs.push({ log, version })
  }
  return logs
}

/** Finds the first version that engines can read; 0 if its commit is not there. */
function findFirstKept(log: LogListing): number {
  const first = findFirstReadable(log)
  return first !== null && log.commits.includes(first) ? first : 0
}

function hasBefore({ commits, checkpoints }: LogListing, version: number): boolean {
  return [...commits, ...checkpoints].some((each) => each < version)
}

async function readStates(
  lake: Lake,
  logs: readonly { readonly log: LogListing; readonly version: number }[],
  oldest: string,
  versions: Readonly<Record<string, number>>,
): Promise<CheckpointState[]> {
  const states: CheckpointState[] = []
  const manifest = await readSnapshotManifest(lake.snapshot(oldest))
  const published = manifest === null ? null : listLoggedFiles(manifest)
  for (const { log, version } of logs) {
    const files = versions[log.table] === version ? published?.get(log.table) : undefined
    const state = await readState(lake, log, { version, oldest, files })
    if (state !== null) states.push(state)
  }
  return states
}

/** Reads what a checkpoint of a log must say; null if the log has a fault. The snapshot has `files`, where these are known. */
async function readState(
  lake: Lake,
  log: LogListing,
  {
    version,
    oldest,
    files,
  }: { readonly version: number; readonly oldest: string; readonly files?: TableFiles | undefined },
): Promise<CheckpointState | null> {
  try {
    const logged = await replayLog(lake, log, version)
    // Otherwise a bit that the disk reads wrongly once would stay in the checkpoint for ever.
    if (files !== undefined) requireSameFiles(files, logged.files, version)
    const source = { snapshot: oldest, created_at: parseSnapshotTime(oldest) }
    return { table: log.table, version, source, ...logged }
  } catch (error) {
    // A lasting fault was reported when the log was opened. After a passing one the log stays as it is until the next run.
    if (error instanceof LogFault) return null
    throw error
  }
}

/** The oldest version goes first, so a killed run leaves no gap. */
async function removeVersionsBefore(
  { files }: Lake,
  { folder, commits, checkpoints }: LogListing,
  version: number,
): Promise<void> {
  for (const each of commits) if (each < version) await files.rm(join(folder, commitName(each)), { force: true })
  await forEachFile(
    checkpoints.filter((each) => each < version),
    (each) => files.rm(join(folder, checkpointName(each)), { force: true }),
  )
  await files.flush(folder)
}
