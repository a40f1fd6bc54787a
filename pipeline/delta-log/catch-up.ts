import type { Lake } from '../../lake/lake.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'
import type { Effects } from '../effects.ts'
import { readSnapshotManifest } from '../../lake/snapshots/manifest-file.ts'
import { isSnapshot, readCurrentId } from '../../lake/snapshots/current-link.ts'
import { type FaultyLog, type OpenLog, openLogs, readVersionsOfLogs } from './open-logs.ts'
import { LogWriter } from './log-writer.ts'
import { dropOldVersions, hasRemains } from './drop-versions.ts'
import { listLog } from '../../lake/delta-log/read-log.ts'
import { listLoggedFiles } from '../../lake/delta-log/table-files.ts'
import { type DeltaVersions, readDeltaVersions, writeDeltaVersions } from '../../lake/delta-log/versions.ts'

/** Versions that a run wrote into the logs, and the logs that it could not continue. */
export interface CaughtUp {
  /** Newest snapshot that is a version; null if there is none. */
  readonly snapshot: string | null
  readonly tables: number
  readonly commits: number
  readonly checkpoints: number
  readonly faults: readonly FaultyLog[]
}

/**
 * Writes every published snapshot that is not yet a version into the log of each table. The logs are made from the
 * manifests alone: a second run writes nothing, and a killed run leaves logs that end with an earlier snapshot. In a
 * copy of a data directory, `known` are the versions of the original: a log that begins here begins with the same
 * numbers. The caller is the only builder of the data directory.
 */
export async function catchUpDeltaLogs(
  lake: Lake,
  { log }: Pick<Effects, 'log'>,
  known: DeltaVersions = {},
): Promise<CaughtUp> {
  const chain = await listChain(lake)
  const { logs: opened, faults } = await openLogs(lake)
  if (chain.length === 0) return { snapshot: null, tables: 0, commits: 0, checkpoints: 0, faults }
  const own = await readOwnVersions(lake, [...opened.values()])
  const writer = new LogWriter(lake, new Map(opened), faults, joinVersions(known, own))
  const due = await writer.listDue(chain)
  const progress = due.length === 0 ? null : log.progress('delta', due.length)
  for (const id of due) {
    const manifest = await readSnapshotManifest(lake.snapshot(id))
    // Nobody can read a damaged snapshot, and its neighbours are versions all the same.
    if (manifest !== null) await writer.write(manifest)
    progress?.tick(id)
  }
  progress?.end()
  await writer.sync()
  const [oldest = ''] = chain
  const versions = listKeptVersions(joinVersions(own, writer.versions), chain, writer)
  await writeDeltaVersions(lake, versions)
  const dropped = await dropOldVersions(lake, oldest, versions)
  return {
    snapshot: chain.at(-1) ?? null,
    tables: writer.logs.size,
    commits: writer.commits,
    checkpoints: writer.checkpoints + dropped,
    faults: writer.faults,
  }
}

/**
 * True if there is nothing to catch up: the list of versions, which is written last, has the snapshot for each of its
 * tables, and no log lacks its version or has remains of a killed rebuild or prune. It reads only the names of the
 * files of the logs, so it does not notice a damaged file: `checkDeltaLogs` does.
 */
export async function isInDeltaLogs(lake: Lake, manifest: Manifest): Promise<boolean> {
  const versions = (await readDeltaVersions(lake))[manifest.snapshot]
  if (versions === undefined) return false
  if (![...listLoggedFiles(manifest).keys()].every((table) => Object.hasOwn(versions, table))) return false
  for (const [table, version] of Object.entries(versions)) {
    const log = await listLog(lake, table)
    if (log === null || !log.commits.includes(version) || hasRemains(log)) return false
  }
  return true
}

/**
 * Lists the snapshots up to the served one, oldest first: a later snapshot was never published, or an operator went
 * back by hand.
 */
async function listChain(lake: Lake): Promise<string[]> {
  const served = await readCurrentId(lake)
  const chain: string[] = []
  for (const id of await listSnapshotIds(lake)) {
    if (served !== null && id <= served && (await isSnapshot(lake, id))) chain.push(id)
  }
  return chain
}

/** Reads the list of versions; if it contradicts the logs, the logs themselves are read too. */
export async function readOwnVersions(lake: Lake, logs: readonly OpenLog[]): Promise<DeltaVersions> {
  const versions = await readDeltaVersions(lake)
  const agrees = ({ table, last, next }: OpenLog) => last === null || versions[last]?.[table] === next - 1
  return logs.every(agrees) ? versions : joinVersions(versions, await readVersionsOfLogs(logs))
}

/** Merges two lists. If both have a version for a snapshot and table, the one in `later` counts. */
function joinVersions(earlier: DeltaVersions, later: DeltaVersions): DeltaVersions {
  const ids = new Set([...Object.keys(earlier), ...Object.keys(later)])
  return Object.fromEntries([...ids].map((id) => [id, { ...earlier[id], ...later[id] }]))
}

/** Lists the versions of kept snapshots, for tables with a log. */
function listKeptVersions(versions: DeltaVersions, chain: readonly string[], writer: LogWriter): DeltaVersions {
  const ofLogs = (tables: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(tables).filter(([table]) => writer.isOpen(table)))
  return Object.fromEntries(chain.filter((id) => id in versions).map((id) => [id, ofLogs(versions[id] ?? {})]))
}
