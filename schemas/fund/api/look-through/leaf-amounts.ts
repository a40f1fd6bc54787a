import { ExactSums } from './exact-sums.ts'

/** Numbers, from 0, for the keys of the leaves of several funds, so that a number means the same leaf in each of them. */
export class LeafNumbers {
  readonly keys: string[] = []
  readonly #numbers = new Map<string, number>()

  get size(): number {
    return this.keys.length
  }

  number(key: string): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.keys.push(key) - 1
    this.#numbers.set(key, number)
    return number
  }
}

/** Amounts in cents of numbered leaves. A leaf that is held is among them even if its amounts are zero together. */
export class LeafAmounts {
  readonly #sums: ExactSums
  readonly #isHeld: Uint8Array

  constructor(length: number) {
    this.#sums = new ExactSums(length)
    this.#isHeld = new Uint8Array(length)
  }

  /** Adds an exact whole number. */
  add(leaf: number, amount: number): void {
    this.#isHeld[leaf] = 1
    this.#sums.add(leaf, amount)
  }

  addWhole(leaf: number, amount: bigint): void {
    this.#isHeld[leaf] = 1
    this.#sums.addWhole(leaf, amount)
  }

  has(leaf: number): boolean {
    return this.#isHeld[leaf] === 1
  }

  /** Gives an amount, or the nearest binary number. */
  estimate(leaf: number): number {
    return this.#sums.estimate(leaf)
  }

  total(leaf: number): bigint {
    return this.#sums.total(leaf)
  }

  /** Adds an amount to a sum of others. */
  addTo(sums: ExactSums, at: number, leaf: number): void {
    const amount = this.#sums.estimate(leaf)
    if (Number.isSafeInteger(amount)) sums.add(at, amount)
    else sums.addWhole(at, this.total(leaf))
  }

  /** Lists the leaves that are held. */
  list(): number[] {
    const held: number[] = []
    for (const [leaf, isHeld] of this.#isHeld.entries()) if (isHeld === 1) held.push(leaf)
    return held
  }
}
