import { type Dirent } from 'node:fs'
import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { forEachFile } from './durable-files.ts'
import { isMissing, kindAt } from './files.ts'

/*
 * Everything that is removed here has a name that our code makes, in a folder that our code makes it in. Symbolic
 * links are never followed: a folder that is linked to another disk is not swept.
 */
const SHA256 = '[0-9a-f]{64}'
export const PARTITION_NAME = String.raw`(?:all|(?:competence|file)_month=\d{4}-\d{2})`
const IN_LAKE = [/^[a-z0-9_]+$/, new RegExp(`^${PARTITION_NAME}$`), new RegExp(`^${SHA256}\\.parquet$`)] as const

/**
 * Removes the lake files that no snapshot links any more, unless somebody needs them yet; returns their number and
 * bytes.
 */
export async function removeUnlinked(
  dataDir: string,
  isNeeded: (path: string) => boolean = () => false,
): Promise<{ files: number; bytes: number }> {
  const removed = { files: 0, bytes: 0 }
  await forEachFile(await listLakeFiles(dataDir), async (path) => {
    const { nlink, size } = await lstat(path)
    if (nlink > 1 || isNeeded(path)) return
    await rm(path)
    removed.files += 1
    removed.bytes += size
  })
  return removed
}

/** Lists the paths of the published files of a lake, and of files that were to be published. */
export function listLakeFiles(dataDir: string): Promise<string[]> {
  return findFilesAt(join(dataDir, 'lake'), IN_LAKE)
}

/** Finds the files at the depth given by the patterns, where each name on the path matches its pattern. */
export async function findFilesAt(folder: string, [pattern, ...deeper]: readonly RegExp[]): Promise<string[]> {
  const found: string[] = []
  for (const entry of await listFolderEntries(folder)) {
    if (pattern?.test(entry.name) !== true) continue
    const path = join(folder, entry.name)
    if (deeper.length === 0) {
      if (entry.isFile()) found.push(path)
    } else if (entry.isDirectory()) found.push(...(await findFilesAt(path, deeper)))
  }
  return found
}

/** Lists the entries of a folder; none if it is not a folder, or if it is a symbolic link. */
export async function listFolderEntries(folder: string): Promise<Dirent[]> {
  if ((await kindAt(folder)) === 'link') return []
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
