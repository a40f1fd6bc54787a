import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

interface PutRequest {
  readonly key: string
  readonly headers: IncomingHttpHeaders
}

/** What s3rver lacks: the conditions of puts, their checksums, and the answer that shows a checksum again. */
export class PutConditions {
  readonly #etags = new Map<string, string>()
  readonly #checksums = new Map<string, string>()
  readonly #turns = new Map<string, Promise<unknown>>()

  /** Runs works on a key one after the other: each put is atomic. */
  async inTurn(key: string, work: () => Promise<void>): Promise<void> {
    const turn = (this.#turns.get(key) ?? Promise.resolve()).then(work)
    this.#turns.set(
      key,
      turn.catch(() => undefined),
    )
    await turn
  }

  /** Returns the status that refuses a put; null if it may go on. */
  refuse({ key, headers }: PutRequest, body: Buffer): number | null {
    const etag = this.#etags.get(key)
    const match = headers['if-match']
    if (headers['if-none-match'] === '*' && etag !== undefined) return 412
    if (match !== undefined && match !== etag) return etag === undefined ? 404 : 412
    const sum = headers['x-amz-checksum-sha256']
    return sum !== undefined && sum !== createHash('sha256').update(body).digest('base64') ? 400 : null
  }

  notePut({ key, headers }: PutRequest, etag: string): void {
    this.#etags.set(key, etag)
    this.#checksums.set(key, String(headers['x-amz-checksum-sha256'] ?? ''))
  }

  /** Notes that an object was changed or removed by something else than a put. */
  noteChange(key: string, etag: string | null): void {
    this.#checksums.delete(key)
    if (etag === null) this.#etags.delete(key)
    else this.#etags.set(key, etag)
  }

  /** Returns headers with the checksum of an object. */
  show(key: string): Record<string, string> {
    const checksum = this.#checksums.get(key) ?? ''
    return checksum === '' ? {} : { 'x-amz-checksum-sha256': checksum }
  }
}
