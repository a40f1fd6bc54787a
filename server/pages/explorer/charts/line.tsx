import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import type { Html } from '../../kit/jsx-runtime.ts'

/** A point of a line: its place is for the picture only, the table has the exact value. */
export interface LinePoint {
  readonly at: number
  readonly value: number
  /** The ends of a band, such as the low and the high of a day. */
  readonly low?: number
  readonly high?: number
  readonly title: string
}

/** Writes a mark of an axis, which is so far from the next, and whose largest mark is so far from zero. */
export type WriteTick = (value: number, step: number, largest: number) => string

export interface LineParts {
  readonly label: string
  /** Runs of points that follow each other: a gap between two of them is never joined. */
  readonly runs: readonly (readonly LinePoint[])[]
  readonly writeTick: WriteTick
  readonly first: string
  readonly last: string
  readonly kind: string
}

const PLOT = { width: 1000, height: 220 } as const
const VIEW = `0 0 ${String(PLOT.width)} ${String(PLOT.height)}`
/** Points above which no dot marks each of them. */
const MOST_DOTS = 60

/**
 * Draws lines with a band where there is one. The figures stand left of the plot, which is as wide as the page leaves.
 */
export function drawLine({ label, runs, writeTick, first, last, kind }: LineParts): Html {
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
  const place = ({ at, value }: LinePoint) => [(100 * x(at)) / PLOT.width, y(value)] as const
  return (
    <div class="plot">
      <svg class="axis" width="100%" height={PLOT.height} aria-hidden="true">
        {ticks.map((tick) => drawTick(y(tick), writeTick(tick, ...describeTicks(ticks))))}
      </svg>
      <div class="drawn" role="img" aria-label={label}>
        <svg width="100%" height={PLOT.height} viewBox={VIEW} preserveAspectRatio="none">
          {ticks.map((tick) => (
            <line class="grid" x1="0" x2={PLOT.width} y1={y(tick).toFixed(1)} y2={y(tick).toFixed(1)} />
          ))}
          {drawn}
        </svg>
        <svg class="dots" width="100%" height={PLOT.height}>
          {dotted.map((point) => drawDot(point, place(point), kind))}
        </svg>
      </div>
      <p class="ends">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  )
}

function drawDot({ title }: LinePoint, [x, y]: readonly [percent: number, y: number], kind: string): Html {
  return (
    <circle class={`full ${kind}`} cx={`${x.toFixed(2)}%`} cy={y.toFixed(1)} r="4">
      <title>{title}</title>
    </circle>
  )
}

function drawTick(y: number, text: string): Html {
  return (
    <text class="tick" x="100%" y={(y + 4).toFixed(1)} text-anchor="end">
      {text}
    </text>
  )
}

/** The values of the axis: from zero where all points are the same, so that they have a height. */
function chooseDomain(values: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  if (least !== most) return [least, most]
  return least === 0 ? [0, 1] : [Math.min(0, least), Math.max(0, most)]
}

/** The marks of the axis: whole ones where every value is whole, because there is no half of a fund. */
function chooseTicks(ticks: readonly number[], values: readonly number[]): readonly number[] {
  return values.every(Number.isInteger) ? ticks.filter(Number.isInteger) : ticks
}

/** The distance between the marks of an axis, and that of the largest from zero. */
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
