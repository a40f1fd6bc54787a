import { DoubleDoubles, type DoublePart } from './double-double.ts'

/** Sums of leaves in columns, each with the number of its name, its amounts, and the depth of its nearest leaf. */
export interface LeafSums {
  readonly names: Int32Array
  readonly quantities: DoubleDoubles
  readonly values: DoubleDoubles
  readonly depths: Uint16Array
}

/** Adds up leaves by the number of their name, fund after fund. */
export class LeafAdder {
  /** Place of each name, counted from 1; 0 for a name without one. */
  #places = new Int32Array(1024)
  #names = new Int32Array(1024)
  #quantities = new DoubleDoubles(1024)
  #values = new DoubleDoubles(1024)
  #depths = new Uint16Array(1024)
  #length = 0

  addLeaf(name: number, quantity: bigint, value: bigint): void {
    const place = this.#findPlace(name, 0)
    this.#quantities.addWhole(place, quantity)
    this.#values.addWhole(place, value)
  }

  /** Adds a part of each leaf below a fund, this many funds deeper. */
  addParts(part: DoublePart, { names, quantities, values, depths }: LeafSums, deeper = 1): void {
    for (let at = 0; at < names.length; at++) {
      const place = this.#findPlace(names[at] ?? 0, (depths[at] ?? 0) + deeper)
      this.#quantities.addPart(place, part, quantities, at)
      this.#values.addPart(place, part, values, at)
    }
  }

  /** Gives the sums in the order of the names' first occurrence, and begins anew. */
  take(): LeafSums {
    const length = this.#length
    const names = this.#names.slice(0, length)
    for (const name of names) this.#places[name] = 0
    this.#length = 0
    return {
      names,
      quantities: this.#quantities.copy(length),
      values: this.#values.copy(length),
      depths: this.#depths.slice(0, length),
    }
  }

  #findPlace(name: number, depth: number): number {
    const known = (this.#places[name] ?? 0) - 1
    if (known < 0) return this.#addPlace(name, depth)
    if (depth < (this.#depths[known] ?? 0)) this.#depths[known] = depth
    return known
  }

  #addPlace(name: number, depth: number): number {
    const place = this.#length
    if (name >= this.#places.length) this.#places = copyInto(new Int32Array(name * 2), this.#places)
    if (place === this.#names.length) this.#grow()
    this.#places[name] = place + 1
    this.#names[place] = name
    this.#depths[place] = depth
    this.#quantities.clear(place)
    this.#values.clear(place)
    this.#length = place + 1
    return place
  }

  #grow(): void {
    const length = this.#length * 2
    this.#names = copyInto(new Int32Array(length), this.#names)
    this.#depths = copyInto(new Uint16Array(length), this.#depths)
    this.#quantities = this.#quantities.copy(length)
    this.#values = this.#values.copy(length)
  }
}

function copyInto<T extends Int32Array | Uint16Array>(to: T, from: T): T {
  to.set(from)
  return to
}
