import { DuckDBInstance } from '@duckdb/node-api'
import { chmod, link, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BuildError } from '../schemas/core/error.ts'
import { isThere, keepToOwner, makePrivateFolder } from './files.ts'

/**
 * Runs `work` as the only builder of a data directory.
 * The lock is the one DuckDB takes on an open database file: the kernel drops it when its process dies, however it dies.
 */
export async function withBuildLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  await makePrivateFolder(dataDir)
  const lock = await openLock(join(dataDir, '.build-lock.duckdb'))
  try {
    return await work()
  } finally {
    lock.closeSync()
  }
}

/** What DuckDB says of a lock file whose maker died while making it. */
const CUT_SHORT = /not a valid DuckDB database|Could not read enough bytes|checksum/i

async function openLock(path: string): Promise<DuckDBInstance> {
  try {
    if (await isThere(path)) await keepToOwner(path)
    else await makeLockFile(path)
    return await DuckDBInstance.create(path, { threads: '1' })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (CUT_SHORT.test(message)) {
      // Opening takes the lock before it reads, so nobody holds this one.
      await rm(path)
      return openLock(path)
    }
    if (!message.includes('Conflicting lock')) throw error
    const holder = /PID (\d+)/.exec(message)?.[1]
    throw new BuildError(
      'BUSY',
      `another build${holder ? ` (process ${holder})` : ''} is at work in this data directory`,
      {
        hint: 'Wait for it to end, or stop it; a build that died holds nothing.',
        cause: error,
      },
    )
  }
}

/** Made where nobody else can come: who may read a lock file may hold a shared lock on it, and keep every builder out. */
async function makeLockFile(path: string): Promise<void> {
  const aside = await mkdtemp(join(dirname(path), '.lock-'))
  try {
    const made = join(aside, 'lock')
    const database = await DuckDBInstance.create(made, { threads: '1' })
    database.closeSync()
    await chmod(made, 0o600)
    await link(made, path)
  } catch (error) {
    // Another builder was faster.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}
