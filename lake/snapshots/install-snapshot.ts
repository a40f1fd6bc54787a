import { link, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { MANIFEST, MANIFEST_COPY } from '../../schemas/core/manifest.ts'
import { snapshotsIn } from '../lake.ts'
import { listFolderEntries } from '../list-files.ts'
import { forEachFile, syncToDisk, writeSynced } from '../durable-files.ts'
import { kindAt } from '../disk.ts'

/** A file for a new snapshot: its place in it, and its present path. */
export interface StagedFile {
  readonly file: string
  readonly from: string
}

export interface SnapshotContent {
  /** The text of the manifest, which is kept byte by byte. */
  readonly manifest: string
  readonly files: readonly StagedFile[]
  /** Writes views.sql for the folder in which the snapshot will be. */
  readonly views: (folder: string) => string
  /** Other small files at the top of the snapshot, such as the signature of its manifest, by name. */
  readonly others?: Readonly<Record<string, Buffer>>
}

/**
 * Writes the folder of a snapshot under another name, flushed; returns the function that gives it its own name, before
 * which nobody sees it. The files are hard links to those of the lake.
 */
export async function stageSnapshot(
  dataDir: string,
  id: string,
  { manifest, files, views, others = {} }: SnapshotContent,
): Promise<() => Promise<void>> {
  const target = join(snapshotsIn(dataDir), id)
  const staging = join(snapshotsIn(dataDir), `.staging-${id}`)
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true })
  const paths = files.map(({ file }) => join(staging, file))
  const folders = new Set([staging, ...paths.flatMap((path) => [dirname(path), dirname(dirname(path))])])
  await forEachFile([...folders], (folder) => mkdir(folder, { recursive: true }))
  await forEachFile(files, ({ file, from }) => link(from, join(staging, file)))
  for (const [name, content] of Object.entries(others)) await writeSynced(join(staging, name), content)
  await writeSynced(join(staging, 'views.sql'), views(resolve(target)))
  await writeManifestText(staging, manifest)
  await forEachFile([...folders], syncToDisk)
  return async () => {
    await rename(staging, target)
    await syncToDisk(snapshotsIn(dataDir))
  }
}

/** Writes the text of a manifest, and a copy with a checksum of its own, into the folder of a snapshot. */
export async function writeManifestText(folder: string, text: string): Promise<void> {
  await writeSynced(join(folder, MANIFEST), text)
  await writeSynced(join(folder, MANIFEST_COPY), gzipSync(text))
}

/** Removes a snapshot: readers see the whole snapshot or nothing. */
export async function removeSnapshot(dataDir: string, id: string): Promise<void> {
  const aside = join(snapshotsIn(dataDir), `.pruned-${id}`)
  await rename(join(snapshotsIn(dataDir), id), aside)
  await syncToDisk(snapshotsIn(dataDir))
  await rm(aside, { recursive: true })
}

/** The folders that a writer leaves behind that died while it made or removed a snapshot. */
const ASIDE = /^\.(?:staging|pruned)-\d{8}T\d{6}Z$/

/** Removes what a writer that died has left of snapshots that nobody sees. */
export async function removeUnfinishedSnapshots(dataDir: string): Promise<void> {
  if ((await kindAt(join(dataDir, '.current.tmp'))) === 'link') await rm(join(dataDir, '.current.tmp'))
  const snapshots = snapshotsIn(dataDir)
  for (const entry of listFolderEntries(snapshots)) {
    if (entry.isDirectory() && ASIDE.test(entry.name)) await rm(join(snapshots, entry.name), { recursive: true })
  }
}
