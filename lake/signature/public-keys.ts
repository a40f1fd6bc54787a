import { createPublicKey } from 'node:crypto'
import { parseSigningKeys, type SigningKey, toSigningKey } from './manifest-signature.ts'

/** Reads the public keys that an operator gives, as a key set or in PEM, several in one text; null if there is none. */
export function parsePublicKeys(text: string): SigningKey[] | null {
  return parseSigningKeys(text) ?? parsePublicPems(text)
}

/** Keys that the operator gives are valid from the beginning of time. */
const ALWAYS = '1970-01-01T00:00:00Z'

function parsePublicPems(text: string): SigningKey[] | null {
  const blocks = text.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? []
  try {
    const keys = blocks.map((pem) => toSigningKey(createPublicKey(pem), ALWAYS))
    return keys.length === 0 ? null : keys
  } catch (error) {
    // Whatever OpenSSL reports, the text is not a key.
    if (error instanceof Error) return null
    throw error
  }
}
