import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { snapshotsIn } from '../lake.ts'
import { listPublishedIds, printLinkCommand, readCurrentId, readCurrentLink } from './current-link.ts'
import { readSnapshotManifest } from './manifest-file.ts'

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
