import { BuildError } from '../../schemas/core/error.ts'

const NEWLINE = 10
const RETURN = 13
const SPACE = 32
const SEMICOLON = 59
const DELETE = 127
const NON_BREAKING_SPACE = 160
// The longest line of the registers seen has 130 KB, in a note on fees.
const MAX_LINE_BYTES = 1 << 20
const OUTPUT_BYTES = 3 << 20

/** A line that cannot be read, set aside with its reason. */
export interface BadLine {
  readonly line: number
  /** A remark of the portal's software, not a line of data; it counts as no fault. */
  readonly stray: boolean
  readonly column: string | null
  readonly reason: string
  readonly text: string
}

export interface NumberedLines {
  /** Line of the header in the file, 0 where there is none. */
  readonly headerLine: number
  /** Lines after the header that were passed on. */
  readonly lines: number
  readonly bad: readonly BadLine[]
}

interface Contract {
  /** Given the header's text; answers how many fields each line has, or throws. */
  readonly onHeader: (header: string) => number
  readonly write: (bytes: Buffer) => Promise<void>
}

/**
 * Passes on every line of a `;` file with its number in front, so that each value can name its line for ever.
 *
 * What the portals' files need on the way: no quoting (a lone `"` is a letter), ISO-8859-1, control bytes out,
 * non-breaking spaces as spaces, fields trimmed, CRLF or LF. A line with another number of fields than the header is
 * set aside; so is a stray `Warning` above the header.
 */
export async function numberLines(
  chunks: AsyncIterable<Buffer>,
  { onHeader, write }: Contract,
): Promise<NumberedLines> {
  const bad: BadLine[] = []
  let headerLine = 0
  let fieldCount = 0
  let number = 0
  let lines = 0
  let output = Buffer.allocUnsafe(OUTPUT_BYTES)
  let used = 0
  const { pass, written } = writingBehind(write)

  const setAside = (line: Buffer, reason: string) => {
    const text = line.subarray(0, 1000).toString('latin1')
    const stray = text.trim() === '' || (text.includes('Warning') && !text.includes(';'))
    bad.push({ line: number, stray, column: null, reason, text })
  }
  const takeHeader = (line: Buffer) => {
    const text = line.toString('latin1').replace(/^ï»¿/, '')
    if (!text.includes(';')) {
      setAside(line, 'stands above the header')
      return
    }
    headerLine = number
    fieldCount = onHeader(text)
  }
  const takeLine = (block: Buffer, { start, end, fields, odd }: ScannedLine) => {
    if (start === end) return
    if (fields !== fieldCount) {
      const reason = `has ${String(fields)} fields where the header has ${String(fieldCount)}`
      setAside(block.subarray(start, end), reason)
      return
    }
    lines += 1
    used = writeNumber(number, output, used)
    used += odd ? copyCleaned(block, start, end, output, used) : block.copy(output, used, start, end)
    output[used++] = NEWLINE
  }

  for await (const { block, scanned } of scanLines(chunks)) {
    for (const line of scanned) {
      const { start, end } = line
      number += 1
      if (headerLine === 0) takeHeader(block.subarray(start, end))
      else if (end - start > MAX_LINE_BYTES) {
        setAside(block.subarray(start, end), `is longer than ${String(MAX_LINE_BYTES)} bytes`)
      } else takeLine(block, line)
      if (used > OUTPUT_BYTES - MAX_LINE_BYTES - 16) {
        await pass(output.subarray(0, used))
        output = Buffer.allocUnsafe(OUTPUT_BYTES)
        used = 0
      }
    }
  }
  if (used > 0) await pass(output.subarray(0, used))
  await written()
  return { headerLine, lines, bad }
}

/** One buffer is written while the next fills. */
function writingBehind(write: (bytes: Buffer) => Promise<void>) {
  let writing: Promise<void> = Promise.resolve()
  return {
    pass: async (bytes: Buffer) => {
      await writing
      writing = write(bytes)
      // Awaited before the next write; until then a failure must not count as unhandled.
      writing.catch(() => undefined)
    },
    written: () => writing,
  }
}

interface ScannedLine {
  /** Where the line stands in its block, without its end. */
  readonly start: number
  readonly end: number
  readonly fields: number
  /** Whether a byte or a space at a field's edge has to go. */
  readonly odd: boolean
}

interface Block {
  readonly block: Buffer
  readonly scanned: readonly ScannedLine[]
}

/** Splits chunks into lines, counting fields and looking for odd bytes in the same pass. */
async function* scanLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Block> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const block = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const scanned: ScannedLine[] = []
    rest = block.subarray(scan(block, scanned))
    if (rest.length > 4 * MAX_LINE_BYTES) {
      throw new BuildError('SOURCE_DAMAGED', `a line is longer than ${String(4 * MAX_LINE_BYTES)} bytes`, {
        hint: 'The file is no table of lines: look at what the portal sent.',
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

/** Control bytes, those above DELETE too: ISO-8859-1 has no letters there. */
function isRemoved(byte: number): boolean {
  return byte < SPACE || (byte >= DELETE && byte < NON_BREAKING_SPACE)
}

/** Bytes at which scanning has to stop and look: all others, nine of ten, cost one look at this table. */
const STOPS_AT = Uint8Array.from({ length: 256 }, (_, byte) =>
  isRemoved(byte) || byte === SEMICOLON || byte === SPACE || byte === NON_BREAKING_SPACE ? 1 : 0,
)

/** Appends the whole lines of `buffer` to `scanned`; answers where the unfinished one starts. */
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
      // A carriage return inside a line is a control byte like any other; the one at its end is not passed on.
      odd = true
    }
    previous = byte
  }
  return start
}

/** Writes a line's number and the separator behind it; answers where the next byte goes. */
function writeNumber(number: number, target: Buffer, offset: number): number {
  let digits = 1
  for (let rest = number; rest >= 10; rest = Math.floor(rest / 10)) digits += 1
  let rest = number
  for (let at = offset + digits - 1; at >= offset; at--) {
    target[at] = 48 + (rest % 10)
    rest = Math.floor(rest / 10)
  }
  target[offset + digits] = SEMICOLON
  return offset + digits + 1
}

/** Copies a line without control bytes and without spaces at the edges of its fields; answers the bytes written. */
function copyCleaned(block: Buffer, start: number, end: number, target: Buffer, offset: number): number {
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
