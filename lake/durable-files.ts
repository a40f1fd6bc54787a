import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { awaitAll } from '../runtime/await-all.ts'
import { hasCode, isMissing, namePath } from './disk.ts'
import type { LakeFiles } from './files.ts'

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
export async function replaceFile(files: LakeFiles, path: string, content: string | Buffer): Promise<void> {
  await files.mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${String(process.pid)}.tmp`
  try {
    await writeSynced(files, temporary, content)
    await files.rename(temporary, path)
  } finally {
    await files.rm(temporary, { force: true })
  }
}

/**
 * Marks a new folder by a file, which is on the disk before anything else is in the folder: if a power cut took only the
 * mark, everybody would refuse the folder.
 */
export async function markFolder(files: LakeFiles, path: string, content: string): Promise<void> {
  await replaceFile(files, path, content)
  try {
    await files.flush(dirname(path))
  } catch (error) {
    // A later flush may succeed without the name that this one failed to write.
    await files.rm(path, { force: true })
    throw error
  }
}

/**
 * Writes a file whole under a name that no file has yet: readers see nothing or all of it. Returns false, and changes
 * nothing, if there is a file of that name. The caller flushes the folder.
 */
export async function createFileOnce(files: LakeFiles, path: string, content: string): Promise<boolean> {
  const temporary = `${path}.${String(process.pid)}.tmp`
  try {
    await writeSynced(files, temporary, content)
    await files.link(temporary, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await files.rm(temporary, { force: true })
  }
}

/** Writes to the disk a file that nobody reads yet. */
export async function writeSynced(files: LakeFiles, path: string, content: string | Uint8Array): Promise<void> {
  const file = await files.open(path, 'w')
  try {
    await file.appendFile(content)
    await file.sync()
  } catch (error) {
    throw namePath(error, path)
  } finally {
    await file.close()
  }
}

/** Writes a file that a power cut may lose. */
export async function writeUnsynced(files: LakeFiles, path: string, content: string | Uint8Array): Promise<void> {
  const file = await files.open(path, 'w')
  try {
    await file.appendFile(content)
  } finally {
    await file.close()
  }
}

const AT_ONCE = 32

/** Works on many files, some at a time: waiting for the disk after each file makes twenty years of months slow. */
export async function forEachFile<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE) await awaitAll(items.slice(at, at + AT_ONCE).map(work))
}
