import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import type { Html } from '../../kit/jsx-runtime.ts'

/** A point of a line: its place is for the picture only, the table has the exact value. */
export interface LinePoint {
  readonly at: number
  readonly value: number
  /** Ends of a band, such as the low and the high of a day. */
  readonly low?: number
  readonly high?: number
  readonly title: string
}

/** Writes a mark of an axis by the distance of the marks from each other, and of the farthest of them from zero. */
export type WriteTick = (value: number, step: number, largest: number) => string

export interface LineParts {
  readonly label: string
  /** Runs of points that follow each other: a gap between two of them is never joined. */
  readonly runs: readonly (readonly LinePoint[])[]
  readonly writeTick: WriteTick
  readonly first: string
  readonly last: string
  readonly kind: string
  /** Unit of the figures of the axis, such as `R$`; absent where the words around the picture say it. */
  readonly unit?: string
  /** Stands beside the last point. */
  readonly lastValue?: string
  /** Event at a time, such as a split: a line across the plot. */
  readonly marks?: readonly LineMark[]
}

/** Something that happened at a time of a plot. */
export interface LineMark {
  readonly at: number
  readonly title: string
  /** Day of the event, for a picture that stands alone. */
  readonly day?: string
}

const PLOT = { width: 1000, height: 220 } as const
const VIEW = `0 0 ${String(PLOT.width)} ${String(PLOT.height)}`
/** Most points that have a dot each. */
const MOST_DOTS = 60

/**
 * Draws lines with a band where there is one. The figures stand left of the plot, which is as wide as the page leaves.
 */
export function drawLine(parts: LineParts): Html {
  const { label, runs, writeTick, first, last, kind, unit, lastValue, marks = [] } = parts
  const points = runs.flat()
  const ends = points.flatMap(({ value, low = value, high = value }) => [low, value, high])
  const y = scaleLinear(chooseDomain(ends), [PLOT.height - 8, 8]).nice(4)
  const times = points.map(({ at }) => at)
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const x = scaleLinear(from === to ? [from - 1, to + 1] : [from, to], [12, PLOT.width - 12])
  const path = line<LinePoint>()
    .x(({ at }) => x(at))
    .y(({ value }) => y(value))
  const band = area<LinePoint>()
    .x(({ at }) => x(at))
    .y0(({ low, value }) => y(low ?? value))
    .y1(({ high, value }) => y(high ?? value))
  // A band of a single point has no width.
  const drawRange = ({ at, value, low = value, high = value }: LinePoint) => (
    <line
      class={`range ${kind}`}
      x1={x(at).toFixed(1)}
      x2={x(at).toFixed(1)}
      y1={y(low).toFixed(1)}
      y2={y(high).toFixed(1)}
    />
  )
  const hasBand = points.some(({ low, high }) => low !== undefined && high !== undefined)
  const ticks = chooseTicks(y.ticks(4), ends)
  const drawn = runs.map((run) => (
    <>
      {hasBand && (run.length > 1 ? <path class={`band ${kind}`} d={band(run) ?? ''} /> : run.map(drawRange))}
      {run.length > 1 && <path class={`line ${kind}`} d={path(run) ?? ''} />}
    </>
  ))
  const dotted = runs.flatMap((run) => (points.length <= MOST_DOTS || run.length === 1 ? run : []))
  const across = (at: number) => (100 * x(at)) / PLOT.width
  const place = ({ at, value }: LinePoint) => [across(at), y(value)] as const
  const end = points.at(-1)
  return (
    <div class="plot">
      {unit !== undefined && <p class="unit">{unit}</p>}
      <svg class="axis" width="100%" height={PLOT.height} aria-hidden="true">
        {ticks.map((tick) => drawTick(y(tick), writeTick(tick, ...describeTicks(ticks))))}
      </svg>
      <div class="drawn" role="img" aria-label={label} {...describePoints(tellPoints(points, marks), across)}>
        <svg width="100%" height={PLOT.height} viewBox={VIEW} preserveAspectRatio="none">
          {ticks.map((tick) => drawGridLine(y(tick).toFixed(1)))}
          {drawn}
        </svg>
        <svg class="dots" width="100%" height={PLOT.height}>
          {listYears(from, to).map((year, place, all) =>
            drawYear(year, across(year), across(all[place - 1] ?? -Infinity)),
          )}
          {marks.map((mark) => drawMark(mark, across(mark.at)))}
          {dotted.map((point) => drawDot(point, place(point), kind))}
          {end !== undefined && lastValue !== undefined && writeLast(lastValue, place(end))}
        </svg>
      </div>
      {writeEnds(first, last)}
    </div>
  )
}

