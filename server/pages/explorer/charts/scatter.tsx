import { scaleLinear } from 'd3-scale'
import type { Html } from '../../kit/jsx-runtime.ts'
import { describeTicks, type WriteTick } from './line.tsx'

/** A point of two figures: its place is for the picture only, the table has the exact values. */
export interface ScatterPoint {
  readonly x: number
  readonly y: number
  readonly title: string
  /** Label of a point that stands out; absent for the others. */
  readonly name?: string
}

interface ScatterParts {
  readonly label: string
  readonly points: readonly ScatterPoint[]
  /** Points that others are compared with, drawn above them. */
  readonly marks: readonly ScatterPoint[]
  /** A value of the upright axis that others are compared with, and what it is. */
  readonly level: { readonly value: number; readonly name: string } | null
  /** Figures of the axes, with their units. */
  readonly across: string
  readonly upright: string
  readonly writeTick: WriteTick
}

const HEIGHT = 300
const EDGE = 10

/** Draws points by two figures. */
export function drawScatter({ label, points, marks, level, across, upright, writeTick }: ScatterParts): Html {
  const all = [...points, ...marks]
  const heights = [...all.map(({ y }) => y), ...(level === null ? [] : [level.value])]
  const x = scaleLinear([0, Math.max(...all.map((point) => point.x)) || 1], [1, 98]).nice(4)
  const y = scaleLinear(
    [Math.min(...heights), Math.max(...heights) + (heights.length === 1 ? 1 : 0)],
    [HEIGHT - EDGE, EDGE],
  ).nice(4)
  const [xs, ys] = [x.ticks(4), y.ticks(4)]
  const dot = ({ x: at, y: value, title, name }: ScatterPoint, kind: string, r: string) => (
    <g>
      <title>{title}</title>
      <circle class={`full ${kind}`} cx={`${x(at).toFixed(2)}%`} cy={y(value).toFixed(1)} r={r} />
      {name !== undefined && (
        <text
          class="last"
          x={`${x(at).toFixed(2)}%`}
          y={(y(value) - 10).toFixed(1)}
          text-anchor={x(at) > 50 ? 'end' : 'start'}
        >
          {name}
        </text>
      )}
    </g>
  )
  return (
    <div class="plot">
      <p class="unit">{upright}</p>
      <svg class="axis" width="100%" height={HEIGHT} aria-hidden="true">
        {ys.map((tick) => (
          <text class="tick" x="100%" y={(y(tick) + 4).toFixed(1)} text-anchor="end">
            {writeTick(tick, ...describeTicks(ys))}
          </text>
        ))}
      </svg>
      <svg class="scatter" role="img" aria-label={label} width="100%" height={HEIGHT}>
        {ys.map((tick) => (
          <line class="grid" x1="0" x2="100%" y1={y(tick).toFixed(1)} y2={y(tick).toFixed(1)} />
        ))}
        {xs.map((tick) => (
          <text class="tick" x={`${x(tick).toFixed(2)}%`} y={HEIGHT - 1}>
            {writeTick(tick, ...describeTicks(xs))}
          </text>
        ))}
        {points.map((point) => dot(point, 'c-accent', '4'))}
        {level !== null && drawLevel(level.name, y(level.value))}
        {marks.map((point) => dot(point, 'c-derivatives', '6'))}
      </svg>
      <p class="ends">
        <span />
        <span>{across}</span>
      </p>
    </div>
  )
}

function drawLevel(name: string, y: number): Html {
  return (
    <g class="mark">
      <title>{name}</title>
      <line x1="0" x2="100%" y1={y.toFixed(1)} y2={y.toFixed(1)} />
      <text class="last" x="100%" y={(y - 5).toFixed(1)} text-anchor="end">
        {name}
      </text>
    </g>
  )
}
