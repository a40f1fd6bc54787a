/** Numbers for what lines are added up by, from 0. */
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

/** A text that was cut out of a longer one holds the longer one in memory. */
function copyText(text: string): string {
  return decoder.decode(encoder.encode(text))
}
