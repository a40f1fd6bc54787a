import { promisify } from 'node:util'
import { deflateRaw, inflateRawSync, type ZlibOptions } from 'node:zlib'
import type { TextLookUp } from '../../schemas/api/dataset-api.ts'
import type { Row } from '../../schemas/api/endpoint.ts'
import type { Month } from '../../schemas/core/month.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'
import { ROW_SEPARATOR, VALUE_SEPARATOR } from '../../schemas/core/value-text.ts'
import { copyBuffer } from '../system/buffer-copy.ts'
import { countTexts } from './native-memory.ts'

/** Classes that one query reads: the texts of all would take the memory of every other query. */
const CLASSES_A_QUERY = 500
/** Bytes that are compressed together: fewer pack worse, and more take longer to unpack for one class. */
const BYTES_A_BLOCK = 16 * 1024
/** Queries read the rows of a class with a longer text, because they make rows a piece at a time. */
const LONGEST_TEXT = 256 * 1024

type ClassText = Row & { readonly cnpj: string; readonly text: string }

/** Place of a text in the compressed block that it shares with others, in bytes. */
interface PlacedText {
  readonly block: Buffer
  readonly from: number
  readonly to: number
}

/** Reads the texts of a look-up. `wrap` writes each query around the SQL that finds the rows of all classes. */
export type ReadTexts = (
  wrap: (rows: string) => string,
  range?: { readonly first: string; readonly last: string },
) => Promise<Row[]>

const compress = (bytes: Buffer, options: ZlibOptions) => promisify(deflateRaw)(bytes, options)

/**
 * Keeps the rows of one look-up of a month, of all classes, as compressed texts in memory: a full month of lines takes
 * 30 MB. To unpack those of one class takes a tenth of the time that a query takes to find them.
 */
export class TextCache {
  readonly #columns: readonly string[]
  readonly #month: Month | null
  /** Null for a class whose text is too long. */
  readonly #byCnpj = new Map<string, PlacedText | null>()

  private constructor(columns: readonly string[], month: Month | null) {
    this.#columns = columns
    this.#month = month
  }

  static async read({ columns }: TextLookUp, month: Month | null, readTexts: ReadTexts): Promise<TextCache> {
    const kept = new TextCache(columns, month)
    const classes = (await readTexts((rows) => `SELECT DISTINCT cnpj FROM (${rows}) ORDER BY cnpj`)).map(
      ({ cnpj }) => cnpj as string,
    )
    const write = (rows: string) => writeTexts(rows, columns)
    for (let at = 0; at < classes.length; at += CLASSES_A_QUERY) {
      const some = classes.slice(at, at + CLASSES_A_QUERY)
      const range = { first: some[0] ?? '', last: some.at(-1) ?? '' }
      await kept.#keep((await readTexts(write, range)) as ClassText[])
    }
    return kept
  }

  /** Finds the rows of a class; null where they are not kept. */
  find(cnpj: string, months: readonly Month[]): Row[] | null {
    if (months.length !== 1 || months[0] !== this.#month) return null
    const placed = this.#byCnpj.get(cnpj)
    if (placed === undefined) return []
    if (placed === null) return null
    const text = inflateRawSync(placed.block).toString('utf8', placed.from, placed.to)
    return text.split(ROW_SEPARATOR).map((row) => this.#readRow(cnpj, row))
  }

  /** The last column can have separators of its own. */
  #readRow(cnpj: string, text: string): Row {
    const row: Record<string, string> = { cnpj }
    const last = this.#columns.length - 1
    let from = 0
    for (const [at, column] of this.#columns.entries()) {
      const end = at === last ? text.length : text.indexOf(VALUE_SEPARATOR, from)
      row[column] = text.slice(from, end)
      from = end + 1
    }
    return row
  }

  async #keep(texts: readonly ClassText[]): Promise<void> {
    let together: { cnpj: string; bytes: Buffer }[] = []
    let length = 0
    const end = async () => {
      const block = copyBuffer(await compress(Buffer.concat(together.map(({ bytes }) => bytes)), { level: 1 }))
      let from = 0
      for (const { cnpj, bytes } of together) this.#byCnpj.set(cnpj, { block, from, to: (from += bytes.length) })
      ;[together, length] = [[], 0]
    }
    for (const { cnpj, text } of texts) {
      const bytes = Buffer.from(text)
      countTexts(bytes.length)
      if (bytes.length > LONGEST_TEXT) {
        this.#byCnpj.set(cnpj, null)
        continue
      }
      together.push({ cnpj, bytes })
      length += bytes.length
      if (length >= BYTES_A_BLOCK) await end()
    }
    await end()
  }
}

/** Writes the query for the texts of a range of classes. */
function writeTexts(rows: string, columns: readonly string[]): string {
  const row = columns.map(identifier).join(`, ${literal(VALUE_SEPARATOR)}, `)
  return `SELECT cnpj, string_agg(concat(${row}), ${literal(ROW_SEPARATOR)}) AS text
    FROM (${rows}) WHERE cnpj BETWEEN $first AND $last GROUP BY cnpj ORDER BY cnpj`
}
