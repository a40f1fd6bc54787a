import { join } from 'node:path'

export { BUILD_LOCK, findWorkDir, WORK } from '../../shared/data-dir.ts'
export { kindAt } from '../../shared/files.ts'

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
