import type { Html } from '../../kit/jsx-runtime.ts'

export interface StackedMonth {
  /** The month or day, `2025-10`: months that are missing between two columns leave their room empty. */
  readonly period: string
  readonly label: string
  readonly href: string | null
  readonly title: string
  /** The month lacks members: its column is hatched, and nothing joins it to the others. */
  readonly isPartial: boolean
  /** Parts of the column, which is 100 high. */
  readonly parts: readonly { readonly kind: string; readonly percent: number; readonly title: string }[]
}

const HEIGHT = 240
const TOP = 8
/** The widest that a column with its gap is, in % of the picture. */
const WIDEST = 25
/** The room that the name of a month takes, in % of the picture on a wide screen and on a phone. */
const NAME_WIDTH = { wide: 6, narrow: 19 } as const

/** The most empty places between two columns: a longer gap is not drawn longer. */
const MOST_EMPTY = 6

/** Draws one column a month, of parts of 100 %, at the place of its month; missing months leave a gap. */
export function drawStackedMonths(label: string, months: readonly StackedMonth[]): Html {
  const places = placeMonths(months.map(({ period }) => period))
  const step = Math.min(WIDEST, 100 / Math.max(1, (places.at(-1) ?? 0) + 1))
  const width = step * 0.8
  // Names that would overlap are left out: some on every screen, more on a phone.
  const everyWide = Math.ceil(NAME_WIDTH.wide / step)
  const everyNarrow = everyWide * Math.ceil(NAME_WIDTH.narrow / (step * everyWide))
  let [wide, narrow] = [-everyWide, -everyNarrow]
  const columns = months.map(({ label: name, href, title, isPartial, parts }, at) => {
    const slot = places[at] ?? at
    const x = slot * step + step * 0.1
    const [isNamed, isNamedOnPhones] = [slot - wide >= everyWide, slot - narrow >= everyNarrow]
    if (isNamed) wide = slot
    if (isNamed && isNamedOnPhones) narrow = slot
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

/** Gives each month its place: as far from the first as in the calendar, long gaps cut short. */
function placeMonths(periods: readonly string[]): readonly number[] {
  const counted = periods.map((period) => Number(period.slice(0, 4)) * 12 + Number(period.slice(5, 7)))
  let place = 0
  return counted.map((month, at) => {
    const before = counted[at - 1]
    if (before !== undefined) place += Math.min(1 + MOST_EMPTY, Math.max(1, month - before))
    return place
  })
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
