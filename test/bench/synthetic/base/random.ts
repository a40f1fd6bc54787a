/** Numbers drawn from a key: the same key always gives the same numbers, on every machine. */
export class SeededRandom {
  #state: number

  constructor(...key: readonly (number | string)[]) {
    this.#state = key.map((part) => (typeof part === 'number' ? part : hashText(part))).reduce(mix, 0x9e3779b9)
  }

  /** mulberry32: a number from 0 up to, but not including, 1. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let word = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return ((word ^ (word >>> 14)) >>> 0) / 4294967296
  }

  below(limit: number): number {
    return Math.floor(this.fraction() * limit)
  }

  /** Both ends included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1)
  }

  chance(probability: number): boolean {
    return this.fraction() < probability
  }

  pick<T>(items: ArrayLike<T>): T {
    return at(items, this.below(items.length))
  }

  /** Favours the front of the list, the more so the higher the bias: a few big names, a long tail. */
  pickSkewed<T>(items: ArrayLike<T>, bias: number): T {
    return at(items, Math.floor(items.length * this.fraction() ** bias))
  }

  shuffled<T>(items: Iterable<T>): T[] {
    const deck = [...items]
    for (let last = deck.length - 1; last > 0; last--) {
      const other = this.below(last + 1)
      const held = at(deck, last)
      deck[last] = at(deck, other)
      deck[other] = held
    }
    return deck
  }
}

export function at<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`No item ${String(index)} of ${String(items.length)}`)
  return item
}

function mix(state: number, part: number): number {
  let word = Math.imul(state ^ part, 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return (word ^ (word >>> 16)) | 0
}

function hashText(text: string): number {
  return Buffer.from(text).reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5)
}
