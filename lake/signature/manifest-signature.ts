import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { z } from 'zod'

/** File in the folder of a snapshot, next to its manifest. */
export const MANIFEST_SIGNATURE = 'manifest.sig'
/** File in a data directory: a JSON Web Key Set of public keys, which the builder writes. */
export const SIGNING_KEYS = 'signing-keys.json'

const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
/** Name of a key: its thumbprint (RFC 7638), SHA-256 in base64url. */
const keyId = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

const manifestSignatureSchema = z.strictObject({
  format: z.literal('market-data-signature-1'),
  algorithm: z.literal('Ed25519'),
  key_id: keyId,
  /** 64 bytes in base64, over the exact bytes of the manifest. */
  signature: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
})

const signingKeySchema = z
  .object({
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    /** 32 bytes of the public key, in base64url. */
    x: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
    kid: keyId,
    use: z.literal('sig'),
    alg: z.literal('EdDSA'),
    /** When the builder first signed with this key, for readers. An older snapshot may be signed later. */
    valid_from: instant,
    /** When another key signed its first snapshot. This key signs none from then on. */
    valid_until: instant.optional(),
  })
  .refine(({ x, kid }) => computeKeyId(x) === kid, 'kid is not the thumbprint of the key (RFC 7638)')

/** At most this many keys: a rotation a month for eight years. */
const MOST_KEYS = 100
/** A list of keys, as it stands in a JSON Web Key Set. */
export const signingKeyList = z.array(signingKeySchema).max(MOST_KEYS)
const signingKeysSchema = z.object({ keys: signingKeyList })

export type ManifestSignature = z.infer<typeof manifestSignatureSchema>
/** A public key as a JSON Web Key (RFC 8037), with the time in which it signs. */
export type SigningKey = z.infer<typeof signingKeySchema>

/** Only `valid` means that a trusted key signed exactly these bytes. */
export type SignatureVerdict =
  | { readonly state: 'valid'; readonly keyId: string }
  | { readonly state: 'unsigned' }
  | { readonly state: 'unknown_key'; readonly keyId: string }
  | { readonly state: 'wrong'; readonly why: string }

/** Signs the exact bytes of a manifest; returns the text of `manifest.sig`. The same key gives the same text. */
export function signManifest(manifest: Uint8Array, privateKey: KeyObject): string {
  const signature: ManifestSignature = {
    format: 'market-data-signature-1',
    algorithm: 'Ed25519',
    key_id: readPublicKey(privateKey).kid,
    signature: sign(null, manifest, privateKey).toString('base64'),
  }
  return `${JSON.stringify(signature, null, 2)}\n`
}

/**
 * Compares the text of `manifest.sig` (null if there is none) with the exact bytes of `manifest.json`. A key that was
 * retired signs no manifest that was made at or after its `valid_until`.
 */
export function verifyManifestSignature(
  manifest: Uint8Array,
  signatureText: string | null,
  trusted: readonly SigningKey[],
): SignatureVerdict {
  if (signatureText === null) return { state: 'unsigned' }
  const signature = parseManifestSignature(signatureText)
  if (signature === null) return { state: 'wrong', why: 'the signature cannot be read' }
  const key = trusted.find(({ kid }) => kid === signature.key_id)
  if (key === undefined) return { state: 'unknown_key', keyId: signature.key_id }
  if (!verify(null, manifest, toKeyObject(key), Buffer.from(signature.signature, 'base64')))
    return { state: 'wrong', why: 'the manifest is not the one that was signed' }
  if (key.valid_until !== undefined && !wasMadeBefore(manifest, key.valid_until))
    return { state: 'wrong', why: `its key ${key.kid} was replaced at ${key.valid_until}` }
  return { state: 'valid', keyId: key.kid }
}

/** Reads the text of a signature; null if it has another format. */
export function parseManifestSignature(text: string): ManifestSignature | null {
  return manifestSignatureSchema.safeParse(parseOrNull(text)).data ?? null
}

/** Reads a JSON Web Key Set; null if one of its keys cannot sign manifests. */
export function parseSigningKeys(text: string): SigningKey[] | null {
  return signingKeysSchema.safeParse(parseOrNull(text)).data?.keys ?? null
}

/** Prints keys as a JSON Web Key Set (RFC 7517). */
export function printSigningKeys(keys: readonly SigningKey[]): string {
  return `${JSON.stringify({ keys }, null, 2)}\n`
}

/** Gives the public part of an Ed25519 key, private or public, as a key that signs from `validFrom` on. */
export function toSigningKey(key: KeyObject, validFrom: string): SigningKey {
  const { x, kid } = readPublicKey(key)
  return { kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: 'EdDSA', valid_from: validFrom }
}

/** Prints a key in PEM, as `openssl pkeyutl -verify -pubin` takes it. */
export function printPublicPem(key: SigningKey): string {
  return toKeyObject(key).export({ type: 'spki', format: 'pem' }).toString()
}

function readPublicKey(key: KeyObject): { x: string; kid: string } {
  const { crv, x } = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' })
  if (crv !== 'Ed25519' || x === undefined) throw new TypeError('a manifest is signed with an Ed25519 key')
  return { x, kid: computeKeyId(x) }
}

/** Makes a key with which signatures can be verified. */
export function toKeyObject({ kty, crv, x }: SigningKey): KeyObject {
  return createPublicKey({ key: { kty, crv, x }, format: 'jwk' })
}

/** Hashes the members that a key of this kind must have, in their order, without spaces (RFC 7638). */
function computeKeyId(x: string): string {
  return createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`).digest('base64url')
}

function wasMadeBefore(manifest: Uint8Array, time: string): boolean {
  const { data } = z.object({ created_at: instant }).safeParse(parseOrNull(Buffer.from(manifest).toString('utf8')))
  return data !== undefined && data.created_at < time
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
