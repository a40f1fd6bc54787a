import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '../../shared/files.ts'

/** The folder in which a build works, and which it removes as a whole: nobody else has one of this name. */
export const WORK = '.market-data-work'
/** The versions that are held back, from build to build. */
export const SMALLER_VERSIONS = 'smaller-versions.json'
/** The hash at which the next night's scrub goes on. */
export const SCRUB_STATE = 'scrub.json'
/** The file that the builder's lock is taken on. */
export const BUILD_LOCK = '.build-lock.duckdb'

export function workDirOf(dataDir: string): string {
  return join(dataDir, WORK)
}

/** The folder of downloads. */
export function rawDirOf(dataDir: string): string {
  return join(dataDir, 'raw')
}

/** What stands at a path itself; a symbolic link is not followed. Null where nothing does. */
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
