import type { Lake } from '../../lake/lake.ts'
import { LogFault } from '../../lake/delta-log/log-fault.ts'
import { findFirstReadable, type LogListing, readLogVersion, refuseGaps } from '../../lake/delta-log/read-log.ts'
import { replayLog } from './replay-log.ts'

/** Versions of a log that engines can read. */
export interface VersionHistory {
  /** Version of each snapshot, oldest first. */
  readonly snapshots: ReadonlyMap<string, number>
  /** Paths below the folder of the table, as any of these versions names them. */
  readonly paths: ReadonlySet<string>
}

/**
 * Reads every version that engines can read: which snapshot each is, in order, and the files that it names. Versions
 * before them, which a killed prune has left, count as gone. Throws a LogFault for a log with a gap.
 */
export async function readVersionHistory(lake: Lake, log: LogListing): Promise<VersionHistory> {
  refuseGaps(log)
  const first = findFirstReadable(log) ?? 0
  const snapshots = new Map<string, number>()
  const paths = new Set(first === 0 ? [] : (await replayLog(lake, log, first)).files.keys())
  let before = ''
  for (const version of log.commits.filter((each) => each >= first)) {
    const { info, actions } = await readLogVersion(log, version)
    if (info.userMetadata <= before) throw new LogFault(`its version ${String(version)} is of an earlier snapshot`)
    before = info.userMetadata
    snapshots.set(before, version)
    for (const action of actions) if ('add' in action) paths.add(action.add.path)
  }
  return { snapshots, paths }
}
