/** Numbers, from 0, for the keys by which lines are added up. */
export class AssetNumbers {
  readonly #numbers = new Map<string, number>()
  readonly #keys: string[] = []

  get size(): number {
    return this.#keys.length
  }

  number(key: string): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#keys.length
    const own = copyText(key)
    this.#numbers.set(own, number)
    this.#keys.push(own)
    return number
  }

  key(number: number): string {
    return this.#keys[number] ?? ''
  }
}

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()]

/** Copies a text, because a piece of a longer text keeps the whole text in memory. */
function copyText(text: string): string {
  return decoder.decode(encoder.encode(text))
}
