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
