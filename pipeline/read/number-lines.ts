import { BuildError } from '../../schemas/core/error.ts'
import { judgeControlBytes, type LineFault, type LineField, removeControls } from './control-bytes.ts'
import { nodeEncoding } from './encoding.ts'
import type { UnendedLine } from './last-line.ts'
import { NumberedOutput } from './numbered-output.ts'
import { copyCleaned, type LineForm, MAX_LINE_BYTES, type ScannedLine, scanLines } from './scan-lines.ts'
import { TAB } from './separator.ts'

const PIECE_BYTES = 2 << 20
/** No tolerance allows more bad lines, and their list must fit into memory. */
const MOST_BAD_LINES = 100_000

/** A line that cannot be read, with the reason. */
export interface BadLine {
  readonly line: number
  /** True for a remark of the portal's software, which is neither a line of data nor a fault. */
  readonly stray: boolean
  /** True if bytes of the file are lost: nobody knows how many lines they were. */
  readonly isTorn?: true
  readonly column: string | null
  readonly reason: string
  readonly text: string
}

export interface NumberedLines {
  /** Number of the header's line; 0 if the columns are declared in order, null if there is no header. */
  readonly headerLine: number | null
  /** Lines after the header that were passed on. */
  readonly lines: number
  readonly bad: readonly BadLine[]
  /** Last line, if it has no line end. */
  readonly unended: UnendedLine | null
}

/** Why a line has no output. */
export interface Unplaced {
  readonly column: string
  readonly reason: string
  /** True if the line is sound but belongs to another file. */
  readonly foreign: boolean
}

/** Chooses the output of a line; null for a line that the build does not need. */
export type PlaceLine = (bytes: Buffer, start: number, end: number) => number | null | Unplaced

export interface SortedLines {
  readonly headerLine: number | null
  /** Lines after the header with the right shape, needed or not. */
  readonly lines: number
  /** Bad lines, by the output that they would have had. */
  readonly bad: readonly (readonly BadLine[])[]
  /** Bad lines whose output cannot be known. */
  readonly unplaced: readonly BadLine[]
  /** Lines of another file: the first ones and their number. */
  readonly foreign: { readonly first: readonly BadLine[]; readonly count: number }
  readonly unended: UnendedLine | null
}

interface LineReading {
  /** Takes the header's text and returns the fields of its lines, or throws. */
  readonly onHeader: (header: string) => readonly LineField[]
  /** Beginning of the header, if titles stand above it; by default the header is the first line with a separator. */
  readonly headerBegins?: string | undefined
  /** Names of the columns, if no line is a header. */
  readonly columnsInOrder?: readonly string[] | undefined
  readonly form: LineForm
}

interface NumberOptions extends LineReading {
  readonly write: (bytes: Buffer) => Promise<void>
}

/**
 * Passes on every line of a file with its number in front, so that each value can always name its line.
 *
 * It takes the portals' files as they are: without quoting (a single `"` is a letter), with CRLF or LF. It removes
 * control bytes from texts, turns non-breaking spaces into spaces and trims fields. A line is bad if it has another
 * number of fields than the header, a NUL, or a control byte in a field that is not a text. A stray `Warning` above the
 * header is bad too.
 */
export async function numberLines(
  chunks: AsyncIterable<Buffer>,
  { write, ...reading }: NumberOptions,
): Promise<NumberedLines> {
  const output = new NumberedOutput(write, PIECE_BYTES, reading.form.separator)
  const sorting = { ...reading, outputs: [output], place: () => 0 }
  const { headerLine, lines, bad, unplaced, unended } = await sortLines(chunks, sorting)
  // The unplaced lines are those above the header.
  return { headerLine, lines, bad: [...unplaced, ...bad.flat()], unended }
}

interface SortContext extends LineReading {
  readonly outputs: readonly NumberedOutput[]
  readonly place: PlaceLine
}

/** Does the same for a file whose lines go to several outputs; the numbers count the lines of the one file. */
export async function sortLines(chunks: AsyncIterable<Buffer>, sorting: SortContext): Promise<SortedLines> {
  const sorter = new LineSorter(sorting)
  await scanLines(chunks, sorting.form, sorter)
  for (const output of sorting.outputs) await output.end()
  return sorter
}

/** A refusal names this many lines of another file. */
export const FOREIGN_SHOWN = 5

/** Holds the line that was cleaned last; it is copied from here before the next one is cleaned. */
const CLEANED_LINE = Buffer.allocUnsafe(MAX_LINE_BYTES)

class LineSorter implements SortedLines {
  headerLine: number | null = null
  lines = 0
  readonly bad: BadLine[][]
  readonly unplaced: BadLine[] = []
  readonly foreign = { first: [] as BadLine[], count: 0 }
  unended: UnendedLine | null = null
  readonly #sorting: SortContext
  #fields: readonly LineField[] = []
  #number = 0
  #badCount = 0

  constructor(sorting: SortContext) {
    this.#sorting = sorting
    this.bad = sorting.outputs.map(() => [])
  }

