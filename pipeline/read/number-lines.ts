import { BuildError } from '../../schemas/core/error.ts'
import { NumberedOutput } from './numbered-output.ts'
import { copyCleaned, MAX_LINE_BYTES, type ScannedLine, scanLines } from './scan-lines.ts'

const PIECE_BYTES = 2 << 20
/** No tolerance reaches as far, and a list of them must fit into memory. */
const MOST_BAD_LINES = 100_000

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

/** Why no output can be found for a line. */
export interface Unplaced {
  readonly column: string
  readonly reason: string
  /** True where the line is sound, but of another file than this. */
  readonly foreign: boolean
}

/** Which output a line goes to; null for one that nobody asked for. */
export type PlaceLine = (bytes: Buffer, start: number, end: number) => number | null | Unplaced

export interface SortedLines {
  readonly headerLine: number
  /** Lines after the header of the right shape, asked for or not. */
  readonly lines: number
  /** Bad lines by the output that they would have gone to. */
  readonly bad: readonly (readonly BadLine[])[]
  /** Bad lines of which nobody can say where they belong. */
  readonly unplaced: readonly BadLine[]
  /** Lines of another file: the first ones, and how many there are. */
  readonly foreign: { readonly first: readonly BadLine[]; readonly count: number }
}

interface NumberOptions {
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
  { onHeader, write }: NumberOptions,
): Promise<NumberedLines> {
  const output = new NumberedOutput(write, PIECE_BYTES)
  const { headerLine, lines, bad, unplaced } = await sortLines(chunks, { onHeader, outputs: [output], place: () => 0 })
  // Unplaced are those above the header.
  return { headerLine, lines, bad: [...unplaced, ...bad.flat()] }
}

interface SortContext {
  readonly onHeader: (header: string) => number
  readonly outputs: readonly NumberedOutput[]
  readonly place: PlaceLine
}

/** The same for a file whose lines go to several outputs; their numbers stay those of the one file. */
export async function sortLines(chunks: AsyncIterable<Buffer>, sorting: SortContext): Promise<SortedLines> {
  const sorter = new LineSorter(sorting)
  for await (const { block, scanned } of scanLines(chunks)) {
    for (const line of scanned) {
      const full = sorter.take(block, line)
      if (full !== null) await full.pass()
    }
  }
  for (const output of sorting.outputs) await output.end()
  return sorter
}

/** Lines of another file that a refusal names. */
export const FOREIGN_SHOWN = 5

class LineSorter implements SortedLines {
  headerLine = 0
  lines = 0
  readonly bad: BadLine[][]
  readonly unplaced: BadLine[] = []
  readonly foreign = { first: [] as BadLine[], count: 0 }
  readonly #sorting: SortContext
  readonly #cleaned = Buffer.allocUnsafe(MAX_LINE_BYTES)
  #fieldCount = 0
  #number = 0
  #badCount = 0

  constructor(sorting: SortContext) {
    this.#sorting = sorting
    this.bad = sorting.outputs.map(() => [])
  }

  /** Takes the next line of the file; answers the output that it filled, if it did. */
  take(block: Buffer, line: ScannedLine): NumberedOutput | null {
    const { start, end, fields, odd } = line
    this.#number += 1
    if (this.headerLine === 0) this.#takeHeader(block.subarray(start, end))
    else if (end - start > MAX_LINE_BYTES) {
      this.#setAside(block.subarray(start, end), `is longer than ${String(MAX_LINE_BYTES)} bytes`)
    } else if (start !== end && fields !== this.#fieldCount) {
      const reason = `has ${String(fields)} fields where the header has ${String(this.#fieldCount)}`
      this.#setAside(block.subarray(start, end), reason)
    } else if (start !== end) {
      return odd
        ? this.#pass(this.#cleaned, 0, copyCleaned(block, start, end, this.#cleaned, 0))
        : this.#pass(block, start, end)
    }
    return null
  }

  #pass(bytes: Buffer, start: number, end: number): NumberedOutput | null {
    const placed = this.#sorting.place(bytes, start, end)
    this.lines += 1
    if (placed === null) return null
    if (typeof placed === 'number') {
      const output = this.#sorting.outputs[placed]
      output?.add(this.#number, bytes, start, end)
      return output?.isFull === true ? output : null
    }
    const bad = this.#badLine(bytes.subarray(start, end), placed.reason, placed.column)
    if (!placed.foreign) this.#keep(this.unplaced, bad)
    else if (this.foreign.count++ < FOREIGN_SHOWN) this.foreign.first.push(bad)
    return null
  }

  #takeHeader(line: Buffer): void {
    const text = line.toString('latin1').replace(/^ï»¿/, '')
    if (!text.includes(';')) {
      this.#setAside(line, 'stands above the header')
      return
    }
    this.headerLine = this.#number
    this.#fieldCount = this.#sorting.onHeader(text)
  }

  /** A line of a wrong shape belongs where it would go if its shape were right, as far as can be seen. */
  #setAside(line: Buffer, reason: string): void {
    const placed = this.headerLine === 0 ? null : this.#sorting.place(line, 0, line.length)
    const list = typeof placed === 'number' ? this.bad[placed] : this.unplaced
    if (placed === null && this.headerLine > 0) return
    this.#keep(list ?? this.unplaced, this.#badLine(line, reason, null))
  }

  #badLine(line: Buffer, reason: string, column: string | null): BadLine {
    const text = line.subarray(0, 1000).toString('latin1')
    const stray = text.trim() === '' || (text.includes('Warning') && !text.includes(';'))
    return { line: this.#number, stray, column, reason, text }
  }

  #keep(list: BadLine[], bad: BadLine): void {
    this.#badCount += 1
    if (this.#badCount > MOST_BAD_LINES) {
      throw new BuildError('CHECK_FAILED', `more than ${String(MOST_BAD_LINES)} lines cannot be read`, {
        hint: 'The source changed its form, or sent something else: look at the file and mend the declaration.',
      })
    }
    list.push(bad)
  }
}
