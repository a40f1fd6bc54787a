import type { CanaryReport } from '../../schemas/core/canary.ts'

/**
 * Most examples name a month, and months of the past are rarely filed again: if more than half of all answers changed,
 * a rule changed or something was lost. A night with a new month changes only those that ask for the newest.
 */
const MOST_CHANGED = 0.5
/** With fewer answers a share says nothing. */
const FEWEST_COMPARED = 10
/**
 * No market moves half of all changed figures by more than a factor of two. A mistaken unit does, by a hundred or a
 * thousand. Fewer figures than these can come from one fund.
 */
const MOST_TIMES = 2
const FEWEST_FIGURES = 20
/** A sentence names this many examples at most. */
const NAMED = 5

/** Lists what the operator should look at in the report of a canary. */
export function judgeCanary({
  compared,
  changed,
  figures,
  median_ratio: ratio,
  lost,
}: Omit<CanaryReport, 'odd'>): string[] {
  const odd: string[] = []
  if (lost.length > 0) {
    const more = lost.length > NAMED ? ` and ${String(lost.length - NAMED)} more` : ''
    odd.push(`the new snapshot does not answer what the old one did: ${lost.slice(0, NAMED).join(', ')}${more}`)
  }
  if (compared === 0 && lost.length === 0) odd.push('no example could be compared')
  if (compared >= FEWEST_COMPARED && changed / compared > MOST_CHANGED)
    odd.push(`${String(changed)} of ${String(compared)} answers changed`)
  if (ratio !== null && figures >= FEWEST_FIGURES && (ratio > MOST_TIMES || ratio < 1 / MOST_TIMES))
    odd.push(
      `half of the ${String(figures)} changed figures are ${ratio.toPrecision(3)} times what they were, or beyond`,
    )
  return odd
}

export function findMedian(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
