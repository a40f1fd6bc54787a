import type { Html } from '../../kit/jsx-runtime.ts'
import { placeColumns } from './month-places.ts'

export interface StackedMonth {
  /** Month or day, `2025-10`: months that are missing between two columns leave their room empty. */
  readonly period: string
  readonly label: string
  readonly href: string | null
  readonly title: string
  /** True where the month lacks members: its column is hatched, and nothing joins it to the others. */
  readonly isPartial: boolean
  /** Parts of the column, which is 100 high. */
  readonly parts: readonly { readonly kind: string; readonly percent: number; readonly title: string }[]
}

const HEIGHT = 240
const TOP = 8

/** Draws one column a month, of parts of 100 %, at the place of its month; missing months leave a gap. */
export function drawStackedMonths(label: string, months: readonly StackedMonth[]): Html {
  const { width, places } = placeColumns(months.map(({ period }) => period))
  const columns = months.map(({ label: name, href, title, isPartial, parts }, at) => {
    const { x = 0, isNamed = false, isNamedOnPhones = false } = places[at] ?? {}
    const text = isNamed && (
      <text
        class={`tick${isNamedOnPhones ? '' : ' wide-only'}`}
        x={`${(x + width / 2).toFixed(2)}%`}
        y={HEIGHT + 26}
        text-anchor="middle"
      >
        {name}
      </text>
    )
    const column = (
      <g>
        <title>{title}</title>
        {drawParts(parts, x, width)}
        {isPartial && drawHatch(x, width)}
        {text}
      </g>
    )
    return href === null ? column : <a href={href}>{column}</a>
  })
  const size = HEIGHT + 34
  return (
    <div class="plot">
      <svg class="axis" width="100%" height={size} aria-hidden="true">
        {PERCENTS.map(drawTick)}
      </svg>
      <svg class="months" role="group" aria-label={label} width="100%" height={size}>
        {PERCENTS.map(drawGridLine)}
        {columns}
      </svg>
    </div>
  )
}

function heightOf(percent: number): number {
  return TOP + HEIGHT - (HEIGHT * percent) / 100
}

const PERCENTS = [0, 25, 50, 75, 100] as const

function drawGridLine(percent: number): Html {
  return <line class="grid" x1="0" x2="100%" y1={heightOf(percent)} y2={heightOf(percent)} />
}

function drawTick(percent: number): Html {
  return (
    <text class="tick" x="100%" y={heightOf(percent) + 4} text-anchor="end">
      {percent} %
    </text>
  )
}

function drawParts(parts: StackedMonth['parts'], x: number, width: number): readonly Html[] {
  let from = 0
  return parts.map(({ kind, percent, title: said }) => {
    const [bottom, top] = [heightOf(from), heightOf(from + percent)]
    from += percent
    return (
      <rect
        class={`full ${kind}`}
        x={`${x.toFixed(2)}%`}
        width={`${width.toFixed(2)}%`}
        y={top.toFixed(1)}
        height={Math.max(0.5, bottom - top).toFixed(1)}
      >
        <title>{said}</title>
      </rect>
    )
  })
}

function drawHatch(x: number, width: number): Html {
  return (
    <rect
      class="hatched"
      x={`${x.toFixed(2)}%`}
      width={`${width.toFixed(2)}%`}
      y={heightOf(100)}
      height={heightOf(0) - heightOf(100)}
    />
  )
}
