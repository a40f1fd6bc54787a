import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Row } from '../../../schemas/api/endpoint.ts'
import type { RowField } from '../../../schemas/api/row-fields.ts'
import { readValue } from '../rows.ts'
import { describeColumns, type Statement, type Written } from './about.ts'
import { STYLES, writeCell, writeRow, writeText } from './cells.ts'
import { beginSheet, listParts, nameSheetPart, SHEET_END } from './parts.ts'

/** Most rows of a sheet below its headings. */
const ROWS_A_SHEET = 1_048_575
const ABOUT_WIDTHS = [34, 20, 16, 100]
/** A zip must give some time for each entry. With this one, the same answer always has the same bytes. */
const ENTRY = { mtime: new Date(1980, 0, 1), mode: 0o100644, forceDosTimestamp: true }

/** A table for a workbook: columns, rows in pieces, and what to say about it once it is written. */
interface WorkbookTable {
  readonly fields: readonly RowField[]
  readonly rows: AsyncIterable<readonly Row[]>
  readonly about: (written: Written) => readonly Statement[]
}

/**
 * Writes a table as a workbook: a sheet of rows (more where one is full), and a sheet that says what it is, with type, unit
 * and meaning of each column. Cells have types: day, number, text, true or false.
 */
export async function* writeWorkbook(
  { fields, rows: pieces, about }: WorkbookTable,
  rowsASheet = ROWS_A_SHEET,
): AsyncGenerator<Uint8Array> {
  const zip = new Workbook()
  const rows = new RowReader(pieces)
  const written: Written = { rows: 0, texts: 0, cuts: 0 }
  const writing = (async () => {
    do await zip.addSheet(sheetName('rows', zip.sheets), writeRows(fields, rows, written, rowsASheet))
    while (!rows.isDone)
    await zip.addSheet('about', writeAbout(about(written), fields, written))
    zip.end()
  })()
  writing.catch((error: unknown) => {
    zip.fail(error)
  })
  try {
    yield* zip.bytes()
  } finally {
    zip.stop()
    await rows.stop()
  }
}

function sheetName(first: string, sheets: readonly string[]): string {
  return sheets.length === 0 ? first : `${first} ${String(sheets.length + 1)}`
}

/** A zip whose entries are added one after another, each while it is made. */
class Workbook {
  readonly sheets: string[] = []
  readonly #zip = new ZipFile()
  readonly #bytes = new PassThrough()
  #current: Readable | null = null

  constructor() {
    this.#zip.outputStream.pipe(this.#bytes)
    this.#zip.on('error', (error) => {
      this.fail(error)
    })
  }

  /** Resolves when the sheet was read to its end. */
  addSheet(name: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> {
    const path = nameSheetPart(this.sheets.length)
    this.sheets.push(name)
    return new Promise((resolve, reject) => {
      const stream = Readable.from(toBytes(pieces), { objectMode: false })
      this.#current = stream.once('end', resolve).once('error', reject)
      this.#zip.addReadStream(stream, path, ENTRY)
    })
  }

  end(): void {
    for (const { path, text } of listParts(this.sheets)) this.#zip.addBuffer(Buffer.from(text), path, ENTRY)
    this.#zip.end()
  }

  async *bytes(): AsyncGenerator<Uint8Array> {
    for await (const piece of this.#bytes) yield piece as Uint8Array
  }

  fail(error: unknown): void {
    this.#bytes.destroy(error instanceof Error ? error : new Error(String(error)))
  }

  /** Ends the sheet that is being made, if the client has left. */
  stop(): void {
    this.#current?.destroy()
  }
}

async function* toBytes(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece)
}

/** Reads rows piece by piece, so that a sheet takes as many as it holds. */
class RowReader {
  readonly #pieces: AsyncIterator<readonly Row[]>
  #waiting: readonly Row[] = []
  isDone = false

  constructor(pieces: AsyncIterable<readonly Row[]>) {
    this.#pieces = pieces[Symbol.asyncIterator]()
  }

  /** Takes at most this many rows; looks ahead, so that `isDone` is true with the last of them. */
  async take(most: number): Promise<readonly Row[]> {
    const taken = this.#waiting.slice(0, most)
    this.#waiting = this.#waiting.slice(most)
    while (this.#waiting.length === 0 && !this.isDone) {
      const { value, done } = (await this.#pieces.next()) as IteratorResult<readonly Row[], undefined>
      if (done === true) this.isDone = true
      else this.#waiting = value
    }
    return taken
  }

  async stop(): Promise<void> {
    this.isDone = true
    await this.#pieces.return?.()
  }
}

async function* writeRows(
  fields: readonly RowField[],
  rows: RowReader,
  written: Written,
  most: number,
): AsyncGenerator<string> {
  yield beginSheet(fields.map(widthOf), true)
  yield writeRow(
    1,
    fields.map(({ name }) => writeText(name, written, STYLES.heading)),
  )
  let row = 1
  // The first call only looks ahead.
  if (written.rows === 0) await rows.take(0)
  for (let left = most; left > 0 && !rows.isDone;) {
    const taken = await rows.take(left)
    left -= taken.length
    written.rows += taken.length
    yield taken
      .map((each) =>
        writeRow(
          ++row,
          fields.map((field) => writeCell(readValue(each, field.path), field, written)),
        ),
      )
      .join('')
  }
  yield SHEET_END
}

function* writeAbout(said: readonly Statement[], fields: readonly RowField[], written: Written): Generator<string> {
  yield beginSheet(ABOUT_WIDTHS, false)
  const lines = said.map(([name, what]) => [writeText(name, written, STYLES.heading), writeText(what, written)])
  const table = [['Column', 'Type', 'Unit', 'Meaning'], ...describeColumns(fields)].map((cells, at) =>
    cells.map((cell) => writeText(cell, written, at === 0 ? STYLES.heading : STYLES.wrapped)),
  )
  yield [...lines, [], ...table].map((cells, at) => writeRow(at + 1, cells)).join('')
  yield SHEET_END
}

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^DATE$/, 12],
  [/^DECIMAL/, 18],
  [/^(INTEGER|BIGINT|BOOLEAN)$/, 12],
]

function widthOf({ name, shape }: RowField): number {
  const type = 'list' in shape ? '' : (shape.duckdb ?? '')
  const [, width = 24] = WIDTHS.find(([pattern]) => pattern.test(type)) ?? []
  return Math.max(width, Math.min(name.length + 2, 40))
}
