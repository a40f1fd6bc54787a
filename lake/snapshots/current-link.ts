import type { Lake } from '../lake.ts'
import { readlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { hasCode, isMissing, kindAt, nullIfMissing, pathExists } from '../disk.ts'
import { listSnapshotIds } from './snapshot-id.ts'

/** Reads the target of the link `data/current` as it is written; null before the first snapshot. */
export async function readCurrentTarget(lake: Lake): Promise<string | null> {
  return nullIfMissing(readlink(lake.current))
}

/**
 * Reads the id of the served snapshot, without opening it; null before the first. Throws if there are published
 * snapshots but no link to the served one: a build that took the lake for a new one would forget them.
 */
export async function readCurrentId(lake: Lake): Promise<string | null> {
  const linked = await readCurrentLink(lake)
  if (linked !== null) return linked
  const newest = (await listPublishedIds(lake)).at(-1)
  if (newest === undefined) return null
  // A first publication may have ended since the link was read.
  const since = await readCurrentLink(lake)
  if (since !== null) return since
  const message = `the link ${lake.current} is missing, and the newest snapshot is ${newest}`
  throw new BuildError('SNAPSHOT_DAMAGED', message, {
    hint: `Nothing was changed, and no snapshot is lost. Make the link again: ${printLinkCommand(lake, newest)}`,
  })
}

export async function readCurrentLink(lake: Lake): Promise<string | null> {
  const current = lake.current
  try {
    return basename(await readlink(current))
  } catch (error) {
    if (isMissing(error)) return null
    if (!hasCode(error, 'EINVAL')) throw error
    const newest = (await listPublishedIds(lake)).at(-1)
    const next = newest === undefined ? 'build again' : `make the link again: ${printLinkCommand(lake, newest)}`
    throw new BuildError('SNAPSHOT_DAMAGED', `${current} is not the link that a build makes`, {
      hint: `Nothing was changed. Move it away, and ${next}`,
      cause: error,
    })
  }
}

/**
 * Lists the snapshots that were served once, oldest first. A snapshot that still has its marker never was: its build
 * was killed before.
 */
export async function listPublishedIds(lake: Lake): Promise<string[]> {
  const ids: string[] = []
  for (const id of await listSnapshotIds(lake)) {
    if ((await isSnapshot(lake, id)) && !(await pathExists(lake.publishingMark(id)))) ids.push(id)
  }
  return ids
}

/** Prints the command with which an operator makes a snapshot the served one. */
export function printLinkCommand(lake: Lake, id: string): string {
  return `ln -sfn snapshots/${id} ${lake.current}`
}

/** True if a folder is a snapshot of ours, whole or damaged, and does not only have the name of one. */
export async function isSnapshot(lake: Lake, id: string): Promise<boolean> {
  const folder = lake.snapshot(id)
  return (await kindAt(folder)) === 'folder' && (await kindAt(join(folder, 'manifest.json'))) === 'file'
}

/** Makes a snapshot the served one by a rename, which is the only step that readers can observe. */
export async function pointCurrentAt(lake: Lake, id: string): Promise<void> {
  const temporary = lake.nextCurrent
  if ((await kindAt(temporary)) === 'link') await lake.files.rm(temporary)
  await lake.files.symlink(join('snapshots', id), temporary)
  await lake.files.rename(temporary, lake.current)
  await lake.files.flush(lake.root)
}
