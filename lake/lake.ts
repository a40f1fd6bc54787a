import { dirname, join } from 'node:path'

/** The folder for the work of a build or a replica; nobody else has a folder of this name. */
export const WORK = '.market-data-work'
/** The file that a builder or a replica locks while it writes to the data directory. */
export const BUILD_LOCK = '.build-lock.duckdb'

export function findWorkDir(dataDir: string): string {
  return join(dataDir, WORK)
}

/** The folder of snapshots. */
export const snapshotsIn = (dataDir: string) => join(dataDir, 'snapshots')

/** `cvm_fund_month/competence_month=2025-10/…` → `lake/cvm_fund_month/competence_month=2025-10/<sha256>.parquet`. */
export function lakePath(dataDir: string, file: string, sha256: string): string {
  return join(dataDir, 'lake', dirname(file), `${sha256}.parquet`)
}

/** The versions that are held back, kept from build to build. */
export const SMALLER_VERSIONS = 'smaller-versions.json'
/** The state of the scrub: where the next night continues. */
export const SCRUB_STATE = 'scrub.json'
/** The folder in a table's folder of the lake that has its transaction log in the format of Delta Lake. */
export const DELTA_LOG = '_delta_log'
/** The file in the lake that says which version of each table is which snapshot. */
export const DELTA_VERSIONS = 'delta-versions.json'
/** The file that says which snapshot was published last to each object store. */
export const REMOTE_PUBLISHED = 'remote-published.json'

/** The folder of downloads. */
export function findRawDir(dataDir: string): string {
  return join(dataDir, 'raw')
}

export function snapshotFolder(dataDir: string, id: string): string {
  return join(dataDir, 'snapshots', id)
}
