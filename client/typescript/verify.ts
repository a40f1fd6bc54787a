import { HashMismatchError, SignatureError } from './error.ts'

/** A public key of a server, as an entry of a JSON Web Key Set (RFC 8037). */
export interface PublicKey {
  readonly kty: string
  readonly crv: string
  readonly x: string
  readonly kid: string
  /** From this time on the key signs nothing that counts. */
  readonly valid_until?: string
}

export interface VerifyOptions {
  /** Such as `https://data.example`. */
  readonly baseUrl: string
  /** Keys that you trust: texts in PEM, or entries of a key set. Get them another way than the data. */
  readonly keys: readonly (string | PublicKey)[]
  /** Without it the newest. */
  readonly snapshot?: string
  /** Sends the requests, in the place of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/** A manifest that a trusted key has signed. */
export interface VerifiedManifest {
  readonly snapshot: string
  readonly keyId: string
  /** The sha256 of each file by its path below the snapshot's folder: `file` of `/v1/bulk/{dataset}`. */
  readonly hashes: ReadonlyMap<string, string>
  /** Throws a HashMismatchError unless the bytes are those of this file. */
  verifyFile(file: string, bytes: Uint8Array): Promise<void>
}

/**
 * Gets the manifest of a snapshot with its signature, which needs no API key, and checks that one of your keys has signed
 * exactly these bytes. Throws a SignatureError if none has.
 */
export async function verifyManifest({ baseUrl, keys, snapshot, fetch }: VerifyOptions): Promise<VerifiedManifest> {
  const base = baseUrl.replace(/\/+$/, '')
  const get = fetch ?? globalThis.fetch
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
}: Pick<VerifyOptions, 'baseUrl' | 'fetch'>): Promise<PublicKey[]> {
  const address = `${baseUrl.replace(/\/+$/, '')}/.well-known/market-data-keys.json`
  const set: unknown = JSON.parse((await demand(fetch ?? globalThis.fetch, address)).text)
  const keys: unknown = isRecord(set) ? set['keys'] : null
  if (!Array.isArray(keys) || !keys.every(isPublicKey)) throw new SignatureError(`${address} is no set of keys.`)
  return keys
}

type Get = (request: Request) => Promise<Response>

export async function demand(get: Get, address: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; text: string }> {
  const response = await get(new Request(address))
  if (!response.ok) throw new SignatureError(`${address} answered ${String(response.status)}.`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { bytes, text: new TextDecoder().decode(bytes) }
}

/** A key that you trust. */
interface TrustedKey {
  readonly id: string
  readonly validUntil: string | undefined
  readonly verifies: (signature: Uint8Array<ArrayBuffer>, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>
}

/** Finds the first key of those that you trust for which this is true; null if it is for none. */
export async function findKey(
  keys: VerifyOptions['keys'],
  isWanted: (key: { x: string }) => Promise<boolean>,
): Promise<TrustedKey | null> {
  for (const key of keys) {
    const jwk = typeof key === 'string' ? { ...(await readPem(key)), valid_until: undefined } : key
    if (!(await isWanted(jwk))) continue
    const { kty, crv, x, valid_until: validUntil } = jwk
    const imported = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify'])
    return {
      id: await computeThumbprint(jwk.x),
      validUntil,
      verifies: (signature, bytes) => crypto.subtle.verify('Ed25519', imported, signature, bytes),
    }
  }
  return null
}

async function readPem(pem: string): Promise<{ kty: string; crv: string; x: string }> {
  const body = /-----BEGIN PUBLIC KEY-----([^-]+)-----END PUBLIC KEY-----/.exec(pem)?.[1]
  if (body === undefined) throw new SignatureError('A key is no public key in PEM.')
  const key = await crypto.subtle.importKey('spki', decodeBase64(body.replaceAll(/\s/g, '')), 'Ed25519', true, [
    'verify',
  ])
  const { x = '' } = await crypto.subtle.exportKey('jwk', key)
  return { kty: 'OKP', crv: 'Ed25519', x }
}

/** RFC 7638. */
async function computeThumbprint(x: string): Promise<string> {
  const text = new TextEncoder().encode(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
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

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object'
}

function isPublicKey(value: unknown): value is PublicKey {
  return isRecord(value) && ['kty', 'crv', 'x', 'kid'].every((name) => typeof value[name] === 'string')
}

export function readText(value: unknown, name: string): string {
  const text = isRecord(value) ? value[name] : undefined
  if (typeof text !== 'string') throw new SignatureError(`The answer of the server has no ${name}.`)
  return text
}
