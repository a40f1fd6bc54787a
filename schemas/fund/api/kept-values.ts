/** Values by key that stay in memory until there are more than `most`: then it begins anew. */
export class KeptValues<T extends object> {
  readonly #most: number
  readonly #kept = new Map<string, T>()

  constructor(most: number) {
    this.#most = most
  }

  /** Gives the value of each key, in their order. `read` is asked once for the keys that are not in memory, if any. */
  async readAll(
    keys: readonly string[],
    read: (missing: readonly string[]) => Promise<(key: string) => T>,
  ): Promise<readonly T[]> {
    // Another request may empty the memory while this one reads, so what is there is taken before.
    const known = keys.map((key) => this.#kept.get(key))
    const missing = keys.filter((_key, at) => known[at] === undefined)
    if (missing.length === 0) return known.filter((value) => value !== undefined)
    const valueOf = await read(missing)
    const values = keys.map((key, at) => known[at] ?? valueOf(key))
    if (this.#kept.size + missing.length > this.#most) this.#kept.clear()
    for (const [at, key] of keys.entries()) this.#keep(key, values[at])
    return values
  }

  #keep(key: string, value: T | undefined): void {
    if (value !== undefined && this.#kept.size < this.#most) this.#kept.set(key, value)
  }
}
