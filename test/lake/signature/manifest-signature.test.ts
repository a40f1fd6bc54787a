import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  parseManifestSignature,
  parseSigningKeys,
  printSigningKeys,
  signManifest,
  toSigningKey,
  verifyManifestSignature,
} from '../../../lake/signature/manifest-signature.ts'

const FROM = '2025-12-01T00:00:00Z'
const manifest = Buffer.from('{"created_at":"2025-12-15T03:00:00Z"}\n')

function makeKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { privateKey, publicKey, trusted: toSigningKey(publicKey, FROM) }
}

describe('the signature of a manifest', () => {
  it('holds for the bytes that were signed, and the same key gives the same text', () => {
    const { privateKey, trusted } = makeKey()
    const text = signManifest(manifest, privateKey)

    expect(verifyManifestSignature(manifest, text, [trusted])).toEqual({ state: 'valid', keyId: trusted.kid })
    expect(signManifest(manifest, privateKey)).toBe(text)
  })

  it('does not hold if any byte of the manifest or of the signature is another', () => {
    const { privateKey, trusted } = makeKey()
    const text = signManifest(manifest, privateKey)
    const signature = Buffer.from(parseManifestSignature(text)?.signature ?? '', 'base64')
    for (const at of manifest.keys()) {
      const other = Buffer.from(manifest)
      other.writeUInt8(other.readUInt8(at) ^ 1, at)
      expect(verifyManifestSignature(other, text, [trusted]).state).toBe('wrong')
    }
    for (const at of signature.keys()) {
      const other = Buffer.from(signature)
      other.writeUInt8(other.readUInt8(at) ^ 1, at)
      const tampered = text.replace(/"signature": ".*"/, `"signature": "${other.toString('base64')}"`)
      expect(verifyManifestSignature(manifest, tampered, [trusted]).state).toBe('wrong')
    }
  })

  it('tells an unsigned manifest from one of an unknown key and from a signature that cannot be read', () => {
    const [ours, theirs] = [makeKey(), makeKey()]
    const text = signManifest(manifest, theirs.privateKey)

    expect(verifyManifestSignature(manifest, null, [ours.trusted])).toEqual({ state: 'unsigned' })
    expect(verifyManifestSignature(manifest, text, [ours.trusted])).toEqual({
      state: 'unknown_key',
      keyId: theirs.trusted.kid,
    })
    for (const damaged of ['', '{}', 'null', text.slice(0, -10), text.replace('Ed25519', 'none')])
      expect(verifyManifestSignature(manifest, damaged, [theirs.trusted]).state).toBe('wrong')
  })

  it('holds for what a key signed before it was replaced, and for nothing later', () => {
    const [old, next] = [makeKey(), makeKey()]
    const text = signManifest(manifest, old.privateKey)
    const retired = (valid_until: string) => [{ ...old.trusted, valid_until }, next.trusted]

    expect(verifyManifestSignature(manifest, text, retired('2025-12-15T03:00:01Z')).state).toBe('valid')
    expect(verifyManifestSignature(manifest, text, retired('2025-12-15T03:00:00Z'))).toEqual({
      state: 'wrong',
      why: `its key ${old.trusted.kid} was replaced at 2025-12-15T03:00:00Z`,
    })
    const noTime = Buffer.from('no JSON')
    const ofNoTime = signManifest(noTime, old.privateKey)
    expect(verifyManifestSignature(noTime, ofNoTime, retired('2999-01-01T00:00:00Z')).state).toBe('wrong')
  })
})

describe('a key', () => {
  it('is named by the thumbprint that RFC 8037 computes for its example', () => {
    const x = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })

    expect(toSigningKey(key, FROM).kid).toBe('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k')
  })

  it('is read from a list as it was printed, and refused under the name of another', () => {
    const [one, other] = [makeKey().trusted, makeKey().trusted]

    expect(parseSigningKeys(printSigningKeys([one, other]))).toEqual([one, other])
    expect(parseSigningKeys(printSigningKeys([{ ...one, kid: other.kid }]))).toBeNull()
    expect(parseSigningKeys('[]')).toBeNull()
  })

  it('of another kind signs nothing', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

    expect(() => signManifest(manifest, privateKey)).toThrow('an Ed25519 key')
  })
})
