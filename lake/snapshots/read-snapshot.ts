import type { Lake } from '../lake.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { listPublishedIds, printLinkCommand, readCurrentId, readCurrentLink } from './current-link.ts'
import { readManifestText } from './manifest-file.ts'

export interface PublishedSnapshot {
  readonly id: string
  readonly folder: string
  readonly manifest: Manifest
  /** Text of manifest.json. */
  readonly text: string
}

/** Reads the served snapshot; null before the first. */
export async function readCurrentSnapshot(lake: Lake): Promise<PublishedSnapshot | null> {
  const id = await readCurrentId(lake)
  return id === null ? null : readSnapshot(lake, id)
}

export async function readSnapshot(lake: Lake, id: string): Promise<PublishedSnapshot> {
  const folder = lake.snapshot(id)
  const read = await readManifestText(folder)
  if (read !== null) return { id, folder, ...read }
  throw new BuildError('SNAPSHOT_DAMAGED', `the manifest of snapshot ${id} is missing or damaged`, {
    hint: `Run market-data-server verify ${id} --repair, which restores it from its copy. If that fails, restore ${folder} from a backup${await printWayOut(lake, id)}`,
  })
}

/** Describes what is left to do if no backup has a damaged snapshot. */
async function printWayOut(lake: Lake, id: string): Promise<string> {
  if ((await readCurrentLink(lake)) !== id) return '.'
  const other = (await listPublishedIds(lake)).findLast((each) => each !== id)
  return other === undefined
    ? `; without one, move that folder and ${lake.current} away, and build again from data/raw, which begins a new history.`
    : `, or go on from another snapshot: ${printLinkCommand(lake, other)}`
}
