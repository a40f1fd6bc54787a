import { scaleLinear } from 'd3-scale'
import type { Html } from '../../kit/jsx-runtime.ts'
import { describeTicks, type WriteTick } from './line.tsx'
import { placeColumns } from './month-places.ts'

/** Changes of a month, each part from the zero line: the heights are for the picture only. */
export interface MonthChange {
  /** Month or day, `2025-10`: missing months leave their room empty. */
  readonly period: string
  readonly label: string
  readonly href: string | null
  readonly title: string
  readonly parts: readonly { readonly kind: string; readonly value: number; readonly title: string }[]
}

interface ChangesParts {
  readonly label: string
  readonly months: readonly MonthChange[]
  readonly unit: string
  readonly writeTick: WriteTick
}

const HEIGHT = 200
const TOP = 8

/** Draws the parts of each month beside each other, above or below a zero line; null where no month has any. */
export function drawMonthChanges({ label, months, unit, writeTick }: ChangesParts): Html | null {
  const values = months.flatMap(({ parts }) => parts.map(({ value }) => value))
  if (values.every((value) => value === 0)) return null
  const y = scaleLinear([Math.min(0, ...values), Math.max(0, ...values)], [HEIGHT - TOP, TOP]).nice(4)
  const { width, places } = placeColumns(months.map(({ period }) => period))
  const ticks = y.ticks(4)
  const columns = months.map(({ label: name, href, title, parts }, at) => {
    const { x = 0, isNamed = false, isNamedOnPhones = false } = places[at] ?? {}
    const each = width / Math.max(1, parts.length)
    const column = (
      <g>
        <title>{title}</title>
        {parts.map(({ kind, value, title: said }, place) => {
          const [top, bottom] = [y(Math.max(0, value)), y(Math.min(0, value))]
          return (
            <rect
              class={`full ${kind}`}
              x={`${(x + place * each).toFixed(2)}%`}
              width={`${(each * 0.92).toFixed(2)}%`}
              y={top.toFixed(1)}
              height={Math.max(1, bottom - top).toFixed(1)}
            >
              <title>{said}</title>
            </rect>
          )
        })}
        {isNamed && (
          <text
            class={`tick${isNamedOnPhones ? '' : ' wide-only'}`}
            x={`${(x + width / 2).toFixed(2)}%`}
            y={HEIGHT + 18}
            text-anchor="middle"
          >
            {name}
          </text>
        )}
      </g>
    )
    return href === null ? column : <a href={href}>{column}</a>
  })
  const size = HEIGHT + 26
  return (
    <div class="plot">
      <p class="unit">{unit}</p>
      <svg class="axis" width="100%" height={size} aria-hidden="true">
        {ticks.map((tick) => (
          <text class="tick" x="100%" y={(y(tick) + 4).toFixed(1)} text-anchor="end">
            {writeTick(tick, ...describeTicks(ticks))}
          </text>
        ))}
      </svg>
      <svg class="months" role="group" aria-label={label} width="100%" height={size}>
        {ticks.map((tick) => (
          <line class="grid" x1="0" x2="100%" y1={y(tick).toFixed(1)} y2={y(tick).toFixed(1)} />
        ))}
        {columns}
      </svg>
    </div>
  )
}
