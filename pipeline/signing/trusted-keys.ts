import type { Lake } from '../../lake/lake.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { parseSigningKeys, printSigningKeys, type SigningKey } from '../../lake/signature/manifest-signature.ts'
import { parsePublicKeys } from '../../lake/signature/public-keys.ts'
import { type Environment, readVariable } from '../environment.ts'
import { readIfPresent, replaceFile } from '../../lake/durable-files.ts'
import type { ManifestSigner } from './signer.ts'

export interface TrustedKeys {
  readonly keys: readonly SigningKey[]
  /** True if the operator gave the keys. Keys beside the data could have been replaced together with the data. */
  readonly areGiven: boolean
}

/** Reads the public keys beside the data; none before anything was signed. */
export async function readListedKeys(lake: Lake): Promise<SigningKey[]> {
  const text = await readIfPresent(lake.signingKeys)
  if (text === null) return []
  const keys = parseSigningKeys(text)
  if (keys !== null) return keys
  throw new BuildError('SNAPSHOT_DAMAGED', `${lake.signingKeys} is not a list of public keys`, {
    hint: 'Restore it from a backup; or remove it, and run market-data-server sign --again, which writes it again.',
  })
}

/**
 * Lists a key beside the data before it first signs, and ends the time of the other keys, whose later signatures do not
 * count. A key that was listed before counts again without end.
 */
export async function listSigningKey(lake: Lake, signer: ManifestSigner, now: string): Promise<void> {
  const before = await readListedKeys(lake)
  const own = before.find(({ kid }) => kid === signer.keyId) ?? signer.publicKey(now)
  const others = before.filter(({ kid }) => kid !== signer.keyId)
  const { valid_until: _ended, ...unended } = own
  await writeListedKeys(lake, [...others.map((key) => ({ ...key, valid_until: key.valid_until ?? now })), unended])
}

/** Replaces the list if it differs. */
export async function writeListedKeys(lake: Lake, keys: readonly SigningKey[]): Promise<void> {
  const [path, text] = [lake.signingKeys, printSigningKeys(keys)]
  if ((await readIfPresent(path)) !== text) await replaceFile(lake.files, path, text)
}

/** Reads the keys of `PUBLIC_KEY_FILE`, or those beside the data if the operator gave none. */
export async function readTrustedKeys(environment: Environment, lake: Lake): Promise<TrustedKeys> {
  const path = readVariable(environment, 'PUBLIC_KEY_FILE')
  if (path === null) return { keys: await readListedKeys(lake), areGiven: false }
  const text = await readIfPresent(path)
  const keys = text === null ? null : parsePublicKeys(text)
  if (keys !== null) return { keys, areGiven: true }
  throw new BuildError('BAD_PARAMETER', `PUBLIC_KEY_FILE ${path} has no public key that can be read`, {
    hint: 'Give the file .pub.pem of market-data-server signing-key, several of them in one file, or a copy of /.well-known/market-data-keys.json.',
  })
}
