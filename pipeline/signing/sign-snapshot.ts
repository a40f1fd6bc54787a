import type { Lake } from '../../lake/lake.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MANIFEST } from '../../schemas/core/manifest.ts'
import {
  MANIFEST_SIGNATURE,
  type SignatureVerdict,
  type SigningKey,
  verifyManifestSignature,
} from '../../lake/signature/manifest-signature.ts'
import type { Log } from '../log.ts'
import { readIfPresent, replaceFile } from '../../lake/durable-files.ts'
import type { ManifestSigner } from './signer.ts'

/** Compares the manifest in a snapshot's folder with its signature. */
export async function judgeSignature(folder: string, keys: readonly SigningKey[]): Promise<SignatureVerdict> {
  const signature = await readIfPresent(join(folder, MANIFEST_SIGNATURE))
  return verifyManifestSignature(await readFile(join(folder, MANIFEST)), signature, keys)
}

/** Signs the manifest of a published snapshot, in one step: readers see the earlier signature or the new one. */
export async function signSnapshot({ files }: Lake, folder: string, signer: ManifestSigner): Promise<void> {
  await replaceFile(files, join(folder, MANIFEST_SIGNATURE), signer.sign(await readFile(join(folder, MANIFEST))))
}

/** Reports whether what was just published is signed. */
export function reportSigning(log: Pick<Log, 'line'>, snapshot: string, signer: ManifestSigner | null): void {
  const detail = signer === null ? 'not signed: SIGNING_KEY_FILE is not set' : `signed by ${signer.keyId}`
  log.line({ step: 'sign', subject: snapshot, detail })
}
