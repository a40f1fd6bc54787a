import { ExactNumber } from '../../schemas/core/exact-number.ts'
import type { Row, Value } from '../../schemas/api/endpoint.ts'
import { copyBuffer } from '../system/buffer-copy.ts'

/** Bytes that the texts of the rows have at first; twice as many each time when these are full. */
const BYTES_AT_FIRST = 64 * 1024

/** A value of one column; exact numbers are texts in the JSON. */
type Scalar = string | number | boolean | null

/**
 * Rows by class, each as JSON in one buffer. As objects those of a full register are most of the heap, and V8 walks through
 * them in every full collection; a buffer is outside the heap, and a row is made again in microseconds.
 */
export class RowTexts {
  #bytes = Buffer.allocUnsafe(BYTES_AT_FIRST)
  #length = 0
  #columns: readonly string[] = []
  /** Whether the values of each column are exact numbers; nothing before its first value. */
  readonly #isExact: boolean[] = []
  /** Where each row ends, and by class the places of its rows in this list. */
  readonly #ends: number[] = []
  readonly #byCnpj = new Map<string, number | number[]>()

  static async pack(pieces: AsyncIterable<readonly Row[]>): Promise<RowTexts> {
    const texts = new RowTexts()
    for await (const piece of pieces) for (const row of piece) texts.#add(row)
    texts.#bytes = copyBuffer(texts.#bytes.subarray(0, texts.#length))
    return texts
  }

  /** Finds the rows of a class in their order. */
  find(cnpj: string): Row[] {
    const places = this.#byCnpj.get(cnpj) ?? []
    return (typeof places === 'number' ? [places] : places).map((place) => this.#readRow(place))
  }

  #add(row: Row): void {
    if (this.#ends.length === 0) this.#columns = Object.keys(row)
    const place = this.#ends.length
    const text = JSON.stringify(this.#columns.map((column, at) => this.#toScalar(column, at, row[column] ?? null)))
    this.#makeRoom(Buffer.byteLength(text))
    this.#length += this.#bytes.write(text, this.#length)
    this.#ends.push(this.#length)
    const { cnpj } = row as Row & { readonly cnpj: string }
    const others = this.#byCnpj.get(cnpj)
    if (others === undefined) this.#byCnpj.set(cnpj, place)
    else if (typeof others === 'number') this.#byCnpj.set(cnpj, [others, place])
    else others.push(place)
  }

  #toScalar(column: string, at: number, value: Value): Scalar {
    if (value === null) return null
    const isExact = value instanceof ExactNumber
    this.#isExact[at] ??= isExact
    const isScalar = isExact || typeof value !== 'object'
    if (!isScalar || this.#isExact[at] !== isExact)
      throw new Error(`${column} of a kept look-up has no single kind of value`)
    return isExact ? value.text : value
  }

  #makeRoom(size: number): void {
    const needed = this.#length + size
    if (needed <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe(Math.max(2 * this.#bytes.length, needed))
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }

  #readRow(place: number): Row {
    const text = this.#bytes.toString('utf8', this.#ends[place - 1] ?? 0, this.#ends[place])
    const values = JSON.parse(text) as readonly Scalar[]
    const row: Record<string, Value> = {}
    for (const [at, column] of this.#columns.entries()) {
      const value = values[at] ?? null
      row[column] = this.#isExact[at] === true && typeof value === 'string' ? new ExactNumber(value) : value
    }
    return row
  }
}
