import type { Figure, PartResult } from './result.ts'

/** Since the last committed run. */
export type Change =
  | { readonly known: false; readonly because: string }
  | {
      readonly known: true
      /** Of the median. */
      readonly percent: number
      /** True if the rounds of both runs share no value: a change within the spread may be noise. */
      readonly beyondSpread: boolean
      readonly since: string
      readonly otherMachine: boolean
    }

interface Now {
  readonly scale: number
  readonly machine: string
}

/** Compares a figure with that of the last run, if both measured the same. */
export function findChange(figure: Figure, last: PartResult | null, now: Now): Change {
  if (last === null) return { known: false, because: 'no committed run' }
  const before = last.figures.find(({ id }) => id === figure.id)
  if (before === undefined) return { known: false, because: 'new' }
  if (last.scale !== now.scale) return { known: false, because: `the committed run has scale ${String(last.scale)}` }
  if (before.unit !== figure.unit) return { known: false, because: `was in ${before.unit}` }
  if (before.median === 0) return { known: false, because: 'was 0' }
  return {
    known: true,
    percent: (figure.median / before.median - 1) * 100,
    beyondSpread: figure.min > before.max || figure.max < before.min,
    since: last.measured_at.slice(0, 10),
    otherMachine: last.machine !== now.machine,
  }
}

export function formatChange(change: Change): string {
  if (!change.known) return `(${change.because})`
  const sign = change.percent < 0 ? '−' : '+'
  const spread = change.beyondSpread ? '' : ', within the spread'
  const machine = change.otherMachine ? ', another machine' : ''
  return `${sign}${Math.abs(change.percent).toFixed(0)} % since ${change.since}${spread}${machine}`
}
