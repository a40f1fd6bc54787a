import { BuildError } from '../../schemas/core/error.ts'
import { isFigure, type Member, type RecordLayout } from '../../schemas/core/source.ts'
import { judgeNul, type LineFault, NUL, removeControls } from './control-bytes.ts'
import { type BadLine, FOREIGN_SHOWN, type NumberedLines, type PlaceLine, type SortedLines } from './number-lines.ts'
import { NumberedOutput } from './numbered-output.ts'
import { cleanedByte, NEWLINE, RETURN, SPACE } from './scan-lines.ts'
import { TAB } from './separator.ts'

const POINT = 46
const ZERO = 48
const NINE = 57

interface CutContext {
  readonly member: Member
  readonly memberFile: string
  readonly outputs: readonly NumberedOutput[]
  /** Chooses the output of a record, by its bytes as filed. */
  readonly place: PlaceLine
}

/**
 * Cuts each record of a fixed-width file into trimmed fields with decimal points, and writes its number in front. A
 * record of a wrong length, type or order, or a trailer with another count, refuses the file: it is not whole or of
 * another kind. The error names the line.
 */
export async function cutRecords(chunks: AsyncIterable<Buffer>, cutting: CutContext): Promise<SortedLines> {
  const cutter = new RecordCutter(cutting)
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const block = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    cutter.nulAt = block.indexOf(NUL)
    let start = 0
    for (let end = block.indexOf(NEWLINE); end >= 0; end = block.indexOf(NEWLINE, start)) {
      const full = cutter.take(block, start, block[end - 1] === RETURN ? end - 1 : end)
      if (full !== null) await full.pass()
      start = end + 1
    }
    rest = block.subarray(start)
    cutter.refuseEndless(rest)
  }
  // The trailer shows that the file is whole, with or without a line end after it.
  if (rest.length > 0) cutter.take(rest, 0, rest.length)
  cutter.refuseUnended()
  for (const output of cutting.outputs) await output.end()
  return cutter
}

const PIECE_BYTES = 2 << 20

/** Does the same if all records go to one output. */
export async function numberRecords(
  chunks: AsyncIterable<Buffer>,
  {
    member,
    memberFile,
    write,
  }: Pick<CutContext, 'member' | 'memberFile'> & { write: (bytes: Buffer) => Promise<void> },
): Promise<NumberedLines> {
  const outputs = [new NumberedOutput(write, PIECE_BYTES, TAB)]
  const { headerLine, lines, bad } = await cutRecords(chunks, { member, memberFile, outputs, place: () => 0 })
  return { headerLine, lines: outputs[0]?.lines ?? lines, bad: bad.flat(), unended: null }
}

interface CutField {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly decimals: number
  readonly isFigure: boolean
  readonly mayBeBlank: boolean
}

class RecordCutter implements SortedLines {
  readonly headerLine = 1
  lines = 0
  readonly bad: readonly BadLine[][]
  readonly unplaced: BadLine[] = []
  readonly foreign = { first: [] as BadLine[], count: 0 }
  /** The trailer shows the end of the file. */
  readonly unended = null
  readonly #cutting: CutContext
  readonly #layout: RecordLayout
  readonly #data: Buffer
  readonly #fields: readonly CutField[]
  readonly #cut: Buffer
  /** Position of the first NUL in the block that is being cut; -1 if there is none, as in every sound file. */
  nulAt = -1
  #number = 0
  #ended = false

