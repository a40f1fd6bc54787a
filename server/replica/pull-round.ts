import type { Lake } from '../../lake/lake.ts'
import { createHash } from 'node:crypto'
import { printSigningKeys, type SigningKey } from '../../lake/signature/manifest-signature.ts'
import { readFile, readlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PINS } from '../../schemas/core/pins.ts'
import { HELD_BACK, LAST_BUILD } from '../../schemas/core/last-build.ts'
import { MANIFEST, type PublishedFile } from '../../schemas/core/manifest.ts'
import { readIfPresent, replaceFile } from '../../lake/durable-files.ts'
import { isMissing, kindAt } from '../../lake/disk.ts'
import { removeSnapshot, removeSnapshotsAside } from '../../lake/snapshots/install-snapshot.ts'
import { listFolderEntries, removeUnlinked } from '../../lake/list-files.ts'
import type { ReadableStore } from '../../lake/object-store/object-store.ts'
import {
  CURRENT_OBJECT,
  type CurrentObject,
  MOST_CURRENT_BYTES,
  parseCurrentObject,
  type SnapshotReference,
} from '../../lake/object-store/published-lake.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'
import { findPartsFolder, PART_NAME } from './pull-file.ts'
import { ReplicaRefusal } from './refusal.ts'

/** Asks for the switch; `unchanged` if it is the one with that ETag. Throws if there is none that can be followed. */
export async function askForCurrent(
  store: ReadableStore,
  etag: string | null,
  signal: AbortSignal,
): Promise<{ readonly current: CurrentObject; readonly etag: string } | 'unchanged'> {
  const options = { mostBytes: MOST_CURRENT_BYTES, signal, ...(etag !== null && etag !== '' && { ifNoneMatch: etag }) }
  const read = await store.get(CURRENT_OBJECT, options)
  if (read === 'unchanged') return read
  const subject = `${store.address}${CURRENT_OBJECT}`
  if (read === null) throw new ReplicaRefusal(`${subject} is not there: run market-data-server publish-remote first`)
  const current = parseCurrentObject(read.body)
  if (current === null)
    throw new ReplicaRefusal(`${subject} is not one that this version reads: a newer version may have written it`)
  return { current, etag: read.etag }
}

/** Reads the id of the snapshot that is served here; null before the first. */
export async function readTurnedId(lake: Lake): Promise<string | null> {
  try {
    return basename(await readlink(lake.current))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Says whether a snapshot is here; throws if another one has its name. The hash of each is computed once. */
export type FindInstalled = (reference: SnapshotReference) => Promise<boolean>

export function createFindInstalled(lake: Lake): FindInstalled {
  const known = new Map<string, string>()
  return async ({ snapshot, manifest_sha256 }) => {
    const path = join(lake.snapshots, snapshot, MANIFEST)
    if (known.get(snapshot) === manifest_sha256 && (await kindAt(path)) === 'file') return true
    const text = await readManifestBytes(path)
    if (text === null) return false
    if (createHash('sha256').update(text).digest('hex') !== manifest_sha256) throw otherSnapshot(snapshot)
    known.set(snapshot, manifest_sha256)
    return true
  }
}

function otherSnapshot(snapshot: string): ReplicaRefusal {
  return new ReplicaRefusal(
    `the store has another snapshot of the name ${snapshot} than this replica: one of the two is damaged or of somebody else. The one here stays. To fetch the other, start with an empty DATA_DIR`,
  )
}

async function readManifestBytes(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Writes the reports of the builds, which /status shows; none where the store has none. */
export async function writeReports(
  lake: Lake,
  { last_build, held_back, pins }: CurrentObject['reports'],
): Promise<void> {
  const reports = [[LAST_BUILD, last_build] as const, [HELD_BACK, held_back] as const, [PINS, pins] as const]
  for (const [name, report] of reports) {
    const path = lake.place(name)
    if (report === null) {
      await lake.files.rm(path, { force: true })
      continue
    }
    const text = `${JSON.stringify(report, null, 2)}\n`
    if ((await readIfPresent(path)) !== text) await replaceFile(lake.files, path, text)
  }
}

/** Keeps the public keys that the server shows; none where there are none. */
export async function writeKeys(lake: Lake, keys: readonly SigningKey[]): Promise<void> {
  const path = lake.signingKeys
  if (keys.length === 0) {
    await lake.files.rm(path, { force: true })
    return
  }
  const text = printSigningKeys(keys)
  if ((await readIfPresent(path)) !== text) await replaceFile(lake.files, path, text)
}

/** Removes the snapshots that the store no longer keeps, and the files that only they had. Returns their ids. */
export async function removeForgotten(lake: Lake, { kept }: CurrentObject): Promise<string[]> {
  const known = new Set(kept.map(({ snapshot }) => snapshot))
  const served = await readTurnedId(lake)
  const forgotten = (await listSnapshotIds(lake)).filter((id) => !known.has(id) && id !== served)
  for (const id of forgotten) await removeSnapshot(lake, id)
  return forgotten
}

/** Removes files that no snapshot here has, but for those of one that is being fetched. */
export async function removeUnneeded(lake: Lake, needed: readonly PublishedFile[]): Promise<void> {
  const paths = new Set(needed.map(({ file, sha256 }) => lake.file({ file, sha256 })))
  await removeUnlinked(lake, () => paths)
}

/**
 * Removes files that no snapshot here has, parts of files, and snapshots that a disk failed to remove whole: nothing is
 * being fetched.
 */
export async function removeFilesOfNoSnapshot(lake: Lake): Promise<void> {
  await removeSnapshotsAside(lake)
  await removeUnlinked(lake)
  const parts = findPartsFolder(lake)
  for (const entry of listFolderEntries(parts)) {
    if (entry.isFile() && PART_NAME.test(entry.name)) await lake.files.rm(join(parts, entry.name))
  }
}
