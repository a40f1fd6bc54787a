import type { LeafName } from './leaf-name.ts'

/** Numbers for the names of leaves, from 0, which are the same for all funds. */
export class LeafNames {
  readonly #names: LeafName[] = []
  readonly #numbers = new Map<LeafName['resolution'], Map<string, number>>()

  number(key: string, resolution: LeafName['resolution']): number {
    const numbers = this.#numbers.get(resolution) ?? new Map<string, number>()
    this.#numbers.set(resolution, numbers)
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, this.#names.length)
    return this.#names.push({ key, resolution }) - 1
  }

  at(number: number): LeafName {
    const name = this.#names[number]
    if (name === undefined) throw new Error(`no leaf has the name ${String(number)}`)
    return name
  }
}
