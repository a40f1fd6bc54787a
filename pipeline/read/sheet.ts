import type { CellObject, WorkSheet } from '@e965/xlsx'
import { readFile } from 'node:fs/promises'
import { BuildError } from '../../schemas/core/error.ts'

/**
 * Reads the first sheet of a workbook as lines with semicolons, numbered like its rows: a header, then rows until one
 * does not begin with a number. The notes below are not data. Cells have their stored values, never the formatted
 * ones: the same day is 1/1/01 in one edition and 01/01/2001 in the next.
 */
export async function* readSheetLines(path: string, name: string): AsyncGenerator<Buffer> {
  const [header, ...rows] = await readRows(await readFile(path), name)
  const end = rows.findIndex((row) => row?.[0]?.t !== 'n')
  const lines = [header, ...(end < 0 ? rows : rows.slice(0, end))].map((row, at) => printRow(row, at + 1, name))
  yield Buffer.from(lines.map((line) => `${line}\n`).join(''), 'latin1')
}

/** Every workbook of this kind begins so (.xls, a compound file). */
const WORKBOOK = Buffer.from('d0cf11e0a1b11ae1', 'hex')

type SheetRow = readonly (CellObject | undefined)[] | null | undefined

async function readRows(bytes: Buffer, name: string): Promise<SheetRow[]> {
  // The library takes any other file for a text.
  if (!bytes.subarray(0, 8).equals(WORKBOOK)) throw notWorkbook(name, 'it begins differently')
  // This import is dynamic: most nights have no workbook.
  const { read } = await import('@e965/xlsx')
  try {
    const { SheetNames, Sheets } = read(bytes, { dense: true, cellFormula: false, cellHTML: false, cellText: false })
    const sheet: WorkSheet | undefined = Sheets[SheetNames[0] ?? '']
    return Array.from((sheet?.['!data'] ?? []) as SheetRow[])
  } catch (error) {
    // The library's own message is about its code.
    throw notWorkbook(name, 'it begins like one, but cannot be read to its end', error)
  }
}

function notWorkbook(name: string, why: string, cause?: unknown): BuildError {
  return new BuildError('SOURCE_DAMAGED', `${name} is not a workbook: ${why}`, {
    hint: 'The portal may have sent a part of it, or a web page instead: fetch it again later.',
    cause,
  })
}

/** Texts, numbers, and cells with nothing but a format. */
const READ_CELLS: ReadonlySet<string> = new Set(['s', 'n', 'z'])

function printRow(row: SheetRow, number: number, name: string): string {
  const cells = Array.from(row ?? [], (cell) => String(cell?.v ?? ''))
  const line = cells.join(';')
  // An error cell has a number that is not a value, and a true or false cell has no meaning here.
  const other = row?.find((cell) => cell !== undefined && !READ_CELLS.has(cell.t))
  if (other !== undefined) {
    throw new BuildError('SOURCE_DRIFT', `${name} row ${String(number)}: a cell is neither a text nor a number`, {
      hint: 'It has an error, or is true or false: look at the workbook, and extend pipeline/read/sheet.ts.',
    })
  }
  const odd = cells.find((cell) => cell.includes(';') || /[\n\r]|[^\u0000-\u00ff]/.test(cell))
  if (odd === undefined) return line
  throw new BuildError('SOURCE_DRIFT', `${name} row ${String(number)}: ${JSON.stringify(odd.slice(0, 80))}`, {
    hint: 'A cell has a semicolon, a line break or a letter outside ISO-8859-1: extend pipeline/read/sheet.ts.',
  })
}
