import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  type ListedObject,
  type ObjectStore,
  type PutCondition,
  type PutContent,
  StoreError,
} from '../../lake/object-store/object-store.ts'
import type { Random } from '../helpers/random.ts'
import type { Process, Turns } from './turns.ts'

interface StoredObject {
  readonly body: Buffer
  readonly etag: string
  readonly sha256: string | null
  readonly modified: Date
}

/** How often a request of a troubled night is lost, or its answer. */
const LOST = 0.015
/** Part of the lost answers that are lost after the store has done what it was asked. */
const DONE_AND_LOST = 0.5

/**
 * An object store on a network. Each request waits for the turn of its process. Requests are lost, and answers; bodies break
 * off or have a bit turned.
 */
export class SimulatedStore {
  readonly objects = new Map<string, StoredObject>()
  readonly address = 's3://life/lake/'
  /** True while the network has faults. */
  isTroubled = false
  /** Called after each change. */
  onChange: () => void = () => undefined
  readonly #turns: Turns
  readonly #random: Random
  readonly #note: (what: string) => void
  readonly #now: () => Date
  #puts = 0

  constructor(turns: Turns, random: Random, note: (what: string) => void, now: () => Date) {
    this.#turns = turns
    this.#random = random
    this.#note = note
    this.#now = now
  }

  /** Gives a process its way to the store. */
  of(process: Process): ObjectStore {
    const ask = <T>(what: string, key: string, answer: () => T) => this.#ask(process, what, key, answer)
    return {
      address: this.address,
      get: (key, { ifNoneMatch, mostBytes }) =>
        ask('get', key, () => {
          const found = this.objects.get(key)
          if (found === undefined) return null
          if (found.etag === ifNoneMatch) return 'unchanged'
          if (found.body.length > mostBytes) throw new StoreError('too long', `${key} is too long`)
          return { body: this.#flip(Buffer.from(found.body)), etag: found.etag }
        }),
      read: async (key, from) => {
        const found = await ask('read', key, () => this.objects.get(key) ?? null)
        return found && { from, chunks: this.#send(process, key, found.body.subarray(from)) }
      },
      head: (key) =>
        ask('head', key, () => {
          const found = this.objects.get(key)
          return found === undefined ? null : { bytes: found.body.length, etag: found.etag, sha256: found.sha256 }
        }),
      put: (key, content, condition) => ask('put', key, () => this.#put(key, content, condition)),
      list: (prefix) => this.#list(process, prefix),
      remove: (key) =>
        ask('remove', key, () => {
          this.objects.delete(key)
          this.onChange()
        }),
      close: () => undefined,
    }
  }

  async #ask<T>(process: Process, what: string, key: string, answer: () => T): Promise<T> {
    await this.#turns.take(process)
    this.#note(`${process.name} ${what} ${key}`)
    const isLost = this.isTroubled && this.#random() < LOST
    if (isLost && this.#random() >= DONE_AND_LOST) throw lost(key)
    const answered = answer()
    if (isLost) throw lost(key)
    return answered
  }

  #put(key: string, content: PutContent, condition: PutCondition | null): string {
    const there = this.objects.get(key)
    if (condition !== null && 'ifNoneMatch' in condition && there !== undefined)
      throw new StoreError('precondition', `${key} is there`)
    if (condition !== null && 'ifMatch' in condition && there?.etag !== condition.ifMatch)
      throw new StoreError('precondition', `${key} is another one`)
    const body = 'file' in content ? readFileSync(content.file) : content.bytes
    // The store compares the hash that comes with a file.
    const sha256 = 'file' in content ? content.sha256 : null
    if (sha256 !== null && createHash('sha256').update(body).digest('hex') !== sha256)
      throw new StoreError('unreachable', `${key} arrived with other bytes`)
    this.#puts += 1
    const etag = `"${String(this.#puts)}"`
    this.objects.set(key, { body: Buffer.from(body), etag, sha256, modified: this.#now() })
    this.onChange()
    return etag
  }

  /** Sends a body in three pieces. */
  async *#send(process: Process, key: string, body: Buffer): AsyncGenerator<Uint8Array> {
    const size = Math.max(1, Math.ceil(body.length / 3))
    for (let at = 0; at < body.length; at += size) {
      await this.#turns.take(process)
      if (this.isTroubled && this.#random() < LOST) throw lost(key)
      yield this.#flip(Buffer.from(body.subarray(at, at + size)))
    }
  }

  async *#list(process: Process, prefix: string): AsyncGenerator<ListedObject> {
    const keys = await this.#ask(process, 'list', prefix, () => [...this.objects.keys()].sort())
    for (const key of keys.filter((each) => each.startsWith(prefix))) {
      const found = this.objects.get(key)
      if (found !== undefined) yield { key, bytes: found.body.length, modified: found.modified }
    }
  }

  #flip(bytes: Buffer): Buffer {
    if (!this.isTroubled || bytes.length === 0 || this.#random() >= LOST) return bytes
    const at = Math.floor(this.#random() * bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(this.#random() * 8))
    return bytes
  }
}

function lost(key: string): StoreError {
  return new StoreError('unreachable', `injected: ${key} cannot be reached`)
}
