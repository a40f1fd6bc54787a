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

/**
 * Reads the id of the served snapshot, without opening it; null before the first. Throws if there are published
 * snapshots and no link says which is served: a build that took the lake for a new one would forget them.
 */
export async function readCurrentId(dataDir: string): Promise<string | null> {
  const linked = await readCurrentLink(dataDir)
  if (linked !== null) return linked
  const newest = (await listPublishedIds(dataDir)).at(-1)
  if (newest === undefined) return null
  // A first publication may have ended since the link was read.
  const since = await readCurrentLink(dataDir)
  if (since !== null) return since
  const message = `the link ${join(dataDir, 'current')} is missing, and the newest snapshot is ${newest}`
  throw new BuildError('SNAPSHOT_DAMAGED', message, {
    hint: `Nothing was changed, and no snapshot is lost. Make the link again: ${printLinkCommand(dataDir, newest)}`,
  })
}

async function readCurrentLink(dataDir: string): Promise<string | null> {
  const current = join(dataDir, 'current')
  try {
    return basename(await readlink(current))
  } catch (error) {
    if (isMissing(error)) return null
    if (!hasCode(error, 'EINVAL')) throw error
    const newest = (await listPublishedIds(dataDir)).at(-1)
    const next = newest === undefined ? 'build again' : `make the link again: ${printLinkCommand(dataDir, newest)}`
    throw new BuildError('SNAPSHOT_DAMAGED', `${current} is not the link that a build makes`, {
      hint: `Nothing was changed. Move it away, and ${next}`,
      cause: error,
    })
  }
}

/** Lists the snapshots that were served once, oldest first. One that has its marker never was: its build was killed before. */
async function listPublishedIds(dataDir: string): Promise<string[]> {
  const ids: string[] = []
  for (const id of await listSnapshotIds(dataDir)) {
    if ((await isSnapshot(dataDir, id)) && !(await pathExists(findPublishingMarker(dataDir, id)))) ids.push(id)
  }
  return ids
}

/** The file that is there from before a snapshot gets its name until it is served. */
function findPublishingMarker(dataDir: string, id: string): string {
  return join(snapshotsIn(dataDir), `.publishing-${id}`)
}

/** The command with which an operator makes a snapshot the served one. */
function printLinkCommand(dataDir: string, id: string): string {
  return `ln -sfn snapshots/${id} ${join(dataDir, 'current')}`
}

export async function readSnapshot(dataDir: string, id: string): Promise<PublishedSnapshot> {
  const folder = join(snapshotsIn(dataDir), id)
  const manifest = await readSnapshotManifest(folder)
  if (manifest !== null) return { id, folder, manifest }
  throw new BuildError('SNAPSHOT_DAMAGED', `the manifest of snapshot ${id} is missing or damaged`, {
    hint: `Run make verify ARGS="${id} --repair", which restores it from its copy. If that fails, restore ${folder} from a backup${await printWayOut(dataDir, id)}`,
  })
}

/** Says what is left to do where no backup has a damaged snapshot. */
async function printWayOut(dataDir: string, id: string): Promise<string> {
  if ((await readCurrentLink(dataDir)) !== id) return '.'
  const other = (await listPublishedIds(dataDir)).findLast((each) => each !== id)
  return other === undefined
    ? `; without one, move that folder and ${join(dataDir, 'current')} away, and build again from data/raw, which begins a new history.`
    : `, or go on from another snapshot: ${printLinkCommand(dataDir, other)}`
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
  const marker = findPublishingMarker(dataDir, snapshot)
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
