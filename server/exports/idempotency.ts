import { createHash } from 'node:crypto'
import { wrongRequest } from '../../schemas/api/input-error.ts'
import { exportMessages } from './export-messages.ts'

/** A client names a request so that it can send it again; a hash says what it asks. */
export interface NamedRequest {
  readonly name: string
  readonly asks: string
}

/** A text of a client, bare or in quotes as the draft for the header has it. */
const NAME = /^(?:"([\x20-\x21\x23-\x5b\x5d-\x7e]{1,200})"|([\x21\x23-\x7e]{1,200}))$/

/** Reads `Idempotency-Key` and keeps names as hashes. Null if the client sends none; a malformed name is refused. */
export function readIdempotencyKey(header: string | undefined, body: Buffer | null): NamedRequest | null {
  if (header === undefined) return null
  const [, quotedName, bareName] = NAME.exec(header.trim()) ?? []
  const name = quotedName ?? bareName
  if (name === undefined) throw wrongRequest(exportMessages.idempotencyKeyForm)
  return { name: hash(name), asks: hash(body ?? '') }
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
