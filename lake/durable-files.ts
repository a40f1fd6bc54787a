import { type FileHandle, link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { awaitAll } from '../runtime/await-all.ts'
import { hasCode, isMissing, namePath } from './disk.ts'

/** Reads the text of a file; null if there is none. */
export async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return null
    throw namePath(error, path)
  }
}

/** Replaces a file in one step: readers see the old text or the new one, even after a crash. */
export async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${String(process.pid)}.tmp`
  try {
    await writeSynced(temporary, content)
    await rename(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}

/**
 * Writes a file whole under a name that no file has yet: readers see nothing or all of it. Returns false, and changes
 * nothing, if there is a file of that name. The caller flushes the folder.
 */
export async function createFileOnce(path: string, content: string): Promise<boolean> {
  const temporary = `${path}.${String(process.pid)}.tmp`
  try {
    await writeSynced(temporary, content)
    await link(temporary, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Writes to the disk a file that nobody reads yet. */
export async function writeSynced(path: string, content: string | Buffer): Promise<void> {
  await withFile(path, 'w', async (file) => {
    await file.writeFile(content)
    await file.sync()
  })
}

async function withFile(path: string, flags: string, work: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, flags)
  try {
    await work(file)
  } catch (error) {
    throw namePath(error, path)
  } finally {
    await file.close()
  }
}

const AT_ONCE = 32

/** Works on many files, some at a time: waiting for the disk after each file makes twenty years of months slow. */
export async function forEachFile<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE) await awaitAll(items.slice(at, at + AT_ONCE).map(work))
}

/** Flushes a file or folder, so that its content survives a power cut. */
export async function syncToDisk(path: string): Promise<void> {
  await withFile(path, 'r', (file) => file.sync())
}
