import { createHash } from 'node:crypto'

/** Makes numbers from 0 to 1 that depend only on the seed (mulberry32). */
function seededRandom(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE()
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Keeps some of an unknown number of things that come one after another, each with the same chance. It computes how
 * many to skip, so a skipped thing costs one comparison (algorithm L).
 */
export class Reservoir<T> {
  readonly kept: T[] = []
  readonly #size: number
  readonly #random: () => number
  #seen = 0
  #next = 0
  #weight = 1

  constructor(size: number, seed: string) {
    this.#size = size
    this.#random = seededRandom(seed)
    if (size === 0) this.#next = Infinity
  }

  /** True if the next thing is kept: then `keep` must be called with it. */
  takesNext(): boolean {
    return this.#seen++ === this.#next
  }

  keep(thing: T): void {
    if (this.kept.length < this.#size) this.kept.push(thing)
    else this.kept[Math.floor(this.#random() * this.#size)] = thing
    this.#next += 1
    if (this.kept.length < this.#size) return
    this.#weight *= Math.exp(Math.log(this.#random()) / this.#size)
    this.#next += Math.floor(Math.log(this.#random()) / Math.log(1 - this.#weight))
  }
}
