import type { Value } from '../../../schemas/api/endpoint.ts'
import type { RowField } from '../../../schemas/api/row-fields.ts'
import { ExactNumber } from '../../../schemas/core/exact-number.ts'
import { toJson } from '../../snapshots/values.ts'

/** Places of the styles in `styles.xml`. */
export const STYLES = { plain: 0, day: 1, cents: 2, heading: 3, wrapped: 4 } as const

/** Digits of a number that a spreadsheet keeps. */
const KEPT_DIGITS = 15
const LONGEST_TEXT = 32_767
const CUT = ' … (cut: ask for JSON)'
/** From this day on all spreadsheets count alike: one of them has a 29 February 1900, which never was. */
const FIRST_DAY = '1900-03-01'
const MS_A_DAY = 86_400_000

/** Counts the cells that do not hold their value exactly. */
export interface CellCounts {
  /** Numbers with more digits than a spreadsheet keeps: they are texts. */
  texts: number
  /** Texts that are longer than a cell may be. */
  cuts: number
}

/** Writes a value as a cell of its column, without its address; nothing for an absent one. */
export function writeCell(value: Value, { shape }: Pick<RowField, 'shape'>, counts: CellCounts): string {
  if (value === null || value === '') return ''
  const type = 'list' in shape ? null : shape.duckdb
  if (typeof value === 'boolean') return `<c t="b"><v>${value ? '1' : '0'}</v></c>`
  if (value instanceof ExactNumber) return writeNumber(value.text, type, counts)
  if (typeof value === 'number') return writeNumber(String(value), type, counts)
  if (typeof value === 'string') return type === 'DATE' ? writeDay(value, counts) : writeText(value, counts)
  return writeText(toJson(value), counts)
}

function writeNumber(text: string, type: string | null, counts: CellCounts): string {
  if (countDigits(text) <= KEPT_DIGITS)
    return `<c${type?.endsWith(',2)') === true ? ` s="${String(STYLES.cents)}"` : ''}><v>${text}</v></c>`
  counts.texts += 1
  return writeText(text, counts)
}

function writeDay(day: string, counts: CellCounts): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < FIRST_DAY) return writeText(day, counts)
  return `<c s="${String(STYLES.day)}"><v>${String(countDays(day))}</v></c>`
}

/** Writes a text as a cell, without its address. It is never a formula, whatever it begins with. */
export function writeText(text: string, counts: CellCounts, style: number = STYLES.plain): string {
  const isLong = text.length > LONGEST_TEXT
  if (isLong) counts.cuts += 1
  const whole = isLong ? text.slice(0, LONGEST_TEXT - CUT.length).replace(/[\uD800-\uDBFF]$/, '') + CUT : text
  return `<c t="inlineStr"${style === STYLES.plain ? '' : ` s="${String(style)}"`}><is><t xml:space="preserve">${escapeText(whole)}</t></is></c>`
}

/** Writes a row, counted from 1, and gives each cell its address: some readers need it. */
export function writeRow(row: number, cells: readonly string[]): string {
  const written = cells.map((cell, at) => (cell === '' ? '' : `<c r="${nameColumn(at)}${String(row)}"${cell.slice(2)}`))
  return `<row r="${String(row)}">${written.join('')}</row>`
}

const LETTERS = 26

/** Names a column, counted from 0: A, B, …, Z, AA. */
function nameColumn(at: number): string {
  const last = String.fromCharCode(65 + (at % LETTERS))
  return at < LETTERS ? last : nameColumn(Math.floor(at / LETTERS) - 1) + last
}

/**
 * Counts the significant digits of a number as it is written: zeros at its end count, those at its beginning do not.
 */
function countDigits(text: string): number {
  const digits = text.replace(/[-.]/g, '').replace(/^0+/, '')
  // A spreadsheet drops zeros at the end of a fraction without a loss.
  return text.includes('.') ? digits.replace(/0+$/, '').length : digits.length
}

/** Counts the days since 30 December 1899, as spreadsheets do. */
function countDays(day: string): number {
  return (Date.parse(day) - Date.parse('1899-12-30')) / MS_A_DAY
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** XML has no control characters: they, and texts that look like their code, are written as `_x0001_`. */
function escapeText(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, writeCode)
    .replace(/\r/g, '_x000D_')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
}

function writeCode(sign: string): string {
  return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}
