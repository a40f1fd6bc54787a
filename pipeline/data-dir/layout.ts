import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '../../shared/files.ts'

/** The folder for a build's work, which the build removes as a whole; nobody else has a folder of this name. */
export const WORK = '.market-data-work'
/** The versions that are held back, kept from build to build. */
export const SMALLER_VERSIONS = 'smaller-versions.json'
/** The state of the scrub: where the next night continues. */
export const SCRUB_STATE = 'scrub.json'
/** The folder in a table's folder of the lake that has its transaction log in the format of Delta Lake. */
export const DELTA_LOG = '_delta_log'
/** The file in the lake that says which version of each table is which snapshot. */
export const DELTA_VERSIONS = 'delta-versions.json'
/** The builder locks this file. */
export const BUILD_LOCK = '.build-lock.duckdb'

export function findWorkDir(dataDir: string): string {
  return join(dataDir, WORK)
}

/** The folder of downloads. */
export function findRawDir(dataDir: string): string {
  return join(dataDir, 'raw')
}

/** The kind of the entry at a path; a symbolic link is not followed. Null if there is none. */
export async function kindAt(path: string): Promise<'file' | 'folder' | 'link' | 'other' | null> {
  try {
    const found = await lstat(path)
    if (found.isSymbolicLink()) return 'link'
    return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other'
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
