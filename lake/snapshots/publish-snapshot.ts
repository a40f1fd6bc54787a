import type { Lake } from '../lake.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { type Manifest, manifestSchema } from '../../schemas/core/manifest.ts'
import { writeSynced } from '../durable-files.ts'
import { MANIFEST_SIGNATURE } from '../signature/manifest-signature.ts'
import { pointCurrentAt } from './current-link.ts'
import { type StagedFile, stageSnapshot } from './install-snapshot.ts'
import { printManifest } from './manifest-file.ts'
import { listSnapshotIds, parseSnapshotTime } from './snapshot-id.ts'

/** Gives an id later than every other, even if two fall into the same second or the clock was set back. */
export async function nextSnapshotId(lake: Lake, now: Date): Promise<string> {
  const candidate = formatId(now)
  const newest = (await listSnapshotIds(lake)).at(-1)
  if (newest === undefined || candidate > newest) return candidate
  return formatId(new Date(Date.parse(parseSnapshotTime(newest)) + 1000))
}

function formatId(date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/**
 * Makes a finished snapshot the served one. Its folder is written under another name, flushed and renamed; then a
 * rename replaces `current`, which is the only step that readers can observe. `sign` returns the signature of the
 * manifest, which is written with it, or null for none.
 */
export async function publishSnapshot(
  lake: Lake,
  manifest: Manifest,
  files: readonly StagedFile[],
  views: (folder: string) => string,
  sign: (manifest: Uint8Array) => string | null,
): Promise<void> {
  const { snapshot } = manifest
  const text = printManifest(manifest)
  requireReadable(text, snapshot)
  const signature = sign(Buffer.from(text))
  const others = signature === null ? {} : { [MANIFEST_SIGNATURE]: Buffer.from(signature) }
  const install = await stageSnapshot(lake, snapshot, { manifest: text, files, views, others })
  const marker = lake.publishingMark(snapshot)
  await writeSynced(lake.files, marker, '')
  await install()
  await pointCurrentAt(lake, snapshot)
  await lake.files.rm(marker)
}

/** Refuses a manifest that no reader would accept, because it would stop every later build. */
function requireReadable(text: string, snapshot: string): void {
  const { error } = manifestSchema.safeParse(JSON.parse(text))
  if (error === undefined) return
  throw new BuildError('SNAPSHOT_DAMAGED', `the manifest of ${snapshot} has what none may have: ${error.message}`, {
    hint: 'Nothing was published. Build again; if this comes back, report it.',
  })
}
