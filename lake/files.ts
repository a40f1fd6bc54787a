import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { chmod, chown, copyFile, link, mkdir, mkdtemp, open, rename, rm, symlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasCode, namePath } from './disk.ts'
import type { HeldLock, Taken } from './lock/held-lock.ts'

/** A file that is being written. */
export interface WritableFile {
  appendFile(content: string | Uint8Array): Promise<void>
  truncate(length: number): Promise<void>
  /** Waits until the disk has what was written. */
  sync(): Promise<void>
  close(): Promise<void>
}

/**
 * Every way in which our code changes files of a data directory. Tests pass an object that fails, tears or fills at any
 * of these. DuckDB opens its files by itself: its faults come from a real small disk.
 */
export interface LakeFiles {
  open(path: string, flags: 'w' | 'wx' | 'a', mode?: number): Promise<WritableFile>
  /** Waits until the disk has the content of a file, or the names in a folder. */
  flush(path: string): Promise<void>
  mkdir(path: string, options?: { readonly recursive?: boolean; readonly mode?: number }): Promise<void>
  mkdtemp(prefix: string): Promise<string>
  link(from: string, to: string): Promise<void>
  symlink(target: string, path: string): Promise<void>
  rename(from: string, to: string): Promise<void>
  copyFile(from: string, to: string): Promise<void>
  rm(path: string, options?: { readonly recursive?: boolean; readonly force?: boolean }): Promise<void>
  chmod(path: string, mode: number): Promise<void>
  chown(path: string, uid: number, gid: number): Promise<void>
  /** Writes a small file synchronously; with `flush`, waits until the disk has it. */
  writeNow(path: string, text: string, options: { readonly flush: boolean }): void
  renameNow(from: string, to: string): void
  /** Removes a file synchronously; with `recursive`, a folder, even while something is being written into it. */
  rmNow(path: string, options?: { readonly recursive?: boolean }): void
  /** Tries once to take the lock on a file; if this is absent, the kernel's lock is used. */
  tryLock?(path: string): Promise<HeldLock | Taken>
}

/** Adds the path to errors of a write, which name no file: the operator must know which one failed. */
function nameErrors(file: WritableFile, path: string): WritableFile {
  const named = async (work: Promise<void>) => {
    try {
      await work
    } catch (error) {
      throw namePath(error, path)
    }
  }
  return {
    appendFile: (content) => named(file.appendFile(content)),
    truncate: (length) => named(file.truncate(length)),
    sync: () => named(file.sync()),
    close: () => named(file.close()),
  }
}

/** Makes a folder and those above it. Node's own way reports ENOENT whatever the reason, such as a full disk. */
async function makeFolders(path: string, mode: number | undefined): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode })
  } catch (error) {
    if (!hasCode(error, 'ENOENT') || dirname(path) === path) throw error
    await makeFolders(dirname(path), mode)
    // The folders above are there now, so an error concerns this one.
    await mkdir(path, { mode })
  }
}

export const realFiles: LakeFiles = {
  open: async (path, flags, mode) => nameErrors(await open(path, flags, mode), path),
  flush: async (path) => {
    const file = await open(path, 'r')
    try {
      await file.sync()
    } catch (error) {
      throw namePath(error, path)
    } finally {
      await file.close()
    }
  },
  mkdir: async (path, options = {}) => {
    if (options.recursive === true) await makeFolders(path, options.mode)
    else await mkdir(path, options)
  },
  mkdtemp,
  link,
  symlink,
  rename,
  copyFile,
  rm,
  chmod,
  chown,
  writeNow: writeFileSync,
  renameNow: renameSync,
  rmNow: (path, { recursive = false } = {}) => {
    rmSync(path, { recursive, force: true, ...(recursive && { maxRetries: 10 }) })
  },
}
