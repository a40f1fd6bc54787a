import type { LakeFiles, WritableFile } from '../../lake/files.ts'
import { setImmediate } from 'node:timers/promises'
import type { WholeNumber } from '../../schemas/fund/api/look-through/double-double.ts'
import { VALUE_SEPARATOR } from '../../schemas/core/value-text.ts'

const [SEPARATOR, LINE_END, MINUS, ZERO] = [VALUE_SEPARATOR.charCodeAt(0), 0x0a, 0x2d, 0x30]
/** This many bytes are written at once. */
const PIECE = 2 ** 20
const DIGITS = 9
const BELOW = 10 ** DIGITS
const MOST_DIGITS = 20

/**
 * A file of lines that is written a piece at a time. Digits are put into its bytes one by one: making a text of each of
 * some ten million numbers takes longer than computing them.
 */
export class LineWriter {
  readonly #file: WritableFile
  #bytes = Buffer.allocUnsafe(2 * PIECE)
  #length = 0

  private constructor(file: WritableFile) {
    this.#file = file
  }

  static async open(files: LakeFiles, path: string): Promise<LineWriter> {
    return new LineWriter(await files.open(path, 'w'))
  }

  addText(text: string): void {
    // A character takes three bytes at most.
    this.#makeRoom(3 * text.length + 1)
    this.#length += this.#bytes.write(text, this.#length)
    this.#bytes[this.#length++] = SEPARATOR
  }

  addNumber(number: WholeNumber): void {
    if (typeof number === 'bigint') {
      this.addText(number.toString())
      return
    }
    this.#makeRoom(MOST_DIGITS)
    if (number < 0) this.#bytes[this.#length++] = MINUS
    const size = Math.abs(number)
    const upper = Math.floor(size / BELOW)
    if (upper === 0) this.#addDigits(size, countDigits(size))
    else {
      this.#addDigits(upper, countDigits(upper))
      this.#addDigits(size - upper * BELOW, DIGITS)
    }
    this.#bytes[this.#length++] = SEPARATOR
  }

  /** Ends a line, whose last separator becomes its end. */
  endLine(): void {
    this.#bytes[this.#length - 1] = LINE_END
  }

  /** Writes a full piece, and lets others have their turns. */
  async write(): Promise<void> {
    if (this.#length < PIECE) return
    await this.#flush()
    await setImmediate()
  }

  async close(): Promise<void> {
    try {
      await this.#flush()
    } finally {
      await this.#file.close()
    }
  }

  #addDigits(number: number, count: number): void {
    const [bytes, start] = [this.#bytes, this.#length]
    let left = number
    for (let at = start + count - 1; at >= start; at--) {
      // A whole number of 32 bits is divided in a fraction of the time.
      const next = (left / 10) | 0
      bytes[at] = ZERO + left - 10 * next
      left = next
    }
    this.#length += count
  }

  #makeRoom(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe(2 * (this.#length + bytes))
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }

  async #flush(): Promise<void> {
    // A write can end early if the disk is nearly full; this goes on until all is written, or fails.
    await this.#file.appendFile(this.#bytes.subarray(0, this.#length))
    this.#length = 0
  }
}

/** Writes a file of the lines that `add` makes of each item. */
export async function writeLines<T>(
  files: LakeFiles,
  path: string,
  items: Iterable<T>,
  add: (item: T, file: LineWriter) => void,
): Promise<void> {
  const file = await LineWriter.open(files, path)
  try {
    for (const item of items) {
      add(item, file)
      await file.write()
    }
  } finally {
    await file.close()
  }
}

/** Counts the digits of a whole number below 10 ** 9. */
function countDigits(number: number): number {
  let [count, above] = [1, 10]
  while (number >= above) {
    count += 1
    above *= 10
  }
  return count
}
