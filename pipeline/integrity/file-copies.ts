import type { Lake } from '../../lake/lake.ts'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Manifest, type PublishedFile, publishedFiles } from '../../schemas/core/manifest.ts'
import { sha256OfFile } from '../../lake/hash.ts'
import { isMissing, isUnreadableDisk } from '../../lake/disk.ts'

/** A snapshot on disk with a readable manifest. */
export interface ReadableSnapshot {
  readonly folder: string
  readonly manifest: Manifest
}

/** The permanent name of a published file: its place in a snapshot, and its content. */
export type FileName = Pick<PublishedFile, 'file' | 'sha256'>

export function fileKey({ file, sha256 }: FileName): string {
  return `${file} ${sha256}`
}

/** Lists every path of a published file: in the lake, and in each snapshot that names it. */
export function listCopies(lake: Lake, snapshots: readonly ReadableSnapshot[], name: FileName): string[] {
  const inSnapshots = snapshots
    .filter(({ manifest }) => publishedFiles(manifest).some((each) => fileKey(each) === fileKey(name)))
    .map(({ folder }) => join(folder, name.file))
  return [lake.file(name), ...inSnapshots]
}

/** Describes how a file differs from its published form; null if it does not. */
export async function findFileFault(
  path: string,
  { bytes, sha256 }: Pick<PublishedFile, 'bytes' | 'sha256'>,
): Promise<string | null> {
  try {
    const { size } = await stat(path)
    if (size !== bytes) return `has ${String(size)} bytes, not ${String(bytes)}`
    return (await sha256OfFile(path)) === sha256 ? null : 'has other content'
  } catch (error) {
    return describeUnreadableFile(error)
  }
}

/** Describes a file that is gone or that the disk cannot read; throws any other error. */
function describeUnreadableFile(error: unknown): string {
  if (isMissing(error)) return 'is missing'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (isUnreadableDisk(error) || code === 'EISDIR') return `cannot be read (${code})`
  throw error
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

/** The hash of a file, or the reason why it cannot be read. */
export function hashOrDescribe(path: string): Promise<string> {
  return sha256OfFile(path).catch(describeUnreadableFile)
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
