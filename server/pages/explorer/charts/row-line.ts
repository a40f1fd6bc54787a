import type { Html } from '../../kit/jsx-runtime.ts'
import type { AnsweredNumber } from '../answers.gen.ts'
import { toDecimal } from '../answers.ts'
import type { Figures } from '../../kit/figures.ts'
import { cutRuns, drawLine, type LinePoint, type WriteTick } from './line.tsx'

/** What a line shows of rows. */
export interface RowLine<R> {
  readonly label: string
  /** Reads the day or month of a row. */
  readonly period: (row: R) => string
  readonly value: (row: R) => AnsweredNumber | null
  /** Reads the ends of a band. */
  readonly band?: (row: R) => readonly [low: AnsweredNumber | null, high: AnsweredNumber | null]
  /** The longest time, in milliseconds, between two periods that follow each other. */
  readonly longestGap: number
  readonly writePeriod: (period: string) => string
  /** Writes a figure of the axis; without it, as a plain number. */
  readonly writeTick?: WriteTick
}

/** Draws a figure of rows, which come oldest first. Null where none has a value. */
export function drawRowLine<R>(figures: Figures, rows: readonly R[], line: RowLine<R>): Html | null {
  const points = rows.flatMap((row) => makePoint(figures, row, line))
  const [first, last] = [rows[0], rows.at(-1)]
  if (points.length === 0 || first === undefined || last === undefined) return null
  return drawLine({
    label: line.label,
    runs: cutRuns(points, line.longestGap),
    writeTick: line.writeTick ?? ((value) => figures.number(String(Number(value.toFixed(8))))),
    first: line.writePeriod(line.period(first)),
    last: line.writePeriod(line.period(last)),
    kind: 'c-accent',
  })
}

function makePoint<R>(figures: Figures, row: R, line: RowLine<R>): LinePoint[] {
  const value = toDecimal(line.value(row))
  if (value === null) return []
  const at = line.period(row)
  const title = `${line.writePeriod(at)}: ${figures.number(value)}`
  const point = { at: Date.parse(at), value: Number(value), title }
  if (line.band === undefined) return [point]
  const [low, high] = line.band(row)
  const ends = [toDecimal(low) ?? value, toDecimal(high) ?? value] as const
  return [
    {
      ...point,
      low: Number(ends[0]),
      high: Number(ends[1]),
      title: `${title} (${figures.number(ends[0])} – ${figures.number(ends[1])})`,
    },
  ]
}
