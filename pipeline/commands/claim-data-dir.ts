import { MARKER, REPLICA_STATE } from '../../lake/place-names.ts'
import type { Lake } from '../../lake/lake.ts'
import { readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { isLatestFile } from '../fetch/archive.ts'
import { readIfPresent } from '../../lake/durable-files.ts'
import type { Log } from '../log.ts'
import { withBuildLock } from '../../lake/lock/build-lock.ts'
import { readCurrentSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { kindAt } from '../../lake/disk.ts'
import { isMarked, writeMarker } from '../../lake/marker.ts'
import { flushName } from '../../lake/private-files.ts'
import { isReplicaFolder, OF_AN_EMPTY_FOLDER } from '../../lake/replica-mark.ts'

/**
 * Runs `work` as the only builder of a data directory that is ours. Builds never write into a folder that belongs to
 * somebody else.
 */
export async function withDataDir<T>(lake: Lake, log: Log, work: () => Promise<T>): Promise<T> {
  await claim(lake, log)
  return withBuildLock(lake, work)
}

/** Accepts a data directory that is new, empty or marked, or that a version before the marker wrote. */
async function claim(lake: Lake, log: Log): Promise<void> {
  await lake.files.mkdir(lake.root, { recursive: true, mode: 0o700 })
  if (await isReplicaFolder(lake)) throw replicaFolder(lake)
  if (await isMarked(lake)) return
  const names = await listForeignNames(lake)
  const evidence = names.length === 0 ? null : await findEvidence(lake)
  if (names.length > 0 && evidence === null) throw foreignFolder(lake, names)
  await flushName(lake.files, lake.root)
  await writeMarker(lake, { adopted: false })
  if (evidence === null) return
  const old = names.includes('work') ? '; its folder work is no longer used: remove it if it is not yours' : ''
  const detail = `taken over as the data directory of an earlier version: it has ${evidence}${old}`
  log.line({ step: 'adopt', subject: lake.root, detail })
}

/** Returns the error with which a build would refuse this folder, or null; it changes nothing. */
export async function findRefusal(lake: Lake): Promise<BuildError | null> {
  if (await isReplicaFolder(lake)) return replicaFolder(lake)
  if ((await kindAt(join(lake.root, '.'))) === null || (await isMarked(lake))) return null
  const names = await listForeignNames(lake)
  return names.length === 0 || (await findEvidence(lake)) !== null ? null : foreignFolder(lake, names)
}

/** Lists the names that keep a folder from counting as empty. */
export async function listForeignNames(lake: Lake): Promise<string[]> {
  return (await readdir(lake.root)).filter((name) => !OF_AN_EMPTY_FOLDER.test(name)).sort()
}

/** Describes something in the folder that only an earlier version of ours leaves; null if there is none. */
export async function findEvidence(lake: Lake): Promise<string | null> {
  const id = await findServedSnapshot(lake)
  if (id !== null) return `the snapshot ${id}`
  // Every build writes the lock first, so even an interrupted build has left it.
  if ((await kindAt(lake.buildLock)) === 'file') return "a builder's lock"
  return (await hasDownloads(lake.raw)) ? 'downloads in the form of raw' : null
}

/** Folders of raw that the search opens at most. Our own layout has a download within the first few. */
const LOOKED_INTO = 100

async function hasDownloads(raw: string): Promise<boolean> {
  const folders = (await kindAt(raw)) === 'folder' ? [raw] : []
  // The last folder comes first: depth before breadth.
  for (let looked = 0; looked < LOOKED_INTO; looked += 1) {
    const folder = folders.pop()
    if (folder === undefined) return false
    const entries = await readdir(folder, { withFileTypes: true })
    const hasLatest = entries.some((entry) => entry.isFile() && entry.name === 'latest.json')
    if (hasLatest && isLatestFile((await readIfPresent(join(folder, 'latest.json'))) ?? '')) return true
    folders.push(...entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name)))
  }
  return false
}

/** Returns the snapshot that `current` points at, if the link has our form and the manifest is whole. */
async function findServedSnapshot(lake: Lake): Promise<string | null> {
  const current = lake.current
  if ((await kindAt(current)) !== 'link') return null
  try {
    const snapshot = await readCurrentSnapshot(lake)
    return snapshot !== null && (await readlink(current)) === join('snapshots', snapshot.id) ? snapshot.id : null
  } catch (error) {
    if (error instanceof BuildError) return null
    throw error
  }
}

const SHOWN = 5

/** Lists some names and counts the rest. */
export function listSome(names: readonly string[]): string {
  const rest = names.length - SHOWN
  return `${names.slice(0, SHOWN).join(', ')}${rest > 0 ? ` and ${String(rest)} more` : ''}`
}

function replicaFolder(lake: Lake): BuildError {
  return new BuildError('FOREIGN_FOLDER', `${lake.root} is the folder of a replica: it has ${REPLICA_STATE}`, {
    hint: 'Nothing was changed. A server with DATA_URL fills this folder from an object store, and removes what the store does not keep. Give another DATA_DIR.',
  })
}

function foreignFolder(lake: Lake, names: readonly string[]): BuildError {
  return new BuildError(
    'FOREIGN_FOLDER',
    `${lake.root} is not empty and has no ${MARKER} of ours: it has ${listSome(names)}`,
    {
      hint: 'Nothing was changed. Give a DATA_DIR that is empty or does not exist yet. To use this folder, run `market-data-server adopt`: it explains the consequences and marks the folder as ours.',
    },
  )
}
