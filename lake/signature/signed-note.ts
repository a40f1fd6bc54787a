import { createHash, type KeyObject, sign, verify } from 'node:crypto'
import { type SignatureVerdict, type SigningKey, toKeyObject, toSigningKey } from './manifest-signature.ts'

/*
 * A text with signatures below it, in the format of C2SP signed-note, which other tools read. Heads of logs are such
 * notes. Manifests are signed with the same keys.
 */

/** Name of the signer in its lines, and of the log in its heads. */
export const LOG_ORIGIN = 'market-data/manifests'
const SIGNATURE_LINE = /^\u2014 (\S+) ([A-Za-z0-9+/]+={0,2})$/
const ED25519 = 1
const ID_BYTES = 4

/** Puts a signature below a text that ends with a line break. */
export function signNote(text: string, privateKey: KeyObject): string {
  const bytes = Buffer.concat([noteKeyId(toSigningKey(privateKey, '').x), sign(null, Buffer.from(text), privateKey)])
  return `${text}\n\u2014 ${LOG_ORIGIN} ${bytes.toString('base64')}\n`
}

/** Divides a note into its text and the signatures below it; a note without a signature is all text. */
export function splitNote(note: string): { readonly text: string; readonly signatures: readonly Buffer[] } {
  const at = note.indexOf('\n\n')
  if (at < 0) return { text: note, signatures: [] }
  const signatures = note
    .slice(at + 2)
    .split('\n')
    .flatMap((line) => {
      const [, name, base64 = ''] = SIGNATURE_LINE.exec(line) ?? []
      return name === LOG_ORIGIN ? [Buffer.from(base64, 'base64')] : []
    })
  return { text: note.slice(0, at + 1), signatures }
}

/**
 * Looks for a signature of one of these keys; the signature of a key that was replaced before `signedAt` does not
 * count.
 */
export function verifyNote(note: string, signedAt: string, trusted: readonly SigningKey[]): SignatureVerdict {
  const { text, signatures } = splitNote(note)
  const [first] = signatures
  if (first === undefined) return { state: 'unsigned' }
  for (const signature of signatures) {
    const key = trusted.find(({ x }) => noteKeyId(x).equals(signature.subarray(0, ID_BYTES)))
    if (key === undefined) continue
    if (!verify(null, Buffer.from(text), toKeyObject(key), signature.subarray(ID_BYTES)))
      return { state: 'wrong', why: 'the head is not the one that was signed' }
    if (key.valid_until !== undefined && signedAt >= key.valid_until)
      return { state: 'wrong', why: `its key ${key.kid} was replaced at ${key.valid_until}` }
    return { state: 'valid', keyId: key.kid }
  }
  return { state: 'unknown_key', keyId: first.subarray(0, ID_BYTES).toString('hex') }
}

function noteKeyId(x: string): Buffer {
  const named = Buffer.concat([Buffer.from(`${LOG_ORIGIN}\n`), Buffer.of(ED25519), Buffer.from(x, 'base64url')])
  return createHash('sha256').update(named).digest().subarray(0, ID_BYTES)
}
