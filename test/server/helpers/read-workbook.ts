import readWorkbook from 'read-excel-file/node'
import type { RowField } from '../../../schemas/api/row-fields.ts'
import { exactJson } from './body.ts'
import type { Cells } from './read-back.ts'

/** A cell of a workbook, as another program reads it. */
export type SheetCell = string | number | boolean | Date | null

/** A cell, or the list that it has as JSON. */
type ReadCell = SheetCell | readonly unknown[]

/** Reads the sheets of a workbook by their names, each a list of rows. */
export async function readSheets(bytes: Uint8Array): Promise<Readonly<Record<string, readonly SheetCell[][]>>> {
  const sheets = await readWorkbook(Buffer.from(bytes), { trim: false })
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data as SheetCell[][]]))
}

/** A spreadsheet keeps this many significant digits. */
const KEPT_DIGITS = 15

/** Makes the cells that a flat row of the JSON must have in a workbook. A text that is empty has no cell. */
export function toSheetRow(row: Cells, fields: readonly RowField[]): ReadCell[] {
  return fields.map(({ name, shape }) => {
    const value = row[name]
    if (value === undefined || value === null || value === '') return null
    if (typeof value !== 'string') return value as readonly unknown[]
    if ('list' in shape || shape.duckdb === 'VARCHAR') return value
    if (shape.duckdb === 'DATE') return value >= '1900-03-01' ? new Date(`${value}T00:00:00Z`) : value
    if (shape.duckdb === 'BOOLEAN') return value === 'true'
    return value.replace(/\D/g, '').replace(/^0+/, '').length <= KEPT_DIGITS ? Number(value) : toNumberOrText(value)
  })
}

/** Puts each cell in the place of its column, and makes of JSON the list that it was. */
export function readSheetRow(row: readonly SheetCell[], fields: readonly RowField[]): ReadCell[] {
  return fields.map(({ shape }, at) => {
    const cell = row[at] ?? null
    return 'list' in shape && typeof cell === 'string' ? (exactJson(cell) as readonly unknown[]) : cell
  })
}

/** Zeros at the end of a fraction are no digits that could be lost. */
function toNumberOrText(value: string): number | string {
  const short = value.includes('.') ? value.replace(/0+$/, '') : value
  return short.replace(/\D/g, '').replace(/^0+/, '').length <= KEPT_DIGITS ? Number(value) : value
}
