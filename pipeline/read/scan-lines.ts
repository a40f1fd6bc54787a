import { BuildError } from '../../schemas/core/error.ts'
import type { Encoding } from '../../schemas/core/source.ts'

export const NEWLINE = 10
export const RETURN = 13
export const SPACE = 32
const DELETE = 127
const NON_BREAKING_SPACE = 160
// The longest known line of the registers has 130 KB, in a note on fees.
export const MAX_LINE_BYTES = 1 << 20

/** A line in its block. One object is each line in turn, so it is valid only until `take` returns. */
export interface ScannedLine {
  /** Position of the line in its block, without its line end. */
  readonly start: number
  readonly end: number
  readonly fields: number
  /** Start of the first field with a byte, or a space at its edge, that must be removed; -1 if there is none. */
  readonly oddFrom: number
  /** True if the line has a control byte anywhere. */
  readonly hasControl: boolean
  /** True if the file ends without an end of this line. */
  readonly unended: boolean
}

interface LineTaker {
  take(block: Buffer, line: ScannedLine): void
  /** The scanner awaits this between blocks. */
  passOn(): Promise<void>
}

/** How lines are written: their encoding and the byte between their fields. */
export interface LineForm {
  readonly encoding: Encoding
  readonly separator: number
}

/** Splits chunks into lines; the same pass counts fields and looks for odd bytes. */
export async function scanLines(chunks: AsyncIterable<Buffer>, form: LineForm, taker: LineTaker): Promise<void> {
  const scanner = new LineScanner(form, taker)
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    // Only the line that begins in the chunk before is copied, not the lines after it.
    const begun = rest.length === 0 ? 0 : chunk.indexOf(NEWLINE) + 1
    if (rest.length > 0) rest = Buffer.concat([rest, begun === 0 ? chunk : chunk.subarray(0, begun)])
    if (begun > 0) scanner.scan(rest, 0)
    if (begun > 0 || rest.length === 0) rest = chunk.subarray(scanner.scan(chunk, begun))
    refuseEndless(rest)
    await taker.passOn()
  }
  if (rest.length === 0) return
  // A carriage return is the first half of a line end.
  scanner.unended = rest.at(-1) !== RETURN
  scanner.scan(Buffer.concat([rest, Buffer.of(NEWLINE)]), 0)
}

/** Throws if an unfinished line is longer than any line can be: joining its pieces would take for ever. */
export function refuseEndless({ length }: Buffer): void {
  if (length <= 4 * MAX_LINE_BYTES) return
  throw new BuildError('SOURCE_DAMAGED', `a line is longer than ${String(4 * MAX_LINE_BYTES)} bytes`, {
    hint: 'The file is not a table of lines: look at what the portal sent.',
  })
}

/**
 * Gives the cleaned form of a byte inside a field; null if it is removed. Control bytes are removed. In ISO-8859-1 some
 * are above DELETE; in UTF-8 the remaining bytes above DELETE are parts of letters.
 */
export function cleanedByte(byte: number, encoding: Encoding = 'iso-8859-1'): number | null {
  if (byte < SPACE || byte === DELETE) return null
  if (byte < DELETE || encoding === 'utf-8') return byte
  return byte === NON_BREAKING_SPACE ? SPACE : byte < NON_BREAKING_SPACE ? null : byte
}

/** Replacement of each byte; 0 for one that is removed. */
const cleanedBytes = (encoding: Encoding) =>
  Uint8Array.from({ length: 256 }, (_, byte) => cleanedByte(byte, encoding) ?? 0)
const CLEANED: Record<Encoding, Uint8Array> = {
  'iso-8859-1': cleanedBytes('iso-8859-1'),
  'utf-8': cleanedBytes('utf-8'),
}

/** Makes the table of the bytes at which scanning stops. The others, nineteen of twenty, cost one look at it. */
const stopsIn = ({ encoding, separator }: LineForm) =>
  CLEANED[encoding].map((cleaned, byte) => (cleaned !== byte || byte === 0 || byte === separator ? 1 : 0))

