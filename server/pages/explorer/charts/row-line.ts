import type { Html } from '../../kit/jsx-runtime.ts'
import type { AnsweredNumber } from '../answers.gen.ts'
import { toDecimal } from '../answers.ts'
import { trimZeros, type Figures } from '../../kit/figures.ts'
import { cutRuns, drawLine, type LineMark, type LinePoint, type WriteTick } from './line.tsx'

/** Values and labels of a line, by row. */
export interface RowLine<R> {
  readonly label: string
  /** Reads the day or month of a row. */
  readonly period: (row: R) => string
  readonly value: (row: R) => AnsweredNumber | null
  /** Reads the ends of a band. */
  readonly band?: (row: R) => readonly [low: AnsweredNumber | null, high: AnsweredNumber | null]
  /** Longest time between two neighbouring periods, in milliseconds. */
  readonly longestGap: number
  readonly writePeriod: (period: string) => string
  /** Unit of the figures. */
  readonly unit?: string
  /** Says what happened to the series at a row, such as a split; null where nothing did. */
  readonly mark?: (row: R, before: R) => string | null
  /** Writes the last value, in place of its plain number. */
  readonly writeLast?: (value: string) => string
  /** Writes a figure of the axis; without it, as a plain number. */
  readonly writeTick?: WriteTick
}

/** Draws a figure of rows, which come oldest first. Null where none has a value. */
export function drawRowLine<R>(figures: Figures, rows: readonly R[], line: RowLine<R>): Html | null {
  const points = rows.flatMap((row) => makePoint(figures, row, line))
  // The ends of the axis are those of what is drawn.
  const drawn = rows.filter((row) => line.value(row) !== null)
  const [first, last] = [drawn[0], drawn.at(-1)]
  if (points.length === 0 || first === undefined || last === undefined) return null
  return drawLine({
    label: line.label,
    runs: cutRuns(points, line.longestGap),
    writeTick: line.writeTick ?? ((value) => figures.number(String(Number(value.toFixed(8))))),
    first: line.writePeriod(line.period(first)),
    last: first === last ? '' : line.writePeriod(line.period(last)),
    kind: 'c-accent',
    ...(line.unit !== undefined && { unit: line.unit }),
    ...sayLast(figures, rows, line),
    marks: listMarks(rows, line),
  })
}

function sayLast<R>(figures: Figures, rows: readonly R[], line: RowLine<R>): { lastValue?: string } {
  const value = toDecimal(rows.map(line.value).findLast((each) => each !== null) ?? null)
  return value === null ? {} : { lastValue: (line.writeLast ?? figures.number)(trimZeros(value)) }
}

function listMarks<R>(rows: readonly R[], line: RowLine<R>): LineMark[] {
  return rows.flatMap((row, at) => {
    const before = rows[at - 1]
    const title = before === undefined || line.mark === undefined ? null : line.mark(row, before)
    const period = line.period(row)
    return title === null ? [] : [{ at: Date.parse(period), title, day: line.writePeriod(period) }]
  })
}

/** Writes a figure with its unit: the sign of money stands before it. */
function writeWithUnit(figure: string, unit: string | undefined): string {
  if (unit === undefined) return figure
  return unit === 'R$' ? `${unit} ${figure}` : `${figure} ${unit}`
}

function makePoint<R>(figures: Figures, row: R, line: RowLine<R>): LinePoint[] {
  const value = toDecimal(line.value(row))
  if (value === null) return []
  const at = line.period(row)
  const title = `${line.writePeriod(at)}: ${writeWithUnit(figures.number(trimZeros(value)), line.unit)}`
  const point = { at: Date.parse(at), value: Number(value), title }
  if (line.band === undefined) return [point]
  const [low, high] = line.band(row)
  const ends = [toDecimal(low) ?? value, toDecimal(high) ?? value] as const
  return [
    {
      ...point,
      low: Number(ends[0]),
      high: Number(ends[1]),
      title: `${title} (${figures.number(trimZeros(ends[0]))} – ${figures.number(trimZeros(ends[1]))})`,
    },
  ]
}
