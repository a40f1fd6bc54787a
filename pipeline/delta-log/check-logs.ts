import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { pathExists } from '../../lake/disk.ts'
import { parseJson } from '../../schemas/core/json.ts'
import { readIfPresent } from '../../lake/durable-files.ts'
import { checkpointName, LAST_CHECKPOINT } from '../../lake/delta-log/layout.ts'
import { readVersionHistory } from './version-history.ts'
import { listLog, type LogListing } from '../../lake/delta-log/read-log.ts'
import { replayLog } from './replay-log.ts'
import { LogFault } from '../../lake/delta-log/log-fault.ts'
import { listLoggedFiles, type LoggedFile, type TableFiles } from '../../lake/delta-log/table-files.ts'
import { type DeltaVersions, readDeltaVersions } from '../../lake/delta-log/versions.ts'

/** How the logs of the tables of a snapshot agree with its manifest. */
export interface CheckedLogs {
  /** Tables whose log has the snapshot, with the same files. */
  readonly right: number
  /** Tables without a log, or whose log ends before the snapshot: the next build or `delta-log` mends that. */
  readonly behind: readonly string[]
  /** Tables whose log begins after the snapshot, because it was written when earlier ones were gone. */
  readonly later: readonly string[]
  readonly faults: readonly { readonly table: string; readonly fault: string }[]
}

/**
 * Reads the whole log of every table of a snapshot as an engine would, and compares it with the manifest; every file
 * that any version names must be in the lake.
 */
export async function checkDeltaLogs(lake: Lake, manifest: Manifest): Promise<CheckedLogs> {
  const versions = await readDeltaVersions(lake)
  const checked = { right: 0, behind: [] as string[], later: [] as string[] }
  const faults: { table: string; fault: string }[] = []
  for (const [table, files] of listLoggedFiles(manifest)) {
    try {
      const found = await checkLog(lake, manifest.snapshot, table, files, versions)
      if (found === 'right') checked.right += 1
      else checked[found].push(table)
    } catch (error) {
      if (!(error instanceof LogFault)) throw error
      faults.push({ table, fault: error.message })
    }
  }
  return { ...checked, faults }
}

async function checkLog(
  lake: Lake,
  snapshot: string,
  table: string,
  files: TableFiles,
  versions: DeltaVersions,
): Promise<'right' | 'behind' | 'later'> {
  const log = await listLog(lake, table)
  if (log === null || log.commits.length === 0) return 'behind'
  if (log.foreign.length > 0) {
    throw new LogFault(`it has files that we do not write: ${log.foreign.slice(0, 5).join(', ')}`)
  }
  await refuseLostCheckpoint(log)
  const { snapshots, paths } = await readVersionHistory(lake, log)
  await refuseLostFiles(lake, table, paths)
  const [first = '', last = ''] = [snapshots.keys().next().value, [...snapshots.keys()].at(-1)]
  const version = snapshots.get(snapshot)
  if (version === undefined && snapshot > last) return 'behind'
  if (version === undefined && snapshot < first) return 'later'
  if (version === undefined) throw new LogFault('it leaves this snapshot out')
  const listed = versions[snapshot]?.[table]
  // The list is written last.
  if (listed === undefined) return 'behind'
  if (listed !== version) {
    throw new LogFault(`its version ${String(version)} is not the one that delta-versions.json has for this snapshot`)
  }
  const { files: logged } = await replayLog(lake, log, version)
  requireSameFiles(files, logged, version)
  return 'right'
}

/** Every file that a version names must be in the lake. */
async function refuseLostFiles(lake: Lake, table: string, paths: ReadonlySet<string>): Promise<void> {
  for (const path of paths) {
    if (!/^[a-z0-9_=-]+\/[0-9a-f]{64}\.parquet$/.test(path))
      throw new LogFault(`it names ${path}, which is no file of the lake`)
    if (!(await pathExists(lake.tableFile(table, path)))) throw new LogFault(`it names ${path}, which is not there`)
  }
}

/** A pointer at a checkpoint that is gone makes a table unreadable. */
async function refuseLostCheckpoint({ folder, checkpoints }: LogListing): Promise<void> {
  const text = await readIfPresent(join(folder, LAST_CHECKPOINT))
  if (text === null) return
  const pointer = parseJson(text)
  const version =
    pointer !== null && typeof pointer === 'object' && 'version' in pointer ? Number(pointer.version) : NaN
  if (checkpoints.includes(version)) return
  throw new LogFault(
    `${LAST_CHECKPOINT} names ${Number.isNaN(version) ? 'no version' : checkpointName(version)}, which is not there`,
  )
}

/** Throws a LogFault if a version names other files than the manifest of its snapshot. */
export function requireSameFiles(
  published: TableFiles,
  logged: ReadonlyMap<string, LoggedFile>,
  version: number,
): void {
  const describe = ({ path, partition, rows, bytes }: LoggedFile) => [path, ...(partition ?? []), rows, bytes].join(' ')
  const [expected, found] = [
    new Set([...published.values()].map(describe)),
    new Set([...logged.values()].map(describe)),
  ]
  const wrong = [...expected].find((each) => !found.has(each)) ?? [...found].find((each) => !expected.has(each))
  if (wrong === undefined) return
  throw new LogFault(`its version ${String(version)} and the manifest differ, first in ${wrong.split(' ')[0] ?? ''}`)
}
