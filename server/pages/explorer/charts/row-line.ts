import type { Row } from '../../../../schemas/api/endpoint.ts'
import type { Html } from '../../kit/jsx-runtime.ts'
import { readDecimal, readText } from '../answers.ts'
import type { Figures } from '../../kit/figures.ts'
import { cutRuns, drawLine, type LinePoint, type WriteTick } from './line.tsx'

/** The columns of rows that a line shows. */
export interface RowLine {
  readonly label: string
  /** The column of the day or month. */
  readonly period: string
  readonly value: string
  /** The columns of the ends of a band. */
  readonly band?: readonly [low: string, high: string]
  /** The longest time, in milliseconds, between two periods that follow each other. */
  readonly longestGap: number
  readonly writePeriod: (period: string) => string
  /** Writes a figure of the axis; without it, as a plain number. */
  readonly writeTick?: WriteTick
}

/** Draws a column of rows, which come oldest first. Null where none has a value. */
export function drawRowLine(figures: Figures, rows: readonly Row[], column: RowLine): Html | null {
  const points = rows.flatMap((row) => makePoint(figures, row, column))
  const [first, last] = [rows[0], rows.at(-1)]
  if (points.length === 0 || first === undefined || last === undefined) return null
  return drawLine({
    label: column.label,
    runs: cutRuns(points, column.longestGap),
    writeTick: column.writeTick ?? ((value) => figures.number(String(Number(value.toFixed(8))))),
    first: column.writePeriod(readText(first, column.period)),
    last: column.writePeriod(readText(last, column.period)),
    kind: 'c-accent',
  })
}

function makePoint(figures: Figures, row: Row, { period, value: name, band, writePeriod }: RowLine): LinePoint[] {
  const value = readDecimal(row, name)
  if (value === null) return []
  const at = readText(row, period)
  const title = `${writePeriod(at)}: ${figures.number(value)}`
  const point = { at: Date.parse(at), value: Number(value), title }
  if (band === undefined) return [point]
  const [low = value, high = value] = band.map((end) => readDecimal(row, end) ?? value)
  const ends = { low: Number(low), high: Number(high) }
  return [{ ...point, ...ends, title: `${title} (${figures.number(low)} – ${figures.number(high)})` }]
}
