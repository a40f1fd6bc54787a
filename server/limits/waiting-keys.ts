/** For whom an answer is made: the keys of all clients that wait for it now. */
export class Party {
  readonly #clients = new Map<string, number>()

  static of(key: string): Party {
    const party = new Party()
    party.join(key)
    return party
  }

  join(key: string): void {
    this.#clients.set(key, (this.#clients.get(key) ?? 0) + 1)
  }

  leave(key: string): void {
    const left = (this.#clients.get(key) ?? 0) - 1
    if (left > 0) this.#clients.set(key, left)
    else this.#clients.delete(key)
  }

  has(key: string): boolean {
    return this.#clients.has(key)
  }

  keys(): Iterable<string> {
    return this.#clients.keys()
  }
}
