import type { Html } from '../../kit/jsx-runtime.ts'

/** Draws a bar for a cell of a table: a part of the longest one, from a zero line that all rows share. */
export function drawBar(value: number, { least, most }: BarRange, kind: string, isClosed = false): Html {
  const whole = most - least || 1
  const [from, to] = [Math.min(0, value), Math.max(0, value)]
  const x = ((from - least) / whole) * 100
  const width = ((to - from) / whole) * 100
  return (
    <svg class={`bar ${kind}`} width="100%" height="14" aria-hidden="true">
      <rect class="full" x={`${x.toFixed(2)}%`} width={`${Math.max(0.5, width).toFixed(2)}%`} height="14" />
      {isClosed && <rect class="hatched" x={`${x.toFixed(2)}%`} width={`${width.toFixed(2)}%`} height="14" />}
    </svg>
  )
}

/** Draws a bar of two parts for a cell of a table: the direct part, and hatched the part through others. */
export function drawSplitBar(own: number, through: number, { least, most }: BarRange, kind: string): Html {
  const whole = most - least || 1
  const place = (value: number) => ((value - least) / whole) * 100
  const part = (from: number, to: number, name: string) => {
    const [left, right] = [place(Math.min(from, to)), place(Math.max(from, to))]
    return (
      <rect class={name} x={`${left.toFixed(2)}%`} width={`${Math.max(0.5, right - left).toFixed(2)}%`} height="14" />
    )
  }
  return (
    <svg class={`bar ${kind}`} width="100%" height="14" aria-hidden="true">
      {own !== 0 && part(0, own, 'full')}
      {through !== 0 && part(own, own + through, 'full')}
      {through !== 0 && part(own, own + through, 'hatched')}
    </svg>
  )
}

export interface BarRange {
  readonly least: number
  readonly most: number
}

/**
 * Includes zero, and leaves room right of it where no value is above it: a bar that fills the range would look like one
 * above zero.
 */
export function rangeOf(values: readonly number[]): BarRange {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  return { least, most: most === 0 ? -least : most }
}
