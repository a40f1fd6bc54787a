import { toJson } from '../snapshots/values.ts'
import { ExactNumber } from '../../algorithms/exact-number.ts'
import type { Value } from '../../schemas/api/endpoint.ts'
import type { ChartData } from './page.ts'

/** Writes the data of a picture as a file: the names of the API, and exact values. */
export function writeChartData(
  { columns, rows }: ChartData,
  { id, format }: { readonly id: string; readonly format: 'csv' | 'json' },
  snapshot: string,
) {
  const disposition = `attachment; filename="${id}-${snapshot}.${format}"`
  if (format === 'json') {
    const objects = rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at] ?? null])))
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Disposition': disposition }
    return { text: `${toJson({ snapshot, data: objects })}\n`, type: 'json', headers }
  }
  const lines = [columns, ...rows].map((row) => `${row.map(writeChartCell).join(',')}\r\n`)
  const headers = { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': disposition }
  return { text: lines.join(''), type: 'csv', headers }
}

// A spreadsheet would run a text that begins with one of these as a formula.
const FORMULA_START = /^[=+\-@\p{Cc}]/u

function writeChartCell(value: Value): string {
  if (value === null) return ''
  if (value instanceof ExactNumber || typeof value === 'number') return toJson(value)
  const plain = typeof value === 'string' ? value : toJson(value)
  const text = FORMULA_START.test(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
