import { isAscii } from 'node:buffer'
import { TextDecoder } from 'node:util'
import { Reservoir } from './draw.ts'
import { Unreadable } from './unreadable-file.ts'

/** A line of a member, without its end. */
export interface RawLine {
  /** Counts from 1 in the member. */
  readonly number: number
  readonly bytes: Buffer
}

export interface PickedLines {
  /** First line that is a header; null if there is none. */
  readonly header: RawLine | null
  /** Requested lines, by number; lines that the member does not have are missing. */
  readonly wanted: ReadonlyMap<number, RawLine>
  /** Lines after the header (without one, after the first line), drawn by the seed. */
  readonly drawn: readonly RawLine[]
  readonly isUtf8: boolean
}

export interface LinesToPick {
  /** True for the bytes of a header. */
  readonly isHeader: (line: Buffer) => boolean
  readonly wanted: ReadonlySet<number>
  readonly draw: number
  readonly seed: string
}

const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const LONGEST_LINE = 1 << 23

/** Passes once over the bytes of a member, and keeps the wanted lines and the lines that the seed draws. */
export async function pickLines(
  content: AsyncIterable<Buffer>,
  { isHeader, wanted, draw, seed }: LinesToPick,
): Promise<PickedLines> {
  const found = new Map<number, RawLine>()
  const reservoir = new Reservoir<RawLine>(draw, seed)
  const encoding = new EncodingWatch()
  let header: RawLine | null = null
  let number = 0
  let rest: Buffer = Buffer.alloc(0)
  const take = (bytes: Buffer, start: number, end: number) => {
    number += 1
    const line = () => ({ number, bytes: Buffer.from(bytes.subarray(start, withoutReturn(bytes, start, end))) })
    if (wanted.has(number)) found.set(number, line())
    if (header === null && isHeader(bytes.subarray(start, end))) header = line()
    else if (number > 1 && end - start > 1 && reservoir.takesNext()) reservoir.keep(line())
  }
  for await (const piece of content) {
    encoding.watch(piece)
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    let start = 0
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      take(bytes, start, end)
      start = end + 1
    }
    rest = bytes.subarray(start)
    if (rest.length > LONGEST_LINE) throw new Unreadable(`line ${String(number + 1)} does not end`)
  }
  if (rest.length > 0) take(rest, 0, rest.length)
  return { header, wanted: found, drawn: reservoir.kept, isUtf8: encoding.isUtf8() }
}

function withoutReturn(bytes: Buffer, start: number, end: number): number {
  return end > start && bytes[end - 1] === CARRIAGE_RETURN ? end - 1 : end
}

/**
 * Finds out whether a member is UTF-8: it begins with the byte order mark, or it has bytes above 127 and all of them
 * form sequences of UTF-8. With any other sequence, it is ISO-8859-1.
 */
class EncodingWatch {
  #decoder: TextDecoder | null = null
  #isRefuted = false
  #first: Buffer = Buffer.alloc(0)

  watch(piece: Buffer): void {
    if (this.#first.length < 3) this.#first = Buffer.concat([this.#first, piece.subarray(0, 3)])
    if (this.#isRefuted || (this.#decoder === null && isAscii(piece))) return
    this.#decoder ??= new TextDecoder('utf-8', { fatal: true })
    this.#decode(piece)
  }

  isUtf8(): boolean {
    if (this.#first.subarray(0, 3).equals(Buffer.of(0xef, 0xbb, 0xbf))) return true
    if (this.#decoder === null) return false
    if (!this.#isRefuted) this.#decode(null)
    return !this.#isRefuted
  }

  #decode(piece: Buffer | null): void {
    try {
      if (piece === null) this.#decoder?.decode()
      else this.#decoder?.decode(piece, { stream: true })
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      this.#isRefuted = true
    }
  }
}
