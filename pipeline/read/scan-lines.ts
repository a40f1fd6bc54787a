import { BuildError } from '../../schemas/core/error.ts'
import type { Encoding } from '../../schemas/core/source.ts'

export const NEWLINE = 10
export const RETURN = 13
export const SPACE = 32
export const SEMICOLON = 59
const DELETE = 127
const NON_BREAKING_SPACE = 160
// The longest known line of the registers has 130 KB, in a note on fees.
export const MAX_LINE_BYTES = 1 << 20

export interface ScannedLine {
  /** The position of the line in its block, without its line end. */
  readonly start: number
  readonly end: number
  readonly fields: number
  /** True if a byte, or a space at a field's edge, must be removed. */
  readonly odd: boolean
}

interface Block {
  readonly block: Buffer
  readonly scanned: readonly ScannedLine[]
  /** True if the file ends without an end of this block's line. */
  readonly unended: boolean
}

/** Splits chunks into lines; the same pass counts fields and looks for odd bytes. */
export async function* scanLines(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Block> {
  const stopsAt = STOPS_AT[encoding]
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const block = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const scanned: ScannedLine[] = []
    rest = block.subarray(scan(block, scanned, stopsAt))
    if (rest.length > 4 * MAX_LINE_BYTES) {
      throw new BuildError('SOURCE_DAMAGED', `a line is longer than ${String(4 * MAX_LINE_BYTES)} bytes`, {
        hint: 'The file is not a table of lines: look at what the portal sent.',
      })
    }
    yield { block, scanned, unended: false }
  }
  if (rest.length > 0) {
    const block = Buffer.concat([rest, Buffer.of(NEWLINE)])
    const scanned: ScannedLine[] = []
    scan(block, scanned, stopsAt)
    // A carriage return is the first half of a line end.
    yield { block, scanned, unended: rest.at(-1) !== RETURN }
  }
}

/**
 * The cleaned form of a byte inside a field; null if it is removed. Control bytes are removed, in ISO-8859-1 those
 * above DELETE too: it has no letters there. Bytes above DELETE that are left of UTF-8 are parts of letters.
 */
export function cleanedByte(byte: number, encoding: Encoding = 'iso-8859-1'): number | null {
  if (byte < SPACE || byte === DELETE) return null
  if (byte < DELETE || encoding === 'utf-8') return byte
  return byte === NON_BREAKING_SPACE ? SPACE : byte < NON_BREAKING_SPACE ? null : byte
}

/** The byte that each byte becomes; 0 for one that is removed. */
const cleanedBytes = (encoding: Encoding) =>
  Uint8Array.from({ length: 256 }, (_, byte) => cleanedByte(byte, encoding) ?? 0)
const CLEANED: Record<Encoding, Uint8Array> = {
  'iso-8859-1': cleanedBytes('iso-8859-1'),
  'utf-8': cleanedBytes('utf-8'),
}

/** Scanning stops at these bytes; all others, nineteen of twenty, cost one look at this table. */
const stopsIn = (encoding: Encoding) =>
  CLEANED[encoding].map((cleaned, byte) => (cleaned !== byte || byte === 0 || byte === SEMICOLON ? 1 : 0))
const STOPS_AT: Record<Encoding, Uint8Array> = { 'iso-8859-1': stopsIn('iso-8859-1'), 'utf-8': stopsIn('utf-8') }

/** Appends the whole lines of `buffer` to `scanned`; returns the start of the unfinished one. */
function scan(buffer: Buffer, scanned: ScannedLine[], stopsAt: Uint8Array): number {
  const { length } = buffer
  let start = 0
  let fields = 1
  let odd = false
  for (let at = 0; at < length; at++) {
    const byte = buffer[at] ?? 0
    if (stopsAt[byte] === 0) continue
    if (byte === SEMICOLON) {
      fields += 1
      // Spaces are many and stop nothing: a field shows those at its edges to the byte between it and the next.
      odd ||= isSpace(buffer, at - 1, start) || isSpace(buffer, at + 1, start)
    } else if (byte === NEWLINE) {
      const end = endOfLine(buffer, start, at)
      const isPadded = end > start && (isSpace(buffer, start, start) || isSpace(buffer, end - 1, start))
      scanned.push({ start, end, fields, odd: odd || isPadded })
      start = at + 1
      fields = 1
      odd = false
    } else if (byte !== RETURN || buffer[at + 1] !== NEWLINE) {
      // A carriage return inside a line is a control byte like any other; one at the end of a line is not passed on.
      odd = true
    }
  }
  return start
}

/** The end of a line whose line feed is at `at`: a carriage return in front of it is not of the line. */
function endOfLine(buffer: Buffer, start: number, at: number): number {
  return at > start && buffer[at - 1] === RETURN ? at - 1 : at
}

/** True for a space of the line that begins at `start`. */
function isSpace(buffer: Buffer, at: number, start: number): boolean {
  return at >= start && at < buffer.length && buffer[at] === SPACE
}

/** Copies a line without control bytes and without spaces at the edges of its fields; returns the number of bytes. */
export function copyCleaned(
  { block, encoding }: { readonly block: Buffer; readonly encoding: Encoding },
  start: number,
  end: number,
  target: Buffer,
): number {
  const cleaned = CLEANED[encoding]
  let at = 0
  let fieldStart = 0
  for (let from = start; from < end; from++) {
    const byte = cleaned[block[from] ?? 0] ?? 0
    if (byte === 0) continue
    if (byte === SEMICOLON) {
      while (at > fieldStart && target[at - 1] === SPACE) at -= 1
      target[at++] = byte
      fieldStart = at
    } else if (byte !== SPACE || at > fieldStart) {
      target[at++] = byte
    }
  }
  while (at > fieldStart && target[at - 1] === SPACE) at -= 1
  return at
}
