import type { Lake } from '../../lake/lake.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { PINS, pinsSchema } from '../../schemas/core/pins.ts'
import { HELD_BACK, heldBackListSchema, LAST_BUILD, lastBuildSchema } from '../../schemas/core/last-build.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { MANIFEST_SIGNATURE } from '../../lake/signature/manifest-signature.ts'
import type { CurrentObject, SnapshotReference } from '../../lake/object-store/published-lake.ts'
import { isMissing } from '../../lake/disk.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'
import { parseJson } from '../../schemas/core/json.ts'
import { readIfPresent } from '../../lake/durable-files.ts'
import { sha256OfText } from '../../lake/hash.ts'
import { isSnapshot, readCurrentId } from '../../lake/snapshots/current-link.ts'
import { readSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { requireWholeLake } from '../publish/whole-lake.ts'

/** A published snapshot of the data directory, with the bytes of its manifest. */
export interface LocalSnapshot extends SnapshotReference {
  readonly folder: string
  readonly manifest: Manifest
  /** Text of manifest.json. */
  readonly text: string
  /** Null if it is not signed. */
  readonly signature: Buffer | null
}

/** Reads all published snapshots, the newest last. Throws if there is none. */
export async function readLocalSnapshots(lake: Lake): Promise<readonly [...LocalSnapshot[], LocalSnapshot]> {
  const served = await readCurrentId(lake)
  const snapshots: LocalSnapshot[] = []
  for (const id of await listSnapshotIds(lake)) {
    if (served === null || id > served || !(await isSnapshot(lake, id))) continue
    const { folder, manifest, text } = await readSnapshot(lake, id)
    const signature = await readSignature(join(folder, MANIFEST_SIGNATURE))
    snapshots.push({ snapshot: id, manifest_sha256: sha256OfText(text), folder, manifest, text, signature })
  }
  const newest = snapshots.pop()
  requireWholeLake(newest?.manifest ?? null, lake)
  if (newest !== undefined) return [...snapshots, newest]
  throw new BuildError('NOTHING_PUBLISHED', `there is no snapshot in ${lake.root}`, {
    hint: 'Run market-data-server build first.',
  })
}

async function readSignature(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Reads the reports of builds, without the path of the data directory in their messages. A damaged report is left out.
 */
export async function readReports(lake: Lake): Promise<CurrentObject['reports']> {
  const read = async (name: string): Promise<unknown> => {
    const text = await readIfPresent(lake.place(name))
    // JSON escapes a quote or a backslash, so a path with one stays.
    return text === null ? null : parseJson(text.replaceAll(lake.root, 'data'))
  }
  const last = lastBuildSchema.safeParse(await read(LAST_BUILD))
  const held = heldBackListSchema.safeParse(await read(HELD_BACK))
  const pins = pinsSchema.safeParse(await read(PINS))
  return {
    last_build: last.success ? last.data : null,
    held_back: held.success ? held.data : null,
    pins: pins.success ? pins.data : null,
  }
}
