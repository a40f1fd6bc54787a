import { chmod, chown, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasCode, pathExists } from './files.ts'

/** What may be done with a secret, or with a file whose lock counts: by its owner alone. */
const OWNER_ONLY = 0o600

/** Makes the folder that a data directory is, its owner's alone; one that is there stays as its operator wants it. */
export async function makeDataDir(dataDir: string): Promise<void> {
  await mkdir(dirname(dataDir), { recursive: true })
  await makePrivateFolder(dataDir)
}

/** Whether anybody on the machine may put files in the place of those in a folder, secrets too. */
export async function isOpenToAll(folder: string): Promise<boolean> {
  if (!(await pathExists(folder))) return false
  const { mode } = await stat(folder)
  // In one like /tmp each removes only what is his.
  return (mode & 0o002) !== 0 && (mode & 0o1000) === 0
}

/** Makes a folder, if it is not there, that its owner alone may look into. */
export async function makePrivateFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    return
  }
  await giveToOwnerOf(dirname(path), path)
}

/** Takes from all but the owner what they may do with a file, where it is ours to take. */
export async function makePrivate(path: string): Promise<void> {
  const { mode, uid } = await stat(path)
  const isOurs = [0, uid].includes(process.getuid?.() ?? uid)
  if ((mode & 0o077) === 0 || !isOurs) return
  try {
    await chmod(path, OWNER_ONLY)
  } catch (error) {
    // What an operator hands in as a mount cannot be changed, and need not be.
    if (!hasCode(error, 'EROFS')) throw error
  }
}

/** Makes a new file one that the owner of its folder alone may read, also where root made it. */
export async function keepToOwner(path: string, folder: string): Promise<void> {
  await chmod(path, OWNER_ONLY)
  await giveToOwnerOf(folder, path)
}

/** What root makes for a server that runs as another user has to be that user's, or it could not be read. */
async function giveToOwnerOf(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(folder)
  if (uid !== 0) await chown(path, uid, gid)
}

/** Replaces a file at once, by one that its owner alone can read. */
export async function replacePrivately(path: string, text: string): Promise<void> {
  const temporary = `${path}.${String(process.pid)}.tmp`
  try {
    // One that a dead process of this number left could be open to others.
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
