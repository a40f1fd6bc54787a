import { ExactSums } from './exact-sums.ts'
import { magnitude } from './graph.ts'

/** Line by the number of its fund and its place among the fund's lines. */
interface LinePlace {
  readonly fund: number
  readonly place: number
}

/** Sums of assets over all paths, in columns: each sum has a number. */
export class AssetSums {
  readonly quantities: ExactSums
  readonly values: ExactSums
  readonly #paths: Uint32Array
  readonly #lastStops: Uint32Array
  /** Greatest part of a line in each sum, in cents; below zero if none is known. */
  readonly #largest: Float64Array
  /** Greatest parts without an exact binary number, for which the column has infinity. */
  readonly #largestBeyond = new Map<number, bigint>()
  readonly #funds: Int32Array
  readonly #places: Int32Array

  constructor(length: number) {
    this.quantities = new ExactSums(length)
    this.values = new ExactSums(length)
    this.#paths = new Uint32Array(length)
    this.#lastStops = new Uint32Array(length)
    this.#largest = new Float64Array(length).fill(-1)
    this.#funds = new Int32Array(length).fill(-1)
    this.#places = new Int32Array(length)
  }

  /** Adds the value of a leaf at a stop; stops are counted from 1. */
  addValue(sum: number, stop: number, value: number, fund: number, place: number): void {
    this.values.add(sum, value)
    this.#countPath(sum, stop)
    const size = Math.abs(value)
    if (size <= (this.#largest[sum] ?? 0)) return
    this.#largest[sum] = size
    this.#funds[sum] = fund
    this.#places[sum] = place
  }

  /** Adds a value without an exact binary number, or without a line. */
  addWholeValue(sum: number, stop: number, value: bigint, line: LinePlace | null): void {
    this.values.addWhole(sum, value)
    this.#countPath(sum, stop)
    const size = magnitude(value)
    if (line === null || size <= this.#wholeLargest(sum)) return
    this.#largest[sum] = Infinity
    this.#largestBeyond.set(sum, size)
    this.#funds[sum] = line.fund
    this.#places[sum] = line.place
  }

  paths(sum: number): number {
    return this.#paths[sum] ?? 0
  }

  /** Finds the line with the greatest part of a sum, the first among equal ones. */
  largestLine(sum: number): LinePlace | null {
    const fund = this.#funds[sum] ?? -1
    return fund < 0 ? null : { fund, place: this.#places[sum] ?? 0 }
  }

  /** Counts a path once, even if a fund has several lines of an asset. */
  #countPath(sum: number, stop: number): void {
    if (this.#lastStops[sum] === stop) return
    this.#lastStops[sum] = stop
    this.#paths[sum] = (this.#paths[sum] ?? 0) + 1
  }

  #wholeLargest(sum: number): bigint {
    return this.#largestBeyond.get(sum) ?? BigInt(this.#largest[sum] ?? 0)
  }
}
