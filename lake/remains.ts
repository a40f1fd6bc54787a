import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from './disk.ts'
import type { LakeFiles } from './files.ts'
import { listFolderEntries } from './list-files.ts'

/** Beginning of the name of the folder in which a lock file is made; the process number follows. */
export const LOCK_ASIDE = '.lock-'
/** `.lock-<process>-<six letters>`; earlier versions named no process. */
const LOCK_FOLDER = /^\.lock-(?:(\d+)-)?[A-Za-z0-9]{6}$/
/**
 * File that a killed command or server leaves if it was replacing the file of the keys, of the uses of one key, or of a
 * subscription.
 */
const PRIVATE_ASIDE =
  /^(?:keys(?:-used)?|m[kl]_[0-9a-f]{8}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.json\.(\d+)\.tmp$/

/**
 * Such files are written in a moment. Age must decide too, because another machine or container has other process
 * numbers.
 */
const OLD_MS = 600_000

/**
 * Removes what killed processes have left in a folder without holding the lock of the builder: only files with our
 * names, of a dead process, and older than ten minutes.
 */
export async function removeRemains(files: LakeFiles, folder: string, now = Date.now()): Promise<void> {
  for (const entry of listFolderEntries(folder)) {
    const match = (entry.isDirectory() ? LOCK_FOLDER : PRIVATE_ASIDE).exec(entry.name)
    if (match === null || !(entry.isDirectory() || entry.isFile())) continue
    const path = join(folder, entry.name)
    const written = lstatSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (written === undefined || now - written < OLD_MS || isAlive(match[1])) continue
    try {
      await files.rm(path, { recursive: true, force: true })
    } catch (error) {
      // Remains of a process of another user stay for a command of that user.
      if (!hasCode(error, 'EACCES') && !hasCode(error, 'EPERM')) throw error
    }
  }
}

/** True if a process of this machine has this number. */
export function isAlive(pid: string | undefined): boolean {
  if (pid === undefined) return false
  try {
    // Signal 0 only checks whether the process exists.
    process.kill(Number(pid), 0)
    return true
  } catch (error) {
    // A process of another user exists, though we may not signal it.
    return !hasCode(error, 'ESRCH')
  }
}
