import { scaleLinear } from 'd3-scale'
import type { Html } from '../../kit/jsx-runtime.ts'
import { describePoints, describeTicks, type WriteTick } from './line.tsx'

/** Heights are for the picture only; the table has the exact values. */
interface FlowDay {
  readonly at: number
  readonly inflow: number
  readonly outflow: number
  readonly title: string
}

interface FlowParts {
  readonly label: string
  readonly days: readonly FlowDay[]
  readonly writeTick: WriteTick
  readonly first: string
  readonly last: string
}

const HEIGHT = 160
const DAY_MS = 86_400_000

/** Draws the inflow above a zero line and the outflow below it, a bar a day, at the place of its day. */
export function drawFlows({ label, days, writeTick, first, last }: FlowParts): Html {
  const y = scaleLinear(
    [-Math.max(0, ...days.map(({ outflow }) => outflow)), Math.max(0, ...days.map(({ inflow }) => inflow))],
    [HEIGHT - 8, 8],
  ).nice(4)
  const times = days.map(({ at }) => at)
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const shown = (to - from) / DAY_MS + 1
  const x = scaleLinear([from, to + DAY_MS], [0, 100])
  const width = (0.8 * 100) / shown
  const bar = (at: number, kind: string, ends: readonly [number, number]) => {
    const [top, bottom] = ends.map((value) => y(value)) as [number, number]
    return (
      bottom > top && (
        <rect
          class={`full ${kind}`}
          x={`${(x(at) + width / 8).toFixed(2)}%`}
          width={`${width.toFixed(2)}%`}
          y={top.toFixed(1)}
          height={Math.max(0.5, bottom - top).toFixed(1)}
        />
      )
    )
  }
  const bars = days.map(({ at, inflow, outflow, title }) => (
    <g>
      <title>{title}</title>
      {bar(at, 'c-accent', [inflow, 0])}
      {bar(at, 'c-foreign', [0, -outflow])}
    </g>
  ))
  const ticks = y.ticks(4)
  return (
    <div class="plot">
      <svg class="axis" width="100%" height={HEIGHT} aria-hidden="true">
        {ticks.map((tick) => (
          <text class="tick" x="100%" y={(y(tick) + 4).toFixed(1)} text-anchor="end">
            {writeTick(tick, ...describeTicks(ticks))}
          </text>
        ))}
      </svg>
      <div class="drawn" {...describePoints(days, (at) => x(at) + width * 0.625)}>
        <svg role="img" aria-label={label} width="100%" height={HEIGHT}>
          {ticks.map((tick) => (
            <line class="grid" x1="0" x2="100%" y1={y(tick).toFixed(1)} y2={y(tick).toFixed(1)} />
          ))}
          {bars}
        </svg>
      </div>
      <p class="ends">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  )
}
