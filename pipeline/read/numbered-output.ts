import { NEWLINE } from './scan-lines.ts'

/** Room for the number of a line and its two separators. */
const ROOM = 16
/** A buffer begins with this many bytes and grows: most members of a small month are shorter than a piece. */
const FIRST_BYTES = 1 << 16

/** Numbered lines on their way to a file: one buffer is written while the next one fills. */
export class NumberedOutput {
  readonly #write: (piece: Buffer) => Promise<void>
  readonly #pieceBytes: number
  #filling: Buffer
  #written: Buffer
  #used = 0
  #writing: Promise<void> = Promise.resolve()
  readonly #separator: number
  lines = 0

  /** `write` may use a buffer until it resolves; then the buffer is filled again. `separator` is between fields. */
  constructor(write: (piece: Buffer) => Promise<void>, pieceBytes: number, separator: number) {
    this.#write = write
    this.#pieceBytes = pieceBytes
    this.#separator = separator
    this.#filling = Buffer.allocUnsafe(FIRST_BYTES)
    this.#written = Buffer.allocUnsafe(FIRST_BYTES)
  }

  /** A full output takes no line before it has passed on its buffer. */
  get isFull(): boolean {
    return this.#used > this.#pieceBytes
  }

  add(number: number, bytes: Buffer, start: number, end: number): void {
    this.lines += 1
    const needed = this.#used + ROOM + end - start
    if (needed > this.#filling.length) this.#filling = growBuffer(this.#filling, needed)
    this.#used = writeNumber(number, this.#filling, this.#used)
    this.#filling[this.#used++] = this.#separator
    this.#used += bytes.copy(this.#filling, this.#used, start, end)
    this.#filling[this.#used++] = NEWLINE
  }

  async pass(): Promise<void> {
    await this.#writing
    this.#writing = this.#write(this.#filling.subarray(0, this.#used))
    // This is awaited before the next write; until then a failure must not count as unhandled.
    this.#writing.catch(() => undefined)
    ;[this.#filling, this.#written] = [this.#written, this.#filling]
    this.#used = 0
  }

  async end(): Promise<void> {
    if (this.#used > 0) await this.pass()
    await this.#writing
  }
}

/** Copies a buffer into one with at least twice as many bytes, and at least as many as needed. */
function growBuffer(buffer: Buffer, needed: number): Buffer {
  const larger = Buffer.allocUnsafe(Math.max(needed, 2 * buffer.length))
  buffer.copy(larger)
  return larger
}

/** Writes a line's number; returns the position of the next byte. */
function writeNumber(number: number, target: Buffer, offset: number): number {
  let digits = 1
  for (let rest = number; rest >= 10; rest = Math.floor(rest / 10)) digits += 1
  let rest = number
  for (let at = offset + digits - 1; at >= offset; at--) {
    target[at] = 48 + (rest % 10)
    rest = Math.floor(rest / 10)
  }
  return offset + digits
}
