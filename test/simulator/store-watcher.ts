import { createHash } from 'node:crypto'
import { manifestSchema, publishedFiles } from '../../schemas/core/manifest.ts'
import {
  CURRENT_OBJECT,
  type CurrentObject,
  manifestKey,
  MOST_MANIFEST_BYTES,
  objectKey,
  parseCurrentObject,
  unpackObject,
} from '../../lake/object-store/published-lake.ts'
import type { SimulatedStore } from './store.ts'

/** What may lie in a store beside what its switch names. */
const ALWAYS = /^(?:current\.json|precondition-probe\.txt|log\/|lake\/[a-z0-9_]+\/_delta_log\/)/

/** Looks at a store after each change, as a replica could: what the switch names is there, whole, and it never goes back. */
export class StoreWatcher {
  readonly #store: SimulatedStore
  readonly #report: (fault: string) => void
  /** By key and ETag: what is known to be whole. */
  readonly #whole = new Set<string>()
  #newest = ''

  constructor(store: SimulatedStore, report: (fault: string) => void) {
    this.#store = store
    this.#report = report
    store.onChange = () => {
      this.look()
    }
  }

  current(): CurrentObject | null {
    const object = this.#store.objects.get(CURRENT_OBJECT)
    return object === undefined ? null : parseCurrentObject(object.body)
  }

  look(): void {
    if (!this.#store.objects.has(CURRENT_OBJECT)) {
      if (this.#newest !== '') this.#report('the store has no switch any more')
      return
    }
    const current = this.current()
    if (current === null) {
      this.#report('the switch of the store cannot be read')
      return
    }
    if (current.snapshot < this.#newest) this.#report(`the store went back from ${this.#newest} to ${current.snapshot}`)
    this.#newest = current.snapshot
    this.#requireNamed(current)
  }

  /** Call after a night that removed what nothing names. */
  requireTidy(): void {
    const current = this.current()
    const named = new Set(current === null ? [] : this.#requireNamed(current))
    for (const key of this.#store.objects.keys())
      if (!named.has(key) && !ALWAYS.test(key)) this.#report(`the store keeps ${key}, which nothing names`)
  }

  /** Requires all that the switch names; returns the keys. */
  #requireNamed({ kept }: CurrentObject): string[] {
    return kept.flatMap(({ snapshot, manifest_sha256 }) => {
      const key = manifestKey(snapshot)
      const text = this.#requireObject(key, manifest_sha256, `the store lacks the manifest of ${snapshot}`)
      if (text === null) return [key]
      const files = publishedFiles(manifestSchema.parse(JSON.parse(text.toString('utf8'))))
      for (const file of files)
        this.#requireObject(objectKey(file), file.sha256, `${snapshot} lacks ${file.file} in the store`)
      return [key, ...files.map(objectKey)]
    })
  }

  #requireObject(key: string, sha256: string, otherwise: string): Buffer | null {
    const object = this.#store.objects.get(key)
    const body = object === undefined ? null : unpackObject(object.body, MOST_MANIFEST_BYTES)
    const known = `${key} ${object?.etag ?? ''} ${sha256}`
    if (body === null) this.#report(otherwise)
    else if (!this.#whole.has(known) && createHash('sha256').update(body).digest('hex') !== sha256)
      this.#report(otherwise)
    else this.#whole.add(known)
    return body
  }
}
