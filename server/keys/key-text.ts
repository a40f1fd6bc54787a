import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** `mk` begins a key, `ml` a link. */
export type KeyKind = 'mk' | 'ml'

/** For programs that look for lost secrets: the text of a new key or link. Older ones end after the 43 characters. */
export const KEY_PATTERN = 'm[kl]_[0-9a-f]{8}_[A-Za-z0-9_-]{43}[0-9A-Za-z]{6}'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * Makes the text of a key: its visible beginning (`id`), 256 random bits, and a checksum of both. By the checksum,
 * programs that look for lost secrets tell a key from text that only looks like one.
 */
export function makeKeyText(kind: KeyKind): { readonly id: string; readonly text: string } {
  const id = `${kind}_${randomBytes(4).toString('hex')}`
  const secret = `${id}_${randomBytes(32).toString('base64url')}`
  return { id, text: secret + computeChecksum(secret) }
}

/** True for a text with the form and the checksum of a new key or link. */
export function isKeyText(text: string): boolean {
  return new RegExp(`^${KEY_PATTERN}$`).test(text) && computeChecksum(text.slice(0, -6)) === text.slice(-6)
}

/** Computes the CRC-32 of a text in base 62, six digits. */
function computeChecksum(text: string): string {
  let left = crc32(text)
  let digits = ''
  while (digits.length < 6) {
    digits = (DIGITS[left % 62] ?? '') + digits
    left = Math.floor(left / 62)
  }
  return digits
}