  /** Takes the next line of the file. */
  take(block: Buffer, line: ScannedLine): void {
    const { start, end, oddFrom } = line
    this.#number += 1
    if (line.unended) this.#noteUnended(block, line)
    if (this.headerLine === null && !this.#nameColumns(line)) {
      this.#takeHeader(block.subarray(start, end))
      return
    }
    if (start === end) return
    const fault = this.#findFault(block, line)
    if (fault !== null) this.#quarantine(block.subarray(start, end), fault)
    else if (oddFrom < 0) this.#pass(block, start, end)
    else this.#pass(CLEANED_LINE, 0, copyCleaned({ block, ...this.#sorting.form }, line, CLEANED_LINE))
  }

  #findFault(block: Buffer, { start, end, fields, hasControl }: ScannedLine): LineFault | null {
    if (end - start > MAX_LINE_BYTES) return faultOfLine(`is longer than ${String(MAX_LINE_BYTES)} bytes`)
    // NUL bytes are judged first: they can cover the ends of lines, so the number of fields is wrong too.
    const fault = hasControl ? judgeControlBytes(block.subarray(start, end), this.#sorting.form, this.#fields) : null
    if (fault?.column === null || fields === this.#fields.length) return fault
    return faultOfLine(`has ${String(fields)} fields where the header has ${String(this.#fields.length)}`)
  }

  async passOn(): Promise<void> {
    for (const output of this.#sorting.outputs) {
      if (output.isFull) await output.pass()
    }
  }

  #noteUnended(block: Buffer, { start, end, fields }: ScannedLine): void {
    if (start === end) return
    const { separator } = this.#sorting.form
    const lastField = this.#textOf(block.subarray(Math.max(start, block.lastIndexOf(separator, end - 1) + 1), end))
    this.unended = { line: this.#number, fields, lastField }
  }

  #textOf(bytes: Buffer): string {
    return bytes.toString(nodeEncoding(this.#sorting.form.encoding))
  }

  #pass(bytes: Buffer, start: number, end: number): void {
    const placed = this.#sorting.place(bytes, start, end)
    this.lines += 1
    if (placed === null) return
    if (typeof placed === 'number') {
      this.#sorting.outputs[placed]?.add(this.#number, bytes, start, end)
      return
    }
    const bad = this.#badLine(bytes.subarray(start, end), placed)
    if (!placed.foreign) this.#keep(this.unplaced, bad)
    else if (this.foreign.count++ < FOREIGN_SHOWN) this.foreign.first.push(bad)
  }

  /** Names as many declared columns as the first line has fields; false if a line of the file names them. */
  #nameColumns({ fields }: ScannedLine): boolean {
    const { columnsInOrder, onHeader, form } = this.#sorting
    if (columnsInOrder === undefined) return false
    const names = Array.from({ length: fields }, (_, at) => columnsInOrder[at] ?? `column_${String(at)}`)
    this.headerLine = 0
    this.#fields = onHeader(names.join(String.fromCharCode(form.separator)))
    return true
  }

  #takeHeader(line: Buffer): void {
    const text = this.#textOf(line)
    const { headerBegins, onHeader } = this.#sorting
    if (!(headerBegins === undefined ? line.includes(this.#sorting.form.separator) : text.startsWith(headerBegins))) {
      this.#quarantine(line, faultOfLine('is above the header'))
      return
    }
    this.headerLine = this.#number
    this.#fields = onHeader(text)
    // The lines above a header that is known by its beginning are titles, and do not count.
    if (headerBegins !== undefined) this.unplaced.length = 0
  }

  /**
   * A line of a wrong shape goes to the output that it would have with the right shape, as far as that can be known.
   * The lost lines of a torn line may belong to any output.
   */
  #quarantine(line: Buffer, fault: LineFault): void {
    const isPlaced = this.headerLine !== null && fault.isTorn !== true
    const placed = isPlaced ? this.#sorting.place(line, 0, line.length) : null
    if (isPlaced && placed === null) return
    const list = typeof placed === 'number' ? this.bad[placed] : this.unplaced
    this.#keep(list ?? this.unplaced, this.#badLine(line, fault))
  }

  #badLine(line: Buffer, { column, reason, isTorn }: LineFault): BadLine {
    const text = this.#textOf(line.subarray(0, 1000))
    const stray = text.trim() === '' || (text.includes('Warning') && !text.includes(';'))
    const torn = isTorn && { isTorn }
    // A quarantined line has semicolons between its fields, because the mask of persons' numbers needs them.
    const shown = this.#sorting.form.separator === TAB ? text.replaceAll('\t', ';') : text
    return { line: this.#number, stray, ...torn, column, reason, text: removeControls(shown) }
  }

  #keep(list: BadLine[], bad: BadLine): void {
    this.#badCount += 1
    if (this.#badCount > MOST_BAD_LINES) {
      throw new BuildError('CHECK_FAILED', `more than ${String(MOST_BAD_LINES)} lines cannot be read`, {
        hint: 'The source changed its format, or sent something else: look at the file and correct the declaration.',
      })
    }
    list.push(bad)
  }
}

function faultOfLine(reason: string): LineFault {
  return { column: null, reason }
}
