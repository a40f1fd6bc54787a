import { lstat, realpath, stat } from 'node:fs/promises'
import { sep } from 'node:path'

/** True for the error of a path that does not exist. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')
}

/** True for a system error with this code, such as EEXIST. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** Adds the path to a system error without one, such as EIO of a read: the operator must know which file failed. */
export function namePath(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || 'path' in error) return error
  // Node writes `write undefined` if it knows no path.
  return Object.assign(error, { message: `${error.message.replace(/ undefined$/, '')} '${path}'`, path })
}

/** True if the disk cannot read what is there, or the file system is damaged: the content is lost, not forbidden. */
export function isUnreadableDisk(error: unknown): boolean {
  return hasCode(error, 'EIO') || hasCode(error, 'EUCLEAN')
}

export async function pathExists(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** Tells what is at a path, without following a symbolic link. Null if there is nothing. */
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

/** True if the links of a path below a folder lead out of the folder. Throws if nothing is there. */
export async function leadsOutside(folder: string, path: string): Promise<boolean> {
  const [root, real] = await Promise.all([realpath(folder), realpath(path)])
  return real !== root && !real.startsWith(root.endsWith(sep) ? root : root + sep)
}

/** Gives what is read, or null if it does not exist. */
export async function nullIfMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
