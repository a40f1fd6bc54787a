import type { Snapshot } from '../../api/endpoint.ts'
import type { Manifest } from '../../core/manifest.ts'
import type { Month } from '../../core/month.ts'

/**
 * Keeps the rows of the most recently requested classes and months. All snapshots and months together have a bound in
 * lines, so that the memory is bounded.
 */
export class LineCache<T> {
  readonly #most: number
  readonly #countLines: (value: T) => number
  readonly #known = new Map<string, T>()
  readonly #manifests = new WeakMap<Manifest, number>()
  #numbered = 0
  #lines = 0

  constructor(most: number, countLines: (value: T) => number) {
    this.#most = most
    this.#countLines = countLines
  }

  /** Gives access to the classes of one month of a snapshot. */
  of({ manifest }: Pick<Snapshot, 'manifest'>, month: Month) {
    const number = this.#manifests.get(manifest) ?? this.#numbered++
    this.#manifests.set(manifest, number)
    const prefix = `${String(number)} ${month} `
    return {
      find: (cnpj: string): T | undefined => {
        const value = this.#known.get(prefix + cnpj)
        if (value === undefined) return undefined
        // The most recently requested class is dropped last.
        this.#known.delete(prefix + cnpj)
        this.#known.set(prefix + cnpj, value)
        return value
      },
      add: (cnpj: string, value: T): void => {
        this.#forget(prefix + cnpj)
        this.#known.set(prefix + cnpj, value)
        this.#lines += this.#countLines(value)
        for (const oldest of this.#known.keys()) {
          if (this.#lines <= this.#most) break
          this.#forget(oldest)
        }
      },
    }
  }

  #forget(key: string): void {
    const value = this.#known.get(key)
    if (value === undefined) return
    this.#known.delete(key)
    this.#lines -= this.#countLines(value)
  }
}
