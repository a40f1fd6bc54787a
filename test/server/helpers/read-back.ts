import { DataType, type Field, tableFromIPC } from 'apache-arrow'
import { parse } from 'csv-parse/sync'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import { withConnection } from '../../helpers/duckdb.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { exactJson } from './body.ts'

/** A number as its exact text, a text, the word for a boolean, or null. */
type Cell = string | null | readonly unknown[] | { readonly [member: string]: Cell }
/** A row by the names of the columns. */
export type Cells = Readonly<Record<string, Cell>>
/** An element of XML: its text, or its children by name, in order; null where it says that it is nil. */
export type Tree = string | null | readonly (readonly [string, Tree])[]

/** Flattens a row of the JSON as in a table: it joins the keys that lead to a value, and leaves out null. */
export function flat(row: unknown, above = ''): Cells {
  return Object.fromEntries(
    Object.entries(row as object).flatMap(([key, value]: [string, unknown]): [string, Cell][] => {
      if (value === null) return []
      if (typeof value === 'string' || Array.isArray(value)) return [[above + key, value]]
      if (typeof value === 'object') return Object.entries(flat(value, `${above}${key}_`))
      return [[above + key, JSON.stringify(value)]]
    }),
  )
}

/** Turns a value of the JSON into its form in XML. */
export function toTree(value: unknown): Tree {
  if (value === null || typeof value === 'string') return value
  if (typeof value !== 'object') return JSON.stringify(value)
  const children = Array.isArray(value) ? value.map((item: unknown) => ['item', item] as const) : Object.entries(value)
  return children.length === 0 ? '' : children.map(([name, inner]) => [name, toTree(inner)])
}

/** Fails for everything that is not well-formed. */
export function readXml(text: string): Tree {
  const root: [string, Tree][] = []
  const open: { children: [string, Tree][]; text: string; nil: boolean }[] = [{ children: root, text: '', nil: false }]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ attributes }) => {
    open.push({ children: [], text: '', nil: attributes['nil']?.value === 'true' })
  })
  parser.on('text', (more) => {
    const element = open.at(-1)
    if (element) element.text += more
  })
  parser.on('closetag', ({ name }) => {
    const element = open.pop()
    if (element === undefined) throw new Error(`${name} closes nothing`)
    const content = element.children.length > 0 ? element.children : element.text
    open.at(-1)?.children.push([name, element.nil ? null : content])
  })
  parser.write(text).close()
  return root
}

/** Reads the header and rows of CSV with csv-parse. An empty cell without quotes is null. */
export function readCsv(text: string, delimiter = ','): { header: readonly string[]; rows: readonly Cells[] } {
  const [header = [], ...records] = parse(text, {
    record_delimiter: '\r\n',
    delimiter,
    bom: delimiter !== ',',
    columns: false,
    cast: (value, { quoting }) => (value === '' && !quoting ? null : value),
  })
  return { header: header.map(String), rows: records.map((record) => nameCells(header.map(String), record)) }
}

/** Reads the same with DuckDB. */
export async function readCsvWithDuckDb(text: string): Promise<{ header: readonly string[]; rows: readonly Cells[] }> {
  const file = join(await temporaryFolder(), 'answer.csv')
  await writeFile(file, text)
  return withConnection(async (connection) => {
    const reader = await connection.runAndReadAll(
      `FROM read_csv($file, header = true, all_varchar = true, allow_quoted_nulls = false,
         delim = ',', quote = '"', escape = '"', new_line = '\\r\\n')`,
      { file },
    )
    const header = reader.columnNames()
    return { header, rows: reader.getRowsJson().map((record) => nameCells(header, record as (string | null)[])) }
  })
}

function nameCells(header: readonly string[], record: readonly (string | null)[]): Cells {
  return Object.fromEntries(header.flatMap((name, at) => (record[at] == null ? [] : [[name, record[at]]])))
}

/** Takes the guard for spreadsheets off the cells of CSV, and reads lists from their JSON. */
export function withoutGuard(cells: Cells, expected: Cells): Cells {
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]): [string, Cell] => {
      if (typeof cell !== 'string') return [name, cell]
      if (Array.isArray(expected[name])) return [name, exactJson(cell) as unknown[]]
      return [name, cell.replace(/^'(?=[=+\-@\p{Cc}])/u, '')]
    }),
  )
}

/** Reads the columns, with their types, and the rows of an Arrow stream. */
export function readArrow(bytes: Uint8Array): {
  header: readonly string[]
  types: Readonly<Record<string, string>>
  rows: readonly Cells[]
} {
  const table = tableFromIPC(bytes)
  const { fields } = table.schema
  const columns = fields.map(({ type }, at) => [...(table.getChildAt(at) ?? [])].map((value) => toCell(type, value)))
  return {
    header: fields.map(({ name }) => name),
    types: Object.fromEntries(fields.map(({ name, type }) => [name, String(type)])),
    rows: Array.from({ length: table.numRows }, (_none, row) =>
      Object.fromEntries(
        fields.flatMap(({ name }, at): [string, Cell][] => {
          const cell = columns[at]?.[row] ?? null
          return cell === null ? [] : [[name, cell]]
        }),
      ),
    ),
  }
}

function toCell(type: unknown, value: unknown): Cell {
  if (value === null) return null
  if (DataType.isDecimal(type)) return decimalText(value as Uint32Array, type.scale)
  if (DataType.isDate(type)) return new Date(value as number).toISOString().slice(0, 10)
  if (DataType.isList(type)) return [...(value as Iterable<unknown>)].map((item) => toCell(type.valueType, item))
  if (DataType.isStruct(type)) {
    const struct = value as Readonly<Record<string, unknown>>
    return Object.fromEntries(
      (type.children as readonly Field[]).map((each) => [each.name, toCell(each.type, struct[each.name])]),
    )
  }
  if (typeof value === 'string') return value
  return (value as number | bigint | boolean).toString()
}

/** 128 bits, the lowest word first, two's complement. */
function decimalText(words: Uint32Array, scale: number): string {
  const unsigned = words.reduceRight((sum, word) => (sum << 32n) + BigInt(word), 0n)
  const units = BigInt.asIntN(128, unsigned)
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  return `${units < 0n ? '-' : ''}${whole}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`
}
