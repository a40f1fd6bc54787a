import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { MANIFEST } from '../../schemas/core/manifest.ts'
import { nullIfMissing } from '../../lake/disk.ts'
import type { Lake } from '../../lake/lake.ts'
import { MANIFEST_SIGNATURE, type SigningKey } from '../../lake/signature/manifest-signature.ts'
import { pointCurrentAt } from '../../lake/snapshots/current-link.ts'
import { removeSnapshot } from '../../lake/snapshots/install-snapshot.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'
import { createSignatureJudge } from './judge-signature.ts'
import { readTurnedId } from './pull-round.ts'

/**
 * Removes the snapshots here that none of the keys signed: they were fetched before the operator gave these keys. The
 * newest of the others is served, or none until the store has one that is signed. Returns the ids of those removed.
 */
export async function removeUntrusted(
  lake: Lake,
  keys: readonly SigningKey[],
  log: Logger,
): Promise<readonly string[]> {
  const judge = createSignatureJudge(keys)
  const [trusted, removed]: [string[], string[]] = [[], []]
  for (const id of await listSnapshotIds(lake)) {
    const folder = lake.snapshot(id)
    const manifest = await nullIfMissing(readFile(join(folder, MANIFEST)))
    const signature = await nullIfMissing(readFile(join(folder, MANIFEST_SIGNATURE)))
    const fault = manifest === null ? 'has no manifest' : judge(manifest, signature)
    if (fault === null) {
      trusted.push(id)
      continue
    }
    log.error({ snapshot: id }, `the snapshot ${id} here ${fault}: it is removed`)
    removed.push(id)
  }
  const served = await readTurnedId(lake)
  if (served !== null && removed.includes(served)) {
    const newest = trusted.sort().at(-1)
    // The link goes first, so that no server opens what is being removed.
    if (newest === undefined) await lake.files.rm(lake.current)
    else await pointCurrentAt(lake, newest)
  }
  for (const id of removed) await removeSnapshot(lake, id)
  return removed
}
