import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Manifest, publishedFiles } from '../../schemas/core/manifest.ts'
import { isMissing } from '../disk.ts'
import type { Lake } from '../lake.ts'
import { readSnapshotManifest } from '../snapshots/manifest-file.ts'
import { listSnapshotIds } from '../snapshots/snapshot-id.ts'
import { type FileName, fileKey, hashOrDescribe } from './file-fault.ts'

/** A snapshot on disk with a readable manifest. */
export interface ReadableSnapshot {
  readonly folder: string
  readonly manifest: Manifest
}

/** Reads all snapshots whose manifests can be read, oldest first. */
export async function readReadableSnapshots(lake: Lake): Promise<ReadableSnapshot[]> {
  const snapshots: ReadableSnapshot[] = []
  for (const id of await listSnapshotIds(lake)) {
    const folder = lake.snapshot(id)
    const manifest = await readSnapshotManifest(folder)
    if (manifest !== null) snapshots.push({ folder, manifest })
  }
  return snapshots
}

/** Lists every path of a published file: in the lake, and in each snapshot that names it. */
export function listCopies(lake: Lake, snapshots: readonly ReadableSnapshot[], name: FileName): string[] {
  const inSnapshots = snapshots
    .filter(({ manifest }) => publishedFiles(manifest).some((each) => fileKey(each) === fileKey(name)))
    .map(({ folder }) => join(folder, name.file))
  return [lake.file(name), ...inSnapshots]
}

/** Finds a copy with the right bytes; a file with several names is read once. Null if there is none. */
export async function findGoodCopy(places: readonly string[], { sha256 }: FileName): Promise<string | null> {
  const read = new Set<string>()
  for (const place of places) {
    const inode = await readInode(place)
    if (inode === null || read.has(inode)) continue
    read.add(inode)
    if ((await hashOrDescribe(place)) === sha256) return place
  }
  return null
}

/**
 * Finds which of the files seen damaged still have a damaged copy: a killed repair can have replaced some copies and
 * not others. A file that no snapshot has any more needs no repair.
 */
export async function findStillDamaged(lake: Lake, seen: readonly FileName[]): Promise<FileName[]> {
  if (seen.length === 0) return []
  const snapshots = await readReadableSnapshots(lake)
  const damaged: FileName[] = []
  for (const name of seen) {
    const places = listCopies(lake, snapshots, name)
    const isGone = places.length === 1 && (await readInode(lake.file(name))) === null
    if (!isGone && (await hasDamagedCopy(places, name))) damaged.push(name)
  }
  return damaged
}

/** True if a copy is missing or has other bytes; a file with several names is read once. */
async function hasDamagedCopy(places: readonly string[], { sha256 }: FileName): Promise<boolean> {
  const read = new Set<string>()
  for (const place of places) {
    const inode = await readInode(place)
    if (inode !== null && read.has(inode)) continue
    if (inode === null || (await hashOrDescribe(place)) !== sha256) return true
    read.add(inode)
  }
  return false
}

/**
 * Links every place to the file at `good`: readers see the old file or the good one.
 */
export async function replaceCopies(lake: Lake, good: string, places: readonly string[]): Promise<void> {
  await lake.files.flush(good)
  const inode = await readInode(good)
  const aside = join(lake.work, 'restored')
  await lake.files.mkdir(lake.work, { recursive: true })
  for (const place of places) {
    if ((await readInode(place)) === inode) continue
    await lake.files.rm(aside, { force: true })
    await lake.files.link(good, aside)
    await lake.files.mkdir(dirname(place), { recursive: true })
    await lake.files.rename(aside, place)
    await lake.files.flush(dirname(place))
  }
}

async function readInode(path: string): Promise<string | null> {
  try {
    const { dev, ino } = await stat(path)
    return `${String(dev)}:${String(ino)}`
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
