import type { Lake } from '../../lake/lake.ts'
import { readdir } from 'node:fs/promises'
import { isMissing } from '../../lake/disk.ts'
import { DELTA_LOG } from '../../lake/place-names.ts'
import { TABLE_NAME } from '../../lake/delta-log/layout.ts'
import type { TableMetaData } from '../../lake/delta-log/meta-data.ts'
import { type CommitInfo, listLog, type LogListing, readLogVersion, refuseGaps } from '../../lake/delta-log/read-log.ts'
import { LogFault } from '../../lake/delta-log/log-fault.ts'
import type { TableFiles } from '../../lake/delta-log/table-files.ts'
import type { DeltaVersions } from '../../lake/delta-log/versions.ts'

/** A log while it is continued. */
export interface OpenLog {
  readonly table: string
  /** Null for a log that begins now. */
  readonly found: LogListing | null
  next: number
  /** Null before the first version. */
  last: string | null
  /** Hash of the current metadata; null before the first version. */
  metaDataSha256: string | null
  /** Files of the last version, and its metadata; null until they are read. */
  files: TableFiles | null
  metaData: TableMetaData | null
}

/** A log that our programs cannot continue. It is reported and stays as it is. */
export interface FaultyLog {
  readonly table: string
  /** A sentence without its subject, such as `it has no version 3, and later ones`. */
  readonly fault: string
  /** False if engines read the log all the same. */
  readonly isBroken: boolean
}

interface OpenLogs {
  readonly logs: ReadonlyMap<string, OpenLog>
  readonly faults: readonly FaultyLog[]
}

/** Opens the log of every table in the lake that has one. It reads the last version of each. */
export async function openLogs(lake: Lake): Promise<OpenLogs> {
  const logs = new Map<string, OpenLog>()
  const faults: FaultyLog[] = []
  for (const table of await listTablesOfLake(lake)) {
    const found = await listLog(lake, table)
    if (found === null) continue
    if (found.foreign.length > 0) {
      const fault = `it has files that we do not write: ${found.foreign.slice(0, 5).join(', ')}`
      faults.push({ table, fault, isBroken: false })
    }
    try {
      const opened = await openLog(found)
      if (opened !== null) logs.set(table, opened)
    } catch (error) {
      if (!(error instanceof LogFault)) throw error
      faults.push({ table, fault: error.message, isBroken: true })
    }
  }
  return { logs, faults }
}

/** A log without a version is as good as none: a run was killed before it wrote the first. */
async function openLog(found: LogListing): Promise<OpenLog | null> {
  const newest = found.commits.at(-1)
  if (newest === undefined) return null
  refuseGaps(found)
  const { info } = await readLogVersion(found, newest)
  return {
    table: found.table,
    found,
    next: newest + 1,
    last: info.userMetadata,
    metaDataSha256: info.metaDataSha256,
    files: null,
    metaData: null,
  }
}

/** Lists the folders of the lake that are tables; a symbolic link is none. */
export async function listTablesOfLake(lake: Lake): Promise<string[]> {
  try {
    const entries = await readdir(lake.tables, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isDirectory() && TABLE_NAME.test(entry.name) && entry.name !== DELTA_LOG)
      .map(({ name }) => name)
      .sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Reads the versions from the logs themselves, for a lake whose list of versions is lost. */
export async function readVersionsOfLogs(logs: Iterable<OpenLog>): Promise<DeltaVersions> {
  const versions: Record<string, Record<string, number>> = {}
  for (const { table, found } of logs) {
    for (const version of found?.commits ?? []) {
      const info = found === null ? null : await readInfo(found, version)
      if (info !== null) versions[info.userMetadata] = { ...versions[info.userMetadata], [table]: version }
    }
  }
  return versions
}

/**
 * Reads what a version says about itself; returns null if it cannot be read, which `market-data-server verify` reports.
 */
async function readInfo(log: LogListing, version: number): Promise<CommitInfo | null> {
  try {
    return (await readLogVersion(log, version)).info
  } catch (error) {
    if (error instanceof LogFault) return null
    throw error
  }
}
