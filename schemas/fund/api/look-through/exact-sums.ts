/** Sums of whole amounts by number: binary numbers as long as they are exact, then bigints. */
export class ExactSums {
  readonly #numbers: Float64Array
  readonly #beyond = new Map<number, bigint>()

  constructor(length: number) {
    this.#numbers = new Float64Array(length)
  }

  /** Adds an exact whole number. */
  add(at: number, amount: number): void {
    const before = this.#numbers[at] ?? 0
    const sum = before + amount
    if (Math.abs(sum) <= Number.MAX_SAFE_INTEGER) this.#numbers[at] = sum
    else {
      this.addWhole(at, BigInt(before) + BigInt(amount))
      this.#numbers[at] = 0
    }
  }

  addWhole(at: number, amount: bigint): void {
    this.#beyond.set(at, (this.#beyond.get(at) ?? 0n) + amount)
  }

  /** Gives a sum, or the nearest binary number. */
  estimate(at: number): number {
    return this.#beyond.has(at) ? Number(this.total(at)) : (this.#numbers[at] ?? 0)
  }

  total(at: number): bigint {
    return BigInt(this.#numbers[at] ?? 0) + (this.#beyond.get(at) ?? 0n)
  }
}
