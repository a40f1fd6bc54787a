import { chmod, chown, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasCode, pathExists } from './disk.ts'

/** Only the owner may read or write a secret, or a file whose lock counts. */
const OWNER_ONLY = 0o600

/** Creates the data directory for its owner only; an existing one keeps the operator's permissions. */
export async function makeDataDir(dataDir: string): Promise<void> {
  await mkdir(dirname(dataDir), { recursive: true })
  await makePrivateFolder(dataDir)
}

/** True if anybody on the machine can replace the files of a folder, including secrets. */
export async function isOpenToAll(folder: string): Promise<boolean> {
  if (!(await pathExists(folder))) return false
  const { mode } = await stat(folder)
  // In a folder like /tmp each user can remove only his own files.
  return (mode & 0o002) !== 0 && (mode & 0o1000) === 0
}

/** Creates a folder, if it does not exist, that only its owner can open. */
export async function makePrivateFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    return
  }
  await giveToFolderOwner(dirname(path), path)
}

/** Takes all permissions on a file from everybody but the owner, if it is ours to change. */
export async function makePrivate(path: string): Promise<void> {
  const { mode, uid } = await stat(path)
  const isOurs = [0, uid].includes(process.getuid?.() ?? uid)
  if ((mode & 0o077) === 0 || !isOurs) return
  try {
    await chmod(path, OWNER_ONLY)
  } catch (error) {
    // A file that the operator mounts read-only cannot be changed, and need not be.
    if (!hasCode(error, 'EROFS')) throw error
  }
}

/** Makes a new file readable only for the owner of its folder, even if root created it. */
export async function keepToOwner(path: string, folder: string): Promise<void> {
  await chmod(path, OWNER_ONLY)
  await giveToFolderOwner(folder, path)
}

/** A file that root creates for a server of another user must belong to that user, or the server could not read it. */
async function giveToFolderOwner(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(folder)
  if (uid !== 0) await chown(path, uid, gid)
}

/** Replaces a file in one step by one that only its owner can read. */
export async function replacePrivately(path: string, text: string): Promise<void> {
  const temporary = `${path}.${String(process.pid)}.tmp`
  try {
    // A temporary file left by a dead process of the same number could be readable by others.
    await rm(temporary, { force: true })
    const file = await open(temporary, 'wx', OWNER_ONLY)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await keepToOwner(temporary, dirname(path))
    await rename(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}
