import { createHash } from 'node:crypto'
import type { Reply } from './http.ts'

/**
 * What readers were answered, and by which snapshot. A request and a snapshot have one body for ever, whoever is asked; and
 * a reader who asks one address for the newest never sees an older one than before.
 */
export class AnswerHistory {
  readonly faults: string[] = []
  /** By snapshot and request: the hash of the body. */
  readonly #bodies = new Map<string, string>()
  /** By reader: the newest snapshot that it saw. */
  readonly #newest = new Map<string, string>()
  answers = 0

  get snapshots(): number {
    return new Set([...this.#bodies.keys()].map((key) => key.split(' ', 1)[0])).size
  }

  /** Records an answer to a reader, by the address that was asked. */
  record(reader: string, path: string, { status, headers, text }: Reply): void {
    // A declared refusal says nothing of the data.
    if (status === 503 && headers['retry-after'] !== undefined) return
    const snapshot = String(headers['x-snapshot-id'])
    if (status !== 200) {
      this.faults.push(`${path}: ${String(status)} ${text.slice(0, 200)}`)
      return
    }
    this.answers += 1
    const url = new URL(path, 'http://localhost')
    const asked = { snapshot: url.searchParams.get('snapshot'), as_of: url.searchParams.get('as_of') }
    if (asked.snapshot !== null && asked.snapshot !== snapshot) this.faults.push(`${path}: answered by ${snapshot}`)
    for (const name of Object.keys(asked)) url.searchParams.delete(name)
    const key = `${snapshot} ${url.pathname}${url.search}`
    const hash = createHash('sha256').update(text).digest('hex')
    if ((this.#bodies.get(key) ?? hash) !== hash) this.faults.push(`${key} has two bodies`)
    this.#bodies.set(key, hash)
    if (asked.snapshot !== null || asked.as_of !== null) return
    if (snapshot < (this.#newest.get(reader) ?? '')) this.faults.push(`${reader} went back to ${snapshot}`)
    this.#newest.set(reader, snapshot)
  }
}
