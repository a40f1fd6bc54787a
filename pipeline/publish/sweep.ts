import { type Dirent, lstatSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BUILD_STARTED, HELD_BACK, LAST_BUILD } from '../../schemas/core/last-build.ts'
import { DELTA_LOG, DELTA_VERSIONS, kindAt, findWorkDir, SMALLER_VERSIONS, SCRUB_STATE } from '../data-dir/layout.ts'
import { MARKER } from '../data-dir/marker.ts'
import { forEachFile } from '../files.ts'
import { removeSnapshot, snapshotsIn, readCurrentId } from './snapshots.ts'
import { isMissing, pathExists } from '../../shared/files.ts'

/*
 * Everything that is removed here has a name that our code makes, in a folder that our code makes it in. Symbolic
 * links are never followed: a folder that is linked to another disk is not swept.
 */
const SNAPSHOT = String.raw`\d{8}T\d{6}Z`
const SHA256 = '[0-9a-f]{64}'
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
/** The ending that `replaceFile` adds to a name. */
const TEMPORARY = String.raw`\.\d+\.tmp`

const PARTITION = String.raw`(?:all|(?:competence|file)_month=\d{4}-\d{2})`
const IN_LAKE = [/^[a-z0-9_]+$/, new RegExp(`^${PARTITION}$`), new RegExp(`^${SHA256}\\.parquet$`)] as const
const IN_DELTA_LOG = [
  /^[a-z0-9_]+$/,
  new RegExp(`^${DELTA_LOG}$`),
  new RegExp(`^(?:_last_checkpoint|\\d{20}\\.(?:json|checkpoint\\.parquet))${TEMPORARY}$`),
] as const
const DELTA_VERSIONS_ASIDE = new RegExp(`^${DELTA_VERSIONS.replaceAll('.', '\\.')}${TEMPORARY}$`)
const ASIDE = new RegExp(`^\\.(?:staging|pruned)-${SNAPSHOT}$`)
const PUBLISHING = new RegExp(`^\\.publishing-(${SNAPSHOT})$`)
const HALF_FETCHED = new RegExp(
  `^(?:\\.download-\\d+-${UUID}|(?:latest|${SHA256}(?:\\.[A-Za-z0-9]+)?)\\.json${TEMPORARY})$`,
)
const IN_QUARANTINE = [/^[a-z0-9_]+$/, new RegExp(`^${PARTITION}\\.ndjson${TEMPORARY}$`)] as const
const AT_THE_TOP = new RegExp(
  `^(?:${[LAST_BUILD, BUILD_STARTED, HELD_BACK, SMALLER_VERSIONS, SCRUB_STATE, MARKER].map((name) => name.replaceAll('.', '\\.')).join('|')})${TEMPORARY}$`,
)

/*
 * Folders are read without waiting in turn: a lake of 240 months has thousands of small ones, and the way to another
 * thread and back takes twenty times as long as reading one.
 */

/** Removes the remains of a killed build; it never touches a published file or a file that we did not write. */
export async function sweep(dataDir: string): Promise<void> {
  await rm(findWorkDir(dataDir), { recursive: true, force: true })
  if ((await kindAt(join(dataDir, '.current.tmp'))) === 'link') await rm(join(dataDir, '.current.tmp'))
  await removeFiles(findFilesAt(dataDir, [AT_THE_TOP]))
  const snapshots = snapshotsIn(dataDir)
  for (const entry of listFolderEntries(snapshots)) {
    if (entry.isDirectory() && ASIDE.test(entry.name)) await rm(join(snapshots, entry.name), { recursive: true })
  }
  await removeUnpublished(dataDir)
  // A build that died before it published has left files in the lake that no snapshot links.
  await removeUnlinked(dataDir)
  // Temporary files are next to their final place, so that the rename stays on one volume.
  await removeFiles(findFilesAt(join(dataDir, 'quarantine'), IN_QUARANTINE))
  await removeFiles(findFilesBelow(join(dataDir, 'raw'), HALF_FETCHED))
  await removeFiles(findFilesAt(join(dataDir, 'lake'), IN_DELTA_LOG))
  await removeFiles(findFilesAt(join(dataDir, 'lake'), [DELTA_VERSIONS_ASIDE]))
}

/**
 * Removes the lake files that no snapshot links any more; returns their number and bytes. No snapshot links the logs of
 * the tables: they are in folders that are no partitions, and stay.
 */
export async function removeUnlinked(dataDir: string): Promise<{ files: number; bytes: number }> {
  const removed = { files: 0, bytes: 0 }
  const unlinked = findFilesAt(join(dataDir, 'lake'), IN_LAKE)
    .map((path) => ({ path, found: lstatSync(path) }))
    .filter(({ found }) => found.nlink === 1)
  await forEachFile(unlinked, async ({ path, found }) => {
    await rm(path)
    removed.files += 1
    removed.bytes += found.size
  })
  return removed
}

/** A snapshot was never published if the build died after it got its name and before `current` pointed at it. */
async function removeUnpublished(dataDir: string): Promise<void> {
  const snapshots = snapshotsIn(dataDir)
  for (const entry of listFolderEntries(snapshots)) {
    const id = PUBLISHING.exec(entry.name)?.[1]
    if (id === undefined || !entry.isFile()) continue
    const isServed = (await readCurrentId(dataDir)) === id
    if (!isServed && (await pathExists(join(snapshots, id)))) await removeSnapshot(dataDir, id)
    await rm(join(snapshots, entry.name))
  }
}

async function removeFiles(paths: readonly string[]): Promise<void> {
  await forEachFile(paths, (path) => rm(path, { force: true }))
}

/** Finds the files at the depth given by the patterns, where each name on the path matches its pattern. */
function findFilesAt(folder: string, patterns: readonly RegExp[]): string[] {
  return isLink(folder) ? [] : findFilesIn(folder, patterns)
}

function findFilesIn(folder: string, [pattern, ...deeper]: readonly RegExp[]): string[] {
  const found: string[] = []
  for (const entry of readEntries(folder)) {
    if (pattern?.test(entry.name) !== true) continue
    const path = `${folder}/${entry.name}`
    if (deeper.length === 0) {
      if (entry.isFile()) found.push(path)
    } else if (entry.isDirectory()) found.push(...findFilesIn(path, deeper))
  }
  return found
}

/** Finds the files with such a name at any depth of a folder. */
function findFilesBelow(folder: string, pattern: RegExp): string[] {
  const [found, folders] = [[] as string[], isLink(folder) ? [] : [folder]]
  for (const each of folders) {
    for (const entry of readEntries(each)) {
      const path = `${each}/${entry.name}`
      if (entry.isDirectory()) folders.push(path)
      else if (entry.isFile() && pattern.test(entry.name)) found.push(path)
    }
  }
  return found
}

/** Lists the entries of a folder; none if it is not a folder, or if it is a symbolic link. */
function listFolderEntries(folder: string): Dirent[] {
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
