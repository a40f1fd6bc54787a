import { readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { hasCode, isMissing, kindAt, nullIfMissing, pathExists } from '../disk.ts'
import { syncToDisk } from '../durable-files.ts'
import { snapshotsIn } from '../lake.ts'
import { listSnapshotIds } from './snapshot-id.ts'

/** Reads the target of the link `data/current` as it is written; null before the first snapshot. */
export async function readCurrentTarget(dataDir: string): Promise<string | null> {
  return nullIfMissing(readlink(join(dataDir, 'current')))
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

export async function readCurrentLink(dataDir: string): Promise<string | null> {
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
export async function listPublishedIds(dataDir: string): Promise<string[]> {
  const ids: string[] = []
  for (const id of await listSnapshotIds(dataDir)) {
    if ((await isSnapshot(dataDir, id)) && !(await pathExists(findPublishingMarker(dataDir, id)))) ids.push(id)
  }
  return ids
}

/** The file that is there from before a snapshot gets its name until it is served. */
export function findPublishingMarker(dataDir: string, id: string): string {
  return join(snapshotsIn(dataDir), `.publishing-${id}`)
}

/** The command with which an operator makes a snapshot the served one. */
export function printLinkCommand(dataDir: string, id: string): string {
  return `ln -sfn snapshots/${id} ${join(dataDir, 'current')}`
}

/**
 * True if a folder of such a name is a snapshot of ours, whole or damaged, and not a folder that only looks like one.
 */
export async function isSnapshot(dataDir: string, id: string): Promise<boolean> {
  const folder = join(snapshotsIn(dataDir), id)
  return (await kindAt(folder)) === 'folder' && (await kindAt(join(folder, 'manifest.json'))) === 'file'
}

/** Makes a snapshot the served one by a rename, which is the only step that readers can observe. */
export async function pointCurrentAt(dataDir: string, id: string): Promise<void> {
  const temporary = join(dataDir, '.current.tmp')
  if ((await kindAt(temporary)) === 'link') await rm(temporary)
  await symlink(join('snapshots', id), temporary)
  await rename(temporary, join(dataDir, 'current'))
  await syncToDisk(dataDir)
}
