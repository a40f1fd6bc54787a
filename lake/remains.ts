import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from './disk.ts'
import type { LakeFiles } from './files.ts'
import { listFolderEntries } from './list-files.ts'

/** Begins the name of the folder in which a lock file is made; the process follows. */
export const LOCK_ASIDE = '.lock-'
/** `.lock-<process>-<six letters>`; earlier versions named no process. */
const LOCK_FOLDER = /^\.lock-(?:(\d+)-)?[A-Za-z0-9]{6}$/
/** A killed command, or a server, leaves such a file where it was replacing that of the keys, of the uses of one, or of a subscription. */
const PRIVATE_ASIDE =
  /^(?:keys(?:-used)?|m[kl]_[0-9a-f]{8}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.json\.(\d+)\.tmp$/

/** These are written in a moment. Another machine, or a container, has other numbers of processes. */
const OLD_MS = 600_000

/**
 * Removes what killed processes have left in a folder, of names that they give while they hold no lock of the builder:
 * only what is ours, of a process that is dead, and older than ten minutes.
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
    // We may not signal a process of another user, but it exists.
    return !hasCode(error, 'ESRCH')
  }
}
