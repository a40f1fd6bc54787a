import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { listSnapshotIds, parseSnapshotTime } from '../../lake/snapshots/snapshot-id.ts'
import type { Effects } from '../effects.ts'
import { explainDisk } from '../../lake/explain-disk.ts'
import { formatCount } from '../log.ts'
import { isSnapshot } from '../../lake/snapshots/current-link.ts'
import { nextSnapshotId } from '../../lake/snapshots/publish-snapshot.ts'
import { readSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { sweep } from '../integrity/sweep.ts'
import { continueManifestLog } from '../signing/continue-manifest-log.ts'
import { judgeSignature, signSnapshot } from '../signing/sign-snapshot.ts'
import type { ManifestSigner } from '../signing/signer.ts'
import { listSigningKey, readListedKeys, writeListedKeys } from '../signing/trusted-keys.ts'
import { withDataDir } from './claim-data-dir.ts'

export interface SignOptions {
  /** True signs everything with the present key, even what another key has signed; the other key is then forgotten. */
  readonly again: boolean
}

/**
 * Signs the snapshots that are not signed, oldest first. Before it signs anything, it throws if a manifest is damaged
 * or a signature is wrong: a new signature would hide that.
 */
export async function signSnapshots(lake: Lake, { again }: SignOptions, effects: Effects): Promise<void> {
  const { signer } = effects
  if (!signer) {
    throw new BuildError('BAD_PARAMETER', 'there is no key to sign with', {
      hint: 'Set SIGNING_KEY_FILE to the private key. market-data-server signing-key makes one.',
    })
  }
  try {
    await withDataDir(lake, effects.log, () => signLocked(lake, again, signer, effects))
  } catch (error) {
    throw explainDisk(error, lake.root)
  }
}

async function signLocked(lake: Lake, again: boolean, signer: ManifestSigner, { log, now }: Effects) {
  await sweep(lake)
  // This time is later than every snapshot that another key has signed.
  const from = parseSnapshotTime(await nextSnapshotId(lake, now()))
  const keys = [...(await readListedKeys(lake)), signer.publicKey(from)]
  const due = await findDue(lake, keys, again)
  await listSigningKey(lake, signer, from)
  const progress = log.progress('sign', due.length)
  for (const folder of due) {
    await signSnapshot(lake, folder, signer)
    progress.tick(folder)
  }
  progress.end()
  if (again) {
    const [own] = (await readListedKeys(lake)).filter(({ kid }) => kid === signer.keyId)
    if (own !== undefined) await writeListedKeys(lake, [own])
  }
  await continueManifestLog({ lake, log, now, signer })
  log.line({
    step: 'sign',
    subject: `${formatCount(due.length)} snapshots`,
    detail: due.length === 0 ? 'nothing to sign: every snapshot is signed' : `signed by ${signer.keyId}`,
  })
}

async function findDue(lake: Lake, keys: Parameters<typeof judgeSignature>[1], again: boolean): Promise<string[]> {
  const due: string[] = []
  for (const id of await listSnapshotIds(lake)) {
    if (!(await isSnapshot(lake, id))) continue
    const folder = lake.snapshot(id)
    await readSnapshot(lake, id)
    const verdict = await judgeSignature(folder, keys)
    if (verdict.state === 'wrong' || verdict.state === 'unknown_key') throw wrongSignature(id, folder, verdict)
    if (again || verdict.state === 'unsigned') due.push(folder)
  }
  return due
}

function wrongSignature(id: string, folder: string, verdict: { state: string; why?: string; keyId?: string }) {
  const why = verdict.why ?? `its key ${verdict.keyId ?? ''} is not listed beside the data`
  return new BuildError('SNAPSHOT_DAMAGED', `the signature of snapshot ${id} is wrong: ${why}`, {
    hint: `Nothing was signed. Restore the snapshot from a backup. If you know that its manifest is right, remove ${join(folder, 'manifest.sig')} and run market-data-server sign again.`,
  })
}
