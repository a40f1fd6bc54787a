import { type Dirent } from 'node:fs'
import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BUILD_STARTED, HELD_BACK, LAST_BUILD } from '../../schemas/core/last-build.ts'
import { kindAt, findWorkDir, SMALLER_VERSIONS, SCRUB_STATE } from '../data-dir/layout.ts'
import { MARKER } from '../data-dir/marker.ts'
import { forEachFile } from '../files.ts'
import { removeSnapshot, snapshotsIn, readCurrentId } from './snapshots.ts'
import { isMissing, pathExists } from '../../shared/files.ts'
import { MANIFEST_SIGNATURE, SIGNING_KEYS } from '../../shared/manifest-signature.ts'

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
const ASIDE = new RegExp(`^\\.(?:staging|pruned)-${SNAPSHOT}$`)
const PUBLISHING = new RegExp(`^\\.publishing-(${SNAPSHOT})$`)
const HALF_FETCHED = new RegExp(
  `^(?:\\.download-\\d+-${UUID}|(?:latest|${SHA256}(?:\\.[A-Za-z0-9]+)?)\\.json${TEMPORARY})$`,
)
const IN_QUARANTINE = [/^[a-z0-9_]+$/, new RegExp(`^${PARTITION}\\.ndjson${TEMPORARY}$`)] as const
const IN_SNAPSHOTS = [
  new RegExp(`^${SNAPSHOT}$`),
  new RegExp(`^${MANIFEST_SIGNATURE.replaceAll('.', '\\.')}${TEMPORARY}$`),
] as const
const AT_THE_TOP = new RegExp(
  `^(?:${[LAST_BUILD, BUILD_STARTED, HELD_BACK, SMALLER_VERSIONS, SCRUB_STATE, MARKER, SIGNING_KEYS].map((name) => name.replaceAll('.', '\\.')).join('|')})${TEMPORARY}$`,
)

/** Removes the remains of a killed build; it never touches a published file or a file that we did not write. */
export async function sweep(dataDir: string): Promise<void> {
  await rm(findWorkDir(dataDir), { recursive: true, force: true })
  if ((await kindAt(join(dataDir, '.current.tmp'))) === 'link') await rm(join(dataDir, '.current.tmp'))
  await removeFiles(await findFilesAt(dataDir, [AT_THE_TOP]))
  const snapshots = snapshotsIn(dataDir)
  for (const entry of await listFolderEntries(snapshots)) {
    if (entry.isDirectory() && ASIDE.test(entry.name)) await rm(join(snapshots, entry.name), { recursive: true })
  }
  await removeUnpublished(dataDir)
  await removeFiles(await findFilesAt(snapshots, IN_SNAPSHOTS))
  // A build that died before it published has left files in the lake that no snapshot links.
  await removeUnlinked(dataDir)
  // Temporary files are next to their final place, so that the rename stays on one volume.
  await removeFiles(await findFilesAt(join(dataDir, 'quarantine'), IN_QUARANTINE))
  await removeFiles(await findFilesBelow(join(dataDir, 'raw'), HALF_FETCHED))
}

/** Removes the lake files that no snapshot links any more; returns their number and bytes. */
export async function removeUnlinked(dataDir: string): Promise<{ files: number; bytes: number }> {
  const removed = { files: 0, bytes: 0 }
  await forEachFile(await findFilesAt(join(dataDir, 'lake'), IN_LAKE), async (path) => {
    const { nlink, size } = await lstat(path)
    if (nlink > 1) return
    await rm(path)
    removed.files += 1
    removed.bytes += size
  })
  return removed
}

/** A snapshot was never published if the build died after it got its name and before `current` pointed at it. */
async function removeUnpublished(dataDir: string): Promise<void> {
  const snapshots = snapshotsIn(dataDir)
  for (const entry of await listFolderEntries(snapshots)) {
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
async function findFilesAt(folder: string, [pattern, ...deeper]: readonly RegExp[]): Promise<string[]> {
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

/** Finds the files with such a name at any depth of a folder. */
async function findFilesBelow(folder: string, pattern: RegExp): Promise<string[]> {
  const [found, folders] = [[] as string[], [folder]]
  for (const each of folders) {
    for (const entry of await listFolderEntries(each)) {
      const path = join(each, entry.name)
      if (entry.isDirectory()) folders.push(path)
      else if (entry.isFile() && pattern.test(entry.name)) found.push(path)
    }
  }
  return found
}

/** Lists the entries of a folder; none if it is not a folder, or if it is a symbolic link. */
async function listFolderEntries(folder: string): Promise<Dirent[]> {
  if ((await kindAt(folder)) === 'link') return []
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
