import { realFiles } from '../../lake/files.ts'
import { lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Logger } from 'pino'
import type { HeldLock } from '../../lake/lock/held-lock.ts'
import { tryLock } from '../../lake/lock/kernel-lock.ts'
import { SPILL_FOLDER } from './query-error.ts'

/** While a process lives, it keeps this file in its spill folder locked. A folder without the file is not ours. */
const OWNER = '.market-data-owner.duckdb'

/** Beginning of a spill folder's name until it is locked. */
const UNLOCKED = 'market-data-new-spill-'

/** Spill folder of this process, with a folder for each of its databases. */
let own: Promise<Claimed> | null = null
let made = 0

/** A spill folder with its lock. The kernel drops the lock at the end of the process. */
interface Claimed {
  readonly folder: string
  readonly lock: HeldLock
}

/** A folder in the system's temporary folder for data that does not fit in the memory of a database. */
export interface Spill {
  readonly folder: string
  remove(): void
}

export async function makeSpill(): Promise<Spill> {
  own ??= claimFolder().catch((error: unknown) => {
    // So the next database tries again.
    own = null
    throw error
  })
  const outer = await own
  made += 1
  const folder = join(outer.folder, String(made))
  // Makes the outer folder again if a cleaner of old files has removed it.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Makes the spill folder of this process, and removes it at the end. If the process is killed, `sweepSpill` of the next
 * server removes it.
 */
async function claimFolder(): Promise<Claimed> {
  // `mkdtemp` makes a folder that only its owner can open. It gets the name that `sweepSpill` looks for only once it is
  // locked: otherwise a server that starts at the same time would take it for that of a killed one.
  let folder = mkdtempSync(join(tmpdir(), UNLOCKED))
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true })
  })
  const lock = await tryLock(realFiles, join(folder, OWNER))
  if (!('release' in lock)) throw new Error(`${folder} was made just now and is another's`)
  const locked = join(tmpdir(), SPILL_FOLDER + basename(folder).slice(UNLOCKED.length))
  renameSync(folder, locked)
  folder = locked
  return { folder, lock }
}

/** Finds the spill folder of this process; null if it has none. Use it to end the process without its exit handlers. */
export async function findProcessSpill(): Promise<string | null> {
  return own === null ? null : (await own).folder
}

/** Removes the spill folders that killed servers of this user left. Folders of running servers are locked. */
export async function sweepSpill(log: Logger): Promise<void> {
  const mine = await findProcessSpill()
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(SPILL_FOLDER))
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    if (folder === mine || !isOurs(folder)) continue
    try {
      const lock = await tryLock(realFiles, join(folder, OWNER))
      if (!('release' in lock)) continue
      await rm(folder, { recursive: true, force: true })
      lock.release()
      log.info({ folder }, 'removed the spill folder of a killed server')
    } catch (error) {
      // Another server may sweep at the same time, and a problem of the disk must not prevent the start.
      log.warn({ folder, err: error }, 'cannot remove the spill folder of a killed server')
    }
  }
}

/** True if a path is a real folder, not a link, and the folder and its lock belong to this user. */
function isOurs(folder: string): boolean {
  const user = process.getuid?.()
  const outer = lstatSync(folder, { throwIfNoEntry: false })
  if (outer?.isDirectory() !== true || outer.uid !== user) return false
  const lock = lstatSync(join(folder, OWNER), { throwIfNoEntry: false })
  return lock?.isFile() === true && lock.uid === user
}