class LineScanner implements ScannedLine {
  start = 0
  end = 0
  fields = 1
  oddFrom = -1
  hasControl = false
  unended = false
  readonly #stopsAt: Uint8Array
  readonly #separator: number
  readonly #taker: LineTaker

  constructor(form: LineForm, taker: LineTaker) {
    this.#stopsAt = stopsIn(form)
    this.#separator = form.separator
    this.#taker = taker
  }

  /** Hands on the whole lines of `buffer` from a position on; returns the start of the unfinished one. */
  scan(buffer: Buffer, from: number): number {
    const stopsAt = this.#stopsAt
    const separator = this.#separator
    const { length } = buffer
    let start = from
    let fieldStart = from
    let fields = 1
    let oddFrom = -1
    let hasControl = false
    for (let at = from; at < length; at++) {
      const byte = buffer[at] ?? 0
      if (stopsAt[byte] === 0) continue
      if (byte === separator) {
        fields += 1
        // Spaces are many, so scanning does not stop at them; a separator looks for spaces at the edges of both its
        // fields.
        if (oddFrom < 0 && isSpace(buffer, at - 1, start)) oddFrom = fieldStart
        fieldStart = at + 1
        if (oddFrom < 0 && isSpace(buffer, fieldStart, start)) oddFrom = fieldStart
      } else if (byte === NEWLINE) {
        this.start = start
        this.end = endOfLine(buffer, start, at)
        this.fields = fields
        this.oddFrom = findOddFrom(buffer, this, oddFrom, fieldStart)
        this.hasControl = hasControl
        this.#taker.take(buffer, this)
        start = at + 1
        fieldStart = start
        fields = 1
        oddFrom = -1
        hasControl = false
      } else if (byte !== RETURN || buffer[at + 1] !== NEWLINE) {
        // A carriage return inside a line is a control byte like any other; one at the end of a line is not passed on.
        if (oddFrom < 0) oddFrom = fieldStart
        if (byte !== NON_BREAKING_SPACE) hasControl = true
      }
    }
    return start
  }
}

/** Finds the start of the first odd field, including the two edges of the line, which no separator borders. */
function findOddFrom(
  buffer: Buffer,
  { start, end }: Pick<ScannedLine, 'start' | 'end'>,
  oddFrom: number,
  lastField: number,
): number {
  if (isSpace(buffer, start, start)) return start
  return oddFrom < 0 && isSpace(buffer, end - 1, start) ? lastField : oddFrom
}

/** Finds the end of a line with its line feed at `at`: a carriage return in front of it is not part of the line. */
function endOfLine(buffer: Buffer, start: number, at: number): number {
  return at > start && buffer[at - 1] === RETURN ? at - 1 : at
}

/** True for a space of the line that begins at `start`. */
function isSpace(buffer: Buffer, at: number, start: number): boolean {
  return at >= start && at < buffer.length && buffer[at] === SPACE
}

/**
 * Copies a line without control bytes and without spaces at the edges of its fields; returns the number of bytes. What is
 * before `oddFrom`, which is the start of a field, is copied as it is.
 */
export function copyCleaned(
  { block, encoding, separator }: LineForm & { readonly block: Buffer },
  { start, end, oddFrom }: Pick<ScannedLine, 'start' | 'end' | 'oddFrom'>,
  target: Buffer,
): number {
  const cleaned = CLEANED[encoding]
  let at = block.copy(target, 0, start, oddFrom)
  let fieldStart = at
  for (let from = oddFrom; from < end; from++) {
    const filed = block[from] ?? 0
    if (filed === separator) {
      while (at > fieldStart && target[at - 1] === SPACE) at -= 1
      target[at++] = filed
      fieldStart = at
      continue
    }
    const byte = cleaned[filed] ?? 0
    if (byte !== 0 && (byte !== SPACE || at > fieldStart)) target[at++] = byte
  }
  while (at > fieldStart && target[at - 1] === SPACE) at -= 1
  return at
}
