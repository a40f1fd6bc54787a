import type { Lake } from './lake.ts'
import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { forEachFile } from './durable-files.ts'
import { isMissing } from './disk.ts'

/*
 * Removes only files with names that our code gives, in folders where our code makes them. Symbolic links are never
 * followed: a folder that is linked to another disk is not swept.
 */
const SHA256 = '[0-9a-f]{64}'
export const PARTITION_NAME = String.raw`(?:all|(?:competence|file)_month=\d{4}-\d{2})`
const IN_LAKE = [/^[a-z0-9_]+$/, new RegExp(`^${PARTITION_NAME}$`), new RegExp(`^${SHA256}\\.parquet$`)] as const

/*
 * Folders are read synchronously: a lake of 240 months has thousands of small ones, and the way to another thread and
 * back takes twenty times as long as reading one.
 */

/**
 * Removes the lake files that no snapshot links any more, except those that are still needed; returns their number and
 * bytes. No snapshot links the logs of the tables either; they stay, because their folders are not partitions.
 */
export async function removeUnlinked(
  lake: Lake,
  chooseNeeded: (unlinked: readonly string[]) => ReadonlySet<string> | Promise<ReadonlySet<string>> = () => new Set(),
): Promise<{ files: number; bytes: number }> {
  const removed = { files: 0, bytes: 0 }
  const unlinked = listLakeFiles(lake)
    .map((path) => ({ path, found: lstatSync(path) }))
    .filter(({ found }) => found.nlink === 1)
  if (unlinked.length === 0) return removed
  const needed = await chooseNeeded(unlinked.map(({ path }) => path))
  await forEachFile(
    unlinked.filter(({ path }) => !needed.has(path)),
    async ({ path, found }) => {
      await lake.files.rm(path)
      removed.files += 1
      removed.bytes += found.size
    },
  )
  return removed
}

/** Lists the paths of the published files of a lake, and of files that were to be published. */
export function listLakeFiles(lake: Lake): string[] {
  return findFilesAt(lake.tables, IN_LAKE)
}

/** Finds the files at the depth given by the patterns, if each name on the path matches its pattern. */
export function findFilesAt(folder: string, patterns: readonly RegExp[]): string[] {
  return isLink(folder) ? [] : findFilesIn(folder, patterns)
}

function findFilesIn(folder: string, [pattern, ...deeper]: readonly RegExp[]): string[] {
  const found: string[] = []
  for (const entry of readEntries(folder)) {
    if (pattern?.test(entry.name) !== true) continue
    const path = join(folder, entry.name)
    if (deeper.length === 0) {
      if (entry.isFile()) found.push(path)
    } else if (entry.isDirectory()) found.push(...findFilesIn(path, deeper))
  }
  return found
}

/** Finds the files whose name matches, at any depth of a folder. */
export function findFilesBelow(folder: string, pattern: RegExp): string[] {
  const [found, folders] = [[] as string[], isLink(folder) ? [] : [folder]]
  for (const each of folders) {
    for (const entry of readEntries(each)) {
      const path = join(each, entry.name)
      if (entry.isDirectory()) folders.push(path)
      else if (entry.isFile() && pattern.test(entry.name)) found.push(path)
    }
  }
  return found
}

/** Lists the entries of a folder; none if it is not a folder, or if it is a symbolic link. */
export function listFolderEntries(folder: string): Dirent[] {
  return isLink(folder) ? [] : readEntries(folder)
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

function readEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
