/** No API key has this name, under which the server's own work waits for its turns. */
export const OWN_KEY = 'ourselves'

/** API keys of all clients that wait for one answer at the moment. The answer gets the turns of each of these keys. */
export class WaitingKeys {
  readonly #clients = new Map<string, number>()

  static of(key: string): WaitingKeys {
    const waitingKeys = new WaitingKeys()
    waitingKeys.add(key)
    return waitingKeys
  }

  add(key: string): void {
    this.#clients.set(key, (this.#clients.get(key) ?? 0) + 1)
  }

  remove(key: string): void {
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

/** Whose work it is, which decides when its next turn comes, and when nobody waits for it any more. */
export interface WorkOwner {
  readonly waitingKeys: WaitingKeys
  readonly signal: AbortSignal
}
