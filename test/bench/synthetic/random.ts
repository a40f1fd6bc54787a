import { type Random, randomFrom } from '../../helpers/random.ts'

/** Numbers drawn from a key: the same key always gives the same numbers, on every machine. */
export class SeededRandom {
  /** From 0 up to, but not including, 1. */
  readonly fraction: Random

  constructor(...key: readonly (number | string)[]) {
    const parts = key.map((part) => (typeof part === 'number' ? part : hashText(part)))
    this.fraction = randomFrom(parts.reduce(mix, 0x9e3779b9))
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

  /** About normal, around 0. */
  bell(): number {
    return this.fraction() + this.fraction() + this.fraction() - 1.5
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
      ;[deck[last], deck[other]] = [at(deck, other), at(deck, last)]
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