  constructor(cutting: CutContext) {
    const { member, outputs } = cutting
    if (member.records === undefined) throw new Error(`${member.id} does not declare the layout of its records`)
    this.#cutting = cutting
    this.#layout = member.records
    this.#data = Buffer.from(this.#layout.data, 'latin1')
    this.#fields = Object.entries(member.fields).map(([name, { kind, at, decimals = 0, mayBeBlank = false }]) => {
      if (at === undefined) throw new Error(`field ${name} of ${member.id} has no position`)
      return { name, from: at[0] - 1, to: at[1], decimals, isFigure: isFigure(kind), mayBeBlank }
    })
    this.#cut = Buffer.allocUnsafe(this.#layout.bytes + 2 * this.#fields.length)
    this.bad = outputs.map(() => [])
  }

  /** Takes the next line of the file; returns an output if this line filled it. */
  take(block: Buffer, start: number, end: number): NumberedOutput | null {
    const { bytes, header } = this.#layout
    this.#number += 1
    if (end - start !== bytes) throw this.#fault(`has ${String(end - start)} bytes, a record has ${String(bytes)}`)
    if (this.#ended) throw this.#fault('is after the trailer')
    if (this.#number > 1 && this.#isData(block, start)) return this.#pass(block, start, end)
    const text = block.toString('latin1', start, end)
    if (this.#number > 1) this.#takeTrailer(text)
    else if (!text.startsWith(header)) {
      throw this.#fault(`is not a header: it begins ${JSON.stringify(text.slice(0, 20))} and not ${header}`)
    }
    return null
  }

  /** Bytes without a line end may be anything, of any length. */
  refuseEndless(rest: Buffer): void {
    if (rest.length <= this.#layout.bytes + 1) return
    this.#number += 1
    throw this.#fault(`is longer than the ${String(this.#layout.bytes)} bytes of a record`)
  }

  refuseUnended(): void {
    if (!this.#ended) throw this.#fault('is the last line and not a trailer: the file was cut')
  }

  #isData(block: Buffer, start: number): boolean {
    for (let at = 0; at < this.#data.length; at++) if (block[start + at] !== this.#data[at]) return false
    return true
  }

  #takeTrailer(text: string): void {
    const { trailer, count } = this.#layout
    if (!text.startsWith(trailer))
      throw this.#fault(`has an unknown type: it begins ${JSON.stringify(text.slice(0, 20))}`)
    const counted = text.slice(count[0] - 1, count[1])
    if (!/^\d+$/.test(counted) || Number(counted) !== this.#number) {
      throw this.#fault(`is a trailer that counts ${counted} records, but there are ${String(this.#number)}`)
    }
    this.#ended = true
  }

  #pass(block: Buffer, start: number, end: number): NumberedOutput | null {
    const { outputs, place } = this.#cutting
    const placed = place(block, start, end)
    this.lines += 1
    if (placed === null) return null
    if (typeof placed === 'number') {
      const output = outputs[placed]
      const cut = this.#findNul(block, start, end) ?? this.#cutFields(block, start)
      if (typeof cut === 'number') output?.add(this.#number, this.#cut, 0, cut)
      else this.bad[placed]?.push(this.#badRecord(cut, block.toString('latin1', start, end)))
      return output?.isFull === true ? output : null
    }
    const { foreign } = placed
    const bad = this.#badRecord(placed, block.toString('latin1', start, end))
    if (!foreign) this.unplaced.push(bad)
    else if (this.foreign.count++ < FOREIGN_SHOWN) this.foreign.first.push(bad)
    return null
  }

  #badRecord({ column, reason, isTorn }: LineFault, text: string): BadLine {
    const torn = isTorn && { isTorn }
    return { line: this.#number, stray: false, ...torn, column, reason, text: removeControls(text) }
  }

  #findNul(block: Buffer, start: number, end: number): LineFault | null {
    if (this.nulAt < 0 || this.nulAt >= end) return null
    const record = block.subarray(start, end)
    return record.includes(NUL) ? judgeNul(record) : null
  }

  /** Writes the fields of a record into `#cut`; returns their length in bytes, or the figure that cannot be read. */
  #cutFields(block: Buffer, start: number): number | LineFault {
    const cut = this.#cut
    let at = 0
    for (const field of this.#fields) {
      if (at > 0) cut[at++] = TAB
      let first = start + field.from
      let end = start + field.to
      while (end > first && block[end - 1] === SPACE) end -= 1
      while (first < end && block[first] === SPACE) first += 1
      // A figure fills its field: if it is shorter, the place of its decimals is unknown.
      const isShort = field.isFigure && end - first < field.to - field.from
      if (isShort && !(field.mayBeBlank && end === first)) return faultOfField(field)
      at = field.isFigure ? cutFigure(block, first, end, field.decimals, cut, at) : cutText(block, first, end, cut, at)
      if (at < 0) return faultOfField(field)
    }
    return at
  }

  #fault(what: string): BuildError {
    const { memberFile } = this.#cutting
    return new BuildError('SOURCE_DAMAGED', `${memberFile} line ${String(this.#number)} ${what}`, {
      hint: 'The portal may be half-way through writing the file: fetch it again later. If its records changed, correct the declaration.',
    })
  }
}

function faultOfField({ name }: CutField): LineFault {
  return { column: name, reason: 'cannot be read' }
}

/** Copies a text without its control bytes; returns the position of the next byte. */
function cutText(block: Buffer, first: number, end: number, cut: Buffer, offset: number): number {
  let at = offset
  for (let each = first; each < end; each++) {
    const byte = cleanedByte(block[each] ?? 0)
    if (byte !== null) cut[at++] = byte
  }
  return at
}

/** Copies a figure and adds its point; returns the position of the next byte, or -1 if a byte is not a digit. */
function cutFigure(block: Buffer, first: number, end: number, decimals: number, cut: Buffer, offset: number): number {
  let at = offset
  const point = end - decimals
  // Leading zeros are half of the bytes, and DuckDB is faster with short texts.
  let each = first
  while (each < point - 1 && block[each] === ZERO) each += 1
  for (; each < end; each++) {
    const byte = block[each] ?? 0
    if (byte < ZERO || byte > NINE) return -1
    if (each === point) cut[at++] = POINT
    cut[at++] = byte
  }
  return at
}
