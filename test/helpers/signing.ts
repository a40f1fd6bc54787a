import { generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ManifestSigner, toManifestSigner } from '../../pipeline/signing/signer.ts'
import { temporaryFolder } from './folders.ts'

/** A new key that signs, with its parts. */
export function makeSigner(): { signer: ManifestSigner; privatePem: string; publicPem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    signer: toManifestSigner(privateKey),
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }
}

/** Writes a text into a folder of its own, readable for its owner only; returns the path. */
export async function writePrivateFile(text: string, mode = 0o600): Promise<string> {
  const path = join(await temporaryFolder(), 'key.pem')
  await writeFile(path, text, { mode })
  return path
}
