import type { Lake } from '../lake.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { HeldLock } from './held-lock.ts'
import { tryLock } from './kernel-lock.ts'
import { makeDataDir } from '../private-files.ts'

/**
 * Runs `work` as the only builder of a data directory.
 * DuckDB takes the lock on an open database file: the kernel drops it when its process dies, however it dies.
 */
export async function withBuildLock<T>(lake: Lake, work: () => Promise<T>): Promise<T> {
  await makeDataDir(lake)
  const lock = await openLock(lake)
  try {
    return await work()
  } finally {
    lock.release()
  }
}

/** DuckDB's message about a lock file that was not written to its end. */
const CUT_SHORT = /not a valid DuckDB database|Could not read enough bytes|checksum/i

async function openLock(lake: Lake): Promise<HeldLock> {
  const lock = await tryLock(lake.files, lake.buildLock).catch(async (error: unknown) => {
    if (!CUT_SHORT.test(error instanceof Error ? error.message : String(error))) throw error
    // DuckDB takes the lock before it reads, so nobody holds this one.
    await lake.files.rm(lake.buildLock)
    return openLock(lake)
  })
  if ('release' in lock) return lock
  const holder = lock.holder === null ? '' : ` (process ${lock.holder})`
  throw new BuildError('BUSY', `another build${holder} is at work in this data directory`, {
    hint: 'Wait for it to end, or stop it; a build that died holds nothing.',
  })
}
