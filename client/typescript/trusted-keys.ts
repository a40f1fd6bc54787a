import type { Get } from './answers.ts'
import { SignatureError } from './error.ts'

/** A public key of a server, as an entry of a JSON Web Key Set (RFC 8037). */
export interface PublicKey {
  readonly kty: string
  readonly crv: string
  readonly x: string
  readonly kid: string
  /** From this time on the key signs nothing that counts. */
  readonly valid_until?: string
}

/** Which server is asked, and whose signature counts. */
export interface TrustOptions {
  /** Such as `https://data.example`. */
  readonly baseUrl: string
  /** Keys that you trust: texts in PEM, or entries of a key set. Get them another way than the data. */
  readonly keys: readonly (string | PublicKey)[]
  /** Sends the requests, in the place of the global `fetch`. */
  readonly fetch?: Get
}

interface TrustedKey {
  readonly id: string
  readonly validUntil: string | undefined
  readonly verifies: (signature: Uint8Array<ArrayBuffer>, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>
}

/** Finds the first key of those that you trust for which this is true; null if it is for none. */
export async function findKey(
  keys: TrustOptions['keys'],
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

/** Computes the name of a key (RFC 7638). */
export async function computeThumbprint(x: string): Promise<string> {
  const text = new TextEncoder().encode(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
