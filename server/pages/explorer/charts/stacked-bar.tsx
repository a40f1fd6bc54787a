import type { Html } from '../../kit/jsx-runtime.ts'

/** A part of a whole: the width is for the picture only, the table has the exact value. */
interface BarPart {
  readonly kind: string
  readonly size: number
  readonly title: string
}

/** A run of parts, and how much of it is hatched in the band below them: what is known of the run as a whole alone. */
export interface BandPart {
  readonly kind: string
  readonly size: number
  readonly hatched: number
  readonly titles: { readonly full: string; readonly hatched: string }
}

/** Texts beside and below the parts of a bar. */
interface Beside {
  /** Value that may belong to the whole, which is not known: an outline. */
  readonly unknown?: string
  /** Runs of the parts, in their order. */
  readonly band?: readonly BandPart[]
}

const HEIGHT = 40
const BAND = { top: 44, height: 16 }
/** Narrowest part that a reader can see, in % of the bar. */
const LEAST = 0.4

/** Width of what is not known, in % of the bar: it stands for no size. */
const UNKNOWN_WIDTH = 8

/**
 * Draws the parts of one whole side by side. Parts below zero have no width, so only the table has them. Beside them an
 * outline stands for value that may belong to the whole.
 */
export function drawStackedBar(
  label: string,
  parts: readonly BarPart[],
  { unknown, band = [] }: Beside = {},
): Html | null {
  const whole = addSizes(parts)
  if (whole === 0) return null
  const scale = (unknown === undefined ? 100 : 99 - UNKNOWN_WIDTH) / whole
  const height = band.length === 0 ? HEIGHT : BAND.top + BAND.height
  return (
    <svg class="whole-bar" role="img" aria-label={label} width="100%" height={height}>
      {placeSideBySide(parts, scale).map(({ part: { kind, title }, x, width }) => (
        <rect class={`full ${kind}`} {...toPercents(x, Math.max(LEAST, width))} height={HEIGHT}>
          <title>{title}</title>
        </rect>
      ))}
      {placeSideBySide(band, scale).map(({ part, x }) => drawBandPart(part, x, scale))}
      {unknown !== undefined && (
        <rect
          class="outline"
          x={`${String(99.5 - UNKNOWN_WIDTH)}%`}
          y="1"
          width={`${String(UNKNOWN_WIDTH)}%`}
          height={HEIGHT - 2}
        >
          <title>{unknown}</title>
        </rect>
      )}
    </svg>
  )
}

/** Draws the direct part, and hatched the part through others. */
function drawBandPart({ kind, size, hatched, titles }: BandPart, x: number, scale: number): readonly Html[] {
  const through = Math.min(size, Math.max(0, hatched))
  const own = (size - through) * scale
  const draw = (name: string, from: number, width: number, title: string) =>
    width > 0 && (
      <rect class={name} {...toPercents(from, width)} y={BAND.top} height={BAND.height}>
        <title>{title}</title>
      </rect>
    )
  return [
    <>
      {draw(`full ${kind}`, x, own, titles.full)}
      {draw(`full ${kind}`, x + own, through * scale, titles.hatched)}
      {draw('hatched', x + own, through * scale, titles.hatched)}
    </>,
  ]
}

function addSizes(parts: readonly { readonly size: number }[]): number {
  return parts.reduce((sum, { size }) => sum + Math.max(0, size), 0)
}

function placeSideBySide<P extends { readonly size: number }>(parts: readonly P[], scale: number) {
  let from = 0
  return parts
    .filter(({ size }) => size > 0)
    .map((part) => {
      const [x, width] = [from, part.size * scale]
      from += width
      return { part, x, width }
    })
}

function toPercents(x: number, width: number) {
  return { x: `${x.toFixed(2)}%`, width: `${width.toFixed(2)}%` }
}
