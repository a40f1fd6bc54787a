import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { isMissing } from '../../lake/disk.ts'
import { signManifest, type SigningKey, toSigningKey } from '../../lake/signature/manifest-signature.ts'
import { signNote } from '../../lake/signature/signed-note.ts'
import { type Environment, readDataDir, readVariable } from '../environment.ts'

/** Signs manifests with the operator's private key, which stays in here. */
export interface ManifestSigner {
  readonly keyId: string
  /** Gives the public key as an entry that is valid from this time on. */
  publicKey(validFrom: string): SigningKey
  /** Signs the exact bytes of a manifest; returns the text of `manifest.sig`. */
  sign(manifest: Uint8Array): string
  /** Puts a signature below a text, such as the head of the log. */
  signNote(text: string): string
}

/** Setting that names the file of the private key. */
const VARIABLE = 'SIGNING_KEY_FILE'

/** Reads the operator's key; null if none is set. Throws if the file is not a key or others can read it. */
export async function readManifestSigner(environment: Environment): Promise<ManifestSigner | null> {
  const path = readVariable(environment, VARIABLE)
  if (path === null) return null
  await refuseInDataDir(path, readDataDir(environment))
  return toManifestSigner(await readPrivateKey(path, isInCredentials(path, environment)))
}

export function toManifestSigner(key: KeyObject): ManifestSigner {
  const { kid: keyId } = toSigningKey(key, '')
  return {
    keyId,
    publicKey: (from) => toSigningKey(key, from),
    sign: (manifest) => signManifest(manifest, key),
    signNote: (text) => signNote(text, key),
  }
}

/**
 * Refuses a key in the data directory: servers, backups and replicas read that, and whoever reads the key could sign
 * other data.
 */
export async function refuseInDataDir(path: string, dataDir: string): Promise<void> {
  const [file, folder] = [await findRealPath(path), await findRealPath(dataDir)]
  if (!file.startsWith(`${folder}/`)) return
  throw new BuildError('BAD_PARAMETER', `${VARIABLE} ${path} is in the data directory`, {
    hint: 'Keep the private key in a folder that servers and backups do not read, such as /etc/market-data.',
  })
}

async function findRealPath(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if (isMissing(error)) return resolve(path)
    throw error
  }
}

/**
 * True for a credential of systemd. Its user may read it by an access list, and then it looks as if its group could
 * read it.
 */
function isInCredentials(path: string, environment: Environment): boolean {
  const folder = readVariable(environment, 'CREDENTIALS_DIRECTORY')
  return folder !== null && path.startsWith(`${folder}/`)
}

async function readPrivateKey(path: string, isCredential: boolean): Promise<KeyObject> {
  const refuse = (why: string, hint: string, cause?: unknown) =>
    new BuildError('BAD_PARAMETER', `${VARIABLE} ${path} ${why}`, { hint, cause })
  try {
    if (((await stat(path)).mode & (isCredential ? 0o037 : 0o077)) !== 0)
      throw refuse(
        'can be read by others than its owner',
        `Run chmod 600 ${path}. If others may have read it, make a new key: market-data-server signing-key.`,
      )
    const key = createPrivateKey({ key: await readFile(path), format: 'pem' })
    if (key.asymmetricKeyType === 'ed25519') return key
    throw refuse('is not an Ed25519 key', 'market-data-server signing-key writes one.')
  } catch (error) {
    if (error instanceof BuildError) throw error
    if (isMissing(error)) throw refuse('does not exist', 'market-data-server signing-key writes one there.', error)
    throw refuse('cannot be read as a private key in PEM (PKCS#8)', 'market-data-server signing-key writes one.', error)
  }
}
