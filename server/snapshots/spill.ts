import { lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type HeldLock, tryLock } from '../../shared/kernel-lock.ts'
import { SPILL_FOLDER } from './query-error.ts'

/** The file in a spill folder that its process holds locked while it lives; a folder without one is not ours. */
const OWNER = '.market-data-owner.duckdb'

/** The spill folder of this process, with one inside for each of its databases. */
let own: Promise<Claimed> | null = null
let made = 0

/** Whose lock is held to the end of the process: it is the kernel that lets go. */
interface Claimed {
  readonly folder: string
  readonly lock: HeldLock
}

/** A folder for what does not fit in the memory of a database, in the system's folder for such things. */
export interface Spill {
  readonly folder: string
  remove(): void
}

export async function makeSpill(): Promise<Spill> {
  own ??= claimFolder().catch((error: unknown) => {
    // The next database tries again.
    own = null
    throw error
  })
  const outer = await own
  made += 1
  const folder = join(outer.folder, String(made))
  // Also where a cleaner of old files has removed the outer one.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes the folder of this process, which goes with it; that of one that is killed is left to `sweepSpill` of the next. */
async function claimFolder(): Promise<Claimed> {
  // To be looked into by its owner alone, as it is made here.
  const folder = mkdtempSync(join(tmpdir(), SPILL_FOLDER))
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true })
  })
  const lock = await tryLock(join(folder, OWNER))
  if (!('release' in lock)) throw new Error(`${folder} was made just now and is another's`)
  return { folder, lock }
}

/** The folder of this process, if it has one: for who must end without the end of the process being told. */
export async function findProcessSpill(): Promise<string | null> {
  return own === null ? null : (await own).folder
}

/** Removes the spill folders that killed servers of this user left. Those of living ones are locked. */
export async function sweepSpill(log: Logger): Promise<void> {
  const mine = await findProcessSpill()
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(SPILL_FOLDER))
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    if (folder === mine || !isOurs(folder)) continue
    try {
      const lock = await tryLock(join(folder, OWNER))
      if (!('release' in lock)) continue
      await rm(folder, { recursive: true, force: true })
      lock.release()
      log.info({ folder }, 'removed what a killed server had spilt')
    } catch (error) {
      // Another server may be at it too, and no disk that is odd keeps this one from starting.
      log.warn({ folder, err: error }, 'what a killed server had spilt cannot be removed')
    }
  }
}

/** Whether a folder, no link, and the lock in it are this user's. */
function isOurs(folder: string): boolean {
  const user = process.getuid?.()
  const outer = lstatSync(folder, { throwIfNoEntry: false })
  if (outer?.isDirectory() !== true || outer.uid !== user) return false
  const lock = lstatSync(join(folder, OWNER), { throwIfNoEntry: false })
  return lock?.isFile() === true && lock.uid === user
}
