import type { Html } from '../../kit/jsx-runtime.ts'

/** A part of a whole: the width is for the picture only, the table has the exact value. */
interface BarPart {
  readonly kind: string
  readonly size: number
  readonly title: string
}

const HEIGHT = 40
/** The narrowest part that is seen, in % of the bar. */
const LEAST = 0.4

/** The width of what is not known, in % of the bar: it stands for no size. */
const UNKNOWN_WIDTH = 8

/**
 * Draws the parts of one whole side by side. Parts below zero have no width, so only the table has them. Beside them
 * stands an outline for what may belong to the whole and nobody knows.
 */
export function drawStackedBar(label: string, parts: readonly BarPart[], unknown: string | null = null): Html | null {
  const drawn = parts.filter(({ size }) => size > 0)
  const whole = drawn.reduce((sum, { size }) => sum + size, 0)
  if (whole === 0) return null
  let from = 0
  return (
    <svg class="whole-bar" role="img" aria-label={label} width="100%" height={HEIGHT}>
      {drawn.map(({ kind, size, title }) => {
        const width = ((unknown === null ? 100 : 99 - UNKNOWN_WIDTH) * size) / whole
        const x = from
        from += width
        return (
          <rect
            class={`full ${kind}`}
            x={`${x.toFixed(2)}%`}
            width={`${Math.max(LEAST, width).toFixed(2)}%`}
            height={HEIGHT}
          >
            <title>{title}</title>
          </rect>
        )
      })}
      {unknown !== null && (
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