/** Adds what happened on a day to its value. */
function tellPoints(points: readonly LinePoint[], marks: NonNullable<LineParts['marks']>) {
  const happened = new Map(marks.map((mark) => [mark.at, mark.title]))
  return points.map(({ at, title }) => ({ at, title: [title, happened.get(at)].filter(Boolean).join(' · ') }))
}

function drawGridLine(y: string): Html {
  return <line class="grid" x1="0" x2={PLOT.width} y1={y} y2={y} />
}

function writeEnds(first: string, last: string): Html {
  return (
    <p class="ends">
      <span>{first}</span>
      <span>{last}</span>
    </p>
  )
}

function drawDot({ title }: LinePoint, [x, y]: readonly [percent: number, y: number], kind: string): Html {
  return (
    <circle class={`full ${kind}`} cx={`${x.toFixed(2)}%`} cy={y.toFixed(1)} r="4">
      <title>{title}</title>
    </circle>
  )
}

/** Most years that have a name on an axis. */
const MOST_YEARS = 6

/** Lists the first instants of the years within a time, and of every other one where they are many. */
function listYears(from: number, to: number): readonly number[] {
  const first = new Date(from).getUTCFullYear() + 1
  const years = Array.from({ length: Math.max(0, new Date(to).getUTCFullYear() - first + 1) }, (_, at) => first + at)
  const every = Math.ceil(years.length / MOST_YEARS)
  return years.filter((_, at) => at % every === 0).map((year) => Date.UTC(year, 0, 1))
}

/** Where a year has no room on its right, percent of the width. */
const NEAR_END = 90
/** Room of two names on a phone, percent of the width: one at the end stands left of its line. */
const TWO_NAMES = 24

function drawYear(at: number, x: number, before: number): Html {
  const percent = `${x.toFixed(2)}%`
  const isNearEnd = x > NEAR_END
  return (
    <>
      <line class="grid" x1={percent} x2={percent} y1="0" y2={PLOT.height} />
      {!(isNearEnd && x - before < TWO_NAMES) && (
        <text
          class="tick"
          x={percent}
          dx={isNearEnd ? '-4' : '4'}
          y={PLOT.height - 2}
          text-anchor={isNearEnd ? 'end' : null}
        >
          {String(new Date(at).getUTCFullYear())}
        </text>
      )}
    </>
  )
}

function drawMark({ title, day }: LineMark, x: number): Html {
  const percent = `${x.toFixed(2)}%`
  return (
    <g class="mark">
      <title>{day === undefined ? title : `${day}: ${title}`}</title>
      <line x1={percent} x2={percent} y1="0" y2={PLOT.height} />
      <rect x={percent} y="0" width="6" height="6" />
    </g>
  )
}

/** Writes the last value beside its point: above it, or below where there is no room. */
function writeLast(text: string, [x, y]: readonly [percent: number, y: number]): Html {
  return (
    <text class="last" x={`${x.toFixed(2)}%`} y={(y < 24 ? y + 20 : y - 10).toFixed(1)} text-anchor="end">
      {text}
    </text>
  )
}

/** Describes the points for the script of the pages: thousandths of the width, and values. */
export function describePoints(
  points: readonly { readonly at: number; readonly title: string }[],
  across: (at: number) => number,
): { readonly 'data-x': string; readonly 'data-said': string } {
  return {
    'data-x': points.map(({ at }) => Math.round(10 * across(at))).join(' '),
    'data-said': points.map(({ title }) => title).join('|'),
  }
}

function drawTick(y: number, text: string): Html {
  return (
    <text class="tick" x="100%" y={(y + 4).toFixed(1)} text-anchor="end">
      {text}
    </text>
  )
}

/** Begins or ends at zero where all points are the same, so that the axis has a height. */
function chooseDomain(values: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (least !== most) return [least, most]
  return least === 0 ? [0, 1] : [Math.min(0, least), Math.max(0, most)]
}

/** Takes whole marks where every value is whole, because there is no half of a fund. */
function chooseTicks(ticks: readonly number[], values: readonly number[]): readonly number[] {
  return values.every(Number.isInteger) ? ticks.filter(Number.isInteger) : ticks
}

/** Measures how far apart the marks of an axis are, and how far the largest is from zero. */
export function describeTicks(ticks: readonly number[]): [step: number, largest: number] {
  const [first = 0, second = first + 1] = ticks
  return [second - first, Math.max(0, ...ticks.map(Math.abs))]
}

/** Cuts points into runs where more than `longest` lies between two of them. */
export function cutRuns(points: readonly LinePoint[], longest: number): LinePoint[][] {
  const runs: LinePoint[][] = []
  for (const point of points) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run !== undefined && before !== undefined && point.at - before.at <= longest) run.push(point)
    else runs.push([point])
  }
  return runs
}
