import { BuildError } from '../../schemas/core/error.ts'

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
}

/** Splits chunks into lines; the same pass counts fields and looks for odd bytes. */
export async function* scanLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Block> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const block = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const scanned: ScannedLine[] = []
    rest = block.subarray(scan(block, scanned))
    if (rest.length > 4 * MAX_LINE_BYTES) {
      throw new BuildError('SOURCE_DAMAGED', `a line is longer than ${String(4 * MAX_LINE_BYTES)} bytes`, {
        hint: 'The file is not a table of lines: look at what the portal sent.',
      })
    }
    yield { block, scanned }
  }
  if (rest.length > 0) {
    const block = Buffer.concat([rest, Buffer.of(NEWLINE)])
    const scanned: ScannedLine[] = []
    scan(block, scanned)
    yield { block, scanned }
  }
}

/** Control bytes, including those above DELETE: ISO-8859-1 has no letters there. */
function isRemoved(byte: number): boolean {
  return byte < SPACE || (byte >= DELETE && byte < NON_BREAKING_SPACE)
}

/** The cleaned form of a byte inside a field; null if it is removed. */
export function cleanedByte(byte: number): number | null {
  if (byte === NON_BREAKING_SPACE) return SPACE
  return isRemoved(byte) ? null : byte
}

/** Scanning stops at these bytes; all others, nine of ten, cost one look at this table. */
const STOPS_AT = Uint8Array.from({ length: 256 }, (_, byte) =>
  isRemoved(byte) || byte === SEMICOLON || byte === SPACE || byte === NON_BREAKING_SPACE ? 1 : 0,
)

/** Appends the whole lines of `buffer` to `scanned`; returns the start of the unfinished one. */
function scan(buffer: Buffer, scanned: ScannedLine[]): number {
  let start = 0
  let fields = 1
  let odd = false
  let previous = SEMICOLON
  for (let at = 0; at < buffer.length; at++) {
    const byte = buffer[at] ?? 0
    if (STOPS_AT[byte] === 0) {
      previous = byte
      continue
    }
    if (byte === NEWLINE) {
      const end = previous === RETURN ? at - 1 : at
      scanned.push({ start, end, fields, odd: odd || (end > start && buffer[end - 1] === SPACE) })
      start = at + 1
      fields = 1
      odd = false
      previous = SEMICOLON
      continue
    }
    if (byte === SEMICOLON) {
      fields += 1
      if (previous === SPACE) odd = true
    } else if (byte === SPACE) {
      if (previous === SEMICOLON) odd = true
    } else if (byte !== RETURN || buffer[at + 1] !== NEWLINE) {
      // A carriage return inside a line is a control byte like any other; one at the end of a line is not passed on.
      odd = true
    }
    previous = byte
  }
  return start
}

/** Copies a line without control bytes and without spaces at the edges of its fields; returns the number of bytes. */
export function copyCleaned(block: Buffer, start: number, end: number, target: Buffer, offset: number): number {
  let at = offset
  let fieldStart = offset
  const trimEnd = () => {
    while (at > fieldStart && target[at - 1] === SPACE) at -= 1
  }
  for (let from = start; from < end; from++) {
    const original = block[from] ?? 0
    const byte = original === NON_BREAKING_SPACE ? SPACE : original
    if (byte === SEMICOLON) {
      trimEnd()
      target[at++] = byte
      fieldStart = at
    } else if (isRemoved(byte)) {
      continue
    } else if (byte !== SPACE || at > fieldStart) {
      target[at++] = byte
    }
  }
  trimEnd()
  return at - offset
}
