import type { LakeFiles } from '../../lake/files.ts'
import { join } from 'node:path'
import type { HeldLock } from '../../lake/lock/held-lock.ts'
import { tryLock } from '../../lake/lock/kernel-lock.ts'

/** Says in one line to the operator why the folder of the exports cannot be used. */
export class UnusableExportsFolder extends Error {
  override readonly name = 'UnusableExportsFolder'
}

/** Creates the folder if it does not exist, and locks it: two servers on one folder would write into the same files. */
export async function lockExportsFolder(files: LakeFiles, folder: string): Promise<HeldLock> {
  const lock = await openLock(files, folder).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new UnusableExportsFolder(`EXPORTS_DIR: ${folder} cannot be written: ${why}`, { cause: error })
  })
  if ('release' in lock) return lock
  throw new UnusableExportsFolder(
    `EXPORTS_DIR: another server (${lock.holder ?? 'unknown'}) uses ${folder}: give each its own.`,
  )
}

async function openLock(files: LakeFiles, folder: string): ReturnType<typeof tryLock> {
  await files.mkdir(folder, { recursive: true, mode: 0o700 })
  return tryLock(files, join(folder, 'lock'))
}
