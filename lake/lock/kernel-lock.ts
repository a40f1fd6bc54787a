import duckdb, { type Database } from '@duckdb/node-bindings'
import { dirname, join } from 'node:path'
import { hasCode, pathExists } from '../disk.ts'
import type { LakeFiles } from '../files.ts'
import { LOCK_ASIDE } from '../remains.ts'
import { keepToOwner, makePrivate } from '../private-files.ts'
import type { HeldLock, Taken } from './held-lock.ts'

/**
 * Tries once to take the lock that DuckDB takes on an open database file. The lock works only between processes:
 * inside one process a second caller also gets it, and the first release frees it for all.
 */
export async function tryLock(files: LakeFiles, path: string): Promise<HeldLock | Taken> {
  if (files.tryLock !== undefined) return files.tryLock(path)
  if (await pathExists(path)) await makePrivate(files, path)
  else await makeLockFile(files, path)
  try {
    const lock = await openDatabase(path)
    return {
      release: () => {
        duckdb.close_sync(lock)
      },
    }
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('Conflicting lock'))) throw error
    return { holder: /PID (\d+)/.exec(error.message)?.[1] ?? null }
  }
}

/** The bindings alone load in a tenth of the time of the driver around them, and a lock asks no queries. */
function openDatabase(path: string): Promise<Database> {
  const config = duckdb.create_config()
  duckdb.set_config(config, 'threads', '1')
  return duckdb.open(path, config)
}

/**
 * Creates the lock file whole: a file that is cut short could not be opened, nor be distinguished from one in use. It
 * is created in a private folder: anybody who can read a lock file can hold a shared lock on it and keep its owner
 * out.
 */
async function makeLockFile(files: LakeFiles, path: string): Promise<void> {
  const aside = await files.mkdtemp(join(dirname(path), `${LOCK_ASIDE}${String(process.pid)}-`))
  try {
    const made = join(aside, 'lock')
    duckdb.close_sync(await openDatabase(made))
    await keepToOwner(files, made, dirname(path))
    await files.link(made, path)
  } catch (error) {
    // Another process was faster.
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    await files.rm(aside, { recursive: true, force: true })
  }
}
