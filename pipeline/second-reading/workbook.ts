import { readFile } from 'node:fs/promises'
import { readStream } from './compound-file.ts'
import { Unreadable } from './unreadable-file.ts'

/** Types of the records that hold sheets, texts and cells in a workbook of Excel 97 to 2003. */
const SHEET = 0x85
const TEXTS = 0xfc
const CONTINUED = 0x3c
const END = 0x0a
const TEXT_CELL = 0xfd
/** A cell that contains its text itself, as some programs write it. */
const OWN_TEXT_CELL = 0x204
const FORMULA_CELL = 0x06
const NUMBER_CELL = 0x203
const SHORT_NUMBER_CELL = 0x27e
const SHORT_NUMBER_CELLS = 0xbd

interface WorkbookRecord {
  readonly type: number
  readonly bytes: Buffer
  /** Records that continue this one if it did not fit. */
  readonly more: readonly Buffer[]
}

/**
 * Reads the first sheet of a workbook as lines with semicolons, in UTF-8: the header, and the rows below it that begin
 * with a number. The rows after these are notes.
 */
export async function* readWorkbookLines(path: string): AsyncGenerator<Buffer> {
  const stream = readStream(await readFile(path), ['Workbook'])
  const globals = listRecords(stream, 0)
  const [sheet, shared] = [SHEET, TEXTS].map((type) => globals.find((record) => record.type === type))
  if (sheet === undefined) throw new Unreadable('the workbook has no sheet')
  const rows = readCells(
    listRecords(stream, sheet.bytes.readUInt32LE(0)),
    shared === undefined ? [] : readTexts(shared),
  )
  const width = rows.get(0)?.length ?? 0
  const lines: string[] = []
  for (let row = 0; row === 0 || typeof rows.get(row)?.[0] === 'number'; row++) {
    const cells = rows.get(row) ?? []
    lines.push(Array.from({ length: width }, (_each, at) => String(cells[at] ?? '')).join(';'))
  }
  yield Buffer.from(`${lines.join('\n')}\n`, 'utf8')
}

/** Lists the records from a position to the end of their part. */
function listRecords(stream: Buffer, start: number): WorkbookRecord[] {
  const records: (WorkbookRecord & { more: Buffer[] })[] = []
  for (let at = start; at + 4 <= stream.length;) {
    const [type, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)]
    const bytes = stream.subarray(at + 4, at + 4 + length)
    if (type === END) break
    if (type === CONTINUED) records.at(-1)?.more.push(bytes)
    else records.push({ type, bytes, more: [] })
    at += 4 + length
  }
  return records
}

type Cells = Map<number, (string | number)[]>

function readCells(records: readonly WorkbookRecord[], texts: readonly string[]): Cells {
  const rows: Cells = new Map()
  const put = (row: number, column: number, value: string | number) => {
    const cells = rows.get(row) ?? []
    cells[column] = value
    rows.set(row, cells)
  }
  for (const { type, bytes } of records) {
    if (type === TEXT_CELL) put(...readPlace(bytes), texts[bytes.readUInt32LE(6)] ?? '')
    else if (type === OWN_TEXT_CELL) put(...readPlace(bytes), new TextReader([bytes.subarray(6)]).readText())
    else if (type === NUMBER_CELL || (type === FORMULA_CELL && hasNumber(bytes)))
      put(...readPlace(bytes), bytes.readDoubleLE(6))
    else if (type === SHORT_NUMBER_CELL) put(...readPlace(bytes), readShortNumber(bytes, 6))
    else if (type === SHORT_NUMBER_CELLS) {
      const [row, column] = readPlace(bytes)
      for (let at = 4; at + 6 <= bytes.length - 2; at += 6)
        put(row, column + (at - 4) / 6, readShortNumber(bytes, at + 2))
    }
  }
  return rows
}

function readPlace(bytes: Buffer): [row: number, column: number] {
  return [bytes.readUInt16LE(0), bytes.readUInt16LE(2)]
}

/** The result of a formula is a number unless its last two bytes are set. */
function hasNumber(formula: Buffer): boolean {
  return formula.readUInt16LE(12) !== 0xffff
}

/** Reads a number in four bytes: a whole number, or the upper half of a floating-point one, perhaps times a hundred. */
function readShortNumber(bytes: Buffer, at: number): number {
  const packed = bytes.readUInt32LE(at)
  const upper = Buffer.alloc(8)
  upper.writeUInt32LE((packed & 0xfffffffc) >>> 0, 4)
  const value = (packed & 2) === 0 ? upper.readDoubleLE(0) : bytes.readInt32LE(at) >> 2
  return (packed & 1) === 0 ? value : value / 100
}

/** Reads the texts of all cells, each once. */
function readTexts({ bytes, more }: WorkbookRecord): string[] {
  const reader = new TextReader([bytes, ...more])
  const count = bytes.readUInt32LE(4)
  reader.skip(8)
  return Array.from({ length: count }, () => reader.readText())
}

/** Reads texts that can begin in one record and end in the next, perhaps in letters of another width. */
class TextReader {
  readonly #pieces: readonly Buffer[]
  #piece = 0
  #at = 0

  constructor(pieces: readonly Buffer[]) {
    this.#pieces = pieces
  }

  skip(bytes: number): void {
    for (let left = bytes; left > 0; left--) this.#byte()
  }

  readText(): string {
    const length = this.#short()
    const flags = this.#byte()
    const runs = (flags & 8) === 0 ? 0 : this.#short()
    const extraBytes = (flags & 4) === 0 ? 0 : this.#short() + 65_536 * this.#short()
    let isWide = (flags & 1) !== 0
    let text = ''
    while (text.length < length) {
      // A continued record begins with the width of its letters.
      if (this.#atEnd()) isWide = (this.#byte() & 1) !== 0
      text += String.fromCharCode(isWide ? this.#short() : this.#byte())
    }
    this.skip(4 * runs + extraBytes)
    return text
  }

  #atEnd(): boolean {
    return this.#at >= (this.#pieces[this.#piece]?.length ?? 0)
  }

  #short(): number {
    return this.#byte() + 256 * this.#byte()
  }

  #byte(): number {
    if (this.#atEnd()) {
      this.#piece += 1
      this.#at = 0
    }
    const byte = this.#pieces[this.#piece]?.[this.#at++]
    if (byte === undefined) throw new Unreadable('a text of the workbook does not end')
    return byte
  }
}
