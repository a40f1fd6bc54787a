import type { Lake } from '../lake.ts'
import type { LakeFiles } from '../files.ts'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { MANIFEST, MANIFEST_COPY } from '../../schemas/core/manifest.ts'
import { listFolderEntries } from '../list-files.ts'
import { forEachFile, writeSynced } from '../durable-files.ts'
import { kindAt } from '../disk.ts'

/** A file for a new snapshot: its place in the snapshot, and its present path. */
export interface StagedFile {
  readonly file: string
  readonly from: string
}

export interface SnapshotContent {
  /** Text that is kept byte by byte. */
  readonly manifest: string
  readonly files: readonly StagedFile[]
  /** Writes views.sql for the folder in which the snapshot will be. */
  readonly views: (folder: string) => string
  /** Other small files at the top of the snapshot, such as the signature of its manifest, by name. */
  readonly others?: Readonly<Record<string, Buffer>>
}

/**
 * Writes and flushes the folder of a snapshot under another name, so that nobody sees it; returns the function that
 * gives it its own name. The files are hard links to those of the lake.
 */
export async function stageSnapshot(
  lake: Lake,
  id: string,
  { manifest, files, views, others = {} }: SnapshotContent,
): Promise<() => Promise<void>> {
  const target = lake.snapshot(id)
  const staging = lake.stagedSnapshot(id)
  await lake.files.rm(staging, { recursive: true, force: true })
  await lake.files.mkdir(staging, { recursive: true })
  const paths = files.map(({ file }) => join(staging, file))
  const folders = new Set([staging, ...paths.flatMap((path) => [dirname(path), dirname(dirname(path))])])
  await forEachFile([...folders], (folder) => lake.files.mkdir(folder, { recursive: true }))
  await forEachFile(files, ({ file, from }) => lake.files.link(from, join(staging, file)))
  for (const [name, content] of Object.entries(others)) await writeSynced(lake.files, join(staging, name), content)
  await writeSynced(lake.files, join(staging, 'views.sql'), views(resolve(target)))
  await writeManifestText(lake.files, staging, manifest)
  await forEachFile([...folders], (path) => lake.files.flush(path))
  return async () => {
    await lake.files.rename(staging, target)
    await lake.files.flush(lake.snapshots)
  }
}

/** Writes the text of a manifest, and a copy with a checksum of its own, into the folder of a snapshot. */
export async function writeManifestText(files: LakeFiles, folder: string, text: string): Promise<void> {
  await writeSynced(files, join(folder, MANIFEST), text)
  await writeSynced(files, join(folder, MANIFEST_COPY), gzipSync(text))
}

/** Removes a snapshot: readers see the whole snapshot or nothing. */
export async function removeSnapshot(lake: Lake, id: string): Promise<void> {
  const aside = lake.prunedSnapshot(id)
  await lake.files.rename(lake.snapshot(id), aside)
  await lake.files.flush(lake.snapshots)
  await lake.files.rm(aside, { recursive: true })
}

/** Folder that a writer leaves if it dies while it makes or removes a snapshot. */
const ASIDE = /^\.(?:staging|pruned)-\d{8}T\d{6}Z$/

/** Removes what a dead writer has left of unfinished snapshots. */
export async function removeUnfinishedSnapshots(lake: Lake): Promise<void> {
  if ((await kindAt(lake.nextCurrent)) === 'link') await lake.files.rm(lake.nextCurrent)
  await removeSnapshotsAside(lake)
}

/** Removes the folders of snapshots that are half made or half removed, while nobody makes or removes one. */
export async function removeSnapshotsAside(lake: Lake): Promise<void> {
  const snapshots = lake.snapshots
  for (const entry of listFolderEntries(snapshots)) {
    if (entry.isDirectory() && ASIDE.test(entry.name))
      await lake.files.rm(join(snapshots, entry.name), { recursive: true })
  }
}
