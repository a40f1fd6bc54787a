import { demand, isRecord, readText } from './answers.ts'
import { HashMismatchError, SignatureError } from './error.ts'
import { followLog, type FollowOptions } from './followed-log.ts'
import { computeThumbprint, decodeBase64, findKey, type PublicKey, type TrustOptions } from './trusted-keys.ts'

export interface VerifyOptions extends TrustOptions, FollowOptions {
  /** Without it the newest. */
  readonly snapshot?: string
}

/** A manifest that a trusted key has signed. */
export interface VerifiedManifest {
  readonly snapshot: string
  readonly keyId: string
  /** SHA-256 of each file by its path below the snapshot's folder: `file` of `/v1/bulk/{dataset}`. */
  readonly hashes: ReadonlyMap<string, string>
  /** Throws a HashMismatchError unless the bytes are those of this file. */
  verifyFile(file: string, bytes: Uint8Array): Promise<void>
}

/**
 * Gets the manifest of a snapshot with its signature, which needs no API key. Checks that one of your keys has signed
 * exactly these bytes, that the log of manifests has them, and that this log continues the one seen before. Throws a
 * SignatureError otherwise.
 */
export async function verifyManifest(options: VerifyOptions): Promise<VerifiedManifest> {
  const { baseUrl, keys, snapshot, fetch: get } = options
  const base = baseUrl.replace(/\/+$/, '')
  // Both requests must name the same snapshot, also while a newer one is published: a signature names none.
  const id = snapshot ?? readText(JSON.parse((await demand(get, `${base}/data/index.json`)).text), 'snapshot')
  const manifest = await demand(get, `${base}/data/manifest.json?snapshot=${encodeURIComponent(id)}`)
  const signed = await demand(get, `${base}/data/manifest.sig?snapshot=${encodeURIComponent(id)}`)
  const signature: unknown = JSON.parse(signed.text)
  const wanted = readText(signature, 'key_id')
  const key = await findKey(keys, async ({ x }) => (await computeThumbprint(x)) === wanted)
  if (key === null)
    throw new SignatureError(`The manifest is signed by the key ${wanted}, which is none of the keys that you trust.`)
  const bytes = decodeBase64(readText(signature, 'signature'))
  if (!(await key.verifies(bytes, manifest.bytes)))
    throw new SignatureError(`The manifest of snapshot ${id} is not the one that was signed.`)
  const content: unknown = JSON.parse(manifest.text)
  if (readText(content, 'snapshot') !== id)
    throw new SignatureError(`The manifest is of snapshot ${readText(content, 'snapshot')}, and ${id} was asked for.`)
  if (key.validUntil !== undefined && readText(content, 'created_at') >= key.validUntil)
    throw new SignatureError(`Snapshot ${id} is signed by a key that was replaced at ${key.validUntil}.`)
  // The log is read last: it has what was published when the manifest was read.
  await (await followLog(options))?.demandPublished(id, manifest.bytes)
  const hashes = listHashes(content)
  return {
    snapshot: id,
    keyId: key.id,
    hashes,
    verifyFile: (file, bytesOfFile) => verifyFile(hashes, file, bytesOfFile),
  }
}

/**
 * Gets the public keys that a server shows. Whoever can change its data can change them too: keep what you get the first
 * time (trust on first use), or compare it with what the operator tells you.
 */
export async function fetchPublicKeys({
  baseUrl,
  fetch,
}: Pick<TrustOptions, 'baseUrl' | 'fetch'>): Promise<PublicKey[]> {
  const address = `${baseUrl.replace(/\/+$/, '')}/.well-known/market-data-keys.json`
  const set: unknown = JSON.parse((await demand(fetch, address)).text)
  const keys: unknown = isRecord(set) ? set['keys'] : null
  if (!Array.isArray(keys) || !keys.every(isPublicKey)) throw new SignatureError(`${address} is no set of keys.`)
  return keys
}

async function verifyFile(hashes: ReadonlyMap<string, string>, file: string, bytes: Uint8Array): Promise<void> {
  const expected = hashes.get(file)
  if (expected === undefined) throw new SignatureError(`The manifest has no file ${file}.`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  const found = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  if (found !== expected) throw new HashMismatchError(file, expected, found)
}

/** Every object of the manifest that has a `file` and a `sha256` is a published file. */
function listHashes(content: unknown, hashes = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(content)) for (const each of content) listHashes(each, hashes)
  else if (isRecord(content)) {
    const { file, sha256 } = content
    if (typeof file === 'string' && typeof sha256 === 'string') hashes.set(file, sha256)
    else for (const each of Object.values(content)) listHashes(each, hashes)
  }
  return hashes
}

function isPublicKey(value: unknown): value is PublicKey {
  return isRecord(value) && ['kty', 'crv', 'x', 'kid'].every((name) => typeof value[name] === 'string')
}
