import type { Lake } from './lake.ts'
import { readdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasCode, pathExists } from './disk.ts'
import type { LakeFiles } from './files.ts'

/** Only the owner may read or write a secret, or a file whose lock counts. */
const OWNER_ONLY = 0o600

/** Creates the data directory for its owner only; an existing one keeps the operator's permissions. */
export function makeDataDir({ root, files }: Lake): Promise<void> {
  return makePrivateRoot(files, root)
}

/** Creates the folder of keys and subscriptions in the same way. */
export function makeKeysDir({ keysRoot, files }: Lake): Promise<void> {
  return makePrivateRoot(files, keysRoot)
}

async function makePrivateRoot(files: LakeFiles, root: string): Promise<void> {
  await files.mkdir(dirname(root), { recursive: true })
  await makePrivateFolder(files, root)
  if ((await readdir(root)).length === 0) await flushName(files, root)
}

/**
 * Writes the name of a new folder to the disk; otherwise a power cut would take everything that is put into the folder.
 */
export async function flushName(files: LakeFiles, path: string): Promise<void> {
  try {
    await files.flush(dirname(path))
  } catch (error) {
    // The operator has made the folder inside one that we may not read.
    if (!hasCode(error, 'EACCES')) throw error
  }
}

/** True if anybody on the machine can replace the files of a folder, including secrets. */
export async function isOpenToAll(folder: string): Promise<boolean> {
  if (!(await pathExists(folder))) return false
  const { mode } = await stat(folder)
  // In a folder like /tmp users can remove only their own files.
  return (mode & 0o002) !== 0 && (mode & 0o1000) === 0
}

/** Creates a folder, if it does not exist, that only its owner can open. */
export async function makePrivateFolder(files: LakeFiles, path: string): Promise<void> {
  try {
    await files.mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    return
  }
  await giveToFolderOwner(files, dirname(path), path)
}

/** Takes all permissions on a file from everybody but the owner, if it is ours to change. */
export async function makePrivate(files: LakeFiles, path: string): Promise<void> {
  const { mode, uid } = await stat(path)
  const isOurs = [0, uid].includes(process.getuid?.() ?? uid)
  if ((mode & 0o077) === 0 || !isOurs) return
  try {
    await files.chmod(path, OWNER_ONLY)
  } catch (error) {
    // A file that the operator mounts read-only cannot be changed, and need not be.
    if (!hasCode(error, 'EROFS')) throw error
  }
}

/** Makes a new file readable only for the owner of its folder, even if root created it. */
export async function keepToOwner(files: LakeFiles, path: string, folder: string): Promise<void> {
  await files.chmod(path, OWNER_ONLY)
  await giveToFolderOwner(files, folder, path)
}

/**
 * Gives a file that root made to the owner of the folder: a server that runs as another user could not read it
 * otherwise.
 */
async function giveToFolderOwner(files: LakeFiles, folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(folder)
  if (uid !== 0) await files.chown(path, uid, gid)
}

/** Replaces a file in one step by one that only its owner can read. */
export async function replacePrivately(files: LakeFiles, path: string, text: string): Promise<void> {
  const temporary = `${path}.${String(process.pid)}.tmp`
  try {
    // A temporary file left by a dead process of the same number could be readable by others.
    await files.rm(temporary, { force: true })
    const file = await files.open(temporary, 'wx', OWNER_ONLY)
    try {
      await file.appendFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await keepToOwner(files, temporary, dirname(path))
    await files.rename(temporary, path)
  } finally {
    await files.rm(temporary, { force: true })
  }
}
