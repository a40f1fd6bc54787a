import { mkdir, readlink, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { kindAt } from '../data-dir/layout.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { printManifest, readSnapshotManifest } from './manifest-file.ts'
import { lakePath, snapshotsIn } from '../../shared/data-dir.ts'
import { pointCurrentAt, type StagedFile, stageSnapshot } from '../../shared/install-snapshot.ts'
import { MANIFEST_SIGNATURE } from '../../shared/manifest-signature.ts'
import { listSnapshotIds, parseSnapshotTime } from '../../shared/snapshot-id.ts'
import { syncToDisk, writeSynced } from '../files.ts'
import { hasCode, isMissing, pathExists } from '../../shared/files.ts'

export { lakePath, snapshotsIn } from '../../shared/data-dir.ts'
export { removeSnapshot } from '../../shared/install-snapshot.ts'

/** A snapshot on disk. */
export interface PublishedSnapshot {
  readonly id: string
  readonly folder: string
  readonly manifest: Manifest
}

/** Reads the served snapshot; null before the first. */
export async function readCurrentSnapshot(dataDir: string): Promise<PublishedSnapshot | null> {
  const id = await readCurrentId(dataDir)
  return id === null ? null : readSnapshot(dataDir, id)
}

/** Reads the id of the served snapshot, without opening it. */
export async function readCurrentId(dataDir: string): Promise<string | null> {
  try {
    return basename(await readlink(join(dataDir, 'current')))
  } catch (error) {
    if (isMissing(error)) return null
    if (!hasCode(error, 'EINVAL')) throw error
    throw new BuildError('SNAPSHOT_DAMAGED', `${join(dataDir, 'current')} is not the link that a build makes`, {
      hint: 'Move it away, and build again: builds replace that name, but never a file of somebody else.',
      cause: error,
    })
  }
}

export async function readSnapshot(dataDir: string, id: string): Promise<PublishedSnapshot> {
  const folder = join(snapshotsIn(dataDir), id)
  const manifest = await readSnapshotManifest(folder)
  if (manifest === null) {
    throw new BuildError('SNAPSHOT_DAMAGED', `the manifest of snapshot ${id} is missing or damaged`, {
      hint: `Run make verify ARGS="${id} --repair", which restores it from its copy. If that fails, point ${join(dataDir, 'current')} at an older folder of snapshots, or move it away and build again from data/raw.`,
    })
  }
  return { id, folder, manifest }
}

/**
 * True if a folder of such a name is a snapshot of ours, whole or damaged, and not a folder that only looks like one.
 */
export async function isSnapshot(dataDir: string, id: string): Promise<boolean> {
  const folder = join(snapshotsIn(dataDir), id)
  return (await kindAt(folder)) === 'folder' && (await kindAt(join(folder, 'manifest.json'))) === 'file'
}

/**
 * The id of a snapshot published now: later than every other, even if two have the same second or the clock was set
 * back.
 */
export async function nextSnapshotId(dataDir: string, now: Date): Promise<string> {
  const candidate = formatId(now)
  const newest = (await listSnapshotIds(dataDir)).at(-1)
  if (newest === undefined || candidate > newest) return candidate
  return formatId(new Date(Date.parse(parseSnapshotTime(newest)) + 1000))
}

function formatId(date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/**
 * Makes a finished snapshot the served one. Its folder is written under another name, flushed and renamed; then a
 * rename replaces `current`, which is the only step that readers can observe. `sign` gives the text of the signature of
 * the manifest, which is written with it; null for none.
 */
export async function publishSnapshot(
  dataDir: string,
  manifest: Manifest,
  files: readonly StagedFile[],
  views: (folder: string) => string,
  sign: (manifest: Uint8Array) => string | null,
): Promise<void> {
  const { snapshot } = manifest
  const text = printManifest(manifest)
  const signature = sign(Buffer.from(text))
  const others = signature === null ? {} : { [MANIFEST_SIGNATURE]: Buffer.from(signature) }
  const install = await stageSnapshot(dataDir, snapshot, { manifest: text, files, views, others })
  const marker = join(snapshotsIn(dataDir), `.publishing-${snapshot}`)
  await writeSynced(marker, '')
  await install()
  await pointCurrentAt(dataDir, snapshot)
  await rm(marker)
}

/** Moves a compiled file into the lake, where its content is its permanent name. */
export async function moveIntoLake(dataDir: string, file: string, sha256: string, from: string): Promise<string> {
  const path = lakePath(dataDir, file, sha256)
  if (await pathExists(path)) {
    // Older snapshots link to the existing file: the same content stays one file.
    await rm(from)
    return path
  }
  await mkdir(dirname(path), { recursive: true })
  await syncToDisk(from)
  await rename(from, path)
  await syncToDisk(dirname(path))
  return path
}
