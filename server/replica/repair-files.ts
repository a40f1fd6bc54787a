import type { Lake } from '../../lake/lake.ts'
import { readFile, realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { MANIFEST, manifestSchema, type PublishedFile, publishedFiles } from '../../schemas/core/manifest.ts'
import { kindAt } from '../../lake/disk.ts'
import type { ReadableStore } from '../../lake/object-store/object-store.ts'
import type { SnapshotReference } from '../../lake/object-store/published-lake.ts'
import { findPartsFolder, pullFile } from './pull-file.ts'

/** A file of a snapshot here that has other bytes than were published, or is gone. */
export interface DamagedCopy {
  readonly path: string
  readonly sha256: string
}

/** The most files that are fetched again in one round: a disk that damages more of them is no place for a replica. */
const MOST_AT_ONCE = 100

/**
 * Fetches damaged files again, and puts the whole ones in their places in the lake and in every snapshot by renames.
 * Returns their paths in a snapshot.
 */
export async function fetchDamagedAgain(
  {
    store,
    lake,
    signal,
    received,
  }: {
    readonly store: ReadableStore
    readonly lake: Lake
    readonly signal: AbortSignal
    readonly received: (bytes: number) => void
  },
  damaged: readonly DamagedCopy[],
  kept: readonly SnapshotReference[],
): Promise<string[]> {
  if (damaged.length === 0) return []
  const snapshots = await realpath(lake.snapshots)
  const names = new Set(damaged.slice(0, MOST_AT_ONCE).map((copy) => printPlace(snapshots, copy)))
  const places = await findPlaces(lake, kept, names)
  for (const [, { file, paths }] of places) {
    await pullFile(store, lake, file, received, signal)
    for (const path of paths) await replaceByLink(lake, file, path)
  }
  return [...places.values()].map(({ file }) => file.file)
}

/** `…/snapshots/<id>/<file>` → `<file> <sha256>`, which is the same in every snapshot that has it. */
function printPlace(snapshots: string, { path, sha256 }: DamagedCopy): string {
  const [, ...below] = relative(snapshots, path).split(sep)
  return `${below.join('/')} ${sha256}`
}

async function findPlaces(
  lake: Lake,
  kept: readonly SnapshotReference[],
  names: ReadonlySet<string>,
): Promise<Map<string, { file: PublishedFile; paths: string[] }>> {
  const places = new Map<string, { file: PublishedFile; paths: string[] }>()
  for (const { snapshot } of kept) {
    const folder = lake.snapshot(snapshot)
    if ((await kindAt(join(folder, MANIFEST))) !== 'file') continue
    const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
    for (const file of publishedFiles(manifest)) {
      const name = `${file.file} ${file.sha256}`
      if (!names.has(name)) continue
      const known = places.get(name) ?? { file, paths: [] }
      places.set(name, { file, paths: [...known.paths, join(folder, file.file)] })
    }
  }
  return places
}

async function replaceByLink(lake: Lake, file: PublishedFile, path: string): Promise<void> {
  const aside = join(findPartsFolder(lake), `${file.sha256}.link`)
  await lake.files.rm(aside, { force: true })
  await lake.files.link(lake.file(file), aside)
  await lake.files.rename(aside, path)
}
